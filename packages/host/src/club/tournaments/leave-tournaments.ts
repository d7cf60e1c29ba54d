import type { ClubContext } from '../context.js'
import { cancelTournament, withdrawFromTournament } from './take-part.js'

/** Cancels the tournaments of a person that have not started, and withdraws from all others. */
export async function leaveTournaments(context: ClubContext, by: string): Promise<void> {
  const { db } = context.store
  const opened = await db
    .selectFrom('tournaments')
    .select('id')
    .where('opener', '=', by)
    .where('stage', '=', 'open')
    .execute()
  for (const { id } of opened) await cancelTournament(context, { tournament: id, by })
  const entered = await db
    .selectFrom('tournament_players')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_players.tournament')
    .select('tournaments.id')
    .where('tournament_players.person', '=', by)
    .where('tournament_players.state', '=', 'entered')
    .where('tournaments.stage', 'in', ['open', 'running'])
    .execute()
  for (const { id } of entered) await withdrawFromTournament(context, { tournament: id, by })
}
