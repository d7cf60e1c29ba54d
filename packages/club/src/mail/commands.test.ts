import { expect, test } from 'vitest'
import { submitReply } from '../../../host/src/mail/submit-reply.js'
import { world } from '../fresh.test-support.js'
import type { Club } from '../open-club.js'
import { parseSocietyCommand } from './society-commands.js'
import { parseTableCommand } from './table-commands.js'
import { parseTournamentCommand } from './tournament-commands.js'

/** Returns a function that sends a person's mail to a host and resolves to the answer. */
function mailTo(host: Club) {
  let sent = 0
  return async (match: string, person: string, text: string): Promise<string> => {
    sent += 1
    const reply = { text, problem: undefined, key: `${sent}`, id: undefined, from: 'ann@home.test' }
    return (await submitReply(host, { match, person }, reply)).paragraphs.join('\n')
  }
}

test.each([
  ['/tables', { type: 'tables', game: undefined }],
  [' /Tables  spades ', { type: 'tables', game: 'spades' }],
  ['/sit', { type: 'sit', table: undefined, contribution: undefined }],
  ['/sit spades 3x7', { type: 'sit', table: 'spades 3x7', contribution: undefined }],
  ['/sit with a blue moon', { type: 'sit', table: undefined, contribution: 'a blue moon' }],
  ['/sit spades 3x7 with a  moon', { type: 'sit', table: 'spades 3x7', contribution: 'a moon' }],
  ['/stand', { type: 'stand', table: undefined }],
  ['/decline spades 3x7', { type: 'decline', table: 'spades 3x7' }],
  ['/rematch', { type: 'rematch' }],
  ['/rematch now', undefined],
  ['/sitting', undefined],
  ['sit', undefined],
  ['/sit\nbid 4', undefined],
  ['', undefined],
])('the mail %j is the table command %j', (text, command) => {
  expect(parseTableCommand(text)).toEqual(command)
})

test('people find a table, sit down and contribute to its chance by mail', async () => {
  const { host } = await world()
  const mail = mailTo(host)
  expect(await mail('GPS 1', 'Ann', '/tables')).toBe('No table is open.')
  const opened = await host.createTable({
    by: 'Cyd',
    idempotencyKey: 'club',
    game: 'pure-skill',
    seats: 3,
    title: 'Club',
    invited: ['Bob'],
    contribution: 'a red sun',
  })
  if (!opened.ok) throw new Error(opened.error.message)
  const { table, commitment } = opened.value
  expect(await mail('GPS 1', 'Ann', '/tables')).toBe(
    `Table "${table}" (pure-skill, "Club"), opened by Cyd: 2 of 3 seats are free. At the table: Cyd.`,
  )
  expect(await mail('GPS 1', 'Ann', '/tables spades')).toBe('No table is open.')
  expect(await mail('GPS 1', 'Ann', `/sit ${table} with a blue moon`)).toBe(
    `Table "${table}" (pure-skill, "Club"), opened by Cyd: 1 of 3 seats is free. At the table: Cyd, Ann. You contribute "a blue moon" to its chance. Its chance is committed to as ${commitment}.`,
  )
  expect(await mail(table, 'Ann', '/stand')).toContain('2 of 3 seats are free')
  expect(await mail(table, 'Ann', '/sit with a green moon')).toContain('"a green moon"')
  expect(await mail(table, 'Bob', '/sit')).toContain('the match has started')
  const page = await host.getMatch({ match: table })
  expect(page.ok && page.value.chance).toMatchObject({
    commitment,
    contributions: { Ann: 'a green moon', Cyd: 'a red sun' },
  })
  expect(await mail(table, 'Bob', '/decline')).toContain('Nothing was changed.')
  expect(await mail(table, 'Bob', '/rematch')).toContain('Nothing was changed.')
  expect(await mail(table, 'Bob', 'bid 4')).toContain('Done:')
  await host.close()
})

test('a person gets receipts for the seat that they take by mail', async () => {
  const { host } = await world()
  const opened = await host.createTable({
    by: 'Cyd',
    idempotencyKey: 'club',
    game: 'pure-skill',
    seats: 3,
  })
  if (!opened.ok) throw new Error(opened.error.message)
  const { table } = opened.value
  const receipts: unknown[] = []
  for (const text of ['/sit', '/sit with a blue moon']) {
    const reply = { text, problem: undefined, key: text, id: undefined, from: 'ann@home.test' }
    const { receipt } = await submitReply(host, { match: table, person: 'Ann' }, reply)
    receipts.push(receipt)
  }
  const format = 'ackanomic seat receipt'
  expect(receipts).toMatchObject([
    { format, person: 'Ann', contribution: null },
    { format, person: 'Ann', contribution: 'a blue moon' },
  ])
  await host.close()
})

test.each([
  ['/tournaments', { type: 'tournaments', game: undefined }],
  [' /Tournaments  spades ', { type: 'tournaments', game: 'spades' }],
  ['/enter', { type: 'enter', tournament: undefined }],
  ['/enter spades cup 3x7', { type: 'enter', tournament: 'spades cup 3x7' }],
  ['/withdraw', { type: 'withdraw', tournament: undefined }],
  ['/standings', { type: 'standings', tournament: undefined }],
  ['/entering', undefined],
  ['enter', undefined],
  ['/enter\nbid 4', undefined],
  ['', undefined],
])('the mail %j is the tournament command %j', (text, command) => {
  expect(parseTournamentCommand(text)).toEqual(command)
})

test('people find a tournament, enter and withdraw by mail', async () => {
  const { host } = await world()
  const mail = mailTo(host)
  expect(await mail('GPS 1', 'Ann', '/tournaments')).toBe('No tournament is open or being played.')
  const opened = await host.createTournament({
    by: 'Cyd',
    idempotencyKey: 'cup',
    game: 'pure-skill',
    title: 'Cup',
    format: 'swiss',
    seats: 3,
    maxPlayers: 3,
  })
  if (!opened.ok) throw new Error(opened.error.message)
  const { tournament } = opened.value
  const start = `Tournament "${tournament}" (pure-skill, Swiss, "Cup"), opened by Cyd:`
  expect(await mail('GPS 1', 'Ann', '/tournaments')).toBe(`${start} 0 of 3 have entered.`)
  expect(await mail('GPS 1', 'Ann', `/enter ${tournament}`)).toBe(
    `${start} 1 of 3 have entered. You take part.`,
  )
  expect(await mail(tournament, 'Ann', '/withdraw')).toBe(`${start} 0 of 3 have entered.`)
  for (const person of ['Ann', 'Bob']) await mail('GPS 1', person, `/enter ${tournament}`)
  expect(await mail(tournament, 'Cyd', '/enter')).toBe(
    `${start} round 1 of 1 is being played. You take part.\n1. Ann: 0\n1. Bob: 0\n1. Cyd: 0`,
  )
  expect(await mail(tournament, 'Eve', '/enter')).toContain('Nothing was changed.')
  expect(await mail(tournament, 'Eve', '/standings')).toContain('1. Ann: 0')
  expect(await mail('GPS 1', 'Eve', '/standings none')).toContain('There is no tournament')
  await host.close()
})

test.each([
  ['/submissions', { type: 'submissions' }],
  [' /Statement ', { type: 'statement' }],
  ['/submission 3', { type: 'submission', submission: 3 }],
  ['/endorse  3', { type: 'endorse', submission: 3 }],
  ['/veto 3 as Speaker', { type: 'veto', submission: 3, as: 'speaker', explanation: undefined }],
  [
    '/veto 3 as senate: It is a scam.',
    { type: 'veto', submission: 3, as: 'senate', explanation: 'It is a scam.' },
  ],
  ['/endorse', undefined],
  ['/endorse three', undefined],
  ['/veto 3', undefined],
  ['/submissions now', undefined],
  ['/endorse 3\nbid 4', undefined],
  ['', undefined],
])('the mail %j is the society command %j', (text, command) => {
  expect(parseSocietyCommand(text)).toEqual(command)
})

test('people read, endorse and veto Submissions and get their statement by mail', async () => {
  const { host } = await world({ hasRole: (person, role) => `${person} ${role}` === 'Zoe speaker' })
  const mailAbout = mailTo(host)
  const mail = (person: string, text: string) => mailAbout('/society', person, text)
  expect(await mail('Ann', '/submissions')).toBe('No Submission is open.')
  for (const person of ['Ann', 'Bob', 'Zoe']) await host.createInvitation({ person })
  const posted = await host.postSubmission({
    by: 'Ann',
    idempotencyKey: '1',
    label: 'General Equipment Submission',
    title: 'Dice',
    text: 'There is a die.',
    describes: [{ name: 'Die', definition: 'It has 12 sides.' }],
  })
  expect(posted.ok).toBe(true)
  const until = 'until Sun, 29 Nov 2026 00:00:00 GMT'
  const line = (count: number) =>
    `General Equipment Submission 1, "Dice", by Ann: ${count} of 4 have endorsed it, ${until}.`
  expect(await mail('Bob', '/endorse 1')).toBe(line(1))
  expect(await mail('Bob', '/submission 1')).toBe(`${line(1)}\nThere is a die.`)
  expect(await mail('Bob', '/submissions')).toBe(line(1))
  expect(await mail('Ann', '/endorse 1')).toContain('Nothing was changed.')
  expect(await mail('Bob', '/veto 1 as speaker: No.')).toContain('does not hold the role')
  expect(await mail('Zoe', '/veto 1 as speaker: No.')).toContain('it is rejected.')
  expect(await mail('Ann', '/submission 2')).toContain('There is no Submission 2.')
  expect(await mail('Ann', '/statement')).toContain('Ann has 0 points')
  await host.close()
})
