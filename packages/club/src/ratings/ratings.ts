import { ok, type ResultRecord } from '@ackanomic/core'
import type { Handlers } from '@ackanomic/host'
import { botNames, type StandInNames, withStandIns } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import {
  addResults,
  allSeasons,
  byEnd,
  type Ended,
  noResults,
  type RatedResult,
  type RatingState,
  type SeasonRatings,
} from './compute-ratings.js'
import type { ratingOperations } from './rating-operations.js'
import type { Rating, RatingQuery } from './rating-types.js'
import { seasonAt, seasonNumbered } from './seasons.js'

/** How many ratings are listed by default. */
const PAGE_SIZE = 100

type Ratings = ReadonlyMap<number, SeasonRatings>

/** The functions behind the operations on ratings. */
export function ratingHandlers(context: ClubContext): Handlers<typeof ratingOperations> {
  let known: KnownRatings = {
    ...{ results: 0, last: undefined, state: noResults(), ratings: new Map() },
  }
  let reading: Promise<unknown> = Promise.resolve()
  // One after another, so that no result counts twice.
  const current = (): Promise<Ratings> => {
    const read = async (): Promise<Ratings> => {
      known = await readOn(context, known)
      return known.ratings
    }
    const next = reading.then(read, read)
    reading = next.catch(() => undefined)
    return next
  }
  return {
    listRatings: (query) => listRatings(context, current, query),
    async ratingsOf({ person }) {
      const all = await ratingsOf(current, person, await context.standIns.names())
      const season = currentSeason(context)
      return ok(all.filter((each) => each.season === season))
    },
    ratingHistoryOf: async ({ person }) =>
      ok(await ratingsOf(current, person, await context.standIns.names())),
    async listSeasons() {
      const count = currentSeason(context)
      const numbers = Array.from({ length: count }, (_, i) => count - i)
      return ok(numbers.map((each) => seasonNumbered(context.seasons, each)))
    },
  }
}

const currentSeason = ({ seasons, now }: ClubContext): number => seasonAt(seasons, now())

/** The ratings of a person, the latest season first, then by game. */
async function ratingsOf(
  current: () => Promise<Ratings>,
  person: string,
  names: StandInNames,
): Promise<readonly Rating[]> {
  const all = withStandIns(
    [...(await current()).values()].flatMap((games) => [...games.values()].flat()),
    names,
  )
  const own = all.filter((each) => each.person === person)
  const byGame = (one: Rating, other: Rating): number => (one.game < other.game ? -1 : 1)
  return own.sort((one, other) => other.season - one.season || byGame(one, other))
}

async function listRatings(
  context: ClubContext,
  current: () => Promise<Ratings>,
  { game, ...query }: RatingQuery,
): AsyncResult<readonly Rating[]> {
  const { games } = context
  const latest = currentSeason(context)
  const { season = latest, skip = 0, limit = PAGE_SIZE } = query
  if (season > latest) {
    const problem = `There is no season ${season} yet. The current one is ${latest}.`
    return refuse('badRequest', { problem })
  }
  if (!Object.hasOwn(games, game)) return refuse('noGame', { game, games: Object.keys(games) })
  const all = (await current()).get(season)?.get(game) ?? []
  const shown = all.slice(skip, skip + limit)
  return ok(withStandIns(shown, await context.standIns.names()))
}

/** What a process knows of ratings. */
interface KnownRatings {
  /** How many results there were, also those that do not count. */
  readonly results: number
  /** The last of them. */
  readonly last: Ended | undefined
  readonly state: RatingState
  readonly ratings: Ratings
}

/** Reads the results that came since. If one of them belongs before others, all are read again. */
async function readOn(context: ClubContext, known: KnownRatings): Promise<KnownRatings> {
  const { db } = context.store
  const { count } = await db
    .selectFrom('result_records')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) === known.results) return known
  const { last } = known
  const later = await readResults(context, last?.endedAt)
  const added = last === undefined ? later : later.filter((each) => byEnd(last, each) < 0)
  const isNext = known.results + added.length >= Number(count)
  const results = isNext ? added : await readResults(context, undefined)
  const state = isNext ? known.state : noResults()
  const counting = results.filter(({ counts }) => counts)
  addResults(state, counting, context.seasons)
  return {
    results: (isNext ? known.results : 0) + results.length,
    last: results.toSorted(byEnd).at(-1) ?? last,
    state,
    ratings: allSeasons(state),
  }
}

/** Reads results from a time on. A match without spectators leaves no trace in what everybody sees. */
async function readResults(
  { store }: ClubContext,
  from: number | undefined,
): Promise<readonly (RatedResult & { readonly counts: boolean })[]> {
  const rows = await store.db
    .selectFrom('result_records')
    .leftJoin('matches', 'matches.id', 'result_records.match')
    .select(['result_records.record', 'result_records.match'])
    .select(['matches.game', 'matches.automated', 'matches.spectators'])
    .$if(from !== undefined, (query) => query.where('matches.ended_at', '>=', from ?? 0))
    .execute()
  return rows.map(({ match, game, automated, spectators, record: text }) => {
    const record: ResultRecord = JSON.parse(text)
    const bots = botNames(JSON.parse(automated ?? '{}'))
    const isRated = spectators === 1 && record.exhibition === null
    const counts = isRated && !record.players.some((player) => bots.includes(player))
    return { game: game ?? '', match, endedAt: record.outcome.at, record, counts }
  })
}
