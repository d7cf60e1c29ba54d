import type { Rejection, Result } from '@ackanomic/core'
import type {
  ApartPair,
  OpenTournamentRequest,
  Tournament,
  TournamentPage,
  TournamentQuery,
} from '../tournaments/tournament-types.js'
import { queryText, type Requester } from './requests.js'

/** The link of a tournament, if somebody gave it to the person. */
export interface LinkOption {
  readonly link?: string | undefined
}

/** A request to open a tournament. The sender is the client's person. */
export type ClientOpenTournamentRequest = Omit<OpenTournamentRequest, 'by' | 'idempotencyKey'> &
  Partial<Pick<OpenTournamentRequest, 'idempotencyKey'>>

/** The tournaments of a host, for the client's person. */
export interface ClientTournaments {
  /** Opens a tournament. If the network fails, it retries with the same key. */
  open(request: ClientOpenTournamentRequest): Promise<Result<Tournament, Rejection>>
  /** Lists the tournaments that everybody may see or, with `mine`, those of the person. */
  list(query?: TournamentQuery): Promise<Result<TournamentPage, Rejection>>
  /** Returns a tournament as the person sees it. */
  get(tournament: string, options?: LinkOption): Promise<Result<Tournament, Rejection>>
  /** Enters a tournament, and agrees to sit down at the tables of all its rounds. */
  enter(tournament: string, options?: LinkOption): Promise<Result<Tournament, Rejection>>
  /** Withdraws from a tournament. */
  withdraw(tournament: string): Promise<Result<Tournament, Rejection>>
  /** Starts a tournament that the person has opened before it is full. */
  start(tournament: string): Promise<Result<Tournament, Rejection>>
  /** Says who may not meet in a tournament that the person has opened. */
  keepApart(tournament: string, apart: readonly ApartPair[]): Promise<Result<Tournament, Rejection>>
  /** Removes another person from a tournament that the person has opened. */
  remove(tournament: string, person: string): Promise<Result<Tournament, Rejection>>
  /** Cancels a tournament that the person has opened. */
  cancel(tournament: string): Promise<Result<Tournament, Rejection>>
}

/** Creates the tournaments of a client. */
export function createClientTournaments(ask: Requester): ClientTournaments {
  const path = (tournament: string): string => `/tournaments/${encodeURIComponent(tournament)}`
  return {
    open: ({ idempotencyKey = crypto.randomUUID(), ...request }) =>
      ask('POST', '/tournaments', { idempotencyKey, ...request }),
    list: ({ mine = false, ...query } = {}) =>
      ask('GET', `${mine ? '/me/tournaments' : '/tournaments'}${queryText(query)}`),
    get: (tournament, options = {}) => ask('GET', `${path(tournament)}${queryText(options)}`),
    enter: (tournament, { link } = {}) =>
      ask('POST', `${path(tournament)}/entry`, link === undefined ? {} : { link }),
    withdraw: (tournament) => ask('DELETE', `${path(tournament)}/entry`),
    start: (tournament) => ask('POST', `${path(tournament)}/start`, {}),
    keepApart: (tournament, apart) => ask('PUT', `${path(tournament)}/apart`, { apart }),
    remove: (tournament, person) =>
      ask('DELETE', `${path(tournament)}/people/${encodeURIComponent(person)}`),
    cancel: (tournament) => ask('DELETE', path(tournament)),
  }
}
