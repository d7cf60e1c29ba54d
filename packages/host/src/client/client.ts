import type { GameView, Rejection, Result } from '@ackanomic/core'
import type {
  HostAction,
  HostedGame,
  LookOptions,
  MatchPage,
  Notification,
  OpenRequest,
  PendingMatchAction,
  PostsRequest,
  Session,
  SubmitReceipt,
} from '../types.js'
import { type Ask, asker, type ClientOptions } from './ask.js'
import type { HostFault } from './fault.js'
import { stream } from './stream.js'

/** How something is sent. */
export interface SendOptions {
  /**
   * The sender's own key: what comes again under it gets the same answer, and changes nothing.
   * Default: a new one at random.
   */
  readonly idempotencyKey?: string | undefined
  /** The tag of the page on which it was made; when the sender would see another now, it is refused. */
  readonly etag?: string | undefined
}

/** A match to be opened, by whoever's client it is. */
export type OpenByClient = Omit<OpenRequest, 'by' | 'idempotencyKey'> &
  Pick<SendOptions, 'idempotencyKey'>

/**
 * A host as one person has it, or a guest. What is refused comes as a result; where nobody answers,
 * or something else than a host does, it rejects with a `HostFault`.
 */
export interface HostClient {
  /** Whose client it is; `null` for a guest. */
  whoAmI(): Promise<string | null>
  /** The games that are played here. */
  games(): Promise<readonly HostedGame[]>
  /** Opens a match. */
  open(request: OpenByClient): Promise<Result<SubmitReceipt, Rejection>>
  /** Does something in a match; sent again, under the same key, where the network fails. */
  submit(
    match: string,
    act: HostAction,
    options?: SendOptions,
  ): Promise<Result<SubmitReceipt, Rejection>>
  /** What they see of a match. */
  getMatch<View = GameView, Move = unknown>(
    match: string,
    options?: LookOptions,
  ): Promise<Result<MatchPage<View, Move>, Rejection>>
  /** What they have been told, in all matches. */
  listNotifications(request?: PostsRequest): Promise<Result<readonly Notification[], Rejection>>
  /** What awaits them in all matches, the soonest end first. */
  listPendingActions(): Promise<Result<readonly PendingMatchAction[], Rejection>>
  /** Shows a match, now and whenever its page changes; ends with the function that it gives. */
  watch<View = GameView, Move = unknown>(
    match: string,
    shown: (look: MatchPage<View, Move>) => void,
    faulty?: (problem: HostFault) => void,
  ): () => void
  /** Tells what comes after a post, and whatever comes then; ends with the function that it gives. */
  follow(
    after: number,
    told: (post: Notification) => void,
    faulty?: (problem: HostFault) => void,
  ): () => void
  /** Takes an invitation: the answer has the token for a client of their own. */
  redeemInvitation(invitation: string): Promise<Result<Session, Rejection>>
}

/**
 * A client of a host, for browsers and Node.
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
  const ask: Ask = asker(options)
  const path = (match: string): string => `/matches/${encodeURIComponent(match)}`
  const query = (wanted: object): string => {
    const given = Object.entries(wanted).filter(([, value]) => value !== undefined)
    return given.length === 0 ? '' : `?${new URLSearchParams(given as [string, string][])}`
  }
  return {
    whoAmI: async () => (await ask.sure<{ person: string | null }>('GET', '/me')).person,
    games: () => ask.sure('GET', '/games'),
    open: ({ idempotencyKey = crypto.randomUUID(), ...request }) =>
      ask('POST', '/matches', { idempotencyKey, ...request }),
    submit: (match, action, { idempotencyKey = crypto.randomUUID(), etag } = {}) =>
      ask('POST', `${path(match)}/actions`, {
        idempotencyKey,
        action,
        ...(etag === undefined ? {} : { etag }),
      }),
    getMatch: (match, wanted = {}) => ask('GET', `${path(match)}${query(wanted)}`),
    listNotifications: (wanted = {}) => ask('GET', `/me/notifications${query(wanted)}`),
    listPendingActions: () => ask('GET', '/me/pending-actions'),
    watch: (match, shown, faulty) =>
      stream(
        options,
        () => `${path(match)}/events`,
        ({ data }) => shown(JSON.parse(data)),
        faulty,
      ),
    follow(after, told, faulty) {
      let last = after
      const heard = ({ data }: { readonly data: string }): void => {
        const post: Notification = JSON.parse(data)
        last = post.n
        told(post)
      }
      return stream(options, () => `/me/notifications/events?after=${last}`, heard, faulty)
    },
    redeemInvitation: (invitation) => ask('POST', '/invitations/redeem', { invitation }),
  }
}
