import type { StoreContext } from '../context.js'
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
export function createTournaments(context: StoreContext): HostTournaments {
  return {
    open: (request) => openTournament(context, request),
    list: (person, query = {}) => listTournaments(context, person, query),
    get: (tournament, person, { link } = {}) => getTournament(context, tournament, person, link),
    enter: (request) => enterTournament(context, request),
    withdraw: (request) => withdraw(context, request),
    remove: (request) => removeFromTournament(context, request),
    keepApart: (request) => keepApart(context, request),
    start: (request) => startTournament(context, request),
    cancel: (request) => cancelByOpener(context, request),
    cancelByOperator: (tournament) => cancelByOperator(context, tournament),
  }
}
