import { normalCardsOf, standard } from '@ackanomic/decks'
import * as v from 'valibot'
import { type Bid, type Card, type Options, PACK_SUITS, REVISIONS } from './types.js'

const suit = /* @__PURE__ */ v.picklist(PACK_SUITS)

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  suits: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.strictTuple([suit, suit, suit]),
      /* @__PURE__ */ v.check(
        (suits) => new Set(suits).size === suits.length,
        'Give each seat a different suit of H, D and C',
      ),
    ),
    ['H', 'D', 'C'],
  ),
  revisions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(REVISIONS), 'first'),
  showWhoHasBid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false),
})

const isCard = (value: unknown): boolean =>
  typeof value === 'string' && (normalCardsOf(standard) as readonly string[]).includes(value)

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
