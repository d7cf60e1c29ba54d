import type { Handlers } from '@ackanomic/host'
import type { ClubContext } from '../context.js'
import type { ratingOperations } from '../ratings/rating-operations.js'
import { ratingHandlers } from '../ratings/ratings.js'
import { readTournament } from './tournament-state.js'

type Ratings = Handlers<typeof ratingOperations>

const known = new WeakMap<ClubContext, Ratings>()

/** The ratings of a host. They are read on from what was read before. */
function ratingsOf(context: ClubContext): Ratings {
  const ratings = known.get(context) ?? ratingHandlers(context)
  known.set(context, ratings)
  return ratings
}

/**
 * The scores by which the people of a tournament are seeded; none unless it is about to start. They are
 * read before its transaction: SQLite has one connection.
 */
export async function seedScores(
  context: ClubContext,
  id: string,
): Promise<ReadonlyMap<string, number>> {
  const state = await readTournament(context.store, context.store.db, id)
  if (state?.row.stage !== 'running' || state.row.started_at !== null) return new Map()
  const listed = await ratingsOf(context).listRatings({
    game: state.row.game,
    limit: 1000,
    by: null,
  })
  return new Map(listed.ok ? listed.value.map(({ person, score }) => [person, score]) : [])
}
