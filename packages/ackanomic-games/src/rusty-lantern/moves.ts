import type { SeatNumber } from '@ackanomic/core'
import type { Stake } from './tale.js'

/** Tries a play. */
export interface TryPlay {
  /** The type of the move. */
  readonly type: 'play'
  /** The subject of the message, with the word “Lantern” in it. */
  readonly subject: string
  /** The text, without the line that names the card. */
  readonly text: string
  /** The card, or `null` for none. */
  readonly card: string | null
}

/** Passes. */
export interface Pass {
  /** The type of the move. */
  readonly type: 'pass'
  /** A card of the own hand to burn, or `null`. */
  readonly discard: string | null
}

/** Announces an interruption. */
export interface Interrupt {
  /** The type of the move. */
  readonly type: 'interrupt'
  /** The number of the play, from 1. */
  readonly play: number
  /** A card that the Bard says e holds. */
  readonly card: string
}

/** The winner finishes the story, or declines. */
export interface Epilogue {
  /** The type of the move. */
  readonly type: 'epilogue'
  /** The text, or `null`. */
  readonly text: string | null
}

/** The Barkeep seats somebody who has joined. */
export interface SeatBard {
  /** The type of the move. */
  readonly type: 'place'
  /** Who. */
  readonly bard: SeatNumber
  /** After whom, clockwise. */
  readonly after: SeatNumber
}

/** The Barkeep ends the tale: lamely, or after a win without waiting for the epilogue. */
export interface EndTale {
  /** The type of the move. */
  readonly type: 'end'
}

/** The moves. */
export type Move = TryPlay | Pass | Interrupt | Epilogue | SeatBard | EndTale

/** What a joiner brings. */
export interface Join {
  /** After whom, clockwise, the Barkeep seats em; `null`: in the last place, until e says another. */
  readonly after: SeatNumber | null
  /** What e pays into the pot; empty where the tale is not for ante. */
  readonly ante: readonly Stake[]
}
