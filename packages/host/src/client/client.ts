import type { GameView, Rejection, Result } from '@ackanomic/core'
import type { HostKey, Receipt } from '@ackanomic/core/proof'
import type { ReportPersonRequest } from '../club/moderation-types.js'
import type { Client } from '../contract/operation.js'
import type { Notification } from '../notification.js'
import type { hostOperations } from '../operations.js'
import type {
  ChanceCommitment,
  CommitRequest,
  GetMatchOptions,
  HostAction,
  HostedGame,
  MatchPage,
  NotificationQuery,
  OpenRequest,
  PendingMatchAction,
  RedeemOptions,
  Session,
  SubmitResponse,
} from '../types.js'
import type { HostClientError } from './client-error.js'
import { contributing } from './client-tables.js'
import { createClient } from './create-client.js'
import { type ClientOptions, createRequester, queryText, type Requester } from './requests.js'
import { hostRoutes } from './routes.js'
import { openStream } from './stream.js'

/** Options of `submit`. */
export interface SendOptions {
  /**
   * A key that the sender chooses. Repeating a request with the same key returns the first result
   * without applying it again. Default: a random key.
   */
  readonly idempotencyKey?: string | undefined
  /**
   * The etag of the page that the sender saw. If the page has changed since, the request is
   * rejected.
   */
  readonly etag?: string | undefined
}

/** A request to open a match. The sender is the client's person. */
export type ClientOpenRequest = Omit<OpenRequest, 'by' | 'idempotencyKey'> &
  Pick<SendOptions, 'idempotencyKey'>

/**
 * A client of a host, for one person or a guest. Its methods return rejections as results. If no
 * host answers, they throw a `HostClientError`.
 */
export interface HostClient extends Client<typeof hostOperations> {
  /** Returns the client's person, or `null` for a guest. */
  whoAmI(): Promise<string | null>
  /** Returns the games that the host offers. */
  games(): Promise<readonly HostedGame[]>
  /** Has the host commit to the chance of a match before you open it. */
  commit(request: CommitRequest): Promise<Result<ChanceCommitment, Rejection>>
  /** Opens a match. */
  open(request: ClientOpenRequest): Promise<Result<SubmitResponse, Rejection>>
  /** Submits an action. If the network fails, it retries with the same key. */
  submit(
    match: string,
    action: HostAction,
    options?: SendOptions,
  ): Promise<Result<SubmitResponse, Rejection>>
  /** Returns a match as the client's person sees it. */
  getMatch<View = GameView, Move = unknown>(
    match: string,
    options?: GetMatchOptions,
  ): Promise<Result<MatchPage<View, Move>, Rejection>>
  /** Lists the host's receipts for all actions of the person in a match. */
  listReceipts(match: string): Promise<Result<readonly Receipt[], Rejection>>
  /** Exports a finished match as a save that `@ackanomic/verify` checks. */
  exportMatch(match: string): Promise<Result<unknown, Rejection>>
  /** Returns the host's public keys, as it publishes them. */
  signingKeys(): Promise<{ readonly keys: readonly HostKey[] }>
  /** Lists the person's notifications in all matches. */
  listNotifications(
    request?: NotificationQuery,
  ): Promise<Result<readonly Notification[], Rejection>>
  /** Lists the person's pending actions in all matches, the earliest deadline first. */
  listPendingActions(): Promise<Result<readonly PendingMatchAction[], Rejection>>
  /** Reports a person to the operator. They are not told. */
  reportPerson(request: Omit<ReportPersonRequest, 'by'>): Promise<Result<null, Rejection>>
  /**
   * Calls a listener with a match now and whenever the match changes. Returns a function that stops
   * it.
   */
  watch<View = GameView, Move = unknown>(
    match: string,
    onPage: (page: MatchPage<View, Move>) => void,
    onError?: (problem: HostClientError) => void,
  ): () => void
  /** Calls a listener with every notification after a number. Returns a function that stops it. */
  follow(
    after: number,
    onNotification: (notification: Notification) => void,
    onError?: (problem: HostClientError) => void,
  ): () => void
  /**
   * Redeems an invitation. The session contains the token for the person's own client. If the
   * network fails, it retries with the same key.
   */
  redeemInvitation(invitation: string, options?: RedeemOptions): Promise<Result<Session, Rejection>>
}

/**
 * Creates a client of a host, for browsers and Node.
 *
 * @example
 * ```ts no-run
 * import { hostClient } from '@ackanomic/host/client'
 *
 * const client = hostClient({ url: 'https://games.example.org', token: 'from the invitation' })
 * const stop = client.watch('GPS 1', ({ text }) => console.log(text))
 * const bid = await client.submit('GPS 1', { kind: 'text', text: 'bid K' })
 * console.log(bid.ok ? bid.value.notifications.map(({ message }) => message) : bid.error.message)
 * stop()
 * ```
 */
export function hostClient(options: ClientOptions): HostClient {
  const ask: Requester = createRequester(options)
  const path = (match: string): string => `/matches/${encodeURIComponent(match)}`
  const client = createClient<typeof hostOperations>(hostRoutes, ask)
  return {
    ...client,
    ...contributing(client),
    whoAmI: async () => (await ask.orThrow<{ person: string | null }>('GET', '/me')).person,
    games: () => ask.orThrow('GET', '/games'),
    commit: (request) => ask('POST', '/commitments', request),
    open: ({ idempotencyKey = crypto.randomUUID(), ...request }) =>
      ask('POST', '/matches', { idempotencyKey, ...request }),
    submit: (match, action, { idempotencyKey = crypto.randomUUID(), etag } = {}) =>
      ask('POST', `${path(match)}/actions`, {
        idempotencyKey,
        action,
        ...(etag === undefined ? {} : { etag }),
      }),
    getMatch: (match, query = {}) => ask('GET', `${path(match)}${queryText(query)}`),
    listReceipts: (match) => ask('GET', `${path(match)}/receipts`),
    exportMatch: (match) => ask('GET', `${path(match)}/save`),
    signingKeys: () => ask.orThrow('GET', '/.well-known/ackanomic-keys.json'),
    listNotifications: (query = {}) => ask('GET', `/me/notifications${queryText(query)}`),
    listPendingActions: () => ask('GET', '/me/pending-actions'),
    reportPerson: ({ person, ...report }) =>
      ask('POST', `/people/${encodeURIComponent(person)}/report`, report),
    watch: (match, onPage, onError) =>
      openStream(
        options,
        () => `${path(match)}/events`,
        ({ data }) => onPage(JSON.parse(data)),
        onError,
      ),
    follow(after, onNotification, onError) {
      let last = after
      const listener = ({ data }: { readonly data: string }): void => {
        const notification: Notification = JSON.parse(data)
        last = notification.n
        onNotification(notification)
      }
      return openStream(options, () => `/me/notifications/events?after=${last}`, listener, onError)
    },
    redeemInvitation: (invitation, { idempotencyKey = crypto.randomUUID(), device } = {}) =>
      ask('POST', '/invitations/redeem', {
        ...{ invitation, idempotencyKey },
        ...(device === undefined ? {} : { device }),
      }),
  }
}
