import type { GameView, PendingAction, Timestamp } from '@ackanomic/core'
import type { HostAction } from '../contract/match-types.js'

/** The input of a bot: what its seat sees, and no more. */
export interface BotTurn {
  /** The number of the turn in its thread. */
  readonly id: number
  /** The name of the bot. */
  readonly bot: string
  /** The id of the game. */
  readonly game: string
  /** The view of its seat. */
  readonly view: GameView
  /** The pending actions of its seat. */
  readonly pendingActions: readonly PendingAction[]
  /** The current time, in milliseconds since the epoch, UTC. */
  readonly now: Timestamp
  /** A seed for random choices. If the turn is repeated, the seed is the same. */
  readonly seed: string
  /** How long the bot may think, in milliseconds. */
  readonly milliseconds: number
}

/** The answer of a thread. */
export interface TurnAnswer {
  /** The number of the turn. */
  readonly id: number
  /** The bot's action, if it has one. */
  readonly action?: HostAction
  /** The error, as a sentence. */
  readonly problem?: string
}
