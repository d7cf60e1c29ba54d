import { type Club, openClub } from '@ackanomic/club'
import {
  days,
  type Game,
  type LogEntry,
  loadMatch,
  type Match,
  type ResultRecord,
  replay,
  resultRecordOf,
} from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import { maskOf } from '@ackanomic/core/proof'
import type { Delivery, Store } from '@ackanomic/host'
import { peopleBehind, withStandIns } from '@ackanomic/host/modules'
import {
  advanceSociety,
  type Books,
  createBooks,
  createSociety,
  defineAwardedTrophies,
  recordResult,
  type SocietyEntry,
} from '@ackanomic/society'
import type { Story } from './run.js'

/** The counts and the problems of a run. */
export interface Checked {
  readonly entries: number
  readonly posts: number
  readonly repeated: number
  readonly over: number
  /** The number of matches that wait for somebody without a deadline, by what they wait for. */
  readonly waiting: Readonly<Record<string, number>>
  readonly problems: readonly string[]
}

/** Lets everything due happen, and compares the store with what people outside know. */
export async function checkStory(games: Catalogue, store: Store, story: Story): Promise<Checked> {
  const problems = [...story.problems]
  const deliveries = [...story.deliveries]
  let now = story.latest
  const host = await openClub({
    games,
    secret: 'kept from the players',
    store: { ...store, close: async () => undefined },
    now: () => now,
    channels: { sink: async (delivery) => void deliveries.push(delivery) },
    workers: 0,
    onError: ({ match, during, problem }) => problems.push(`${match}, ${during}: ${problem}`),
  })
  for (let i = 0; i < 100; i++) {
    now += days(5)
    const { deadlines, delivered, failed, next } = await host.runDueJobs()
    if (deadlines + delivered + failed === 0 && (next === null || next > now + days(400))) break
  }
  const counts = { entries: 0, posts: 0, over: 0 }
  const waiting: Record<string, number> = {}
  const records: ResultRecord[] = [...(story.records ?? [])]
  for (const match of story.matches) {
    const counted = await checkMatch({ games, store, host, story, now, problems }, match)
    counts.entries += counted.entries
    counts.posts += counted.posts
    const { waitsFor } = counted
    if (waitsFor !== null) waiting[waitsFor] = (waiting[waitsFor] ?? 0) + 1
    else counts.over += 1
    if (counted.record !== undefined) records.push(counted.record)
  }
  const log = await host.exportSocietyLog()
  const suite = suiteOf(log.ok ? log.value : [])
  if (JSON.stringify(await host.books()) !== JSON.stringify(booksOf(records, suite))) {
    problems.push('the books are not what comes of the matches that ended')
  }
  const letters = await host.listDeadLetters()
  for (const mail of letters.ok ? letters.value : [])
    problems.push(`given up: ${JSON.stringify(mail)}`)
  const repeated = await checkDeliveries(host, story.people, deliveries, problems)
  await host.close()
  return { ...counts, waiting, repeated, problems }
}

interface Checking {
  readonly games: Catalogue
  readonly store: Store
  readonly host: Club
  readonly story: Story
  readonly now: number
  readonly problems: string[]
}

interface Counted {
  readonly entries: number
  readonly posts: number
  /** The thing that it waits for; `null` if it is over. */
  readonly waitsFor: string | null
  /** The record that the books must have; none if the match continues. */
  readonly record: ResultRecord | undefined
}

/** The books with the society's rules and no match yet. */
function suiteOf(log: readonly SocietyEntry[]): Books {
  let society = createSociety(createBooks())
  for (const entry of log) {
    const next = entry.what === 'result' ? undefined : advanceSociety(society, entry)
    if (next?.ok === false) throw new Error(next.error.message)
    society = next?.value ?? society
  }
  return society.books
}

/** The books with matches in the order of their ends, and then of their names. */
function booksOf(records: ResultRecord[], suite: Books) {
  records.sort(({ match: one }, { match: other }) => (one < other ? -1 : 1))
  records.sort((one, other) => one.outcome.at - other.outcome.at)
  let books = suite
  for (const record of records) {
    const settled = recordResult(defineAwardedTrophies(books, record), record)
    if (!settled.ok) throw new Error(settled.error.message)
    books = settled.value.books
  }
  return books
}

/**
 * Checks that the log has every accepted action once, and replays to the stored state and
 * notifications.
 */
async function checkMatch(
  { games, store, host, story, now, problems }: Checking,
  id: string,
): Promise<Counted> {
  const row = await store.db
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  const wrong = (what: string): void => void problems.push(`${id} (${row?.game}): ${what}`)
  const game: Game | undefined = await games[row?.game ?? '']?.load()
  const taken = await host.exportMatch({ match: id })
  const loaded = game === undefined || !taken.ok ? undefined : loadMatch(game, taken.value)
  if (row === undefined || game === undefined || loaded?.ok !== true) {
    wrong('its save does not load')
    return { entries: 0, posts: 0, waitsFor: 'nothing known', record: undefined }
  }
  const { match } = loaded.value
  const rows = await store.db
    .selectFrom('entries')
    .selectAll()
    .where('match', '=', id)
    .orderBy('n')
    .execute()
  if (rows.some(({ n }, i) => n !== i) || rows.length !== row.entry_count) wrong('its log has gaps')
  const log: LogEntry[] = rows.map(({ entry }) => JSON.parse(entry))
  const replayed = replay(game, { ...match, log: log as never })
  const { checkpoint } = JSON.parse(row.snapshot)
  if (!replayed.ok || JSON.stringify(replayed.value) !== JSON.stringify(checkpoint.state)) {
    wrong('its state is not the replay of its log')
  }
  const told = postsIn(game, match, log)
  const posts = await store.db
    .selectFrom('events')
    .selectAll()
    .where('match', '=', id)
    // Other numbers belong to the host's own report.
    .where('n', '>=', 0)
    .orderBy('n')
    .execute()
  const stored = posts.map(({ at, clause, event }) =>
    JSON.stringify([at, clause, JSON.parse(event)]),
  )
  if (stored.join('\n') !== told.join('\n')) {
    wrong(`${stored.length} posts are stored, and ${told.length} come of its log`)
  }
  const moves = new Map<string, number>()
  for (const entry of log) {
    // The host itself makes planned moves.
    if (entry.kind === 'move' && !entry.idempotencyKey?.startsWith('plan '))
      moves.set(entry.by, (moves.get(entry.by) ?? 0) + 1)
  }
  for (const { match: of, by: person } of story.accepted) {
    const by = maskOf(match, person)
    if (of === id) moves.set(by, (moves.get(by) ?? 0) - 1)
  }
  const programs = JSON.parse(row.automated)
  for (const [by, extra] of moves) {
    if (extra !== 0 && !Object.hasOwn(programs, by))
      wrong(`${by} has ${extra} moves more in the log than were accepted`)
  }
  if (row.suspended !== null) wrong(`it stopped: ${row.suspended}`)
  const waitsFor = waitedFor(game, match.state, row.next_deadline)
  if (waitsFor === 'nobody') wrong('it waits for nobody')
  if (row.next_deadline !== null && row.next_deadline <= now)
    wrong('a deadline still runs, long after it was due')
  const record = resultRecordOf(game, match.state, id)
  return {
    entries: log.length,
    posts: posts.length,
    waitsFor,
    record: record && withStandIns(record, peopleBehind(match)),
  }
}

/** The thing that a match waits for; `null` if it is over. */
function waitedFor(game: Game, state: unknown, due: number | null): string | null {
  const { outcome, roster, openPrompts } = game.status(state)
  if (outcome !== null) return null
  if (due !== null) return 'a deadline that comes'
  const [halt] = roster.pauses
  if (halt !== undefined) return `the end of a halt (${halt.reason})`
  const [inquiry] = openPrompts
  const must = game.pendingActions(state, 'referee', 'all').find(({ need }) => need !== 'optional')
  const of = inquiry?.to ?? must?.actor
  return of === undefined ? 'nobody' : typeof of === 'number' ? 'a player' : `the ${of}`
}

/** Computes all events of a log again. */
function postsIn(
  game: Game,
  { roster, options, position }: Match,
  log: readonly LogEntry[],
): readonly string[] {
  const start = game.setup(roster, options, position ?? undefined)
  if (!start.ok) return [start.error.message]
  const told = [...start.value.events]
  let { state } = start.value
  for (const entry of log) {
    const step = game.apply(state, entry)
    if (!step.ok) return [step.error.message]
    told.push(...step.value.events)
    state = step.value.state
  }
  return told.map(({ at, clause, event }) => JSON.stringify([at, clause, event]))
}

/**
 * Checks that everybody got every notification in order, and that repeated deliveries are equal.
 * Returns how many were repeated.
 */
async function checkDeliveries(
  host: Club,
  people: readonly string[],
  deliveries: readonly Delivery[],
  problems: string[],
): Promise<number> {
  let repeated = 0
  for (const person of people) {
    const seen = new Map<string, string>()
    const numbers: number[] = []
    for (const { idempotencyKey, notifications, person: to } of deliveries) {
      if (to !== person) continue
      const text = JSON.stringify(notifications)
      const before = seen.get(idempotencyKey)
      if (before !== undefined) {
        repeated += 1
        if (before !== text) problems.push(`${idempotencyKey} came with two contents`)
        continue
      }
      seen.set(idempotencyKey, text)
      numbers.push(...notifications.map(({ n }) => n))
    }
    const all: number[] = []
    for (;;) {
      const page = await host.listNotifications({ by: person, after: all.at(-1) ?? 0, limit: 1000 })
      if (!page.ok || page.value.length === 0) break
      all.push(...page.value.map(({ n }) => n))
    }
    if (all.some((n, i) => n !== i + 1)) problems.push(`${person} has been told with gaps`)
    if (numbers.join() !== all.join()) {
      problems.push(
        `${person} was told ${all.length} posts, and ${numbers.length} came, or not in order`,
      )
    }
  }
  return repeated
}
