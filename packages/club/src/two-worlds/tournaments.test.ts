import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playAll } from '../testing/play-tournament.test-support.js'
import type { Tournament } from '../tournaments/tournament-types.js'
import {
  ask,
  letIn,
  mailsTo,
  Streams,
  type Twin,
  twoWorlds,
  type Worlds,
} from './worlds.test-support.js'

const GAME = 'tromino-go'
/** People who must see no difference, among them the players of the open tournament. */
const OTHERS = ['Cyd', 'Eve', 'Fay', 'Gus', 'Wat', null]

let worlds: Worlds

beforeAll(async () => {
  worlds = await twoWorlds(mergeCatalogues(catalogue))
  await letIn(worlds, ['Ann', 'Bob', 'Dee', 'Hal', ...OTHERS.filter((person) => person !== null)])
})

afterAll(() => worlds.close())

const does = async (twin: Twin, by: string, line: string, body: object = {}): Promise<string> => {
  const [status, , answer] = await ask(twin, by, line, body)
  expect([line, status, answer]).toEqual([line, 200, expect.any(String)])
  return answer
}

async function both(by: string, line: string, body: object = {}): Promise<string> {
  const [one = '', other] = await Promise.all(
    worlds.twins.map((twin) => does(twin, by, line, body)),
  )
  expect(one).toEqual(other)
  return one
}

/** The tournament as a guest sees it. */
const seenIn = async ({ host }: Twin, tournament: string): Promise<Tournament> => {
  const seen = await host.getTournament({ tournament })
  if (!seen.ok) throw new Error(seen.error.message)
  return seen.value
}

/** An answer without the ids of sessions, which are random. */
async function answered(twin: Twin, person: string | null, line: string): Promise<unknown> {
  const [status, headers, body] = await ask(twin, person, line)
  return [status, headers, body.replaceAll(/"session":"[^"]+"/gu, '')]
}

/** A person's mails without the tokens of their seats, which are random. */
const mailed = async (twin: Twin, person: string): Promise<readonly string[]> =>
  (await mailsTo(twin, '', person)).map((mail) => mail.replaceAll(/\+[0-9a-f]{32}/gu, ''))

async function compare(lines: readonly string[]): Promise<void> {
  const [one, other] = worlds.twins
  for (const person of OTHERS) {
    for (const line of lines)
      expect([person, line, await answered(one, person, line)]).toEqual([
        person,
        line,
        await answered(other, person, line),
      ])
    if (person === null) continue
    expect(await mailed(one, person)).toEqual(await mailed(other, person))
  }
}

test('no answer, event or mail reveals an unlisted tournament or who may not meet', async () => {
  const { twins, clock } = worlds
  const [secretly, openly] = twins
  // Everybody may see this tournament. In one world, its opener later keeps two people apart.
  const request = { game: GAME, format: 'knockOut', maxPlayers: 4, title: 'Open Cup' }
  const cup: Tournament = JSON.parse(
    await both('Hal', 'POST /tournaments', { ...request, idempotencyKey: 'open' }),
  )
  const path = `/tournaments/${encodeURIComponent(cup.tournament)}`
  for (const person of ['Cyd', 'Eve', 'Fay']) await both(person, `POST ${path}/entry`)
  const lines = [
    ...['/tournaments', '/me/tournaments', `/tournaments?game=${GAME}&limit=1`, path],
    ...['/tables', '/me/tables', '/me/matches', '/me/notifications', '/me/pending-actions'],
    ...[`/games/${GAME}/ratings`, '/people/Ann/ratings', '/seasons', '/me/export'],
  ].map((line) => `GET ${line}`)
  const streams = new Streams()
  for (const person of ['Cyd', 'Wat']) await streams.open(twins, person, '/me/notifications/events')
  await compare(lines)

  // From here on, Ann, Bob and Dee have an unlisted tournament in only one of the worlds.
  clock.now += 1000
  await does(secretly, 'Hal', `PUT ${path}/apart`, { apart: [['Cyd', 'Wat']] })
  const own: Tournament = JSON.parse(
    await does(secretly, 'Ann', 'POST /tournaments', {
      ...request,
      maxPlayers: 3,
      title: 'Secret Cup',
      listed: false,
      idempotencyKey: 'secret',
    }),
  )
  const entry = `POST /tournaments/${encodeURIComponent(own.tournament)}/entry`
  for (const person of ['Ann', 'Bob', 'Dee'])
    await does(secretly, person, entry, { link: own.link })
  const ended = await playAll(secretly.host, own.tournament)
  expect([ended.stage, ended.winners]).toEqual(['finished', ['Ann']])
  for (const { host } of twins) await host.runDueJobs()
  await compare(lines)
  for (const person of OTHERS) {
    const line = `GET /tournaments/${encodeURIComponent(own.tournament)}`
    expect(await ask(secretly, person, line)).toEqual(await ask(openly, person, line))
  }

  // The open tournament starts and is paired in the same way in both worlds.
  clock.now += 1000
  await both('Gus', `POST ${path}/entry`)
  const started = await seenIn(secretly, cup.tournament)
  expect(started.pairings.map(({ kind }) => kind)).toEqual(['match', 'match'])
  expect(await seenIn(openly, cup.tournament)).toEqual(started)
  for (const { host } of twins) await host.runDueJobs()
  const [match = ''] = started.pairings[0]?.matches ?? []
  await streams.settled(match)
  await compare([...lines, `GET /matches/${encodeURIComponent(match)}`])
  for (const [who, one, other] of streams.heard()) expect([who, one]).toEqual([who, other])
  streams.close()
})
