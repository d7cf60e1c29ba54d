import { ok, type ResultRecord } from '@ackanomic/core'
import type { Handlers } from '@ackanomic/host'
import { botNames, withStandIns } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import { refuse } from '../contract/errors.js'
import { countRows } from '../store/series.js'
import {
  addResults,
  allSeasons,
  byEnd,
  type KnownRatings,
  noResults,
  type RatedResult,
} from './compute-ratings.js'
import type { ratingOperations } from './rating-operations.js'
import type { Rating } from './rating-types.js'
import { seasonAt, seasonNumbered } from './seasons.js'

const PAGE_SIZE = 100

/** The functions behind the operations on ratings. */
export function ratingHandlers(context: ClubContext): Handlers<typeof ratingOperations> {
  const { seasons, games, now, standIns } = context
  const latest = (): number => seasonAt(seasons, now())
  return {
    async listRatings({ game, season = latest(), skip = 0, limit = PAGE_SIZE }) {
      if (season > latest()) {
        const problem = `There is no season ${season} yet. The current one is ${latest()}.`
        return refuse('badRequest', { problem })
      }
      if (!Object.hasOwn(games, game)) return refuse('noGame', { game, games: Object.keys(games) })
      const all = (await currentRatings(context)).get(season)?.get(game) ?? []
      return ok(withStandIns(all.slice(skip, skip + limit), await standIns.names()))
    },
    async ratingsOf({ person }) {
      const all = await ratingHistory(context, person)
      return ok(all.filter((each) => each.season === latest()))
    },
    ratingHistoryOf: async ({ person }) => ok(await ratingHistory(context, person)),
    async listSeasons() {
      const numbers = Array.from({ length: latest() }, (_, i) => latest() - i)
      return ok(numbers.map((each) => seasonNumbered(seasons, each)))
    },
  }
}

/** The ratings of a person, the latest season first, then by game. */
export async function ratingHistory(
  context: ClubContext,
  person: string,
): Promise<readonly Rating[]> {
  const ratings = await currentRatings(context)
  const all = [...ratings.values()].flatMap((games) => [...games.values()].flat())
  const shown = withStandIns(all, await context.standIns.names())
  const byGame = (one: Rating, other: Rating): number => (one.game < other.game ? -1 : 1)
  return shown
    .filter((each) => each.person === person)
    .sort((one, other) => other.season - one.season || byGame(one, other))
}

/** The ratings of all seasons, read on from what the process knows. */
export function currentRatings(context: ClubContext): Promise<KnownRatings['ratings']> {
  const { ratings: cache } = context
  const read = async (): Promise<KnownRatings['ratings']> => {
    cache.known = await readOn(context, cache.known)
    return cache.known.ratings
  }
  // One after another, so that no result counts twice.
  const next = cache.reading.then(read, read)
  cache.reading = next.catch(() => undefined)
  return next
}

/** Reads the results that came since. If one of them belongs before others, all are read again. */
async function readOn(context: ClubContext, known: KnownRatings): Promise<KnownRatings> {
  const count = await countRows(context.store.db.selectFrom('result_records'))
  if (count === known.results) return known
  const { last } = known
  const later = await readResults(context, last?.endedAt)
  const added = last === undefined ? later : later.filter((each) => byEnd(last, each) < 0)
  const isNext = known.results + added.length >= count
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
