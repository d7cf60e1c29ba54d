import type { Timestamp } from '@ackanomic/core'
import type { Notification } from './notification.js'

/** A request to deliver a person's notifications through a channel. */
export interface SubscribeRequest {
  /** The person. */
  readonly person: string
  /** The name of the channel, one of the host's. */
  readonly channel: string
  /** Their address in the channel, such as a mail address or the URL of a web hook. */
  readonly address: string
}

/** A request to end a subscription. */
export type UnsubscribeRequest = Pick<SubscribeRequest, 'person' | 'channel'>

/** The notifications of one step of one match, for one person. */
export interface Delivery extends SubscribeRequest {
  /**
   * A key that stays the same when the delivery is retried, so that a receiver can drop duplicates.
   */
  readonly idempotencyKey: string
  /** The match. */
  readonly match: string
  /** The id of its game. */
  readonly game: string
  /** The notifications, in order. */
  readonly notifications: readonly Notification[]
  /** Whether this is a digest, whose notifications may be of several matches. */
  readonly isDigest?: boolean | undefined
  /** For a device: the names of the actions for which play waits for the person in the match. */
  readonly awaits?: readonly string[] | undefined
}

/**
 * A function that delivers notifications, and throws if it cannot. A delivery that arrived may be
 * sent again with the same idempotency key. Throw a `PermanentDeliveryError` if a retry would be
 * useless, and a `SubscriptionGoneError` if the address is gone.
 */
export type Channel = (delivery: Delivery, signal: AbortSignal) => Promise<void>

/** A delivery that was given up. */
export interface DeadLetter extends SubscribeRequest {
  /** The match. */
  readonly match: string
  /** The number of its first notification. */
  readonly from: number
  /** The number of its last notification. */
  readonly to: number
  /** The message of the last failure. */
  readonly problem: string
  /** When it was given up, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
}

/** Deliveries to a person that were given up: all, or those of a channel, or one. */
export interface DeadLetterQuery {
  /** The person. */
  readonly person: string
  /** The channel. Default: all. */
  readonly channel?: string | undefined
  /** The number of the first notification of the delivery. Default: all. */
  readonly from?: number | undefined
}

/** The results of deliveries that were made again. */
export interface RetryReport {
  /** The number of deliveries that succeeded. */
  readonly delivered: number
  /** The number of deliveries that failed again. They stay given up. */
  readonly failed: number
}

/** A mail to send. */
export interface PlainMail {
  /** The address of the recipient. */
  readonly to: string
  /** The subject. */
  readonly subject: string
  /** The text. */
  readonly text: string
}
