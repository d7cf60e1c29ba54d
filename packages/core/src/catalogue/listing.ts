import type { Clauses } from '../clauses.js'
import { type GameDescription, gameName } from '../game/description.js'
import type { Game, GameRules } from '../game/game.js'
import type { Lexicon, Tactics } from '../game/tactics.js'
import { type LoadError, type LoadedMatch, type LoadOptions, loadMatch } from '../match/load.js'
import { ok, type Result } from '../result.js'

/** A loaded match of a game. */
export type LoadedMatchOf<G> =
  G extends GameRules<infer State, infer Move> ? LoadedMatch<State, Move> : LoadedMatch

/** The tactics of a game. */
export type ListedTactics<G> =
  G extends GameRules<infer State, infer Move> ? Tactics<State, Move> : Tactics

/** A loaded match of any game. `id` tells the types of different games apart. */
export type ListedMatch<Id extends string = string, G extends Game = Game> = LoadedMatchOf<G> & {
  readonly id: Id
  readonly game: G
}

/** A game in a catalogue. The engine is imported only when you ask for it. */
export interface Listing<Id extends string = string, G extends Game = Game> {
  readonly id: Id
  readonly title: string
  /** The number of the rule, such as `'1250.9'`, or `null`. */
  readonly rule: string | null
  /** The players, referees and conditions for winning (1250.1 III). */
  readonly description: GameDescription
  /** The module of the engine, such as `'@ackanomic/games/ghost'`. */
  readonly entryPoint: string
  /** Imports the engine, once. */
  load(): Promise<G>
  /** Imports the clauses of the game's rule. */
  clauses(): Promise<Clauses>
  /** Imports the tactics, if there are any. Bots of word games need a `lexicon`. */
  tactics?(lexicon?: Lexicon): Promise<ListedTactics<G>>
  /** Imports the engine and loads a match. It fails as `loadMatch` does. */
  loadMatch(save: unknown, options?: LoadOptions): Promise<Result<ListedMatch<Id, G>, LoadError>>
}

/** Listings by the ids of their games. */
export type Catalogue = Readonly<Record<string, Listing>>

/** The parts of a listing that its author gives. */
export type ListingParts<Id extends string, G extends Game> = Pick<
  Listing<Id, G>,
  'id' | 'entryPoint' | 'description' | 'load' | 'clauses' | 'tactics'
>

/**
 * Creates the listing of a game.
 *
 * @param parts - the id, the description, the engine's module, and functions that import it and its
 * clauses. Import the description alone, so that bundles do not contain the engine
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
  // Even a repeated import costs more than a move.
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
 * Merges catalogues. The result has no inherited keys, so you can look up an id from outside.
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
