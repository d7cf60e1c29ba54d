import type { GameError, GameView, Result } from '@ackanomic/core'
import type { MatchPage, MatchQuery } from '../contract/match-types.js'
import type { Notification } from '../contract/notification.js'
import type { Client } from '../contract/operation.js'
import type { hostOperations } from '../host/operations.js'
import { createClient } from './create-client.js'
import {
  type ClientOptions,
  createRequester,
  type HostClientError,
  queryText,
  type Requester,
} from './requests.js'
import { hostRoutes } from './routes.js'
import { signActions } from './sign-actions.js'
import { openStream } from './stream.js'

/**
 * A client of a host, for one person or a guest. Errors are results. The methods throw a
 * `HostClientError` if no host answers. With a `key`, `submit` returns `wrongReceipt` if the host
 * confirms another action than the signed one.
 */
export interface HostClient extends Omit<Client<typeof hostOperations>, 'getMatch'> {
  /** Shows a match as the client's person sees it. */
  getMatch<View = GameView, Move = unknown>(
    query: MatchQuery,
  ): Promise<Result<MatchPage<View, Move>, GameError>>
  /**
   * Calls a listener with a match now and whenever it changes. Returns a function that stops it.
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
 * const bid = await client.submit({ match: 'GPS 1', action: { kind: 'text', text: 'bid K' } })
 * console.log(bid.ok ? bid.value.notifications.map(({ message }) => message) : bid.error.message)
 * stop()
 * ```
 */
export function hostClient(options: ClientOptions): HostClient {
  const ask: Requester = createRequester(options)
  const path = (match: string): string => `/matches/${encodeURIComponent(match)}`
  const plain = createClient<typeof hostOperations>(hostRoutes, options)
  const { onReceipt } = options
  const client = {
    ...plain,
    async submit(request) {
      const sent = await plain.submit(request)
      if (sent.ok && sent.value.receipt !== null) onReceipt?.(sent.value.receipt)
      return sent
    },
    async commitToMatch(request) {
      const committed = await plain.commitToMatch(request)
      if (committed.ok) onReceipt?.(committed.value.receipt)
      return committed
    },
  } satisfies typeof plain
  return {
    ...client,
    ...(options.key === undefined ? {} : signActions(client, options.key)),
    getMatch: ({ match, ...query }) => ask('GET', `${path(match)}${queryText(query)}`),
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
  }
}
