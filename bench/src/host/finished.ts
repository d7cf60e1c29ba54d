/**
 * Measures a club on SQLite with 1,000, 10,000 and 100,000 finished matches, and prints a table.
 * The person who asks has played in the same few of them.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { type Club, openClub } from '@ackanomic/club'
import { days, type ResultRecord } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Store, sqliteStore } from '@ackanomic/host'
import { monthOf } from '@ackanomic/society'

const SIZES = [1000, 10_000, 100_000] as const
/** The number of matches of the person who asks. */
const OWN = 20
const PEOPLE = Array.from({ length: 1000 }, (_, n) => `Player ${n}`)
const CLASSES = ['1250.7', '1250.8', '1250.9']
const MONTHS = 24
/** The repetitions of each request, of which the median counts. */
const TURNS = 15
const NOW = Date.UTC(2026, 10, 15)
const ROWS_AT_ONCE = 200

/** The milliseconds of a request, and the longest pause of the event loop meanwhile. */
interface Measured {
  readonly time: number
  readonly pause: number
}

/** The start of the model of all matches: it ends before all others. */
const START = NOW - days(30 * MONTHS + 60)

const clock = { now: START }

const open = (store: Store): Promise<Club> =>
  openClub({
    games: mergeCatalogues(catalogue),
    secret: 'kept from the players',
    store,
    workers: 0,
    now: () => clock.now,
  })

/** Plays the match that is the model of all others. */
async function playModel(host: Club): Promise<void> {
  for (const person of ['Ann', 'Bob', 'Cyd']) {
    const invited = await host.createInvitation({ person })
    const invitation = invited.ok ? invited.value.invitation : ''
    await host.redeemInvitation({ invitation })
  }
  const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
  const match = { match: 'Model', game: 'pure-skill', roster, automated: { Dee: 'referee' } }
  const opened = await host.createMatch({ ...match, by: 'Ann', idempotencyKey: '1' })
  if (!opened.ok) throw new Error(opened.error.message)
  for (const by of roster.players) {
    const action = { kind: 'text', text: 'bid K' } as const
    await host.submit({ match: 'Model', by, idempotencyKey: '1', action })
  }
  clock.now += days(40)
  await host.runDueJobs()
}

/** The result of a match that ended at a time, with points, money and a Trophy for its winner. */
function resultOf(model: ResultRecord, n: number, at: number): ResultRecord {
  const others = [n, n * 7 + 1, n * 13 + 5].map((each) => PEOPLE[each % PEOPLE.length] ?? '')
  const players = [...new Set([n < OWN ? 'Ann' : others[0], ...others.slice(1)])] as string[]
  const [winner = ''] = players
  const clause = '1250.7'
  return {
    ...model,
    match: `Match ${n}`,
    game: CLASSES[n % CLASSES.length] ?? '',
    players,
    starters: players.length,
    startedAt: at - days(7),
    outcome: {
      at,
      winners: [winner],
      ranking: [],
      awards: [
        { award: 'points', to: [winner], each: 3, clause },
        { award: 'treasury', to: players, each: 5, as: 'player', clause },
        { award: 'trophy', trophy: 'standard', to: winner, clause },
      ],
    },
  }
}

/** Adds finished matches to the store. */
async function addMatches({ db }: Store, from: number, to: number): Promise<void> {
  const row = await db
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', 'Model')
    .executeTakeFirstOrThrow()
  const { record } = await db
    .selectFrom('result_records')
    .select('record')
    .where('match', '=', 'Model')
    .executeTakeFirstOrThrow()
  const entries = await db.selectFrom('entries').selectAll().where('match', '=', 'Model').execute()
  const model: ResultRecord = JSON.parse(record)
  for (let first = from; first < to; first += ROWS_AT_ONCE)
    await db.transaction().execute(async (tx) => {
      const numbers = Array.from(
        { length: Math.min(ROWS_AT_ONCE, to - first) },
        (_, i) => first + i,
      )
      const results = numbers.map((n) => {
        // The person's own matches are also spread over all months.
        const part = n < OWN ? n / OWN : n / to
        return resultOf(model, n, NOW - Math.round(days(30 * MONTHS) * (1 - part)) - days(1))
      })
      const made = results.map((result) => ({
        ...row,
        id: result.match,
        ended_at: result.outcome.at,
      }))
      await tx.insertInto('matches').values(made).execute()
      const seats = results.flatMap(({ match, players }) =>
        players.map((person, seat) => ({ match, person, seat })),
      )
      await tx.insertInto('participants').values(seats).execute()
      const records = results.map((result) => ({
        match: result.match,
        record: JSON.stringify(result),
        ended_at: result.outcome.at,
        booked: 0,
      }))
      await tx.insertInto('result_records').values(records).execute()
      const logs = results
        .filter(({ players }) => players.includes('Ann'))
        .flatMap(({ match }) => entries.map((entry) => ({ ...entry, match })))
      if (logs.length > 0) await tx.insertInto('entries').values(logs).execute()
    })
}

/**
 * How long this thread has waited for a processor, in milliseconds; 0 if the system doesn't tell.
 */
function waitedTime(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}

/** Watches the event loop. Returns a function that stops this and returns the longest pause. */
function watchPauses(): () => number {
  let longest = 0
  let before = performance.now() - waitedTime()
  const look = (): void => {
    const now = performance.now() - waitedTime()
    longest = Math.max(longest, now - before)
    before = now
  }
  const timer = setInterval(look, 1)
  return () => {
    clearInterval(timer)
    look()
    return longest
  }
}

/** Measures the median time of several turns, and their longest pause. */
async function measure(
  run: () => Promise<unknown>,
  turns = TURNS,
  prepare?: () => Promise<unknown>,
): Promise<Measured> {
  const times: number[] = []
  const endWatch = watchPauses()
  for (let i = 0; i < turns; i++) {
    await prepare?.()
    await new Promise((passed) => setTimeout(passed, 5))
    const began = performance.now()
    await run()
    times.push(performance.now() - began)
  }
  await new Promise((passed) => setTimeout(passed, 5))
  const pause = endWatch()
  times.sort((one, other) => one - other)
  return { time: times[turns >> 1] ?? Number.NaN, pause }
}

function accepted<Value>(result: { readonly ok: boolean; readonly value?: Value }): void {
  if (!result.ok) throw new Error(JSON.stringify(result))
}

async function measureSize(size: number): Promise<Readonly<Record<string, Measured>>> {
  const folder = mkdtempSync(join(tmpdir(), 'ackanomic-bench-'))
  clock.now = START
  let store = await sqliteStore(join(folder, 'data'))
  let host = await open(store)
  await playModel(host)
  clock.now = NOW
  await addMatches(store, 0, size)
  const books = await measure(() => host.statementOf({ person: 'Ann' }), 1)
  const month = monthOf(Date.UTC(2026, 9, 1))
  const closing = await measure(async () => accepted(await host.closeMonth({ month })), 1)
  await host.close()
  const starts: Measured[] = []
  const jobs: Measured[] = []
  for (let i = 0; i < 5; i++) {
    store = await sqliteStore(join(folder, 'data'))
    starts.push(
      await measure(async () => {
        host = await open(store)
      }, 1),
    )
    jobs.push(await measure(() => host.runDueJobs(), 1))
    if (i < 4) await host.close()
  }
  let next = size
  const addOne = async (): Promise<void> => {
    await addMatches(store, next, next + 1)
    next += 1
  }
  const statement = async () => accepted(await host.statementOf({ person: 'Ann' }))
  const figures = {
    'the statement of a person': await measure(statement),
    'the same after one more match': await measure(statement, TURNS, addOne),
    'the export of a person': await measure(async () =>
      accepted(await host.exportMyData({ by: 'Ann' })),
    ),
    'a page of ratings': await measure(async () =>
      accepted(await host.listRatings({ game: 'pure-skill', limit: 10 })),
    ),
    'the start of the host': middle(starts),
    'its first jobs': middle(jobs),
    'the books, for the operator': await measure(async () => accepted(await host.exportBooks()), 1),
    'the audit': await measure(async () => accepted(await host.auditSociety()), 1),
    'booking a match': { ...books, time: books.time / size },
    'closing a month': closing,
  }
  await host.close()
  rmSync(folder, { recursive: true, force: true })
  return figures
}

function middle(all: readonly Measured[]): Measured {
  const times = all.map(({ time }) => time).sort((one, other) => one - other)
  const pause = Math.max(...all.map((each) => each.pause))
  return { time: times[all.length >> 1] ?? Number.NaN, pause }
}

const measured: Readonly<Record<string, Measured>>[] = []
// The code is compiled before it is measured.
await measureSize(SIZES[0])
for (const size of SIZES) measured.push(await measureSize(size))

console.log(`Finished matches of ${PEOPLE.length} people in ${MONTHS} months; the person who asks has played in ${OWN}.

| ms, and the longest pause | ${SIZES.map((size) => size.toLocaleString('en')).join(' | ')} | most to fewest |
|---|${SIZES.map(() => '---:|').join('')}---:|`)
for (const name of Object.keys(measured[0] ?? {})) {
  const figures = measured.map((each) => each[name] ?? { time: Number.NaN, pause: Number.NaN })
  const cells = figures.map(({ time, pause }) => `${time.toFixed(2)}, ${pause.toFixed(0)}`)
  const ratio = (figures.at(-1)?.time ?? 0) / (figures[0]?.time ?? 1)
  console.log(`| ${name} | ${cells.join(' | ')} | ${ratio.toFixed(2)} × |`)
}
