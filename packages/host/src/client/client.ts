import type { GameView, Rejection, Result } from '@ackanomic/core'
import type {
  Accepted,
  Act,
  Admitted,
  HostedGame,
  Look,
  LookOptions,
  OpenRequest,
  Post,
  PostsRequest,
  Wanted,
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
  readonly key?: string | undefined
  /** The tag of the page on which it was made; when the sender would see another now, it is refused. */
  readonly tag?: string | undefined
}

/** A match to be opened, by whoever's client it is. */
export type OpenByClient = Omit<OpenRequest, 'by' | 'key'> & Pick<SendOptions, 'key'>

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
  open(request: OpenByClient): Promise<Result<Accepted, Rejection>>
  /** Does something in a match; sent again, under the same key, where the network fails. */
  submit(match: string, act: Act, options?: SendOptions): Promise<Result<Accepted, Rejection>>
  /** What e sees of a match. */
  look<View = GameView, Move = unknown>(
    match: string,
    options?: LookOptions,
  ): Promise<Result<Look<View, Move>, Rejection>>
  /** What e has been told, in all matches. */
  posts(request?: PostsRequest): Promise<Result<readonly Post[], Rejection>>
  /** What awaits em in all matches, the soonest end first. */
  wanted(): Promise<Result<readonly Wanted[], Rejection>>
  /** Shows a match, now and whenever its page changes; ends with the function that it gives. */
  watch<View = GameView, Move = unknown>(
    match: string,
    shown: (look: Look<View, Move>) => void,
    faulty?: (problem: HostFault) => void,
  ): () => void
  /** Tells what comes after a post, and whatever comes then; ends with the function that it gives. */
  follow(
    after: number,
    told: (post: Post) => void,
    faulty?: (problem: HostFault) => void,
  ): () => void
  /** Takes an invitation: the answer has the token for a client of eir own. */
  admit(invitation: string): Promise<Result<Admitted, Rejection>>
}

/**
 * A client of a host, for browsers and Node.
 *
 * @example
 * ```ts no-run
 * import { hostClient } from '@ackanomic/host/client'
 *
 * const client = hostClient({ url: 'https://games.example.org', token: 'from the invitation' })
 * const stop = client.watch('GPS 1', ({ shows }) => console.log(shows))
 * const bid = await client.submit('GPS 1', { kind: 'text', text: 'bid K' })
 * console.log(bid.ok ? bid.value.told.map(({ says }) => says) : bid.error.says)
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
    open: ({ key = crypto.randomUUID(), ...request }) =>
      ask('POST', '/matches', { key, ...request }),
    submit: (match, act, { key = crypto.randomUUID(), tag } = {}) =>
      ask('POST', `${path(match)}/acts`, { key, act, ...(tag === undefined ? {} : { tag }) }),
    look: (match, wanted = {}) => ask('GET', `${path(match)}${query(wanted)}`),
    posts: (wanted = {}) => ask('GET', `/posts${query(wanted)}`),
    wanted: () => ask('GET', '/wanted'),
    watch: (match, shown, faulty) =>
      stream(
        options,
        () => `${path(match)}/live`,
        ({ data }) => shown(JSON.parse(data)),
        faulty,
      ),
    follow(after, told, faulty) {
      let last = after
      const heard = ({ data }: { readonly data: string }): void => {
        const post: Post = JSON.parse(data)
        last = post.n
        told(post)
      }
      return stream(options, () => `/posts/live?after=${last}`, heard, faulty)
    },
    admit: (invitation) => ask('POST', '/admissions', { invitation }),
  }
}
