import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count, seatSchema } from '../shapes.js'
import { STAGES, type Stage } from './stages.js'
import { definitionSchema, wordSchema } from './words.js'

const seats = v.array(seatSchema)
const maybe = v.nullable(seatSchema)
const points = v.array(v.pipe(v.number(), v.safeInteger()))

/** Default actions: a bot’s at once, or the time ran out. */
const defaults = v.array(
  v.strictObject({ step: v.picklist([1, 2, 3, 4, 5]), seat: seatSchema, bot: v.boolean() }),
)

const round = v.strictObject({
  /** Its number, from 1. */
  round: count,
  /** The spots that took part: those that were not removed before. */
  spots: seats,
  brainiac: seatSchema,
  /** The Ing Word. */
  word: wordSchema,
  /** The Actual Definition. */
  definition: definitionSchema,
  /** Two or more Bluffers knew the word, one did, none did, or there was no report in time. */
  case: v.picklist(['3a', '3b', '3c', '3d']),
  /** The Bluffers whose definitions were close to an on-line definition. */
  similar: seats,
  /** The list, number 1 first, with whose each is; empty where nothing was voted on. */
  list: v.array(v.strictObject({ definition: definitionSchema, author: seatSchema })),
  /** The number for which each seat voted, those who sheeped by default too; `null` for none. */
  votes: v.array(v.nullable(count)),
  defaults,
  /** The Gamepoints of the round, by seat. */
  gains: points,
})

export const sharedSchema = v.strictObject({
  stage: v.picklist(Object.keys(STAGES) as Stage[]),
  /**
   * The Brainiac’s word while it is looked up, with what is still to be said of it, and whether the
   * three days went by meanwhile; else `null`.
   */
  sought: v.nullable(
    v.strictObject({
      word: wordSchema,
      open: v.array(v.picklist(['word', 'definition'])),
      late: v.boolean(),
    }),
  ),
  /** The number of each seat, from 1; `null` as long as they are being drawn. */
  numbers: v.array(v.nullable(count)),
  /** The number of the round that goes on, from 1; 0 before the first. */
  round: count,
  /** The Brainiac of that round; `null` before the first. */
  brainiac: maybe,
  /** The Ing Word, once it is posted; else `null`. */
  word: v.nullable(wordSchema),
  /** The default actions of this round; those of step 2 are told when the round is over. */
  defaults,
  /** The one Bluffer whose definition was close to an on-line definition, or `null`. */
  correct: maybe,
  /** The definitions to vote on, number 1 first; empty before they are posted. */
  list: v.array(definitionSchema),
  /**
   * The votes by seat: a number of the list, or `'sheep'`, by default, for the own definition; `null`
   * for those who have not voted, or have no vote.
   */
  votes: v.array(v.nullable(v.union([count, v.literal('sheep')]))),
  /** The Gamepoints of each seat from the rounds that are over. */
  scores: points,
  /** How often each seat has been Brainiac of a round that is over. */
  turns: v.array(count),
  /** How many rounds in a row, up to now, went by in which nobody did anything. */
  idle: count,
  /** The last round that is over, or `null`. */
  last: v.nullable(round),
})

export const secretSchema = v.strictObject({
  /** The definition of this round: a Bluffer’s own, or the Brainiac’s Actual Definition. */
  definition: v.nullable(definitionSchema),
  /** How it came in: it was sent, or it is the default because the time ran out, or a bot’s. */
  how: v.nullable(v.picklist(['sent', 'time', 'bot'])),
  /** The Brainiac’s: whose definition stands at each number of the list; else `null`. */
  order: v.nullable(seats),
})

export const hiddenSchema = v.strictObject({
  /**
   * After how many rounds in which nobody did anything the host was asked whether play goes on, as
   * long as that is open. It closes when somebody acts, which may be in secret.
   */
  idleAsked: v.nullable(v.pipe(count, v.minValue(1))),
})

/** What everybody may see of Fictionary. */
export interface FictionaryShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** What one seat may know. The Brainiac may know this of all seats. */
export interface FictionarySecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** What nobody may see but the host, who answers prompts about it. */
export interface FictionaryHidden extends Immutable<v.InferOutput<typeof hiddenSchema>> {}

/** A finished round. */
export interface FictionaryRound extends Immutable<v.InferOutput<typeof round>> {}

/** A default action: whose, in which step, and whether a bot did it or the time ran out. */
export type Default = FictionaryRound['defaults'][number]

/** The number of a step. */
export type StepNumber = Default['step']

/** A vote: a number of the list, from 1. `'sheep'` is one by default, for the own definition. */
export type Vote = NonNullable<FictionaryShared['votes'][number]>
