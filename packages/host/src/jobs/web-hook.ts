import { sanitizeText } from '@ackanomic/core/untrusted'
import type { Channel, Delivery } from '../contract/delivery-types.js'
import { PermanentDeliveryError } from './delivery-errors.js'

/** What a web hook gets: the delivery as JSON, or a message that Discord or Slack shows. */
export type WebHookFormat = 'json' | 'discord' | 'slack'

/** The options of {@link createWebHookChannel}. */
export interface WebHookOptions {
  /** What is sent. Default: `'json'`. */
  readonly format?: WebHookFormat | undefined
  /** The origins to which it sends, such as `'https://discord.com'`. Default: all of HTTPS. */
  readonly origins?: readonly string[] | undefined
  /** The `fetch` to use. Default: the platform's. */
  readonly fetch?: typeof fetch | undefined
}

/** The most characters of a message in Discord. */
const DISCORD_LIMIT = 2000

/** The most characters of a message in Slack before it is cut there. */
const SLACK_LIMIT = 4000

/** Statuses after which a retry may help: the receiver is slow, busy or broken. */
const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500

/**
 * Creates a channel that posts notifications to a URL, the address of the subscription. It follows no
 * redirects. A receiver that answers 404, 410 or another lasting refusal gets no retry. A URL inside
 * your own network is reached too, so let only people whom you trust choose addresses, or set
 * `origins`.
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
  return async (delivery, signal) => {
    const url = readUrl(delivery.address, origins)
    const response = await given(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': JSON.stringify(delivery.idempotencyKey),
      },
      body: JSON.stringify(BODIES[format](delivery)),
      redirect: 'manual',
      signal,
    })
    await response.body?.cancel()
    if (response.ok) return
    const problem = `The web hook answered with status ${response.status}.`
    throw isTemporary(response.status) ? new Error(problem) : new PermanentDeliveryError(problem)
  }
}

/** The URL of an address, if the channel may send to it. */
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

const BODIES: Readonly<Record<WebHookFormat, (delivery: Delivery) => object>> = {
  json: ({ address: _, ...delivery }) => delivery,
  discord: (delivery) => ({
    content: cut(textOf(delivery, '**', escapeDiscord), DISCORD_LIMIT),
    // Nobody is pinged by what a player writes.
    allowed_mentions: { parse: [] },
  }),
  slack: (delivery) => ({ text: cut(textOf(delivery, '*', escapeSlack), SLACK_LIMIT) }),
}

/** The notifications as lines beneath the name of the match. */
function textOf(
  { match, notifications }: Delivery,
  bold: string,
  quote: (text: string) => string,
): string {
  const lines = notifications.map(({ message }) => quote(message))
  return [`${bold}${quote(sanitizeText(match))}${bold}`, ...lines].join('\n')
}

const escapeDiscord = (text: string): string => text.replace(/[\\*_~`|>#[\]()<]/gu, '\\$&')

const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Cuts a text that is too long, at a whole character. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}
