import type { GameView, PendingAction, Timestamp } from '@ackanomic/core'
import type { HostAction } from '../types.js'

/** What a bot is given: what its seat sees, and no more. */
export interface BotTurn {
  /** The number of the turn in its thread. */
  readonly id: number
  /** The name of the bot. */
  readonly bot: string
  /** The id of the game. */
  readonly game: string
  /** What its seat sees. */
  readonly view: GameView
  /** The actions that the match expects. */
  readonly pendingActions: readonly PendingAction[]
  /** The current time in milliseconds UTC. */
  readonly now: Timestamp
  /** A seed for random choices, the same if the turn is repeated. */
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
  /** What went wrong, as a sentence. */
  readonly problem?: string
}
