import type { Immutable } from '@ackanomic/core/engine'
import { isTimestamp } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { count as total } from '../shapes.js'
import { contestantSchema, nameSchema, textProblem, tidied } from './text-checks.js'

/** A text in the form in which a state keeps it. */
const text = v.pipe(
  v.string(),
  v.check(
    (written) => textProblem(written) === undefined && tidied(written) === written,
    'Send a text as it is kept, without blanks around it',
  ),
)
const at = v.custom<number>(isTimestamp, 'Send a time in milliseconds since 1970, UTC')
const limerick = v.nullable(v.strictObject({ text, at }))
const ballot = { by: nameSchema, for: contestantSchema }
const vote = v.strictObject(ballot)
const praise = v.strictObject({ by: nameSchema, of: contestantSchema, text })
const count = v.strictObject({
  /** The votes for the limerick of each seat. */
  totals: v.strictTuple([total, total]),
  /** The single votes, if the options publish them. The Poet Laureate’s vote has weight 2. */
  votes: v.nullable(v.array(v.strictObject({ ...ballot, weight: v.picklist([1, 2]) }))),
  /** The Poet Laureate at that time, or `null`. */
  laureate: v.optional(v.nullable(nameSchema), null),
})

export const sharedSchema = v.strictObject({
  /**
   * The stage of the contest: limericks are due (`writing`); all may vote (`voting`); the referee
   * is asked who is Poet Laureate (`count`); the dice choose the winner (`dice`). At the end, the
   * last stage remains.
   */
  stage: v.picklist(['writing', 'voting', 'count', 'dice']),
  /** Whether the three days of writing run, so that a removed limerick can be replaced. */
  writingOpen: v.boolean(),
  /** The limericks, by seat. `null` for a limerick that has not been posted. */
  limericks: v.strictTuple([limerick, limerick]),
  /** The praise of the Poet Laureate after the count, for at most one limerick. */
  praises: v.array(praise),
  /** The count, after it is made. */
  count: v.nullable(count),
})

export const secretSchema = v.strictObject({ vote: v.nullable(vote) })

export const hiddenSchema = v.strictObject({ votes: v.array(vote) })

/** The shared part of the state of a Limerick Contest, which everybody may see. */
export interface LimerickContestShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part of the state, which a seat's holder and the referee may know: their vote. */
export interface LimerickContestSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** The hidden part of the state, which only the referee may know: votes of those without a seat. */
export interface LimerickContestHidden extends Immutable<v.InferOutput<typeof hiddenSchema>> {}

/** A vote: the voter, and the contestant whose limerick they prefer. */
export interface LimerickVote extends Immutable<v.InferOutput<typeof vote>> {}

/** The result of the count. */
export interface LimerickCount extends Immutable<v.InferOutput<typeof count>> {}

/** Public praise of a seat's limerick by the Poet Laureate. */
export interface LimerickPraise extends Immutable<v.InferOutput<typeof praise>> {}
