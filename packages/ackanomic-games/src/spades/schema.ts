import { isCard, standard } from '@ackanomic/decks'
import * as v from 'valibot'
import { PLAYERS } from './seating.js'
import { TRICKS } from './tricks.js'
import type { Card, Move, Options } from './types.js'

const name = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.maxLength(100, 'Send the name of a player'),
)

const pair = /* @__PURE__ */ v.strictTuple([name, name])

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  teams: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.strictTuple([pair, pair])),
    null,
  ),
  misplay: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['immediate', 'referee-call']),
    'immediate',
  ),
  nilTricksCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), true),
  concessionRevocable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), true),
  leaver: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['rule7', 'forfeit', 'abandon']),
    'rule7',
  ),
  onRefereeLoss: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['hold', 'restart-period', 'end']),
    'hold',
  ),
})

const isNormalCard = (value: unknown): boolean => isCard(standard, value) && !value.startsWith('?')

/** A card of a suit. */
export const cardSchema: v.GenericSchema<unknown, Card> = /* @__PURE__ */ v.custom<Card>(
  isNormalCard,
  'Send a card, such as "10H"; no Joker',
)

const type = <Type extends string>(of: Type): v.LiteralSchema<Type, undefined> => v.literal(of)

/** What moves may look like. What can be bid is for the rule to say, with its clause. */
export const moveSchema: v.GenericSchema<unknown, Move> = /* @__PURE__ */ v.variant('type', [
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('bid'),
    tricks: /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.number(),
      /* @__PURE__ */ v.finite('Send a number'),
    ),
  }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('play'),
    card: cardSchema,
  }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('concede') }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('withdraw') }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('call'),
    play: /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.number(),
      /* @__PURE__ */ v.integer('Send the number of a play, from 0'),
      /* @__PURE__ */ v.minValue(0, 'Send the number of a play, from 0'),
      /* @__PURE__ */ v.maxValue(TRICKS * PLAYERS - 1, 'A round has 52 plays, from 0 to 51'),
    ),
  }),
])
