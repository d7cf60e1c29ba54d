import type { TableSetup } from '../game/game.js'

/** The opening of a match: its set-up and its options. */
export interface Opening {
  /** The set-up. */
  readonly table: TableSetup
  /** The options. Default: the game's defaults. */
  readonly options?: unknown
}
