import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count, wholeFrom } from '../shapes.js'
import { cardSchema, stakesSchema, subjectSchema, textSchema } from './schema.js'
import { RUSTY_LANTERN_DENIALS } from './tale.js'

const cards = v.array(cardSchema)
const number = /* @__PURE__ */ wholeFrom(1)
const time = v.pipe(v.number(), v.safeInteger())

const playSchema = v.strictObject({
  seat: count,
  at: time,
  /** How long the tale had been suspended before the play, in milliseconds. */
  stoppedBefore: count,
  subject: subjectSchema,
  /** The text, without the line that names the card. */
  text: textSchema,
  /** The named card, held or not, or `null`. */
  card: v.nullable(cardSchema),
  held: count,
  /** The Barkeep's answer, or `'void'` if its Bard left first. `null` while the play is open. */
  answered: v.nullable(
    v.variant('is', [
      v.strictObject({ is: v.literal('verified'), looseEnd: v.boolean(), tied: cards }),
      v.strictObject({ is: v.literal('denied'), reason: v.picklist(RUSTY_LANTERN_DENIALS) }),
      v.strictObject({ is: v.literal('void') }),
    ]),
  ),
})

const interruptionSchema = v.strictObject({
  seat: count,
  play: number,
  /** The named card, held or not. */
  card: cardSchema,
  late: v.boolean(),
  /** `'lapsed'`: its Bard left, or somebody won. `null` while the interruption is open. */
  answered: v.nullable(v.picklist(['verified', 'not held', 'not mentioned', 'too late', 'lapsed'])),
})

export const sharedSchema = v.strictObject({
  /** The Bards' seats, clockwise around the table. */
  circle: v.array(count),
  unplaced: v.array(count),
  /** The number of cards that each seat holds, and the Ale that it has had. */
  bards: v.array(v.strictObject({ cards: count, ale: count })),
  /** Whether the Barkeep has brought the cards. */
  stocked: v.boolean(),
  /** The seat whose turn it is, or `null`. */
  turn: v.nullable(count),
  tried: v.boolean(),
  /** The three days of the Bard in turn, or of a winner; `'none'` while another must act. */
  threeDays: v.picklist(['none', 'run', 'over']),
  /** All attempted plays. Only the last one can be open. */
  plays: v.array(playSchema),
  interruptions: v.array(interruptionSchema),
  looseEnds: cards,
  /** The order in which cards are still to be dealt. */
  owed: v.array(v.strictObject({ seat: count, cards: number })),
  /** Whether the deck has too few cards for the first of them, so that play stops. */
  short: v.boolean(),
  /** The time without the three days: its past sum, and since when it runs. */
  stopped: v.strictObject({ before: count, since: v.nullable(time) }),
  pot: v.array(v.strictObject({ person: v.string(), at: time, stakes: stakesSchema })),
  /** The number of cards in the deck, with `showDeckSize`. Otherwise `null`. */
  deckSize: v.nullable(count),
  /** The winner's seat, and the person who acted in it, or `null`. */
  winner: v.nullable(v.strictObject({ seat: count, person: v.string() })),
  /** The winner's end of the story, or `null`. */
  epilogue: v.nullable(textSchema),
})

export const secretSchema = v.strictObject({
  /** The cards in the hand, in the order in which they were dealt. */
  hand: cards,
  /** The seat's open interruptions whose card it held at their announcement. */
  claims: v.array(number),
})

/** The cards in the deck and those that were burned, all different. */
export const hiddenSchema = v.strictObject({ deck: cards, burned: cards })

/** The shared part of the state. */
export interface RustyLanternShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part of a seat, which the Barkeep may know. */
export interface RustyLanternSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** The hidden part, which only the Barkeep may know. */
export interface RustyLanternHidden extends Immutable<v.InferOutput<typeof hiddenSchema>> {}

/** An attempted play. */
export interface RustyLanternPlay extends Immutable<v.InferOutput<typeof playSchema>> {}

/** An announced interruption. */
export interface RustyLanternInterruption
  extends Immutable<v.InferOutput<typeof interruptionSchema>> {}

export type InterruptionResult = NonNullable<RustyLanternInterruption['answered']>
