import type { Rejection, Result, ResultRecord } from '@ackanomic/core'
import { botNames } from '../commands/decide.js'
import type { StoreContext } from '../context.js'
import { refuse } from '../rejections.js'
import { personSchema, problemOf } from '../schemas.js'
import { computeRatings, type RatedResult } from './compute-ratings.js'
import type { HostRatings, Rating, RatingQuery } from './rating-types.js'
import { ratingQuerySchema } from './schemas.js'

/** How many ratings are listed by default. */
const PAGE_SIZE = 100

type Ratings = ReadonlyMap<string, readonly Rating[]>

/** The ratings of a host that uses a store. */
export function createRatings(context: StoreContext): HostRatings {
  let computed: { readonly results: number; readonly ratings: Ratings } | undefined
  const current = async (): Promise<Ratings> => {
    const { results } = await context.store.db
      .selectFrom('result_records')
      .select(({ fn }) => fn.countAll<number>().as('results'))
      .executeTakeFirstOrThrow()
    // Results are added and never changed.
    if (computed?.results !== Number(results))
      computed = {
        results: Number(results),
        ratings: computeRatings(await readRatedResults(context)),
      }
    return computed.ratings
  }
  return {
    list: (game, query = {}) => listRatings(context, current, game, query),
    async of(person) {
      const problem = problemOf(personSchema, person)
      if (problem !== undefined) return refuse('badRequest', { problem })
      const all = [...(await current()).values()].flat()
      const own = all.filter((each) => each.person === person)
      return { ok: true, value: own.sort((one, other) => (one.game < other.game ? -1 : 1)) }
    },
  }
}

async function listRatings(
  { games }: StoreContext,
  current: () => Promise<Ratings>,
  game: string,
  query: RatingQuery,
): Promise<Result<readonly Rating[], Rejection>> {
  const problem = problemOf(ratingQuerySchema, query)
  if (problem !== undefined) return refuse('badRequest', { problem })
  if (!Object.hasOwn(games, game)) return refuse('noGame', { game, games: Object.keys(games) })
  const { skip = 0, limit = PAGE_SIZE } = query
  const all = (await current()).get(game) ?? []
  return { ok: true, value: all.slice(skip, skip + limit) }
}

/** The results that count. A match without spectators leaves no trace in what everybody sees. */
async function readRatedResults({ store }: StoreContext): Promise<readonly RatedResult[]> {
  const rows = await store.db
    .selectFrom('result_records')
    .innerJoin('matches', 'matches.id', 'result_records.match')
    .select(['result_records.record', 'matches.id', 'matches.game', 'matches.automated'])
    .where('matches.spectators', '=', 1)
    .execute()
  return rows.flatMap(({ id: match, game, automated, record: text }) => {
    const record: ResultRecord = JSON.parse(text)
    const bots = botNames(JSON.parse(automated))
    const counts =
      record.exhibition === null && !record.players.some((player) => bots.includes(player))
    return counts ? [{ game, match, endedAt: record.outcome.at, record }] : []
  })
}
