import type { Timestamp } from '@ackanomic/core'

/** A notification: an event that one person was told, with a number of its own. */
export interface Notification {
  /** Its number among all notifications of this person, from 1. */
  readonly n: number
  /** The match. */
  readonly match: string
  /** The id of its game. */
  readonly game: string
  /** When the event happened, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** The clause that the event follows from. */
  readonly clause: string
  /** The game's own event, as plain JSON. */
  readonly event: { readonly type: string }
  /** The event as a sentence or two. */
  readonly message: string
}

/** In place of a match, in what people are told about the society. No match has such a name. */
export const SOCIETY = '/society'
