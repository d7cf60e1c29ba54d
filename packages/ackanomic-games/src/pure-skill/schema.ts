import * as v from 'valibot'
import { isCard } from './cards.js'
import { type Bid, type Card, type Options, PACK_SUITS, REVISIONS } from './types.js'

/** Whether each of the three suits stands there once. */
const areSuits = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === PACK_SUITS.length &&
  PACK_SUITS.every((suit) => value.includes(suit))

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  suits: v.optional(
    v.custom<Options['suits']>(areSuits, 'Give each seat a different suit of H, D and C'),
    ['H', 'D', 'C'],
  ),
  revisions: v.optional(v.picklist(REVISIONS), 'first'),
  showWhoHasBid: v.optional(v.boolean(), false),
})

/** A card of any suit. */
export const cardSchema: v.GenericSchema<unknown, Card> = v.custom<Card>(
  isCard,
  'Send a card as rank and suit, such as "10H"',
)

/** What a move may look like. */
export const moveSchema: v.GenericSchema<unknown, Bid> = v.strictObject({
  type: v.literal('bid'),
  card: cardSchema,
})
