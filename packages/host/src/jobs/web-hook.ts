import { sanitizeText } from '@ackanomic/core/untrusted'
import type { Channel, Delivery } from '../contract/delivery-types.js'
import { PermanentDeliveryError } from './delivery-errors.js'
import { type PostOptions, splitPosts } from './split-posts.js'

/** The body: the delivery as JSON, or a message for Discord or Slack. */
export type WebHookFormat = 'json' | 'discord' | 'slack'

/** The options of {@link createWebHookChannel}. */
export interface WebHookOptions {
  /** Default: `'json'`. */
  readonly format?: WebHookFormat | undefined
  /** The origins to which it sends, such as `'https://discord.com'`. Default: all of HTTPS. */
  readonly origins?: readonly string[] | undefined
  /** The `fetch` to use. Default: the platform's. */
  readonly fetch?: typeof fetch | undefined
}

/** The most deliveries that are remembered because some of their posts failed. */
const MAX_PARTIAL = 1000

/** Statuses after which a retry may help. */
const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500

/**
 * Creates a channel that posts notifications to a URL, the address of the subscription. It follows
 * no redirects. After a lasting refusal, such as 404 or 410, there is no retry. A URL may be in your
 * own network: let only people whom you trust choose addresses, or set `origins`.
 *
 * A text that is too long for Discord (2,000 characters) or Slack (4,000) comes in several posts. If
 * one fails, a retry goes on there, or begins with the first after a restart.
 *
 * @example
 * ```ts
 * import { createWebHookChannel } from '@ackanomic/host'
 *
 * const sent: unknown[] = []
 * const fakeFetch = async (_url: unknown, init?: RequestInit) => {
 *   sent.push(JSON.parse(String(init?.body)))
 *   return new Response(null, { status: 204 })
 * }
 * const discord = createWebHookChannel({ format: 'discord', fetch: fakeFetch })
 * const notification = { n: 1, match: 'table 7', game: 'ghost', at: 0, clause: '1', event: { type: 'turn' }, message: 'It is your turn.' }
 * await discord(
 *   {
 *     person: 'Bob', channel: 'discord', address: 'https://discord.com/api/webhooks/1/x',
 *     match: 'table 7', game: 'ghost', idempotencyKey: 'discord/Bob/1', notifications: [notification],
 *   },
 *   new AbortController().signal,
 * )
 * sent // => [{ content: '**table 7**\nIt is your turn.', allowed_mentions: { parse: [] } }]
 * ```
 */
export function createWebHookChannel(options: WebHookOptions = {}): Channel {
  const { format = 'json', origins, fetch: given = fetch } = options
  /** The posts that arrived before their delivery failed, by idempotency key. */
  const arrived = new Map<string, readonly string[]>()
  return async (delivery, signal) => {
    const url = readUrl(delivery.address, origins)
    const key = delivery.idempotencyKey
    const posts = BODIES[format](delivery).map((body) => JSON.stringify(body))
    const before = arrived.get(key) ?? []
    arrived.delete(key)
    for (const [i, body] of posts.entries()) {
      if (before[i] === body) continue
      try {
        await post(given, url, { body, key: i === 0 ? key : `${key}/${i + 1}`, signal })
      } catch (failure) {
        if (i > 0) arrived.set(key, posts.slice(0, i))
        const [oldest = ''] = arrived.keys()
        if (arrived.size > MAX_PARTIAL) arrived.delete(oldest)
        throw failure
      }
    }
  }
}

interface Post {
  readonly body: string
  readonly key: string
  readonly signal: AbortSignal
}

async function post(send: typeof fetch, url: string, { body, key, signal }: Post): Promise<void> {
  const response = await send(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // A key contains a name, and headers take no letters beyond Latin-1.
      'idempotency-key': `"${encodeURI(key)}"`,
    },
    body,
    redirect: 'manual',
    signal,
  })
  await response.body?.cancel()
  if (response.ok) return
  const problem = `The web hook answered with status ${response.status}.`
  throw isTemporary(response.status) ? new Error(problem) : new PermanentDeliveryError(problem)
}

/** An address's URL, if the channel may send to it. */
function readUrl(address: string, origins: readonly string[] | undefined): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || url.username !== '' || url.password !== '')
    throw new PermanentDeliveryError('The address of a web hook must be a URL without a password.')
  const isAllowed = origins === undefined ? url.protocol === 'https:' : origins.includes(url.origin)
  if (isAllowed) return url.href
  throw new PermanentDeliveryError(
    origins === undefined
      ? 'The address of a web hook must begin with https://.'
      : `This channel sends to ${origins.join(', ')} only.`,
  )
}

const BODIES: Readonly<Record<WebHookFormat, (delivery: Delivery) => readonly object[]>> = {
  json: ({ address: _, ...delivery }) => [delivery],
  discord: (delivery) =>
    postsOf(delivery, { bold: '**', quote: escapeDiscord, limit: 2000 }).map((content) => ({
      content,
      // A player's text pings nobody.
      allowed_mentions: { parse: [] },
    })),
  slack: (delivery) =>
    postsOf(delivery, { bold: '*', quote: escapeSlack, limit: 4000 }).map((text) => ({ text })),
}

/** The notifications below the name of the match, in posts that are short enough. */
function postsOf(
  { match, notifications }: Delivery,
  { bold, quote, limit }: PostFormat,
): readonly string[] {
  const heading = `${bold}${quote(sanitizeText(match))}${bold}`
  const text = notifications.map(({ message }) => message).join('\n')
  return splitPosts(text, { heading, quote, limit })
}

interface PostFormat extends Omit<PostOptions, 'heading'> {
  readonly bold: string
}

const escapeDiscord = (text: string): string => text.replace(/[\\*_~`|>#[\]()<]/gu, '\\$&')

const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
