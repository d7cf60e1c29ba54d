import type { Game } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import type { Operation } from '@ackanomic/host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostOperations } from '../../../host/src/host/operations.js'
import { clubOperations } from '../club-operations.js'
import { usualOpening } from '../tables.test-support.js'
import { seatsOf, standOf } from './known.test-support.js'
import {
  ask,
  letIn,
  mailsTo,
  Streams,
  type Twin,
  twoWorlds,
  type Worlds,
} from './worlds.test-support.js'

const games = mergeCatalogues(catalogue)
const PLAYERS = ['Aino', 'Bao', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal']
/** A player, the person who opened the match, a stranger and a guest. */
const VIEWERS = ['Cyd', 'Pat', 'Wat', null]

let worlds: Worlds

beforeAll(async () => {
  worlds = await twoWorlds(games)
  await letIn(worlds, [...PLAYERS, 'Dee', 'Pat', 'Wat'])
})

afterAll(() => worlds.close())

/** All operations that people may call, except streams. */
const OPERATIONS = Object.entries<Operation>({ ...hostOperations, ...clubOperations }).filter(
  ([, { access, stream }]) => !['operator', 'moderator'].includes(access) && stream === undefined,
)

/** The bodies of the requests to some operations. Others have an empty body. */
const BODIES: Readonly<Record<string, readonly object[]>> = {
  submit: [
    { action: { kind: 'text', text: '— no move —' } },
    { action: { kind: 'text', text: '/help' } },
    { action: { kind: 'text', text: '/vacation with Aino' } },
    { action: { kind: 'text', text: '/vacation with Player 1' } },
    { action: { kind: 'roster', event: { type: 'leave', persons: ['Aino'], from: 'match' } } },
    { action: { kind: 'roster', event: { type: 'return', person: 'Aino' } } },
    { action: { kind: 'roster', event: { type: 'return', person: 'Player 1' } } },
    { action: { kind: 'consent' } },
  ],
  sendMessage: [
    { text: 'Hello' },
    { text: 'Hello', to: 'Aino' },
    { text: 'Hello', to: 'Bao' },
    ...PLAYERS.map((_, i) => ({ text: 'Psst', to: `Player ${i + 1}` })),
  ],
  reportMessage: [{ reason: 'rude' }],
  reportPerson: [{ reason: 'rude' }],
  markMessagesRead: [{ upTo: 1 }],
  createTable: [{ game: 'ghost', seats: 2, invited: ['Aino'] }],
  createMatch: [{ match: 'Other', game: 'ghost', roster: { players: ['Cyd', 'Aino'] } }],
  deleteAccount: [],
  endSession: [],
}

/** Calls every operation as a person. Returns the answers. */
async function askAll(
  twin: Twin,
  match: string,
  person: string | null,
  key: string,
  tournament = match,
) {
  const fields: Readonly<Record<string, string>> = {
    match,
    table: match,
    tournament,
    game: match,
    person: 'Aino',
    message: '1',
  }
  const answers: unknown[] = []
  for (const [name, { method, path }] of OPERATIONS) {
    const filled = path.replaceAll(/\{(\w+)\}/gu, (_, field) =>
      encodeURIComponent(fields[field] ?? 'none'),
    )
    const hasBody = method !== 'GET' && method !== 'DELETE'
    for (const [i, body] of (BODIES[name] ?? [{}]).entries()) {
      const sent = { idempotencyKey: `${key} ${name} ${i}`, ...body }
      const line = `${method} ${filled}`
      const [status, headers, text] = await ask(twin, person, line, hasBody ? sent : undefined)
      // These are random, or hashes with a salt. The time that a limit lasts is that of the real clock.
      const shown = text
        .replaceAll(/"(session|challenge|token|link|id|start|signature)":"[^"]+"/gu, '')
        .replace(/Wait \d+ seconds?/u, '')
      answers.push([person, line, body, status, headers.length, shown])
    }
  }
  return answers
}

/** Compares all answers and mails that a person gets. */
async function compare(
  person: string | null,
  match: string,
  key: string,
  tournament?: string,
): Promise<void> {
  const [one, other] = await Promise.all(
    worlds.twins.map((twin) => askAll(twin, match, person, key, tournament)),
  )
  for (const [i, answer] of (one ?? []).entries()) expect(answer).toEqual(other?.[i])
  if (person === null) return
  const [mails, others] = await Promise.all(
    worlds.twins.map(async (twin) =>
      // The tokens of seats are random.
      (await mailsTo(twin, match, person)).map((mail) => mail.replaceAll(/\+[0-9a-f]{32}/gu, '')),
    ),
  )
  expect(mails).toEqual(others)
}

const personIn = async ({ store }: Twin, match: string, seat: number): Promise<string> => {
  const query = store.db.selectFrom('participants').select('person')
  return (await query.where('match', '=', match).where('seat', '=', seat).executeTakeFirstOrThrow())
    .person
}

/** Sends a request as the person in a seat, in both worlds. */
async function sends(match: string, seat: number, path: string, body: object): Promise<void> {
  for (const twin of worlds.twins) {
    const person = await personIn(twin, match, seat)
    const line = `POST /matches/${encodeURIComponent(match)}/${path}`
    const [status, , answer] = await ask(twin, person, line, body)
    expect([status, answer]).toEqual([200, answer])
  }
}

const isOver = async (game: Game, match: string): Promise<boolean> =>
  game.outcome((await standOf(worlds.twins[0], match)).state) !== undefined

/** Sets or reads the plan of the person in the first seat. Returns the answer. */
async function plan(twin: Twin, match: string, text?: string): Promise<string> {
  const person = await personIn(twin, match, 0)
  const path = `/matches/${encodeURIComponent(match)}/plan`
  const [, , answer] = await (text === undefined
    ? ask(twin, person, `GET ${path}`)
    : ask(twin, person, `PUT ${path}`, { text }))
  return answer
}

/** Makes the same move in both worlds for each seat that can move. */
async function plays(game: Game, match: string, key: string): Promise<void> {
  const pick = seededRandom(key)
  worlds.clock.now += 60_000
  const { state } = await standOf(worlds.twins[0], match)
  for (const [seat] of seatsOf(game, state)) {
    const { state: now } = await standOf(worlds.twins[0], match)
    const move = game.legalMoves(game.view(now, seat)).sample(pick)
    const idempotencyKey = `${key} ${seat}`
    if (move !== undefined)
      await sends(match, seat, 'actions', { idempotencyKey, action: { kind: 'move', move } })
  }
  for (const { host } of worlds.twins) await host.runDueJobs()
}

/** Opens an anonymous match in which Aino and Bao have each other's seats in the two worlds. */
async function opens(id: string): Promise<{ readonly game: Game; readonly match: string }> {
  const game: Game | undefined = await games[id]?.load()
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  const match = `Masked ${id}`
  for (const [i, { host }] of worlds.twins.entries()) {
    const [aino = '', bao = '', ...others] = PLAYERS
    const people = i === 0 ? PLAYERS : [bao, aino, ...others]
    const opening = usualOpening(games, id, people, ['Dee'])
    const automated = opening.roster.referees?.length === 0 ? {} : { Dee: 'referee' }
    const request = { match, by: 'Pat', idempotencyKey: 'open', anonymous: true, automated }
    expect(await host.createMatch({ ...request, ...opening })).toMatchObject({ ok: true })
  }
  return { game, match }
}

test('no answer, event or mail reveals who has which seat in an anonymous match', async () => {
  const { twins } = worlds
  // Cyd mutes Aino by name, and must not find out whose messages are missing.
  for (const twin of twins) await ask(twin, 'Cyd', 'PUT /me/muted/Aino')
  const { game, match } = await opens('diplomacy')
  const seats = await Promise.all(
    twins.map((twin) => Promise.all(PLAYERS.map((_, seat) => personIn(twin, match, seat)))),
  )
  expect(seats[1]).toEqual(
    seats[0]?.map((person) => ({ Aino: 'Bao', Bao: 'Aino' })[person] ?? person),
  )
  const streams = new Streams()
  for (const person of ['Cyd', 'Wat', null])
    await streams.open(twins, person, `/matches/${encodeURIComponent(match)}/events`)
  await streams.open(twins, 'Cyd', '/me/notifications/events')
  for (const seat of PLAYERS.keys()) {
    const text = `This is seat ${seat}.`
    await sends(match, seat, 'messages', { idempotencyKey: 'hello', text, public: true })
    for (const i of PLAYERS.keys())
      if (i !== seat)
        await sends(match, seat, 'messages', {
          idempotencyKey: `${i}`,
          text,
          to: `Player ${i + 1}`,
        })
  }
  // Cyd's export contains these reports.
  for (const twin of twins)
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      await ask(twin, 'Cyd', `POST /me/messages/${n}/report`, { reason: 'rude' })
  for (let round = 0; round < 2; round++) {
    await plays(game, match, `${round}`)
    for (const person of VIEWERS) await compare(person, match, `${round}`)
    await streams.settled(match)
  }
  for (const [who, one, other] of streams.heard()) expect([who, one]).toEqual([who, other])
  streams.close()
  const [, , heard] = await ask(twins[0], 'Cyd', 'GET /me/messages')
  expect(heard).toContain('"from":"Player 1"')
  expect(heard).not.toContain('Aino')
})

test('no answer or mail reveals who plays whom in an anonymous tournament', async () => {
  const { twins, clock } = worlds
  clock.now += 60_000
  const people = ['Aino', 'Bao', 'Eve', 'Fay']
  const request = { by: 'Pat', idempotencyKey: 'cup', game: 'tromino-go', anonymous: true }
  let [cup, match] = ['', '']
  for (const [i, { host, store }] of twins.entries()) {
    const made = await host.createTournament({ ...request, format: 'roundRobin', maxPlayers: 9 })
    cup = made.ok ? made.value.tournament : ''
    for (const by of people) await host.enterTournament({ tournament: cup, by })
    // Aino and Bao have each other's seeds, and so opponents, in the two worlds.
    const [aino = '', bao = '', ...others] = people
    for (const [n, person] of (i === 0 ? people : [bao, aino, ...others]).entries()) {
      const change = store.db.updateTable('tournament_players').set({ seed: n + 1 })
      await change.where('tournament', '=', cup).where('person', '=', person).execute()
    }
    const change = store.db.updateTable('tournaments').where('id', '=', cup)
    await change.set({ stage: 'running', started_at: clock.now, rounds: 3 }).execute()
    await host.runDueJobs()
  }
  const paired = await Promise.all(
    twins.map(async ({ host, store }) => {
      const seen = await host.getTournament({ tournament: cup })
      const [first] = seen.ok ? seen.value.pairings : []
      match = first?.matches[0] ?? ''
      const rows = store.db.selectFrom('participants').select('person').where('match', '=', match)
      return (await rows.orderBy('person').execute()).map(({ person }) => person)
    }),
  )
  expect(paired[0]).not.toEqual(paired[1])
  for (const person of ['Eve', 'Fay', 'Cyd', 'Wat', null]) await compare(person, match, 'cup', cup)
})

test.each(Object.keys(games))(
  'an anonymous match of %s looks the same if two people swap seats',
  async (id) => {
    const { twins } = worlds
    const { game, match } = await opens(id)
    for (const twin of twins) expect(await plan(twin, match, 'bid K\nbid Q')).toContain('bid Q')
    for (let round = 0; round < 4 && !(await isOver(game, match)); round++) {
      await plays(game, match, `${round}`)
      if (await isOver(game, match)) break
      for (const person of ['Pat', 'Wat', null]) {
        const line = `GET /matches/${encodeURIComponent(match)}`
        const answer = await ask(twins[0], person, line)
        expect(answer).toEqual(await ask(twins[1], person, line))
        for (const name of ['Aino', 'Bao']) expect(answer[2]).not.toContain(name)
      }
    }
  },
)

test('a plan is carried out in an anonymous match', async () => {
  for (const twin of worlds.twins) expect(await plan(twin, 'Masked pure-skill')).toBe('[]')
})

test('the end of an anonymous match reveals who has played', async () => {
  const { twins } = worlds
  const { game, match } = { game: await games['pure-skill']?.load(), match: 'Masked pure-skill' }
  if (game === undefined) throw new Error('There is no Pure Skill.')
  for (let round = 4; !(await isOver(game, match)); round++) await plays(game, match, `${round}`)
  const pages = await Promise.all(twins.map(({ host }) => host.getMatch({ match, by: 'Wat' })))
  const names = pages.map((page) => (page.ok ? page.value.names : []))
  expect(names[0]?.toSorted()).toEqual(['Aino', 'Bao', 'Cyd'])
  expect(names[1]).toEqual(names[0]?.map((name) => ({ Aino: 'Bao', Bao: 'Aino' })[name] ?? name))
  for (const twin of twins) {
    const rated = await twin.host.listRatings({ game: 'pure-skill' })
    expect(JSON.stringify(rated)).toContain('"Cyd"')
  }
})
