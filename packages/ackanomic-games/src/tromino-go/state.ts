import { type Duration, days, type SeatNumber, type Timestamp } from '@ackanomic/core'
import { type Immutable, type Roster, timeBetween } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count, squareWithin } from '../shapes.js'
import { FARTHEST, inOrder, type TrominoCells, type TrominoSquare } from './tromino.js'

export const PERIOD: Duration = days(3)

/** The rest of the time for a play, as plays record it, without overtime from a bank. */
export const timeLeft = (roster: Pick<Roster, 'clock'>, at: Timestamp, due: Timestamp): Duration =>
  Math.max(1, Math.min(PERIOD, timeBetween(roster.clock, at, due)))

/** More than in any real round. */
const MAX_PLAYS = 5000

/** More than any society has, with sums that are still exact. */
const MAX_GAMEPOINTS = 999_999_999_999_999

const square = /* @__PURE__ */ squareWithin(FARTHEST, 'No play gets so far')

/** Three squares in any order, put into reading order. */
export const cells: v.GenericSchema<unknown, TrominoCells> = v.pipe(
  v.strictTuple([square, square, square]),
  v.transform(
    (squares: [TrominoSquare, TrominoSquare, TrominoSquare]): TrominoCells => inOrder(squares),
  ),
)

export const gamepoints: v.GenericSchema<unknown, number> = v.pipe(
  v.number('Send a whole number of Gamepoints, 0 or more'),
  v.safeInteger('Send a whole number of Gamepoints, 0 or more'),
  v.minValue(0, 'Send a whole number of Gamepoints, 0 or more'),
  v.maxValue(MAX_GAMEPOINTS, 'There are not so many Gamepoints'),
)

const seat: v.GenericSchema<unknown, SeatNumber> = v.picklist([0, 1])
const pair = v.strictTuple([count, count])

/** The remaining time of the three days, in milliseconds. */
const left = v.pipe(count, v.minValue(1), v.maxValue(PERIOD))

const playSchema = v.variant('type', [
  v.strictObject({ type: v.literal('place'), cells, left }),
  v.strictObject({ type: v.literal('move'), from: cells, to: cells, left }),
  v.strictObject({ type: v.literal('pass'), left }),
])

const concessionSchema = v.strictObject({ seat, gamepoints })

const endSchema = v.strictObject({
  /** The round ended by the grid (`surrounded`), or an accepted concession (`conceded`). */
  how: v.picklist(['surrounded', 'conceded']),
  winner: v.nullable(seat),
  /** The Gamepoints that the winner scores; 0 in a tie. */
  gamepoints: count,
  surrounded: pair,
  /** Whether they count double because 30 trominoes were placed. */
  doubled: v.boolean(),
})

const roundSchema = v.strictObject({ first: seat, ...endSchema.entries })

/** `left` is `null` if the round had ended. */
const questionSchema = v.strictObject({ by: seat, left: v.nullable(left) })

export const sharedSchema = v.strictObject({
  /** The `draw` of the first player, `play`, or the wait for the referee's post (`ended`). */
  stage: v.picklist(['draw', 'play', 'ended']),
  /** How the round ended, at the stage `'ended'`. `null` before. */
  end: v.nullable(endSchema),
  /** The seat that plays first in this round, and has the capitals. `null` until it is drawn. */
  first: v.nullable(seat),
  /** The plays of this round, from which `trominoesOf` derives the grid. */
  plays: v.pipe(v.array(playSchema), v.maxLength(MAX_PLAYS, `Lay out ${MAX_PLAYS} plays at most`)),
  concessions: v.array(concessionSchema),
  question: v.nullable(questionSchema),
  /** The Gamepoints of each seat. Those of a round count after its end is posted. */
  scores: pair,
  rounds: v.array(roundSchema),
  /** A referee on vacation who will get the office back, or `null`. */
  refereeAway: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
})

/** The shared part of the state, which is all of it. */
export interface TrominoGoShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** A play. Its number in the round determines its letter (`letterOfPlay`). */
export type TrominoGoPlay = Immutable<v.InferOutput<typeof playSchema>>

type Untimed<Play> = Play extends unknown ? Omit<Play, 'left'> : never

/** The part of a play that changes the grid. */
export type TrominoGoUntimedPlay = Untimed<TrominoGoPlay>

/** An offer to end the round. */
export interface TrominoGoConcession extends Immutable<v.InferOutput<typeof concessionSchema>> {}

/** How a round ended. */
export interface TrominoGoRoundEnd extends Immutable<v.InferOutput<typeof endSchema>> {}

/** A round with a final result. */
export interface TrominoGoRound extends Immutable<v.InferOutput<typeof roundSchema>> {}

/** Plays that a player has questioned. */
export interface TrominoGoQuestion extends Immutable<v.InferOutput<typeof questionSchema>> {}
