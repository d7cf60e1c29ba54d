import {
  type Context,
  type DraftOf,
  defineModel,
  type ErrorCaseOf,
  type EventsOf,
  type GameDefinition,
  type ModelPart,
  part,
  type State,
  type TypesOf,
} from '@ackanomic/core/engine'
import * as v from 'valibot'
import {
  announcementOn,
  durationSchema,
  filledText,
  shortName,
  wholeNumber,
} from './announcement.js'
import type { diplomacyClauses } from './clauses.js'
import { diplomacyErrors } from './errors.js'
import type { diplomacyEventsOn } from './events.js'
import type { DiplomacyVariant, PowerId } from './map.js'
import { type DiplomacySecret, type DiplomacyShared, positionSchema } from './state.js'

const MAX_LINES = 200
const MAX_LINE_LENGTH = 400

const name = v.pipe(
  v.string(),
  v.minLength(1, 'Give a name'),
  v.maxLength(100, 'Use at most 100 characters'),
)
const line = v.pipe(
  v.string(),
  v.maxLength(MAX_LINE_LENGTH, `Write at most ${MAX_LINE_LENGTH} characters in a line`),
)
const TOO_MANY_LINES = `Send at most ${MAX_LINES} lines`
const rulings = v.pipe(
  v.array(v.pipe(filledText, v.maxLength(1000))),
  v.maxLength(MAX_LINES, TOO_MANY_LINES),
)
const powers = v.pipe(v.array(shortName), v.maxLength(100, 'No map has so many powers'))

export const joinSchema = v.strictObject({
  email: v.pipe(
    v.string(),
    v.regex(/^[^\s@\p{Cc}\p{Cs}]{1,64}@[^\s@\p{Cc}\p{Cs}]{1,190}$/u, 'Give an e-mail address'),
  ),
})

const assigning = part<{
  readonly players: readonly string[]
  readonly powers: readonly PowerId[]
}>()

export const diplomacyModelOn = (variants: readonly [DiplomacyVariant, ...DiplomacyVariant[]]) =>
  defineModel(part<typeof diplomacyClauses>(), {
    options: announcementOn(variants),
    moves: {
      /** Cancels the game before its start (III.A). */
      abort: {},
      /** Sends orders for the phase, in players' notation. An empty list withdraws them. */
      orders: { orders: v.pipe(v.array(line), v.maxLength(MAX_LINES, TOO_MANY_LINES)) },
      /** States whether the player is ready for the turn to end. */
      ready: { ready: v.boolean() },
      /** The referee extends the turn or the enrolment, by milliseconds (IV). */
      extend: { length: durationSchema },
      /** Claims or acknowledges that a group, with the player's own power, has won (IV). */
      claim: { group: powers },
      unclaim: {},
      /** Votes for a draw, or takes the vote back. */
      draw: { agree: v.boolean() },
      /** Offers to play a power, or to be `'referee'` (V). */
      offer: { for: shortName },
      acknowledge: { person: name, for: shortName },
      correct: { position: positionSchema },
    },
    shared: part<DiplomacyShared>(),
    secret: part<DiplomacySecret>(),
    // `part` would require every field of an order.
    events: {} as ModelPart<EventsOf<ReturnType<typeof diplomacyEventsOn>>>,
    /** All prompts are for the referee. */
    prompts: {
      open: { kind: 'judge', answer: v.strictObject({ length: durationSchema }) },
      /** Starts the game (III.F), and states the number of players of Ackanomic if it changed. */
      start: {
        kind: 'judge',
        details: part<{ readonly enrolled: number }>(),
        answer: v.strictObject({ players: v.nullable(wholeNumber) }),
      },
      /** Cancels the game because of too few players. The answer is `'abort'`. */
      abort: {
        kind: 'judge',
        details: part<{ readonly enrolled: number; readonly minimum: number }>(),
        answer: v.literal('abort'),
      },
      /** Draws the countries: the first shuffled power is for the first seat, and so on. */
      countries: { kind: 'shuffle', details: assigning },
      choice: { kind: 'judge', details: assigning, answer: powers },
      /** Adjudicates a turn: `null` for the library's result, or the right position. */
      adjudication: {
        kind: 'judge',
        details: part<{ readonly phase: string }>(),
        answer: v.strictObject({
          position: v.nullable(positionSchema),
          message: v.optional(rulings, []),
        }),
      },
      winner: {
        kind: 'judge',
        details: part<{ readonly powers: readonly PowerId[] }>(),
        answer: shortName,
      },
    },
    /** The enrolment, orders, and the three days of a pause. */
    deadlines: ['enrolment', 'turn', 'pause'],
    errors: diplomacyErrors,
    join: joinSchema,
  })

/** The types of Diplomacy. */
export interface Diplomacy extends TypesOf<ReturnType<typeof diplomacyModelOn>> {}

/** The state of a match of Diplomacy. */
export interface DiplomacyState extends State<Diplomacy> {}

export type Draft = DraftOf<Diplomacy>

export type Ctx = Context<Diplomacy>

export type Refused = ErrorCaseOf<Diplomacy> | undefined

export type Standing = Omit<State<Diplomacy>, 'openPrompts' | 'clock'>

/** A move of the game, such as `orders`, in which a player sends the orders of a power. */
export type DiplomacyMove = Diplomacy['Move']

/** An event of the game. */
export type DiplomacyEvent = Diplomacy['Event']

export type Moves = GameDefinition<Diplomacy>['moves']

export type Prompts = NonNullable<GameDefinition<Diplomacy>['prompts']>
