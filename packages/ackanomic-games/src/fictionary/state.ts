import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count, seatSchema } from '../shapes.js'
import { STAGES, type Stage } from './stages.js'
import { definitionSchema, wordSchema } from './words.js'

const seats = v.array(seatSchema)
const maybe = v.nullable(seatSchema)
const points = v.array(v.pipe(v.number(), v.safeInteger()))

const defaults = v.array(
  v.strictObject({ step: v.picklist([1, 2, 3, 4, 5]), seat: seatSchema, bot: v.boolean() }),
)

const round = v.strictObject({
  round: count,
  spots: seats,
  brainiac: seatSchema,
  word: wordSchema,
  definition: definitionSchema,
  /** How many Bluffers knew the word: two (`3a`), one (`3b`), none (`3c`), no report (`3d`). */
  case: v.picklist(['3a', '3b', '3c', '3d']),
  /** The Bluffers whose definitions were close to an on-line definition. */
  similar: seats,
  /** The list with authors, number 1 first. Empty if there was no vote. */
  list: v.array(v.strictObject({ definition: definitionSchema, author: seatSchema })),
  /** The number that each seat voted for, perhaps by default, or `null`. */
  votes: v.array(v.nullable(count)),
  defaults,
  gains: points,
})

export const sharedSchema = v.strictObject({
  stage: v.picklist(Object.keys(STAGES) as Stage[]),
  /** The word during its look-up, and whether the three days are over; or `null`. */
  sought: v.nullable(
    v.strictObject({
      word: wordSchema,
      open: v.array(v.picklist(['word', 'definition'])),
      late: v.boolean(),
    }),
  ),
  /** The number of each seat, from 1. `null` until it is drawn. */
  numbers: v.array(v.nullable(count)),
  /** The number of the round, from 1. 0 before the first. */
  round: count,
  brainiac: maybe,
  word: v.nullable(wordSchema),
  /** The default actions of this round. Those of step 2 become public at its end. */
  defaults,
  /** The only Bluffer whose definition was close to an on-line definition, or `null`. */
  correct: maybe,
  /** The definitions to vote on, number 1 first. Empty before they are posted. */
  list: v.array(definitionSchema),
  /** The votes by seat: a number of the list, `'sheep'` by default, or `null`. */
  votes: v.array(v.nullable(v.union([count, v.literal('sheep')]))),
  scores: points,
  /** How often each seat has been Brainiac of a finished round. */
  turns: v.array(count),
  /** The number of idle rounds in a row. */
  idle: count,
  last: v.nullable(round),
})

export const secretSchema = v.strictObject({
  /** A Bluffer's definition, or the Brainiac's Actual Definition. */
  definition: v.nullable(definitionSchema),
  /** Whether it was sent, or is the default after the three days or of a bot. */
  how: v.nullable(v.picklist(['sent', 'time', 'bot'])),
  order: v.nullable(seats),
})

export const hiddenSchema = v.strictObject({
  /** The number of idle rounds while the host's prompt about them is open. */
  idleAsked: v.nullable(v.pipe(count, v.minValue(1))),
})

/** The shared part of the state. */
export interface FictionaryShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part of a seat, which the Brainiac may also know. */
export interface FictionarySecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** The hidden part, for the host's prompts. */
export interface FictionaryHidden extends Immutable<v.InferOutput<typeof hiddenSchema>> {}

/** A finished round. */
export interface FictionaryRound extends Immutable<v.InferOutput<typeof round>> {}

/** A default action, by a bot or because the time ran out. */
export type Default = FictionaryRound['defaults'][number]

export type StepNumber = Default['step']

/** A number of the list, or `'sheep'` for the seat's own definition by default. */
export type Vote = NonNullable<FictionaryShared['votes'][number]>
