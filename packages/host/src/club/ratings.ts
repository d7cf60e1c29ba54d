import type { Rejection, Result, ResultRecord } from '@ackanomic/core'
import { botNames } from '../commands/decide.js'
import type { StoreContext } from '../context.js'
import { refuse } from '../rejections.js'
import { personSchema, problemOf } from '../schemas.js'
import {
  addResults,
  byEnd,
  type Ended,
  type RatedResult,
  rankAll,
  type Skills,
} from './compute-ratings.js'
import type { HostRatings, Rating, RatingQuery } from './rating-types.js'
import { ratingQuerySchema } from './schemas.js'

/** How many ratings are listed by default. */
const PAGE_SIZE = 100

type Ratings = ReadonlyMap<string, readonly Rating[]>

/** The ratings of a host that uses a store. */
export function createRatings(context: StoreContext): HostRatings {
  let known: KnownRatings = { results: 0, last: undefined, skills: new Map(), ratings: new Map() }
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

/** What a process knows of ratings. */
interface KnownRatings {
  /** How many results there were, also those that do not count. */
  readonly results: number
  /** The last of them. */
  readonly last: Ended | undefined
  readonly skills: Skills
  readonly ratings: Ratings
}

/** Reads the results that came since. If one of them belongs before others, all are read again. */
async function readOn(context: StoreContext, known: KnownRatings): Promise<KnownRatings> {
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
  const skills: Skills = isNext ? known.skills : new Map()
  const counting = results.filter(({ counts }) => counts)
  addResults(skills, counting)
  return {
    results: (isNext ? known.results : 0) + results.length,
    last: results.toSorted(byEnd).at(-1) ?? last,
    skills,
    ratings: rankAll(skills),
  }
}

/** Reads results from a time on. A match without spectators leaves no trace in what everybody sees. */
async function readResults(
  { store }: StoreContext,
  from: number | undefined,
): Promise<readonly (RatedResult & { readonly counts: boolean })[]> {
  const rows = await store.db
    .selectFrom('result_records')
    .innerJoin('matches', 'matches.id', 'result_records.match')
    .select(['result_records.record', 'matches.id', 'matches.game', 'matches.automated'])
    .select('matches.spectators')
    .$if(from !== undefined, (query) => query.where('matches.ended_at', '>=', from ?? 0))
    .execute()
  return rows.map(({ id: match, game, automated, spectators, record: text }) => {
    const record: ResultRecord = JSON.parse(text)
    const bots = botNames(JSON.parse(automated))
    const isRated = spectators === 1 && record.exhibition === null
    const counts = isRated && !record.players.some((player) => bots.includes(player))
    return { game, match, endedAt: record.outcome.at, record, counts }
  })
}
