import type { GameTypes } from '../engine/bundle.js'
import type { Game } from '../engine/contract.js'
import { type Loaded, type LoadRejection, loadMatch } from '../match/load.js'
import { ok, type Result } from '../result.js'
import { type GameDescription, gameName } from '../society/description.js'

/** A match that was loaded without knowing beforehand of which game it is. */
export interface ListedMatch<Id extends string, T extends GameTypes> extends Loaded<T> {
  /** The id of its game, which tells the types of one match from those of another. */
  readonly id: Id
  /** Its game. */
  readonly game: Game<T>
}

/**
 * A game as a catalogue lists it: what there is to know before anybody plays it, and how to get it.
 * The engine itself is imported when it is asked for, and not before.
 *
 * @typeParam Id - the game's id
 * @typeParam T - the game's bundle of types
 */
export interface Listing<Id extends string, T extends GameTypes> {
  /** The game's id, as in saves. */
  readonly id: Id
  /** What the game is called. */
  readonly title: string
  /** The number of its rule, such as `'1250.9'`; `null` where it has none. */
  readonly rule: string | null
  /** What rule 1250.1 III asks to be known of a game: players, referees, how to win. */
  readonly description: GameDescription
  /** Where the engine is imported from, such as `'@ackanomic/games/ghost'`. */
  readonly entryPoint: string
  /** Imports the engine. */
  readonly load: () => Promise<Game<T>>
  /** Imports the engine and loads a match of it; refuses as `loadMatch` does. */
  readonly loadMatch: (save: unknown) => Promise<Result<ListedMatch<Id, T>, LoadRejection>>
}

/** What a listing is made from. */
export interface ListingParts<Id extends string, T extends GameTypes> {
  /** The game's id, as in saves. */
  readonly id: Id
  /** Where the engine is imported from. */
  readonly entryPoint: string
  /** The game's own description; import it alone, so that the engine stays out of the bundle. */
  readonly description: GameDescription
  /** Imports the engine. */
  readonly load: () => Promise<Game<T>>
}

/**
 * Lists a game, yours or ours.
 *
 * @example
 * ```ts
 * import { listGame } from '@ackanomic/core/catalogue'
 * import { ghost } from '@ackanomic/games/ghost'
 *
 * // A real one has `async () => (await import('./ghost.js')).ghost`.
 * const { description } = ghost
 * const listed = listGame({ id: 'ghost', entryPoint: './ghost.js', description, load: async () => ghost })
 * listed.title // => 'Ghost'
 * ```
 */
export function listGame<const Id extends string, T extends GameTypes>({
  id,
  entryPoint,
  description,
  load,
}: ListingParts<Id, T>): Listing<Id, T> {
  return {
    id,
    title: gameName(description),
    rule: description.rule,
    description,
    entryPoint,
    load,
    loadMatch: async (save) => {
      const game = await load()
      const loaded = loadMatch(game, save)
      return loaded.ok ? ok({ id, game, ...loaded.value }) : loaded
    },
  }
}
