import type { Rejection, Result } from '@ackanomic/core'
import type {
  OpenTable,
  OpenTableRequest,
  TablePage,
  TableQuery,
  TableRequest,
  TableRole,
} from '../club/types.js'
import { queryText, type Requester } from './requests.js'

/** A request to open a table. The sender is the client's person. */
export type ClientOpenTableRequest = Omit<OpenTableRequest, 'by' | 'idempotencyKey'> &
  Partial<Pick<OpenTableRequest, 'idempotencyKey'>>

/** The link of a table, if somebody gave it to the person. */
export type LinkOption = Pick<TableRequest, 'link'>

/** How to sit down at a table. */
export interface SeatOptions extends LinkOption {
  /**
   * What the person contributes to the chance of the match, 1 to 200 characters. Default: 16 random
   * bytes.
   */
  readonly contribution?: string | undefined
}

/** Random bytes of the client, as text. */
const randomContribution = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The tables of a host, for the client's person. */
export interface ClientTables {
  /**
   * Opens a table. If the network fails, it retries with the same key. Unless you say what to
   * contribute, the client contributes random bytes again once it has the host's commitment.
   */
  open(request: ClientOpenTableRequest): Promise<Result<OpenTable, Rejection>>
  /** Lists the open tables that everybody may see or, with `mine`, those of the person. */
  list(query?: TableQuery): Promise<Result<TablePage, Rejection>>
  /** Returns a table as the person sees it. */
  get(table: string, options?: LinkOption): Promise<Result<OpenTable, Rejection>>
  /** Invites a person to a table that the client's person has opened. */
  invite(table: string, person: string, role?: TableRole): Promise<Result<OpenTable, Rejection>>
  /** Takes the seat or the invitation of another person away. Only the opener may. */
  remove(table: string, person: string): Promise<Result<OpenTable, Rejection>>
  /** Sits down, or accepts the invitation to referee. The match starts when the table is full. */
  takeSeat(table: string, options?: SeatOptions): Promise<Result<OpenTable, Rejection>>
  /** Gives up the seat before the match has started. */
  leaveSeat(table: string): Promise<Result<OpenTable, Rejection>>
  /** Declines an invitation. */
  decline(table: string): Promise<Result<OpenTable, Rejection>>
  /** Starts the match before the table is full, if the game allows it. */
  start(table: string): Promise<Result<OpenTable, Rejection>>
  /** Closes a table that the person has opened. */
  close(table: string): Promise<Result<OpenTable, Rejection>>
  /** Opens a table for another match like a finished one, or sits down at it. */
  rematch(match: string, options?: Omit<SeatOptions, 'link'>): Promise<Result<OpenTable, Rejection>>
}

/** Creates the tables of a client. */
export function createClientTables(ask: Requester): ClientTables {
  const path = (table: string): string => `/tables/${encodeURIComponent(table)}`
  const takeSeat: ClientTables['takeSeat'] = (table, options = {}) =>
    ask('POST', `${path(table)}/seat`, { contribution: randomContribution(), ...options })
  /** Contributes anew to a table that was opened just now: only what follows its commitment binds the host. */
  const contributing = async (
    opening: Promise<Result<OpenTable, Rejection>>,
    given: string | undefined,
  ): Promise<Result<OpenTable, Rejection>> => {
    const opened = await opening
    if (!opened.ok || given !== undefined) return opened
    const { table, stage, you } = opened.value
    if (stage !== 'open' || you?.state !== 'accepted') return opened
    const seated = await takeSeat(table)
    return seated.ok ? seated : opened
  }
  return {
    open: ({ idempotencyKey = crypto.randomUUID(), ...request }) =>
      contributing(
        ask('POST', '/tables', { idempotencyKey, contribution: randomContribution(), ...request }),
        request.contribution,
      ),
    list: ({ mine = false, ...query } = {}) =>
      ask('GET', `${mine ? '/me/tables' : '/tables'}${queryText(query)}`),
    get: (table, options = {}) => ask('GET', `${path(table)}${queryText(options)}`),
    invite: (table, person, role = 'player') =>
      ask('POST', `${path(table)}/invitations`, { person, role }),
    remove: (table, person) => ask('DELETE', `${path(table)}/people/${encodeURIComponent(person)}`),
    takeSeat,
    leaveSeat: (table) => ask('DELETE', `${path(table)}/seat`),
    decline: (table) => ask('POST', `${path(table)}/decline`, {}),
    start: (table) => ask('POST', `${path(table)}/start`, {}),
    close: (table) => ask('DELETE', path(table)),
    rematch: (match, options = {}) =>
      contributing(
        ask('POST', `/matches/${encodeURIComponent(match)}/rematch`, {
          contribution: randomContribution(),
          ...options,
        }),
        options.contribution,
      ),
  }
}
