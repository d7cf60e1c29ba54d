import { defineModel, type EventsOf, part, type State, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice } from '../shapes.js'
import type { singleCaptureGoClauses } from './clauses.js'
import { singleCaptureGoErrors } from './errors.js'
import type { singleCaptureGoEvents } from './events.js'
import { isShowable, MAX_PLAY_LENGTH, playIn } from './plays.js'
import type { SingleCaptureGoSecret, SingleCaptureGoShared } from './state.js'

const flag = v.optional(v.boolean(), false)

/** A message from outside, converted to its standard form. */
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
      /** The Letter of each seat: different capitals. `null` means A, B, C and so on. */
      letters: v.optional(
        v.nullable(
          v.pipe(
            v.array(letter),
            v.maxLength(26, 'Send a different capital letter for each player'),
          ),
        ),
        null,
      ),
      /**
       * The number of rows and of columns: `null`, as in the rule (IV), for the smallest grid with
       * twelve squares for each player; or 3 to 26 as a house rule.
       */
      side: v.optional(
        v.nullable(v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(26))),
        null,
      ),
      /** Whether a play may name a square with `@`. */
      playOnAt: choice(['allowed', 'forbidden']),
      /**
       * Whether an invalid play has no effect and appears in the summary (`keep`), or is refused at
       * once (`refuse`).
       */
      invalidPlays: choice(['keep', 'refuse']),
      /** The winners if all players are doomed and several had the most Letters. */
      allDoomedTie: choice(['none', 'shared']),
      /** Whether a round ends as soon as every player has sent a valid play. */
      earlyEnd: flag,
      /** Whether each round begins at once, without the referee’s announcement. */
      autoAnnounce: flag,
      /**
       * Whether players who leave during a round are doomed at its end, or their Letters become `@`
       * at once.
       */
      leavers: choice(['end-of-round', 'immediate']),
      /**
       * The consequence if the referee is lost. `'hold'`: the game waits for another referee, and
       * then the round goes on with the remaining time. `'restart-period'`: likewise, but with
       * three full days. `'end'`: the game is over.
       */
      onRefereeLoss: choice(['hold', 'restart-period', 'end']),
    }),
    moves: { play: { square: playText } },
    shared: part<SingleCaptureGoShared>(),
    secret: part<SingleCaptureGoSecret>(),
    events: part<EventsOf<typeof singleCaptureGoEvents>>(),
    prompts: {
      /** The announcement of a round by the referee. */
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
