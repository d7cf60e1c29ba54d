import { tableOf } from './cards.js'
import type { Card, DeckDefinition, RankSymbol, SuitSymbol } from './definition.js'

/**
 * Compares two cards. Returns a negative number if the first comes before the second, and 0 if
 * neither comes first.
 */
export type CardOrder<Definition extends DeckDefinition = DeckDefinition> = (
  a: Card<Definition>,
  b: Card<Definition>,
) => number

/** An order that a game defines in place of the deck's own. */
export interface OrderOptions<Definition extends DeckDefinition = DeckDefinition> {
  /** The suits, first to last. Suits that are missing here follow in deck order. */
  readonly suits?: readonly SuitSymbol<Definition>[]
  /** The ranks, first (highest) to last. Ranks that are missing here follow in deck order. */
  readonly ranks?: readonly RankSymbol<Definition>[]
  /** The attributes to compare, the more important one first. Default: `['suit', 'rank']`. */
  readonly by?: readonly ['suit', 'rank'] | readonly ['rank', 'suit'] | readonly ['suit' | 'rank']
}

/**
 * Creates an order of a deck's cards. Without options, it is the order of the deck's definition.
 * Special cards follow all Normal Cards, in the order of the definition. With `by: ['rank']`, cards
 * of equal rank compare as 0, whatever their suits. The same holds for `by: ['suit']`.
 *
 * Create an order once and keep it, because it builds a table of all cards.
 *
 * @example
 * ```ts
 * import { orderOf, sortCards, standardDeck } from '@ackanomic/decks'
 *
 * const aceLow = orderOf(standardDeck, {
 *   ranks: ['K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2', 'A'],
 *   by: ['rank'],
 * })
 * aceLow('KS', 'KH') // => 0
 * sortCards(standardDeck, ['AS', '2D', 'KC'], aceLow) // => ['KC', '2D', 'AS']
 * ```
 */
export function orderOf<Definition extends DeckDefinition>(
  definition: Definition,
  options: OrderOptions<Definition> = {},
): CardOrder<Definition> {
  const { cards, rows } = tableOf(definition)
  const suits = completed(options.suits, definition.suits)
  const ranks = completed(options.ranks, definition.ranks)
  const keys = new Map<string, number>()
  for (const [card, { place, normal }] of rows) {
    let key = 0
    for (const attribute of options.by ?? ['suit', 'rank']) {
      const listed = attribute === 'suit' ? suits : ranks
      key = key * listed.length + listed.indexOf(normal?.[attribute].symbol ?? '')
    }
    keys.set(card, normal === null ? place : key)
  }
  return (a, b) => (keys.get(a) ?? cards.length) - (keys.get(b) ?? cards.length)
}

/** Appends the symbols that a game's own list leaves out. */
function completed(
  own: readonly string[] = [],
  listed: readonly { readonly symbol: string }[],
): readonly string[] {
  return [...new Set([...own, ...listed.map(({ symbol }) => symbol)])]
}

/**
 * Returns a sorted copy of some cards, in deck order (by suit, then by rank) or in a game's own
 * order. Cards that compare equal keep their order.
 *
 * @example
 * ```ts
 * import { sortCards, standardDeck } from '@ackanomic/decks'
 *
 * sortCards(standardDeck, ['2C', '?1', '10S', 'AS']) // => ['AS', '10S', '2C', '?1']
 * ```
 */
export function sortCards<Definition extends DeckDefinition, Of extends Card<Definition>>(
  definition: Definition,
  cards: readonly Of[],
  order?: CardOrder<Definition>,
): readonly Of[] {
  const { rows } = tableOf(definition)
  const placeOf = (card: Of): number => rows.get(card)?.place ?? Number.MAX_SAFE_INTEGER
  return [...cards].sort(order ?? ((a, b) => placeOf(a) - placeOf(b)))
}
