import type { Card, DeckDefinition, RankSymbol, SuitSymbol } from './definition.js'
import { type CardRow, tableOf } from './table.js'

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
  const { cards, normal, rows } = tableOf(definition)
  const suits = placesIn(definition.suits, options.suits)
  const ranks = placesIn(definition.ranks, options.ranks)
  const keyOf = (row: CardRow): number => {
    let key = 0
    for (const attribute of options.by ?? ['suit', 'rank']) {
      key =
        attribute === 'suit'
          ? key * suits.length + (suits[row.suitPlace] ?? 0)
          : key * ranks.length + (ranks[row.rankPlace] ?? 0)
    }
    return key
  }
  const keys = new Map<string, number>()
  for (const [card, row] of rows) keys.set(card, row.suit === null ? row.place : keyOf(row))
  // What is no card at all sorts last, so that the comparison stays total.
  const last = normal.length + cards.length
  return (a, b) => (keys.get(a) ?? last) - (keys.get(b) ?? last)
}

/** Compares two cards in deck order: negative when `a` is listed before `b`, 0 when they are equal. */
export function compareCards<Definition extends DeckDefinition>(
  definition: Definition,
  a: Card<Definition>,
  b: Card<Definition>,
): number {
  const { cards, rows } = tableOf(definition)
  return (rows.get(a)?.place ?? cards.length) - (rows.get(b)?.place ?? cards.length)
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
  return [...cards].sort(order ?? ((a, b) => compareCards(definition, a, b)))
}

/**
 * Returns the highest of some cards: the one that comes first, in deck order or in a game's own
 * order. Among equal cards, it returns the first. If there are no cards, it returns `undefined`.
 *
 * @example
 * ```ts
 * import { highestOf, standardDeck } from '@ackanomic/decks'
 *
 * highestOf(standardDeck, ['10H', 'QH', '2H']) // => 'QH'
 * ```
 */
export function highestOf<Definition extends DeckDefinition, Of extends Card<Definition>>(
  definition: Definition,
  cards: readonly Of[],
  order?: CardOrder<Definition>,
): Of | undefined {
  const compare = order ?? ((a: Of, b: Of) => compareCards(definition, a, b))
  let highest: Of | undefined
  for (const card of cards) {
    if (highest === undefined || compare(card, highest) < 0) highest = card
  }
  return highest
}

/** From each entry's place in the definition to its place in the supplied order. */
function placesIn(
  listed: readonly { readonly symbol: string }[],
  supplied: readonly string[] = [],
): readonly number[] {
  const known = listed.map(({ symbol }) => symbol)
  const order = [...new Set([...supplied, ...known])].filter((symbol) => known.includes(symbol))
  return known.map((symbol) => order.indexOf(symbol))
}
