import type { Handlers } from '@ackanomic/host'
import { withStandIns } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import { createTournament } from './create-tournament.js'
import { getTournament, listTournaments } from './list-tournaments.js'
import {
  cancelTournament,
  enterTournament,
  keepApart,
  removeFromTournament,
  startTournament,
  withdrawFromTournament,
} from './take-part.js'
import type { tournamentOperations } from './tournament-operations.js'

/** The functions behind the operations on tournaments. */
export function tournamentHandlers(context: ClubContext): Handlers<typeof tournamentOperations> {
  const shown = async <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    withStandIns(await answer, await context.standIns.names())
  return {
    createTournament: (request) => shown(createTournament(context, request)),
    listTournaments: (request) => shown(listTournaments(context, 'listed', request)),
    listMyTournaments: (request) => shown(listTournaments(context, 'own', request)),
    getTournament: (request) => shown(getTournament(context, request)),
    enterTournament: (request) => shown(enterTournament(context, request)),
    withdrawFromTournament: (request) => shown(withdrawFromTournament(context, request)),
    removeFromTournament: (request) => shown(removeFromTournament(context, request)),
    keepApart: (request) => shown(keepApart(context, request)),
    startTournament: (request) => shown(startTournament(context, request)),
    cancelTournament: (request) => shown(cancelTournament(context, request)),
  }
}
