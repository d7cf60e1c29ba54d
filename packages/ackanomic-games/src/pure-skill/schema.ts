import * as v from 'valibot'
import { isCard } from './cards.js'
import { type Bid, type Card, type Options, PACK_SUITS, REVISIONS } from './types.js'

/** Whether each of the three suits stands there once. */
const areSuits = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === PACK_SUITS.length &&
  PACK_SUITS.every((suit) => value.includes(suit))

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  suits: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.custom<Options['suits']>(
      areSuits,
      'Give each seat a different suit of H, D and C',
    ),
    ['H', 'D', 'C'],
  ),
  revisions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(REVISIONS), 'first'),
  showWhoHasBid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false),
})

/** A card of any suit. */
export const cardSchema: v.GenericSchema<unknown, Card> = /* @__PURE__ */ v.custom<Card>(
  isCard,
  'Send a card as rank and suit, such as "10H"',
)

/** What a move may look like. */
export const moveSchema: v.GenericSchema<unknown, Bid> = /* @__PURE__ */ v.strictObject({
  type: /* @__PURE__ */ v.literal('bid'),
  card: cardSchema,
})
