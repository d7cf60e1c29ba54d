import { defineModel, type EventsOf, part, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice } from '../shapes.js'
import { singleCaptureGoClauses } from './clauses.js'
import { singleCaptureGoErrors } from './errors.js'
import type { singleCaptureGoEvents } from './events.js'
import type { SingleCaptureGoGrid } from './grid.js'
import { isShowable, LONGEST_PLAY, playIn } from './plays.js'
import type { SingleCaptureGoFate, SingleCaptureGoReport } from './report.js'

/** What everybody may see. */
export interface SingleCaptureGoShared {
  /** The Letter of each seat. */
  readonly letters: readonly string[]
  /** The grid as it is. */
  readonly grid: SingleCaptureGoGrid
  /** The grid as it was when the round began, by which plays are judged. */
  readonly opening: SingleCaptureGoGrid
  /** The round that is under way or was the last one, from 1; 0 before the first. */
  readonly round: number
  /** What goes on: the referee is to announce the next round, or a round is under way. */
  readonly stage: 'announcement' | 'round'
  /** By seat, how a player went out of the game; `null` for those who are in it, or have left in this round. */
  readonly fates: readonly (SingleCaptureGoFate | null)[]
  /** What happened in the last round that is over, or `null` before. */
  readonly last: SingleCaptureGoReport | null
}

/** What a seat and the referee may know. */
export interface SingleCaptureGoSecret {
  /** What the seat has sent in this round, in order, invalid ones too. */
  readonly plays: readonly string[]
}

const flag = /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false)

/** A message as it may come in, in its one form. */
const playText: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(1000, 'Name one square, and nothing else'),
  v.transform(playIn),
  v.minLength(1, 'Name a square'),
  v.maxLength(LONGEST_PLAY, 'Name one square, and nothing else'),
  v.check(isShowable, 'Send a text without control characters'),
)

/** The types of Single Capture Go, with its options, moves and errors. */
export const singleCaptureGoModel = /* @__PURE__ */ defineModel(singleCaptureGoClauses, {
  options: v.strictObject({
    /** By seat, as many different capitals as there are players; `null` is A, B, C and so on. */
    letters: v.optional(
      v.nullable(
        v.pipe(
          v.array(
            v.pipe(
              v.string(),
              v.maxLength(LONGEST_PLAY, 'Send single capital letters'),
              v.check(isShowable, 'Send single capital letters'),
            ),
          ),
          v.maxLength(26, 'Send a different capital letter for each player'),
        ),
      ),
      null,
    ),
    /** Whether a square with `@` may be played. */
    playOnAt: choice(['allowed', 'forbidden']),
    /** An invalid play counts for nothing and stands in the summary, or it is refused at once. */
    invalidPlays: choice(['keep', 'refuse']),
    /** Who wins where all are doomed and several had the most Letters. */
    allDoomedTie: choice(['none', 'shared']),
    /** Whether a round is over as soon as every player has a valid play in. */
    earlyEnd: flag,
    /** Whether each round begins at once, without the referee’s announcement. */
    autoAnnounce: flag,
    /** Players who leave in a round are doomed at its end, or their Letters become `@` at once. */
    leavers: choice(['end-of-round', 'immediate']),
    /** A game without its referee waits and goes on with the time that was left or with three full days, or it is over. */
    onRefereeLoss: choice(['hold', 'restart-period', 'end']),
  }),
  moves: { play: { square: playText } },
  shared: part<SingleCaptureGoShared>(),
  secret: part<SingleCaptureGoSecret>(),
  events: part<EventsOf<typeof singleCaptureGoEvents>>(),
  prompts: {
    /** Announces the beginning of a round. */
    round: {
      kind: 'judge',
      details: part<{ readonly round: number }>(),
      answer: v.literal('announce'),
    },
  },
  deadlines: ['round'],
  errors: singleCaptureGoErrors,
})

/** The types of Single Capture Go. */
export interface SingleCaptureGo extends TypesOf<typeof singleCaptureGoModel> {}
