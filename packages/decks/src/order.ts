import { tableOf } from './cards.js'
import type { Card, DeckDefinition, RankSymbol, SuitSymbol } from './definition.js'

/** Compares two cards: negative if the first comes before the second, 0 if neither does. */
export type CardOrder<Definition extends DeckDefinition = DeckDefinition> = (
  a: Card<Definition>,
  b: Card<Definition>,
) => number

/** An order that a game defines instead of the deck's own. */
export interface OrderOptions<Definition extends DeckDefinition = DeckDefinition> {
  /** The suits, first to last. Missing ones follow in deck order. */
  readonly suits?: readonly SuitSymbol<Definition>[]
  /** The ranks, highest first. Missing ones follow in deck order. */
  readonly ranks?: readonly RankSymbol<Definition>[]
  /** The attributes to compare, the more important one first. Default: `['suit', 'rank']`. */
  readonly by?: readonly ['suit', 'rank'] | readonly ['rank', 'suit'] | readonly ['suit' | 'rank']
}

/**
 * Creates an order of a deck's cards, by default that of its definition. Special cards come last.
 * Keep an order, because it builds a table of all cards.
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

/** Appends the missing symbols. */
function completed(
  own: readonly string[] = [],
  listed: readonly { readonly symbol: string }[],
): readonly string[] {
  return [...new Set([...own, ...listed.map(({ symbol }) => symbol)])]
}

/**
 * Returns a sorted copy of some cards, in deck order or in a game's own order. The sort is stable.
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
