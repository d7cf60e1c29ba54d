import { setTimeout as pause } from 'node:timers/promises'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usualOpening } from '../tables.test-support.js'
import {
  ask,
  letIn,
  mailsTo,
  Streams,
  twoWorlds,
  type Worlds,
  writes,
} from './worlds.test-support.js'

const PLAYERS = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal']
const games = mergeCatalogues(catalogue)
const MATCH = 'Talk'

let worlds: Worlds

beforeAll(async () => {
  worlds = await twoWorlds(games)
  await letIn(worlds, [...PLAYERS, 'Dee', 'Wat'])
})

afterAll(() => worlds.close())

/** The requests whose answers are compared. */
const LINES = [
  `GET /matches/${MATCH}`,
  `GET /matches/${MATCH}?at=0`,
  `GET /matches/${MATCH}/receipts`,
  `GET /matches/${MATCH}/plan`,
  `GET /matches/${MATCH}/message-rules`,
  'GET /me/messages',
  'GET /me/messages?before=100',
  'GET /me/matches',
  'GET /me/tables',
  'GET /me/muted',
  'GET /me/notifications',
  'GET /me/pending-actions',
  'GET /tables',
  'GET /tables?game=diplomacy&limit=1',
]

async function compare(people: readonly (string | null)[]): Promise<void> {
  const [one, other] = worlds.twins
  for (const person of people) {
    for (const line of LINES)
      expect([person, line, await ask(one, person, line)]).toEqual([
        person,
        line,
        await ask(other, person, line),
      ])
    if (person === null) continue
    const [mails, others] = [await mailsTo(one, MATCH, person), await mailsTo(other, MATCH, person)]
    expect(mails).toEqual(others)
  }
}

async function both(by: string, line: string, body: object): Promise<void> {
  const answers = await Promise.all(worlds.twins.map((twin) => ask(twin, by, line, body)))
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.[0]).toBe(200)
}

test('no answer, event or mail reveals private messages, plans, mutes, reports or private tables', async () => {
  const { twins, clock } = worlds
  const opening = usualOpening(games, 'diplomacy', PLAYERS, ['Dee'])
  const match = { match: MATCH, idempotencyKey: 'open', automated: { Dee: 'referee' }, ...opening }
  await both('Ann', 'POST /matches', match)
  const letters = `POST /matches/${MATCH}/messages`
  await both('Bob', letters, { idempotencyKey: '1', text: 'Good luck to all!' })
  for (const { host } of twins) await host.runDueJobs()
  const others = [...PLAYERS.slice(2), 'Wat', null]
  const streams = new Streams()
  for (const person of ['Cyd', 'Wat', null]) {
    await streams.open(twins, person, `/matches/${MATCH}/events`)
    if (person !== null) await streams.open(twins, person, '/me/notifications/events')
  }
  await streams.settled(MATCH)
  await compare(others)
  // From here on, Ann and Bob talk, meet and play in only one of the two worlds.
  clock.now += 1000
  const [secretly] = twins
  const does = async (by: string, line: string, body: object = {}): Promise<string> => {
    const [status, , answer] = await ask(secretly, by, line, body)
    expect([line, status, answer]).toEqual([line, 200, expect.any(String)])
    return answer
  }
  await does('Ann', letters, { idempotencyKey: '2', to: 'Bob', text: 'Shall we attack Cyd?' })
  await does('Bob', letters, { idempotencyKey: '3', to: 'Ann', text: 'We shall.' })
  await does('Ann', 'POST /me/messages/read', { upTo: 3 })
  await does('Bob', 'POST /me/messages/2/report', { reason: 'a plot' })
  // Ann keeps her plan; Bob withdraws his.
  const plan = `PUT /matches/${MATCH}/plan`
  await does('Ann', plan, { text: 'if year = 1999: none\nnonsense' })
  await does('Bob', plan, { text: 'nonsense' })
  await does('Bob', plan, { text: '' })
  await does('Ann', 'PUT /me/muted/Hal')
  const request = { idempotencyKey: '4', game: 'pure-skill', seats: 3, admits: 'link' }
  const { table, link } = JSON.parse(await does('Ann', 'POST /tables', request))
  const seat = `POST /tables/${encodeURIComponent(table)}/seat`
  await does('Ann', `POST /tables/${encodeURIComponent(table)}/invitations`, { person: 'Dee' })
  for (const person of ['Bob', 'Dee']) await does(person, seat, { link })
  for (const { host } of twins) await host.runDueJobs()
  await compare(others)
  // The next actions of the others have the same numbers and mails in both worlds.
  clock.now += 1000
  await both('Cyd', letters, { idempotencyKey: '5', text: 'It is quiet here.' })
  await both('Eve', letters, { idempotencyKey: '6', to: 'Cyd', text: 'Too quiet.' })
  for (const { host } of twins) await host.runDueJobs()
  await streams.settled(MATCH)
  await compare(others)
  await pause(50)
  for (const [who, one, other] of streams.heard()) expect([who, one]).toEqual([who, other])
  streams.close()
  const told = await ask(secretly, 'Bob', 'GET /me/messages')
  expect(told[2]).toContain('Shall we attack Cyd?')
  const mails = (await mailsTo(secretly, MATCH, 'Bob')).join('').replaceAll('=\r\n', '')
  expect(mails).toContain('Ann, in private: Shall we attack Cyd?')
  await writes(secretly, MATCH, 'Bob', 1, '/tell Cyd: They plan to attack you.')
  const warned = await ask(secretly, 'Cyd', 'GET /me/messages')
  expect(warned[2]).toContain('They plan to attack you.')
})
