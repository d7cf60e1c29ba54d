import { withStandIns } from '../accounts/stand-ins.js'
import type { HostContext } from '../context.js'
import { getTournament, listTournaments } from './list-tournaments.js'
import { openTournament } from './open-tournament.js'
import {
  cancelByOpener,
  cancelByOperator,
  enterTournament,
  keepApart,
  removeFromTournament,
  startTournament,
  withdraw,
} from './take-part.js'
import type { HostTournaments } from './tournament-types.js'

/** The tournaments of a host that uses a store. */
export function createTournaments(context: HostContext): HostTournaments {
  const shown = async <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    withStandIns(await answer, await context.standIns.names())
  return {
    open: (request) => shown(openTournament(context, request)),
    list: (person, query = {}) => shown(listTournaments(context, person, query)),
    get: (tournament, person, { link } = {}) =>
      shown(getTournament(context, tournament, person, link)),
    enter: (request) => shown(enterTournament(context, request)),
    withdraw: (request) => shown(withdraw(context, request)),
    remove: (request) => shown(removeFromTournament(context, request)),
    keepApart: (request) => shown(keepApart(context, request)),
    start: (request) => shown(startTournament(context, request)),
    cancel: (request) => shown(cancelByOpener(context, request)),
    cancelByOperator: (tournament) => shown(cancelByOperator(context, tournament)),
  }
}
