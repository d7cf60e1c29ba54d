import { memoizeByRef } from '@ackanomic/core/engine'
import type {
  Attribute,
  Card,
  Colour,
  DeckDefinition,
  NormalCard,
  Rank,
  RankSymbol,
  Suit,
  SuitSymbol,
} from './definition.js'

/** The facts of one card of a definition. */
export interface CardRow {
  /** The place in deck order; of indistinguishable cards, that of the first. */
  readonly place: number
  /** The suit and the rank, or `null` for a special card. */
  readonly normal: { readonly suit: Suit; readonly rank: Rank } | null
  readonly name: string
}

export interface CardTable {
  /** The Normal Cards, then the special ones, in deck order. */
  readonly cards: readonly string[]
  readonly normal: readonly string[]
  /** By notation. */
  readonly rows: ReadonlyMap<string, CardRow>
}

export const tableOf: (definition: DeckDefinition) => CardTable =
  /* @__PURE__ */ memoizeByRef(tableFrom)

function tableFrom({ suits, ranks, specials }: DeckDefinition): CardTable {
  const rows = new Map<string, CardRow>()
  const normal: string[] = []
  for (const suit of suits) {
    for (const rank of ranks) {
      const card = rank.symbol + suit.symbol
      const name = `${rank.name} of ${suit.name}`
      rows.set(card, { place: normal.length, normal: { suit, rank }, name })
      normal.push(card)
    }
  }
  const cards = [...normal]
  for (const { symbol, name, copies } of specials) {
    rows.set(symbol, { place: cards.length, normal: null, name })
    for (let copy = 0; copy < copies; copy++) cards.push(symbol)
  }
  return { cards: Object.freeze(cards), normal: Object.freeze(normal), rows }
}

/**
 * Returns all cards of a deck in deck order, with optional ones, always as the same frozen array.
 *
 * @example
 * ```ts
 * import { cardsOf, standardDeck } from '@ackanomic/decks'
 *
 * cardsOf(standardDeck).slice(50) // => ['3C', '2C', '?1', '?2']
 * ```
 */
export function cardsOf<Definition extends DeckDefinition>(
  definition: Definition,
): readonly Card<Definition>[] {
  return tableOf(definition).cards as readonly Card<Definition>[]
}

/**
 * Returns the Normal Cards in deck order, always as the same frozen array.
 *
 * @example
 * ```ts
 * import { normalCardsOf, standardDeck } from '@ackanomic/decks'
 *
 * normalCardsOf(standardDeck).length // => 52
 * ```
 */
export function normalCardsOf<Definition extends DeckDefinition>(
  definition: Definition,
): readonly NormalCard<Definition>[] {
  return tableOf(definition).normal as readonly NormalCard<Definition>[]
}

/**
 * Checks whether a value is the notation of a Normal Card. For text from people, use `parseCard`.
 *
 * @example
 * ```ts
 * import { isNormalCard, standardDeck } from '@ackanomic/decks'
 *
 * isNormalCard(standardDeck, '10D') // => true
 * isNormalCard(standardDeck, '?1') // => false
 * ```
 */
export function isNormalCard<Definition extends DeckDefinition>(
  definition: Definition,
  value: unknown,
): value is NormalCard<Definition> {
  return typeof value === 'string' && (tableOf(definition).rows.get(value)?.normal ?? null) !== null
}

/**
 * Returns the symbol of a card's suit, or `null` for a special card.
 *
 * @example
 * ```ts
 * import { standardDeck, suitOf } from '@ackanomic/decks'
 *
 * suitOf(standardDeck, '10D') // => 'D'
 * suitOf(standardDeck, '?1') // => null
 * ```
 */
export function suitOf<Definition extends DeckDefinition, Of extends Card<Definition>>(
  definition: Definition,
  card: Of,
): Attribute<Definition, Of, SuitSymbol<Definition>> {
  const suit = tableOf(definition).rows.get(card)?.normal?.suit.symbol ?? null
  return suit as Attribute<Definition, Of, SuitSymbol<Definition>>
}

/**
 * Returns the symbol of a card's rank, or `null` for a special card.
 *
 * @example
 * ```ts
 * import { rankOf, standardDeck } from '@ackanomic/decks'
 *
 * rankOf(standardDeck, '10D') // => '10'
 * rankOf(standardDeck, '?1') // => null
 * ```
 */
export function rankOf<Definition extends DeckDefinition, Of extends Card<Definition>>(
  definition: Definition,
  card: Of,
): Attribute<Definition, Of, RankSymbol<Definition>> {
  const rank = tableOf(definition).rows.get(card)?.normal?.rank.symbol ?? null
  return rank as Attribute<Definition, Of, RankSymbol<Definition>>
}

/**
 * Returns the colour of a card, which is that of its suit, or `null` for a special card.
 *
 * @example
 * ```ts
 * import { colourOf, eleusisDeck } from '@ackanomic/decks'
 *
 * colourOf(eleusisDeck, '7#') // => 'green'
 * colourOf(eleusisDeck, 'W') // => null
 * ```
 */
export function colourOf<Definition extends DeckDefinition, Of extends Card<Definition>>(
  definition: Definition,
  card: Of,
): Attribute<Definition, Of, Colour<Definition>> {
  const colour = tableOf(definition).rows.get(card)?.normal?.suit.colour ?? null
  return colour as Attribute<Definition, Of, Colour<Definition>>
}

/**
 * Returns the name of a card, which `parseCard` can read. Other text is returned unchanged.
 *
 * @example
 * ```ts
 * import { cardName, standardDeck } from '@ackanomic/decks'
 *
 * cardName(standardDeck, 'AS') // => 'Ace of Spades'
 * cardName(standardDeck, '?2') // => 'Joker 2'
 * ```
 */
export function cardName<Definition extends DeckDefinition>(
  definition: Definition,
  card: Card<Definition>,
): string {
  return tableOf(definition).rows.get(card)?.name ?? card
}
