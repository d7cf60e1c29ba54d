import type { Timestamp } from '@ackanomic/core'

/** An event that one person was told, with a number of its own. */
export interface Notification {
  /** From 1, among all notifications of this person. */
  readonly n: number
  readonly match: string
  readonly game: string
  /** When the event happened. */
  readonly at: Timestamp
  readonly clause: string
  /** The game's own event, as plain JSON. */
  readonly event: { readonly type: string }
  /** The event as a sentence or two. */
  readonly message: string
}

/** The match of notifications about the society. No match has such a name. */
export const SOCIETY = '/society'
