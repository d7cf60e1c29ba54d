import type { HostRatings } from '../club/rating-types.js'
import { createRatings } from '../club/ratings.js'
import type { HostContext } from '../context.js'
import { readTournament } from './tournament-state.js'

const known = new WeakMap<HostContext, HostRatings>()

/** The ratings of a host. They are read on from what was read before. */
function ratingsOf(context: HostContext): HostRatings {
  const ratings = known.get(context) ?? createRatings(context)
  known.set(context, ratings)
  return ratings
}

/**
 * The scores by which the people of a tournament are seeded; none unless it is about to start. They are
 * read before its transaction: SQLite has one connection.
 */
export async function seedScores(
  context: HostContext,
  id: string,
): Promise<ReadonlyMap<string, number>> {
  const state = await readTournament(context.store, context.store.db, id)
  if (state?.row.stage !== 'running' || state.row.started_at !== null) return new Map()
  const listed = await ratingsOf(context).list(state.row.game, { limit: 1000 })
  return new Map(listed.ok ? listed.value.map(({ person, score }) => [person, score]) : [])
}
