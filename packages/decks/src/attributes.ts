import type {
  Card,
  Colour,
  DeckDefinition,
  RankSymbol,
  SpecialCard,
  SuitSymbol,
} from './definition.js'
import { tableOf } from './table.js'

/**
 * A type for an attribute that Normal Cards have and special cards lack.
 *
 * @typeParam Of - the card, or a union of cards
 * @typeParam Attribute - the attribute of a Normal Card
 */
export type Attribute<Definition extends DeckDefinition, Of extends string, Attribute> =
  string extends SpecialCard<Definition>
    ? Attribute | null
    : Of extends SpecialCard<Definition>
      ? null
      : Attribute

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
  const suit = tableOf(definition).rows.get(card)?.suit ?? null
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
  const rank = tableOf(definition).rows.get(card)?.rank ?? null
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
  const colour = tableOf(definition).rows.get(card)?.colour ?? null
  return colour as Attribute<Definition, Of, Colour<Definition>>
}

/**
 * Returns a card as an integer, for fast calculations: its index in `cardsOf(definition)`, from 0.
 * Special cards that cannot be told apart all have the index of the first. The index of a Normal
 * Card is (index of its suit) × (number of ranks) + (index of its rank).
 *
 * @returns the index, or -1 if the deck has no such card
 *
 * @example
 * ```ts
 * import { cardIndex, cardsOf, standardDeck } from '@ackanomic/decks'
 *
 * cardIndex(standardDeck, 'KH') // => 14
 * cardsOf(standardDeck)[14] // => 'KH'
 * ```
 */
export function cardIndex<Definition extends DeckDefinition>(
  definition: Definition,
  card: Card<Definition>,
): number {
  return tableOf(definition).rows.get(card)?.place ?? -1
}

/**
 * Returns the name of a card, which `parseCard` can read: the rank and the suit, or the name of a
 * special card. A text that is not a card of the deck is returned unchanged.
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
  const row = tableOf(definition).rows.get(card)
  const rank = definition.ranks[row?.rankPlace ?? -1]
  const suit = definition.suits[row?.suitPlace ?? -1]
  if (rank !== undefined && suit !== undefined) return `${rank.name} of ${suit.name}`
  return definition.specials.find(({ symbol }) => symbol === card)?.name ?? card
}
