import type { GameView, PendingAction, Timestamp } from '@ackanomic/core'
import type { HostAction } from '../contract/match-types.js'

/** A bot's input: what its seat sees, and no more. */
export interface BotTurn {
  readonly id: number
  readonly bot: string
  readonly game: string
  readonly view: GameView
  readonly pendingActions: readonly PendingAction[]
  /** The current time, in milliseconds since the epoch, UTC. */
  readonly now: Timestamp
  /** A seed for random choices; a repeated turn has the same. */
  readonly seed: string
  /** How long the bot may think. */
  readonly milliseconds: number
}

export interface TurnAnswer {
  readonly id: number
  readonly action?: HostAction
  /** The error, as a sentence. */
  readonly problem?: string
}
