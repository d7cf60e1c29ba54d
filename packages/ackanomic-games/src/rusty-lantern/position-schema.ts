import type { Beginning } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { cardSchema, stakesSchema, subjectSchema, textSchema } from './schema.js'
import { DENIALS, INTERRUPTION_ENDS, THREE_DAYS } from './tale.js'
import type { RustyLantern } from './types.js'

const yes = v.boolean()
const integer = v.pipe(v.number(), v.safeInteger())
const whole = v.pipe(integer, v.minValue(0))
const positive = v.pipe(integer, v.minValue(1))
const maybe = v.nullable(whole)
const seats = v.array(whole)
const cards = v.array(cardSchema)
const name = v.string()

const answered = v.nullable(
  v.variant('is', [
    v.strictObject({ is: v.literal('verified'), looseEnd: yes, tied: cards }),
    v.strictObject({ is: v.literal('denied'), reason: v.picklist(DENIALS) }),
    v.strictObject({ is: v.literal('void') }),
  ]),
)

const own = v.strictObject({
  circle: seats,
  unplaced: seats,
  bards: v.array(v.strictObject({ cards: whole, ale: whole })),
  stocked: yes,
  turn: maybe,
  tried: yes,
  threeDays: v.picklist(THREE_DAYS),
  plays: v.array(
    v.strictObject({
      seat: whole,
      at: integer,
      stoppedBefore: whole,
      subject: subjectSchema,
      text: textSchema,
      card: v.nullable(cardSchema),
      held: whole,
      answered,
    }),
  ),
  interruptions: v.array(
    v.strictObject({
      seat: whole,
      play: positive,
      card: cardSchema,
      late: yes,
      answered: v.nullable(v.picklist(INTERRUPTION_ENDS)),
    }),
  ),
  looseEnds: cards,
  owed: v.array(v.strictObject({ seat: whole, cards: positive })),
  short: yes,
  stopped: v.strictObject({ before: whole, since: v.nullable(integer) }),
  pot: v.array(v.strictObject({ person: name, at: integer, stakes: stakesSchema })),
  deckSize: maybe,
  winner: v.nullable(v.strictObject({ seat: whole, person: name })),
  epilogue: v.nullable(textSchema),
})

/** What is on the table of a tale, as it may come in from outside. */
export const positionSchema: v.GenericSchema<unknown, Beginning<RustyLantern>> = v.strictObject({
  own,
  secret: v.array(v.strictObject({ hand: cards, claims: v.array(positive) })),
  hidden: v.strictObject({ deck: cards, burned: cards }),
})
