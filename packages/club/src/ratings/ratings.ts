import { ok } from '@ackanomic/core'
import type { Handlers, Tables } from '@ackanomic/host'
import { withStandIns } from '@ackanomic/host/modules'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { ClubContext } from '../context.js'
import { refuse } from '../contract/errors.js'
import { countRows } from '../store/series.js'
import type { ratingOperations } from './rating-operations.js'
import type { Rating } from './rating-types.js'
import { seasonAt, seasonNumbered } from './seasons.js'

const PAGE_SIZE = 100

export function ratingHandlers(context: ClubContext): Handlers<typeof ratingOperations> {
  const { seasons, games, now } = context
  const latest = (): number => seasonAt(seasons, now())
  return {
    async listRatings({ game, season = latest(), skip = 0, limit = PAGE_SIZE }) {
      if (season > latest()) {
        const problem = `There is no season ${season} yet. The current one is ${latest()}.`
        return refuse('badRequest', { problem })
      }
      if (!Object.hasOwn(games, game)) return refuse('noGame', { game, games: Object.keys(games) })
      return ok(await ratingsOfSeason(context, game, season, skip, limit))
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

/** The ratings of a game in a season, the best first. */
async function ratingsOfSeason(
  context: ClubContext,
  game: string,
  season: number,
  skip: number,
  limit: number,
): Promise<readonly Rating[]> {
  const { store, standIns } = context
  await context.bookResults()
  const rows = await selectRatings(store.db)
    .where('game', '=', game)
    .where('season', '=', season)
    .orderBy('score', 'desc')
    // In the same order on all databases.
    .orderBy(store.kind === 'postgresql' ? sql`person collate "C"` : sql`person`)
    .offset(skip)
    .limit(limit)
    .execute()
  const [best] = rows
  let rank = best === undefined ? 0 : await rankOf(context, best)
  let score = best?.score
  const ratings = rows.map((row, i) => {
    if (row.score !== score) rank = skip + i + 1
    score = row.score
    return { ...row, rank }
  })
  return withStandIns(ratings, await standIns.names())
}

/** A person's ratings, the latest season first, then by game. */
export async function ratingHistory(
  context: ClubContext,
  person: string,
): Promise<readonly Rating[]> {
  const { store, standIns } = context
  await context.bookResults()
  if ((await standIns.names()).has(person)) return []
  const rows = await selectRatings(store.db)
    .where('person', '=', await standIns.personBehind(person))
    .execute()
  const ratings: Rating[] = []
  for (const row of rows) ratings.push({ ...row, person, rank: await rankOf(context, row) })
  const byGame = (one: Rating, other: Rating): number => (one.game < other.game ? -1 : 1)
  return ratings.sort((one, other) => other.season - one.season || byGame(one, other))
}

/** People's scores in a game in the current season. */
export async function scoresOf(
  context: ClubContext,
  game: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (people.length === 0) return new Map()
  await context.bookResults()
  const rows = await selectRatings(context.store.db)
    .where('game', '=', game)
    .where('season', '=', seasonAt(context.seasons, context.now()))
    .where('person', 'in', people)
    .execute()
  return new Map(rows.map(({ person, score }) => [person, score]))
}

type RatingRow = Omit<Rating, 'rank'>

const selectRatings = (
  db: ClubContext['store']['db'],
): SelectQueryBuilder<Tables, 'ratings', RatingRow> =>
  db.selectFrom('ratings').select(['person', 'game', 'season', 'score', 'mu', 'sigma', 'matches'])

/** One more than the number of people with better scores. */
async function rankOf({ store }: ClubContext, { game, season, score }: RatingRow): Promise<number> {
  const better = store.db
    .selectFrom('ratings')
    .where('game', '=', game)
    .where('season', '=', season)
    .where('score', '>', score)
  return 1 + (await countRows(better))
}
