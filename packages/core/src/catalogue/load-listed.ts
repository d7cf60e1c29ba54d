import { defineErrors, type ErrorIn } from '../game-error.js'
import { type LoadError, type LoadOptions, readSaveHeader } from '../match/load.js'
import type { Result } from '../result.js'
import { sanitizeText } from '../sanitize-text.js'
import type { ListedMatch, Listing } from './listing.js'

/** The errors of a catalogue besides those of loading. */
export interface CatalogueErrors {
  /** The save's game is not listed. */
  notListed: { readonly game: string; readonly listed: readonly string[] }
}

/** Why a match cannot be loaded through a catalogue. */
export type CatalogueError = ErrorIn<CatalogueErrors, 'contract/form'> | LoadError

const refuse = /* @__PURE__ */ defineErrors<CatalogueErrors, 'contract/form'>({
  notListed: [
    'contract/form',
    ({ game, listed }) =>
      `The save is a match of "${sanitizeText(game)}", which is not in this catalogue. It has ${listed.join(', ')}.`,
  ],
})

/** Any match that the listings of a catalogue can load. `id` tells them apart. */
export type ListedMatchOf<C> = {
  [Id in keyof C]: C[Id] extends Listing<infer Key, infer G> ? ListedMatch<Key, G> : never
}[keyof C]

/**
 * Loads a match of the game that its save names, and imports only that engine. It refuses as
 * `loadMatch` does, and with `notListed`.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { loadListedMatch } from '@ackanomic/core/catalogue'
 * import { catalogue } from '@ackanomic/games'
 * import { spades } from '@ackanomic/games/spades'
 *
 * const match = createMatch(spades, { players: ['Ann', 'Bea', 'Cid', 'Dot'] })
 * const loaded = await loadListedMatch(catalogue, match.save())
 * loaded.ok && loaded.value.id // => 'spades'
 *
 * const foreign = await loadListedMatch(catalogue, { ...JSON.parse(match.save()), game: 'chess' })
 * foreign.ok ? '' : foreign.error.code // => 'notListed'
 * ```
 */
export async function loadListedMatch<C extends { readonly [Id in keyof C]: Listing }>(
  catalogue: C,
  save: unknown,
  options?: LoadOptions,
): Promise<Result<ListedMatchOf<C>, CatalogueError>> {
  const head = readSaveHeader(save)
  if (!head.ok) return head
  const { game } = head.value
  const listings = Object.values<Listing>(catalogue)
  const listing = listings.find(({ id }) => id === game)
  if (listing === undefined) {
    const details = { game, listed: listings.map(({ id }) => id) }
    return refuse({ code: 'notListed', details })
  }
  return (await listing.loadMatch(save, options)) as Result<ListedMatchOf<C>, LoadError>
}
