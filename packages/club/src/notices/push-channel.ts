import { createECDH, createHmac } from 'node:crypto'
import { sanitizeText } from '@ackanomic/core/untrusted'
import {
  type Channel,
  type Delivery,
  PermanentDeliveryError,
  SubscriptionGoneError,
} from '@ackanomic/host'

/** The options of web push. */
export interface PushOptions {
  /** A `mailto:` or `https:` URL of the operator, which every push service sees. */
  readonly contact: string
  /**
   * The origins of push services. `'https://*.example.org'` also names the subdomains. Default: those
   * of Google, Mozilla, Apple and Microsoft.
   */
  readonly services?: readonly string[] | undefined
  /** The `fetch` to use. Default: the platform's. */
  readonly fetch?: typeof fetch | undefined
}

/** A browser's subscription, as its push service gives it. */
export interface PushTarget {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

const SERVICES: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
]

/** The message to a browser's service worker. */
export interface PushPayload {
  readonly match: string
  readonly game: string
  /** The actions for which play waits for the person. */
  readonly awaits: readonly string[]
  /** The events, line by line. */
  readonly text: string
}

/** A push service takes 4096 bytes, and a character is up to 3. */
const MAX_TEXT = 1000

/** The seconds for which a push service keeps a message for an absent browser: three days. */
const TIME_TO_LIVE = 259_200

export function isPushService(
  endpoint: string,
  { services = SERVICES }: Pick<PushOptions, 'services'>,
): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (url === null || url.username !== '' || url.password !== '') return false
  return services.some((service) => {
    const [scheme, domain] = service.split('*.')
    return domain === undefined
      ? url.origin === service
      : url.origin.startsWith(scheme ?? '') && url.host.endsWith(`.${domain}`)
  })
}

/** A device's address, as the store keeps it. */
export const addressOf = ({ endpoint, keys }: PushTarget): string =>
  JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })

export const endpointOf = (address: string): string => (JSON.parse(address) as PushTarget).endpoint

/**
 * Creates the channel to browsers. Its addresses are subscriptions to web push. The payloads are
 * encrypted for the browser, so the push service learns when something happened, and nothing else.
 */
export function createPushChannel(options: PushOptions, secret: string | Uint8Array): Channel {
  const { contact, fetch: given = fetch } = options
  const vapidDetails = { subject: contact, ...vapidKeysOf(secret) }
  return async (delivery, signal) => {
    const subscription = JSON.parse(delivery.address) as PushTarget
    if (!isPushService(subscription.endpoint, options))
      throw new PermanentDeliveryError('The host does not send to this push service.')
    const { default: library } = await import('web-push')
    const { endpoint, method, headers, body } = library.generateRequestDetails(
      subscription,
      JSON.stringify(payloadOf(delivery)),
      { vapidDetails, TTL: TIME_TO_LIVE, urgency: 'normal' },
    )
    const response = await given(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal,
    })
    await response.body?.cancel()
    if (response.ok) return
    const { status } = response
    const problem = `The push service answered with status ${status}.`
    if (status === 404 || status === 410) throw new SubscriptionGoneError(problem)
    const isTemporary = status === 408 || status === 429 || status >= 500
    throw isTemporary ? new Error(problem) : new PermanentDeliveryError(problem)
  }
}

/** A delivery's content, for its addressee alone. */
function payloadOf({ match, game, awaits = [], notifications }: Delivery): PushPayload {
  const lines = notifications.map(({ message }) => sanitizeText(message))
  // The latest lines matter most.
  const text = lines.join('\n')
  const end = text.slice(1 - MAX_TEXT).replace(/^[\uDC00-\uDFFF]/u, '')
  return { match, game, awaits, text: text.length <= MAX_TEXT ? text : `…${end}` }
}

/** The keys by which push services know a host (VAPID, RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * Derives the VAPID keys from the host's secret, so they need no file, and all processes have the
 * same.
 */
export function vapidKeysOf(secret: string | Uint8Array): VapidKeys {
  for (let round = 0; ; round++) {
    const privateKey = createHmac('sha256', secret).update(`web push ${round}`).digest()
    const pair = createECDH('prime256v1')
    try {
      pair.setPrivateKey(privateKey)
    } catch {
      // One of 2³² texts is no key of the curve.
      continue
    }
    return {
      publicKey: pair.getPublicKey('base64url'),
      privateKey: privateKey.toString('base64url'),
    }
  }
}
