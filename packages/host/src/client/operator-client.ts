import type { Rejection, Result } from '@ackanomic/core'
import type {
  CloseTableRequest,
  Decision,
  DecisionQuery,
  DecisionRequest,
  Report,
  ReportQuery,
  Sanction,
  SetQuotasRequest,
} from '../club/moderation-types.js'
import type { OpenTable, Quotas, TablePage, TableQuery } from '../club/types.js'
import type { Client } from '../contract/operation.js'
import type { DeadLetter, DeadLetterQuery, RetryReport } from '../delivery-types.js'
import type { hostOperations } from '../operations.js'
import type { Health } from '../types.js'
import { createClient } from './create-client.js'
import { type ClientOptions, createRequester, queryText } from './requests.js'
import { hostRoutes } from './routes.js'

type OperatorOperations = Pick<
  Client<typeof hostOperations>,
  | 'cancelTournament'
  | 'listSubmissions'
  | 'enactSubmission'
  | 'statementOf'
  | 'closeMonth'
  | 'listClosedMonths'
  | 'exportSocietyLog'
  | 'auditSociety'
  | 'deletePerson'
>

/** A client of a host for its operator. */
export interface OperatorClient extends OperatorOperations {
  /** Returns the health of the host. */
  health(): Promise<Result<Health, Rejection>>
  /** Lists reports of messages and people, the latest first. */
  listReports(query?: ReportQuery): Promise<Result<readonly Report[], Rejection>>
  /** Decides about a person, which settles all open reports about them. */
  decide(request: Omit<DecisionRequest, 'by'>): Promise<Result<Decision, Rejection>>
  /** Lists who decided what about whom, the latest first. */
  listDecisions(query?: DecisionQuery): Promise<Result<readonly Decision[], Rejection>>
  /** Lists the mutes and bans that are in force. */
  listSanctions(): Promise<Result<readonly Sanction[], Rejection>>
  /** Returns the quotas of a person. */
  quotasOf(person: string): Promise<Result<Quotas, Rejection>>
  /** Gives a person quotas of their own. */
  setQuotas(request: Omit<SetQuotasRequest, 'by'>): Promise<Result<Quotas, Rejection>>
  /** Returns the quotas of everybody who has none of their own. */
  hostQuotas(): Promise<Result<Quotas, Rejection>>
  /** Sets the quotas of everybody who has none of their own. */
  setHostQuotas(
    request: Omit<SetQuotasRequest, 'by' | 'person'>,
  ): Promise<Result<Quotas, Rejection>>
  /** Lists all open tables, the newest first. */
  listTables(query?: Omit<TableQuery, 'mine'>): Promise<Result<TablePage, Rejection>>
  /** Closes a table, whoever has opened it. */
  closeTable(request: Omit<CloseTableRequest, 'by'>): Promise<Result<OpenTable, Rejection>>
  /** Lists the deliveries that were given up. */
  deadLetters(): Promise<Result<readonly DeadLetter[], Rejection>>
  /** Makes deliveries again that were given up. */
  retryDeadLetters(query: DeadLetterQuery): Promise<Result<RetryReport, Rejection>>
  /** Forgets deliveries that were given up. Returns how many. */
  discardDeadLetters(query: DeadLetterQuery): Promise<Result<number, Rejection>>
}

/**
 * Creates a client of a host for its operator. The token is the operator's. If no host answers, its
 * methods throw a `HostClientError`.
 *
 * @example
 * ```ts no-run
 * import { operatorClient } from '@ackanomic/host/client'
 *
 * const operator = operatorClient({ url: 'https://games.example.org', token: 'of the operator' })
 * const reports = await operator.listReports()
 * for (const { person, reason } of reports.ok ? reports.value : []) console.log(person, reason)
 * await operator.decide({ person: 'Bob', decision: 'mute', reason: 'Insults everybody' })
 * ```
 */
export function operatorClient(options: ClientOptions): OperatorClient {
  const ask = createRequester(options)
  const path = (person: string): string => `/people/${encodeURIComponent(person)}`
  return {
    ...createClient<typeof hostOperations>(hostRoutes, ask),
    health: () => ask('GET', '/status'),
    listReports: ({ open = true } = {}) => ask('GET', open ? '/reports' : '/reports?all=true'),
    decide: ({ person, ...decision }) => ask('POST', `${path(person)}/decisions`, decision),
    listDecisions: (query = {}) => ask('GET', `/decisions${queryText(query)}`),
    listSanctions: () => ask('GET', '/sanctions'),
    quotasOf: (person) => ask('GET', `${path(person)}/quotas`),
    setQuotas: ({ person, ...quotas }) => ask('PUT', `${path(person)}/quotas`, quotas),
    hostQuotas: () => ask('GET', '/quotas'),
    setHostQuotas: (quotas) => ask('PUT', '/quotas', quotas),
    listTables: (query = {}) => ask('GET', `/all-tables${queryText(query)}`),
    closeTable: ({ table, reason }) =>
      ask('POST', `/tables/${encodeURIComponent(table)}/closing`, { reason }),
    deadLetters: () => ask('GET', '/dead-letters'),
    retryDeadLetters: (query) => ask('POST', '/dead-letters/retry', query),
    discardDeadLetters: (query) => ask('POST', '/dead-letters/discard', query),
  }
}
