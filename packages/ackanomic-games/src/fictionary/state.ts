import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count, seatSchema } from '../shapes.js'
import { STAGES, type Stage } from './stages.js'
import { definitionSchema, wordSchema } from './words.js'

const seats = v.array(seatSchema)
const maybe = v.nullable(seatSchema)
const points = v.array(v.pipe(v.number(), v.safeInteger()))

/** Default actions: immediate ones of a bot, or those after the time ran out. */
const defaults = v.array(
  v.strictObject({ step: v.picklist([1, 2, 3, 4, 5]), seat: seatSchema, bot: v.boolean() }),
)

const round = v.strictObject({
  /** The number of the round, from 1. */
  round: count,
  /** The spots that took part, which are those that had not been removed before. */
  spots: seats,
  brainiac: seatSchema,
  /** The Ing Word. */
  word: wordSchema,
  /** The Actual Definition. */
  definition: definitionSchema,
  /**
   * The Bluffers who knew the word: two or more (`3a`), one (`3b`), none (`3c`); no report: `3d`.
   */
  case: v.picklist(['3a', '3b', '3c', '3d']),
  /** The Bluffers whose definitions were close to an on-line definition. */
  similar: seats,
  /** The list, number 1 first, with the author of each definition. Empty if there was no vote. */
  list: v.array(v.strictObject({ definition: definitionSchema, author: seatSchema })),
  /** The number for which each seat voted, also if it sheeped by default. `null` for no vote. */
  votes: v.array(v.nullable(count)),
  defaults,
  /** The Gamepoints of the round, by seat. */
  gains: points,
})

export const sharedSchema = v.strictObject({
  stage: v.picklist(Object.keys(STAGES) as Stage[]),
  /**
   * The Brainiac’s word while it is looked up, with the data that is posted afterwards, and whether
   * the three days ran out meanwhile. Otherwise `null`.
   */
  sought: v.nullable(
    v.strictObject({
      word: wordSchema,
      open: v.array(v.picklist(['word', 'definition'])),
      late: v.boolean(),
    }),
  ),
  /** The number of each seat, from 1. `null` until it is drawn. */
  numbers: v.array(v.nullable(count)),
  /** The number of the current round, from 1. 0 before the first. */
  round: count,
  /** The Brainiac of that round, or `null` before the first. */
  brainiac: maybe,
  /** The Ing Word after it is posted, otherwise `null`. */
  word: v.nullable(wordSchema),
  /** The default actions of this round. Those of step 2 become public at the end of the round. */
  defaults,
  /** The only Bluffer whose definition was close to an on-line definition, or `null`. */
  correct: maybe,
  /** The definitions to vote on, number 1 first. Empty before they are posted. */
  list: v.array(definitionSchema),
  /**
   * The votes by seat: a number of the list, or `'sheep'` for a default vote for the seat's own
   * definition. `null` for a seat that has not voted, or has no vote.
   */
  votes: v.array(v.nullable(v.union([count, v.literal('sheep')]))),
  /** The Gamepoints of each seat from the finished rounds. */
  scores: points,
  /** How often each seat has been Brainiac of a finished round. */
  turns: v.array(count),
  /** The number of rounds in a row, up to now, in which nobody did anything. */
  idle: count,
  /** The last finished round, or `null`. */
  last: v.nullable(round),
})

export const secretSchema = v.strictObject({
  /** The definition of this round: a Bluffer’s own, or the Brainiac’s Actual Definition. */
  definition: v.nullable(definitionSchema),
  /** How it came about: it was sent, or it is a default, after the three days or of a bot. */
  how: v.nullable(v.picklist(['sent', 'time', 'bot'])),
  /** For the Brainiac, the author of each definition on the list. Otherwise `null`. */
  order: v.nullable(seats),
})

export const hiddenSchema = v.strictObject({
  /**
   * While the host is being asked whether play goes on: the number of idle rounds after which it
   * was asked. The prompt closes when somebody acts, which may be in secret.
   */
  idleAsked: v.nullable(v.pipe(count, v.minValue(1))),
})

/** The shared part of the state of Fictionary, which everybody may see. */
export interface FictionaryShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part of the state, which one seat may know. The Brainiac may know all of them. */
export interface FictionarySecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** The hidden part of the state, which only the host may see, who answers prompts about it. */
export interface FictionaryHidden extends Immutable<v.InferOutput<typeof hiddenSchema>> {}

/** A finished round. */
export interface FictionaryRound extends Immutable<v.InferOutput<typeof round>> {}

/** A default action: the seat, the step, and whether a bot did it or the time ran out. */
export type Default = FictionaryRound['defaults'][number]

export type StepNumber = Default['step']

/** A number of the list, from 1, or `'sheep'`: a default vote for the seat's own definition. */
export type Vote = NonNullable<FictionaryShared['votes'][number]>
