import { type GameDescription, gameName } from '../game/description.js'
import type { Game, GameRules } from '../game/game.js'
import type { Lexicon, Tactics } from '../game/tactics.js'
import { type Loaded, type LoadOptions, type LoadRejection, loadMatch } from '../match/load.js'
import { ok, type Result } from '../result.js'

/** A loaded match of a game. */
export type LoadedMatchOf<G> =
  G extends GameRules<infer State, infer Move> ? Loaded<State, Move> : Loaded

/** The tactics of a game, with the game's types. */
export type ListedTactics<G> =
  G extends GameRules<infer State, infer Move> ? Tactics<State, Move> : Tactics

/** A match that was loaded without knowing beforehand of which game it is. */
export type ListedMatch<Id extends string = string, G extends Game = Game> = LoadedMatchOf<G> & {
  /** The id of its game, which tells the types of one match from those of another. */
  readonly id: Id
  /** Its game. */
  readonly game: G
}

/**
 * A game in a catalogue: its description, and a function that loads it. The engine is imported only
 * when you ask for it.
 */
export interface Listing<Id extends string = string, G extends Game = Game> {
  /** The game's id, as in saves. */
  readonly id: Id
  /** The title of the game. */
  readonly title: string
  /** The number of its rule, such as `'1250.9'`; `null` where it has none. */
  readonly rule: string | null
  /** The game's description (1250.1 III): players, referees, how to win. */
  readonly description: GameDescription
  /** Where the engine is imported from, such as `'@ackanomic/games/ghost'`. */
  readonly entryPoint: string
  /** Imports the engine, once. */
  load(): Promise<G>
  /**
   * Imports what a decent player knows of the game, for `searchBot`; absent where nobody wrote it
   * down.
   *
   * @param lexicon - for word games; without one their bots know no words
   */
  tactics?(lexicon?: Lexicon): Promise<ListedTactics<G>>
  /** Imports the engine and loads a match. It fails as `loadMatch` does. */
  loadMatch(
    save: unknown,
    options?: LoadOptions,
  ): Promise<Result<ListedMatch<Id, G>, LoadRejection>>
}

/** Listings of any games, by the games' ids: what apps ask for that treat all games alike. */
export type Catalogue = Readonly<Record<string, Listing>>

/** The parts of a listing that its author gives. */
export type ListingParts<Id extends string, G extends Game> = Pick<
  Listing<Id, G>,
  'id' | 'entryPoint' | 'description' | 'load' | 'tactics'
>

/**
 * Lists a game, yours or ours.
 *
 * @param parts - its id, its own description (import it alone, so that the engine stays out of the
 * bundle), where the engine is imported from, and how
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
export function listGame<const Id extends string, G extends Game>(
  parts: ListingParts<Id, G>,
): Listing<Id, G> {
  const { id, description } = parts
  let loading: Promise<G> | undefined
  // To import what is there already costs more than a move: a server would do it with each.
  const load = (): Promise<G> => {
    loading ??= parts.load().catch((problem: unknown) => {
      loading = undefined
      throw problem
    })
    return loading
  }
  return {
    ...parts,
    load,
    title: gameName(description),
    rule: description.rule,
    async loadMatch(save, options) {
      const game = await load()
      const loaded = loadMatch(game, save, options)
      return loaded.ok ? ok({ id, game, ...loaded.value } as ListedMatch<Id, G>) : loaded
    },
  }
}

/**
 * One catalogue of several, for an app that serves them all. There is nothing in it besides the
 * games, by their ids, so an id may come from outside.
 *
 * @example
 * ```ts
 * import { mergeCatalogues } from '@ackanomic/core/catalogue'
 * import { catalogue } from '@ackanomic/games'
 * import { programmingCatalogue } from '@ackanomic/programming-games'
 *
 * const games = mergeCatalogues(catalogue, programmingCatalogue)
 * Object.keys(games).length // => 14
 * games['toString'] // => undefined
 * ```
 */
export function mergeCatalogues(...catalogues: readonly object[]): Catalogue {
  const merged = Object.create(null) as Record<string, Listing>
  for (const listings of catalogues) {
    for (const listing of Object.values<Listing>(listings as Catalogue))
      merged[listing.id] = listing
  }
  return Object.freeze(merged)
}
