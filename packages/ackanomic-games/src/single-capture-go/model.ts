import { defineModel, type EventsOf, part, type State, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice } from '../shapes.js'
import type { singleCaptureGoClauses } from './clauses.js'
import { singleCaptureGoErrors } from './errors.js'
import type { singleCaptureGoEvents } from './events.js'
import { isShowable, MAX_PLAY_LENGTH, playIn } from './plays.js'
import type { SingleCaptureGoSecret, SingleCaptureGoShared } from './state.js'

const flag = v.optional(v.boolean(), false)

const playText: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(1000, 'Name one square, and nothing else'),
  v.transform(playIn),
  v.minLength(1, 'Name a square'),
  v.maxLength(MAX_PLAY_LENGTH, 'Name one square, and nothing else'),
  v.check(isShowable, 'Send a text without control characters'),
)

const letter = v.pipe(
  v.string(),
  v.maxLength(MAX_PLAY_LENGTH, 'Send single capital letters'),
  v.check(isShowable, 'Send single capital letters'),
)

/** The types of Single Capture Go, with its options, moves and errors. */
export const singleCaptureGoModel = /* @__PURE__ */ defineModel(
  part<typeof singleCaptureGoClauses>(),
  {
    options: v.strictObject({
      letters: v.optional(
        v.nullable(
          v.pipe(
            v.array(letter),
            v.maxLength(26, 'Send a different capital letter for each player'),
          ),
        ),
        null,
      ),
      /** The side of the grid: `null` for the rule's (IV), or 3 to 26. */
      side: v.optional(
        v.nullable(v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(26))),
        null,
      ),
      playOnAt: choice(['allowed', 'forbidden']),
      invalidPlays: choice(['keep', 'refuse']),
      /** The winners if all players are doomed and several had the most Letters. */
      allDoomedTie: choice(['none', 'shared']),
      earlyEnd: flag,
      autoAnnounce: flag,
      /** Whether leavers are doomed at the end of the round, or become `@` at once. */
      leavers: choice(['end-of-round', 'immediate']),
      /**
       * The consequence if the referee is lost. `'hold'`: the round goes on with its remaining time
       * once another is found. `'restart-period'`: with three full days. `'end'`: the game is over.
       */
      onRefereeLoss: choice(['hold', 'restart-period', 'end']),
    }),
    moves: { play: { square: playText } },
    shared: part<SingleCaptureGoShared>(),
    secret: part<SingleCaptureGoSecret>(),
    events: part<EventsOf<typeof singleCaptureGoEvents>>(),
    prompts: {
      round: {
        kind: 'judge',
        details: part<{ readonly round: number }>(),
        answer: v.literal('announce'),
      },
    },
    deadlines: ['round'],
    errors: singleCaptureGoErrors,
  },
)

/** The types of Single Capture Go. */
export interface SingleCaptureGo extends TypesOf<typeof singleCaptureGoModel> {}

/** A move of Single Capture Go. */
export type SingleCaptureGoMove = SingleCaptureGo['Move']

/** The state of a match of Single Capture Go. */
export interface SingleCaptureGoState extends State<SingleCaptureGo> {}
