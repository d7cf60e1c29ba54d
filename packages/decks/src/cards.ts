import type { Card, DeckDefinition, NormalCard } from './definition.js'
import { tableOf } from './table.js'

/**
 * Returns all cards of a deck in deck order, including the optional ones: suit by suit, each from
 * its first rank to its last, then the special cards. It returns the same frozen array each time.
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
 * Returns the Normal Cards in deck order: every suit with every rank, once. It returns the same
 * frozen array each time.
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
 * Checks whether a value is exactly the notation of a card with a suit and a rank. Use it in games
 * without Jokers or Wilds.
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
  return typeof value === 'string' && (tableOf(definition).rows.get(value)?.suit ?? null) !== null
}

/**
 * Returns the cards that may be left out of a deck, each as often as it may be left out.
 *
 * @example
 * ```ts
 * import { eleusisDeck, optionalCards } from '@ackanomic/decks'
 *
 * optionalCards(eleusisDeck) // => ['W', 'W', 'W', 'W']
 * ```
 */
export function optionalCards<Definition extends DeckDefinition>(
  definition: Definition,
): readonly Card<Definition>[] {
  return definition.optional as readonly string[] as readonly Card<Definition>[]
}

/**
 * Checks whether a value is exactly the notation of a card of this deck. For text that people type,
 * use `parseCard`, which is more tolerant.
 *
 * @example
 * ```ts
 * import { isCard, standardDeck } from '@ackanomic/decks'
 *
 * isCard(standardDeck, '10D') // => true
 * isCard(standardDeck, '10d') // => false
 * ```
 */
export function isCard<Definition extends DeckDefinition>(
  definition: Definition,
  value: unknown,
): value is Card<Definition> {
  return typeof value === 'string' && tableOf(definition).rows.has(value)
}
