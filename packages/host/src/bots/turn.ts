import type { GameView, PendingAction, Timestamp } from '@ackanomic/core'
import type { HostAction } from '../types.js'

/** What a bot gets: what its seat sees, and no more. */
export interface Turn {
  /** Counts the turns of a thread. */
  readonly id: number
  /** The name of the bot. */
  readonly bot: string
  /** The id of the game. */
  readonly game: string
  /** What its seat sees. */
  readonly view: GameView
  /** What is wanted of it. */
  readonly pendingActions: readonly PendingAction[]
  /** The present moment, milliseconds UTC. */
  readonly now: Timestamp
  /** A seed for its chance, the same when the turn comes again. */
  readonly seed: string
  /** How long it may take, milliseconds. */
  readonly milliseconds: number
}

/** What a thread answers. */
export interface TurnAnswer {
  /** The turn. */
  readonly id: number
  /** What the bot does; nothing, where it has no move. */
  readonly act?: HostAction
  /** What went wrong, as a sentence. */
  readonly problem?: string
}
