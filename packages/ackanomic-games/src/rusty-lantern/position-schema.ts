import type { Beginning } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { cardSchema, stakesSchema, subjectSchema, textSchema } from './schema.js'
import { DENIALS, INTERRUPTION_ENDS, THREE_DAYS } from './tale.js'
import type { RustyLantern } from './types.js'

const yes = /* @__PURE__ */ v.boolean()
const integer = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.safeInteger())
const whole = /* @__PURE__ */ v.pipe(integer, /* @__PURE__ */ v.minValue(0))
const positive = /* @__PURE__ */ v.pipe(integer, /* @__PURE__ */ v.minValue(1))
const maybe = /* @__PURE__ */ v.nullable(whole)
const seats = /* @__PURE__ */ v.array(whole)
const cards = /* @__PURE__ */ v.array(cardSchema)
const name = /* @__PURE__ */ v.string()

const answered = /* @__PURE__ */ v.nullable(
  /* @__PURE__ */ v.variant('is', [
    /* @__PURE__ */ v.strictObject({
      is: /* @__PURE__ */ v.literal('verified'),
      looseEnd: yes,
      tied: cards,
    }),
    /* @__PURE__ */ v.strictObject({
      is: /* @__PURE__ */ v.literal('denied'),
      reason: /* @__PURE__ */ v.picklist(DENIALS),
    }),
    /* @__PURE__ */ v.strictObject({ is: /* @__PURE__ */ v.literal('void') }),
  ]),
)

const own = /* @__PURE__ */ v.strictObject({
  circle: seats,
  unplaced: seats,
  bards: /* @__PURE__ */ v.array(/* @__PURE__ */ v.strictObject({ cards: whole, ale: whole })),
  stocked: yes,
  turn: maybe,
  tried: yes,
  threeDays: /* @__PURE__ */ v.picklist(THREE_DAYS),
  plays: /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.strictObject({
      seat: whole,
      at: integer,
      stoppedBefore: whole,
      subject: subjectSchema,
      text: textSchema,
      card: /* @__PURE__ */ v.nullable(cardSchema),
      held: whole,
      answered,
    }),
  ),
  interruptions: /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.strictObject({
      seat: whole,
      play: positive,
      card: cardSchema,
      late: yes,
      answered: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.picklist(INTERRUPTION_ENDS)),
    }),
  ),
  looseEnds: cards,
  owed: /* @__PURE__ */ v.array(/* @__PURE__ */ v.strictObject({ seat: whole, cards: positive })),
  short: yes,
  stopped: /* @__PURE__ */ v.strictObject({
    before: whole,
    since: /* @__PURE__ */ v.nullable(integer),
  }),
  pot: /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.strictObject({ person: name, at: integer, stakes: stakesSchema }),
  ),
  deckSize: maybe,
  winner: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.strictObject({ seat: whole, person: name })),
  epilogue: /* @__PURE__ */ v.nullable(textSchema),
})

/** What is on the table of a tale, as it may come in from outside. */
export const positionSchema: v.GenericSchema<
  unknown,
  Beginning<RustyLantern>
> = /* @__PURE__ */ v.strictObject({
  own,
  secret: /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.strictObject({ hand: cards, claims: /* @__PURE__ */ v.array(positive) }),
  ),
  hidden: /* @__PURE__ */ v.strictObject({ deck: cards, burned: cards }),
})
