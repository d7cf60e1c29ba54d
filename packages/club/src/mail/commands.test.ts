import { expect, test } from 'vitest'
import { submitReply } from '../../../host/src/mail/submit-reply.js'
import { world } from '../fresh.test-support.js'
import type { Club } from '../open-club.js'
import { obeyMail } from './obey-mail.js'

/** Returns a function that sends a person's mail to a host and resolves to the answer. */
function mailTo(host: Club) {
  let sent = 0
  return async (match: string, person: string, text: string): Promise<string> => {
    sent += 1
    const reply = { text, problem: undefined, key: `${sent}`, id: undefined, from: 'ann@home.test' }
    return (await submitReply(host, { match, person }, reply)).paragraphs.join('\n')
  }
}

/** The operation that a mail of Ann's about GPS 1 calls, with its request. */
async function operationOf(text: string): Promise<unknown> {
  const calls: unknown[] = []
  const refused = { ok: false, error: { code: '', clause: '', details: {}, message: '' } }
  const club = new Proxy(Object.prototype as Club, {
    get: (_, name) => async (request: unknown) => {
      calls.push([name, request])
      return refused
    },
  })
  const ann = { match: 'GPS 1', person: 'Ann', idempotencyKey: '1' }
  const obeyed = await obeyMail(club, text, ann, async () => [])
  expect(obeyed === undefined).toBe(calls.length === 0)
  return calls[0]
}

test.each([
  ['/tables', ['listTables', { by: 'Ann' }]],
  [' /Tables  spades ', ['listTables', { by: 'Ann', game: 'spades' }]],
  ['/sit', ['takeSeat', { by: 'Ann', table: 'GPS 1' }]],
  ['/sit spades 3x7', ['takeSeat', { by: 'Ann', table: 'spades 3x7' }]],
  [
    '/sit with a blue moon',
    ['takeSeat', { by: 'Ann', table: 'GPS 1', contribution: 'a blue moon' }],
  ],
  [
    '/sit spades 3x7 with a  moon',
    ['takeSeat', { by: 'Ann', table: 'spades 3x7', contribution: 'a moon' }],
  ],
  ['/stand', ['leaveSeat', { by: 'Ann', table: 'GPS 1' }]],
  ['/decline spades 3x7', ['declineInvitation', { by: 'Ann', table: 'spades 3x7' }]],
  ['/rematch', ['createRematch', { by: 'Ann', match: 'GPS 1' }]],
  ['/rematch now', undefined],
  ['/sitting', undefined],
  ['sit', undefined],
  ['/sit\nbid 4', undefined],
  ['', undefined],
])('the mail %j about tables calls %j', async (text, operation) => {
  expect(await operationOf(text)).toEqual(operation)
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
  ['/tournaments', ['listTournaments', { by: 'Ann' }]],
  [' /Tournaments  spades ', ['listTournaments', { by: 'Ann', game: 'spades' }]],
  ['/enter', ['enterTournament', { by: 'Ann', tournament: 'GPS 1' }]],
  ['/enter spades cup 3x7', ['enterTournament', { by: 'Ann', tournament: 'spades cup 3x7' }]],
  ['/withdraw', ['withdrawFromTournament', { by: 'Ann', tournament: 'GPS 1' }]],
  ['/standings', ['getTournament', { by: 'Ann', tournament: 'GPS 1' }]],
  ['/entering', undefined],
  ['enter', undefined],
  ['/enter\nbid 4', undefined],
  ['', undefined],
])('the mail %j about tournaments calls %j', async (text, operation) => {
  expect(await operationOf(text)).toEqual(operation)
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
  ['/submissions', ['listSubmissions', { open: true }]],
  [' /Statement ', ['getMyStatement', { by: 'Ann' }]],
  ['/submission 3', ['getSubmission', { submission: 3 }]],
  ['/endorse  3', ['endorseSubmission', { by: 'Ann', submission: 3 }]],
  ['/veto 3 as Speaker', ['vetoSubmission', { by: 'Ann', submission: 3, as: 'speaker' }]],
  [
    '/veto 3 as senate: It is a scam.',
    ['vetoSubmission', { by: 'Ann', submission: 3, as: 'senate', explanation: 'It is a scam.' }],
  ],
  ['/endorse', undefined],
  ['/endorse three', undefined],
  ['/veto 3', undefined],
  ['/submissions now', undefined],
  ['/endorse 3\nbid 4', undefined],
  ['', undefined],
])('the mail %j about the society calls %j', async (text, operation) => {
  expect(await operationOf(text)).toEqual(operation)
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
