import { expect, test } from 'vitest'
import { world } from '../fresh.test-support.js'
import { submitReply } from './submit-reply.js'
import { parseTournamentCommand } from './tournament-commands.js'

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
])('the mail %j gives the command %j', (text, command) => {
  expect(parseTournamentCommand(text)).toEqual(command)
})

test('people find a tournament, enter and withdraw by mail', async () => {
  const { host } = await world()
  let sent = 0
  const mail = async (match: string, person: string, text: string): Promise<string> => {
    sent += 1
    const reply = { text, problem: undefined, key: `${sent}`, id: undefined, from: 'ann@home.test' }
    return (await submitReply(host, { match, person }, reply)).paragraphs.join('\n')
  }
  expect(await mail('GPS 1', 'Ann', '/tournaments')).toBe('No tournament is open or being played.')
  const opened = await host.tournaments.open({
    ...{ by: 'Cyd', idempotencyKey: 'cup', game: 'pure-skill', title: 'Cup', format: 'swiss' },
    ...{ seats: 3, maxPlayers: 3 },
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
