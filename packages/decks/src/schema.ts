import * as v from 'valibot'
import { isCard } from './cards.js'
import type { Card, DeckDefinition } from './definition.js'

/**
 * A schema for a card of a deck, for the moves and options of a game: it accepts exactly the
 * notations of the deck. (What people type goes through `parseCard` first.)
 *
 * @example
 * ```ts
 * import { cardSchema, standard } from '@ackanomic/decks'
 * import * as v from 'valibot'
 *
 * const bid = v.object({ bid: cardSchema(standard) })
 * v.is(bid, { bid: '10D' }) // => true
 * v.is(bid, { bid: '1D' }) // => false
 * ```
 */
export function cardSchema<Definition extends DeckDefinition>(
  definition: Definition,
): v.CustomSchema<Card<Definition>, string> {
  return v.custom<Card<Definition>, string>(
    (value) => isCard(definition, value),
    `Expected a card of the ${definition.name} Deck.`,
  )
}
