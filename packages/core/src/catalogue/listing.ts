import type { Clauses } from '../clauses.js'
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

/** A loaded match of a game that was not known beforehand. */
export type ListedMatch<Id extends string = string, G extends Game = Game> = LoadedMatchOf<G> & {
  /** The id of its game, by which the types of different matches can be told apart. */
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
  /** The name of the game's rule. */
  readonly title: string
  /** The number of the game's rule, such as `'1250.9'`, or `null` if it has none. */
  readonly rule: string | null
  /** The game's description (1250.1 III): players, referees, the conditions for winning. */
  readonly description: GameDescription
  /** The module that exports the engine, such as `'@ackanomic/games/ghost'`. */
  readonly entryPoint: string
  /** Imports the engine, once. */
  load(): Promise<G>
  /** Imports the clauses of the game's rule, in our own words. */
  clauses(): Promise<Clauses>
  /**
   * Imports the game's tactics, for `searchBot`. Absent if the game has none.
   *
   * @param lexicon - the words for bots of word games. Without it, they know no words
   */
  tactics?(lexicon?: Lexicon): Promise<ListedTactics<G>>
  /** Imports the engine and loads a match. It fails as `loadMatch` does. */
  loadMatch(
    save: unknown,
    options?: LoadOptions,
  ): Promise<Result<ListedMatch<Id, G>, LoadRejection>>
}

/** Listings of games, by the games' ids, for apps that treat all games alike. */
export type Catalogue = Readonly<Record<string, Listing>>

/** The parts of a listing that its author gives. */
export type ListingParts<Id extends string, G extends Game> = Pick<
  Listing<Id, G>,
  'id' | 'entryPoint' | 'description' | 'load' | 'clauses' | 'tactics'
>

/**
 * Creates the listing of a game, yours or ours.
 *
 * @param parts - the id; the description (import it alone, so that the engine stays out of the
 * bundle); the module that exports the engine; functions that import it and its clauses
 *
 * @example
 * ```ts
 * import { listGame } from '@ackanomic/core/catalogue'
 * import { defineClauses } from '@ackanomic/core/engine'
 * import { ghost } from '@ackanomic/games/ghost'
 *
 * const listed = listGame({
 *   id: 'ghost',
 *   entryPoint: './ghost.js',
 *   description: ghost.description,
 *   // Real ones have `(await import('./ghost.js')).ghost`.
 *   load: async () => ghost,
 *   clauses: async () => defineClauses('ghost', { 1: 'Add a letter.' }),
 * })
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
 * Merges several catalogues into one. The result has no keys besides the games' ids, so you can
 * look up an id from outside safely.
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
