import type { TableSetup } from '../game/game.js'

/** How an instance starts: who sits down, and the options. */
export interface Opening {
  /** The set-up. */
  readonly table: TableSetup
  /** The options; the game's defaults when left out. */
  readonly options?: unknown
}
