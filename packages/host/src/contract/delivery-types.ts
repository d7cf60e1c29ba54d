import type { Timestamp } from '@ackanomic/core'
import type { Notification } from './notification.js'

/** A request to deliver a person's notifications through a channel. */
export interface SubscribeRequest {
  readonly person: string
  readonly channel: string
  /** Such as a mail address or the URL of a web hook. */
  readonly address: string
}

/** A request to end a subscription. */
export type UnsubscribeRequest = Pick<SubscribeRequest, 'person' | 'channel'>

/** A person's notifications of one step of a match. */
export interface Delivery extends SubscribeRequest {
  /** The same for each retry, so that a receiver can drop duplicates. */
  readonly idempotencyKey: string
  readonly match: string
  readonly game: string
  readonly notifications: readonly Notification[]
  /** Whether its notifications may be of several matches. */
  readonly isDigest?: boolean | undefined
  /** For a device: the actions for which play waits for the person in the match. */
  readonly awaits?: readonly string[] | undefined
}

/**
 * Delivers notifications, and throws if it cannot. A delivery that arrived may come again with its
 * idempotency key. Throw a `PermanentDeliveryError` if a retry is useless, and a
 * `SubscriptionGoneError` if the address is gone.
 */
export type Channel = (delivery: Delivery, signal: AbortSignal) => Promise<void>

/** A delivery that was given up. */
export interface DeadLetter extends SubscribeRequest {
  readonly match: string
  readonly from: number
  readonly to: number
  readonly problem: string
  /** When it was given up. */
  readonly at: Timestamp
}

/** Deliveries that were given up: all of a person, those of a channel, or one. */
export interface DeadLetterQuery {
  readonly person: string
  readonly channel?: string | undefined
  /** The number of the delivery's first notification. Default: all. */
  readonly from?: number | undefined
}

/** The results of deliveries that were made again. */
export interface RetryReport {
  readonly delivered: number
  /** They stay given up. */
  readonly failed: number
}

/** A mail to send. */
export interface PlainMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}
