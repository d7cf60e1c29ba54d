import { catalogue } from '@ackanomic/games'
import { type AnyGame, anyGame } from './session/any-game.js'

/** A game that the table knows by its id. */
export interface ListedGame {
  /** The id, as in saves and on the command line. */
  readonly id: string
  /** The name to list it by. */
  readonly title: string
  /** Imports the engine; no other game is loaded. */
  readonly load: () => Promise<AnyGame>
}

/** The games that can be chosen: those of the catalogue. There is no other list. */
export const games: readonly ListedGame[] = Object.values(catalogue).map(
  ({ id, title, load }): ListedGame => ({ id, title, load: async () => anyGame(await load()) }),
)
