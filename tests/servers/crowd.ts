/**
 * Many people at the same time: they open tables, sit down, play over HTTP and by mail, write to one
 * another, mute, report, enter tournaments, decide on Submissions, are banned and deleted, while the
 * processes of their host are killed. Then everything is computed again and compared with what was
 * acknowledged.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openClub } from '@ackanomic/club'
import { clubClient } from '@ackanomic/club/client'
import { days } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { postgresStore, type Store, sqliteStore } from '@ackanomic/host'
import { sql } from 'kysely'
import { checkCrowd } from './crowd/check-crowd.js'
import { checkModeration } from './crowd/check-moderation.js'
import { checkSubmissions } from './crowd/check-submissions.js'
import { Known } from './crowd/known.js'
import { Member, type World } from './crowd/member.js'
import { Moderator } from './crowd/moderator.js'
import { PostOffice } from './crowd/post-office.js'
import { checkStory } from './faults/check.js'
import { startCrew } from './faults/crew.js'
import type { Doors, Site } from './faults/pipe.js'
import { checkSociety } from './month/check-society.js'
import { checkTournaments } from './month/tournaments.js'
import { freePort, type Postgres } from './postgres.js'
import { homeOf } from './week/house.js'

const START = Date.UTC(2026, 10, 22)
/** The speed of the host's clock, as a multiple of the real one. */
const SPEED = 500
/** The times between clock updates, kills, deletions and decisions, in milliseconds. */
const [TICK, KILL, DELETION, DECISION] = [100, 20_000, 15_000, 1000]

/** The number of people, and the length of a run in seconds. */
export interface CrowdSize {
  readonly people: number
  readonly seconds: number
}

/** Runs a crowd on a host with a folder of SQLite. */
export async function playCrowd(size: CrowdSize, seed: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ackanomic-crowd-'))
  const data = join(folder, 'data')
  const problems = await play([{ folder: data }], () => sqliteStore(data), size, seed)
  rmSync(folder, { recursive: true, force: true })
  return problems
}

/** Runs a crowd on a host with two processes on PostgreSQL. */
export async function playCrowdOnPostgres(
  postgres: Postgres,
  size: CrowdSize,
  seed: string,
): Promise<readonly string[]> {
  const database = await postgres.empty()
  return play([{ database }, { database }], () => postgresStore(database), size, seed)
}

async function play(
  places: readonly Site[],
  openStore: () => Promise<Store>,
  { people, seconds }: CrowdSize,
  seed: string,
): Promise<readonly string[]> {
  const games = mergeCatalogues(catalogue)
  const pick = seededRandom(seed)
  const [known, post] = [new Known(), new PostOffice()]
  const smtp = await post.open()
  const operatorToken = randomBytes(24).toString('hex')
  const doors: Doors[] = []
  for (const _ of places)
    doors.push({ port: await freePort(), mailPort: await freePort(), operatorToken, smtp })
  const sites = places.map((place, i) => ({ ...place, doors: doors[i] as Doors }))
  const crew = await startCrew(sites, START, (delivery) => known.deliver(delivery))
  const began = performance.now()
  const clockNow = (): number => START + Math.round((performance.now() - began) * SPEED)
  const clock = setInterval(() => {
    for (const which of sites.keys()) crew.setClock(which, clockNow())
  }, TICK)
  const isOver = (): boolean => performance.now() - began > seconds * 1000
  const urlOf = (n: number): string => `http://127.0.0.1:${doors[n % doors.length]?.port}`
  const operatorAt = (n: number) => clubClient({ url: urlOf(n), token: operatorToken })
  const operator = operatorAt(0)
  const insist = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    for (;;) {
      try {
        return await ask()
      } catch {
        await pause(100)
      }
    }
  }
  let joined = 0
  const letIn = async (): Promise<void> => {
    joined += 1
    const [person, n] = [`Player ${joined}`, joined]
    const invited = await insist(() => operator.createInvitation({ person }))
    const invitation = invited.ok ? invited.value.invitation : ''
    const key = randomBytes(16).toString('hex')
    const admitted = await insist(() =>
      clubClient({ url: urlOf(n) }).redeemInvitation({ invitation, idempotencyKey: key }),
    )
    if (!admitted.ok) return void known.problems.push(`${person}: ${admitted.error.message}`)
    await insist(() => operator.subscribe({ person, channel: 'sink', address: person }))
    const isByMail = n % 4 === 0
    const mail = { person, channel: 'mail', address: homeOf(person) }
    if (isByMail) await insist(() => operator.subscribe(mail))
    known.present.add(person)
    const client = clubClient({ url: urlOf(n), token: admitted.value.token })
    const mailPort = doors[n % doors.length]?.mailPort ?? 0
    const world: World = { games, known, post, mailPort, isOver }
    await new Member(person, seed, client, world, isByMail).live()
  }
  // Another process hears of a ban, but perhaps after the answer.
  const operatorFor = (person: string) => operatorAt(Number(person.split(' ').at(-1)))
  const moderator = new Moderator(operatorFor, known, seededRandom(`${seed} moderator`), insist)
  const crowd = Array.from({ length: people }, letIn)
  const every = async (milliseconds: number, run: () => Promise<void>): Promise<void> => {
    for (let next = milliseconds; next < seconds * 1000; next += milliseconds) {
      while (performance.now() - began < next) await pause(TICK)
      await run()
    }
  }
  await Promise.all([
    every(KILL, async () => {
      known.count('killed')
      await crew.kill(pick(sites.length))
    }),
    every(DELETION, async () => {
      const there = [...known.present]
      const person = there[pick(Math.max(1, there.length))]
      if (person === undefined) return
      known.present.delete(person)
      known.gone.add(person)
      const done = await insist(() => operator.deletePerson({ person }))
      if (!done.ok && done.error.code !== 'noAccount') known.problems.push(done.error.message)
      crowd.push(letIn())
    }),
    every(DECISION, () => moderator.moderate()),
  ])
  while (!isOver()) await pause(TICK)
  const areGone = Promise.all(crowd).then(() => true)
  while (!(await Promise.race([areGone, pause(TICK, false)]))) await moderator.liftForWaiting()
  clearInterval(clock)
  known.problems.push(...crew.faults)
  await crew.end()
  await post.close()
  const store = await openStore()
  const problems = [...(await check(games, store, known, clockNow()))]
  await store.close()
  const happened = {
    deleted: known.gone.size,
    moves: known.accepted.length,
    messages: known.messages.size,
    tables: known.tables.size,
    tournaments: known.tournaments.size,
    reports: known.reports.size,
    decisions: known.decisions.size,
    bans: known.bans.size,
    submissions: known.submissions.size,
    endorsements: known.endorsements.size,
    vetoes: [...known.vetoes.values()].filter((isAcknowledged) => isAcknowledged).length,
    deliveries: known.deliveries.length,
    letters: post.letters,
    mailed: known.counts.mailed ?? 0,
  }
  // A crowd that did nothing would prove nothing.
  for (const [what, count] of Object.entries(happened))
    if (count === 0) problems.push(`nothing to check: 0 ${what}`)
  const counts = Object.entries(known.counts).toSorted(([one], [other]) => (one < other ? -1 : 1))
  console.log(
    `a crowd of ${people} for ${seconds} s, seed ${seed}: ${inWords(Object.entries(happened))}`,
  )
  console.log(inWords(counts))
  for (const problem of problems.slice(0, 20)) console.log(`WRONG: ${problem}`)
  return problems
}

const inWords = (counts: readonly (readonly [what: string, count: number])[]): string =>
  counts.map(([what, count]) => `${count} ${what}`).join(', ')

/** Lets time pass until nothing is due, and computes everything again. */
async function check(
  games: ReturnType<typeof mergeCatalogues>,
  store: Store,
  known: Known,
  from: number,
): Promise<readonly string[]> {
  let now = from
  const problems = [...known.problems]
  const host = await openClub({
    games,
    secret: 'kept from the players',
    store: { ...store, close: async () => undefined },
    now: () => now,
    channels: { sink: async (delivery) => known.deliver(delivery) },
    workers: 0,
    onError: ({ match, during, problem }) => problems.push(`${match}, ${during}: ${problem}`),
  })
  for (const person of known.present) await host.unsubscribe({ person, channel: 'mail' })
  for (let i = 0; i < 40; i++) {
    now += days(3)
    await host.runDueJobs()
  }
  const house = { host, games, clock: now }
  const cups = await checkTournaments(house, [...known.tournaments])
  const society = await checkSociety(house)
  problems.push(...cups.problems, ...society.problems)
  problems.push(...(await checkCrowd(house, store, known)))
  problems.push(...(await checkModeration(store, known)))
  problems.push(...(await checkSubmissions(house, known)))
  await host.close()
  const matches = await store.db.selectFrom('matches').select('id').execute()
  const accepted = [...known.accepted]
  for (const sent of known.unanswered) {
    const { rows } = await sql`select n from entries where match = ${sent.match}
      and entry like ${`%"${sent.idempotencyKey}"%`}`.execute(store.db)
    if (rows.length > 0) accepted.push(sent)
  }
  const story = await checkStory(games, store, {
    faults: {},
    refused: 0,
    again: 0,
    latest: now,
    problems,
    records: cups.records,
    accepted,
    matches: matches.map(({ id }) => id),
    deliveries: known.deliveries,
    people: [...known.present],
  })
  const { entries, posts, over, waiting, repeated } = story
  console.log(
    `${matches.length} matches, ${over} over, ${JSON.stringify(waiting)} wait; ${entries} entries, ${posts} posts, ${repeated} deliveries came again; ${society.booked} booked, ${society.rated} ratings, ${cups.pairings} pairings of ${cups.finished} tournaments recomputed`,
  )
  return story.problems
}
