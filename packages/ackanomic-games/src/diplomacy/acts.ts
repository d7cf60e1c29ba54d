import type { Duration } from '@ackanomic/core'
import type { PowerId } from './map.js'
import type { Position } from './position.js'

/** Calls everything off before the start (III.A). */
export interface Abort {
  readonly type: 'abort'
}

/** Sends orders. Those for movement, retreats and adjustments are all sent so. */
export interface SendOrders {
  readonly type: 'orders'
  /** The orders, as players write them; none takes back what was sent. */
  readonly orders: readonly string[]
}

/** Is ready for the turn to end, or no longer; it ends early once all are, where that was announced. */
export interface Ready {
  readonly type: 'ready'
  readonly ready: boolean
}

/** Claims, or acknowledges, that a group has won together (IV). */
export interface ClaimWin {
  readonly type: 'claim'
  /** The powers of the group, the own one included. */
  readonly group: readonly PowerId[]
}

/** Takes a claim back. */
export interface Unclaim {
  readonly type: 'unclaim'
}

/** Agrees to a draw, or no longer. */
export interface VoteDraw {
  readonly type: 'draw'
  readonly agree: boolean
}

/** Offers to replace a player, a bot or the referee (V). */
export interface OfferService {
  readonly type: 'offer'
  readonly for: PowerId | 'referee'
}

/** Acknowledges a replacement (V). */
export interface Acknowledge {
  readonly type: 'acknowledge'
  /** Who replaces. */
  readonly person: string
  readonly for: PowerId | 'referee'
}

/** Sets the position right: the referee's decisions are final (IV). */
export interface Correct {
  readonly type: 'correct'
  /** The position from now on. */
  readonly position: Position
}

/** Gives more time: the referee's decisions are final (IV). */
export interface Extend {
  readonly type: 'extend'
  /** How much longer the turn, or the enrolment, is to last; milliseconds. */
  readonly length: Duration
}

/** The moves of the game; `Move` is an order. */
export type Act =
  | Abort
  | SendOrders
  | Ready
  | ClaimWin
  | Unclaim
  | VoteDraw
  | OfferService
  | Acknowledge
  | Correct
  | Extend
