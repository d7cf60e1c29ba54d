import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count, squareWithin } from '../shapes.js'

/** Farther than any cell gets within a million turns. */
const FARTHEST = 999_999

/** A square: its column and its row. Rows count downwards. */
export const square = /* @__PURE__ */ squareWithin(FARTHEST, 'No square is so far away')

const whole = v.pipe(v.number(), v.safeInteger())
const counts = v.array(count)
const areaSchema = v.strictObject({ left: whole, top: whole, right: whole, bottom: whole })

const moveSchema = v.variant('type', [
  v.strictObject({ type: v.picklist(['place', 'infect', 'destroy', 'uninfect']), at: square }),
  v.strictObject({ type: v.literal('step'), from: square, to: square }),
])

const playerSchema = v.strictObject({
  virus: count,
  since: count,
  how: v.picklist(['began', 'joined', 'took over']),
})

const virusSchema = v.strictObject({
  character: v.string(),
  owner: v.nullable(count),
  /** The turn in which its last player left, or `null`. */
  abandoned: v.nullable(count),
})

const reportSchema = v.strictObject({
  turn: count,
  /** The viruses that disappeared before the moves, because nobody had taken them over. */
  uninfected: counts,
  moves: v.array(
    v.strictObject({
      seat: count,
      move: moveSchema,
      conflicting: v.boolean(),
    }),
  ),
  /** The active area before the turn, in its coordinates. */
  before: areaSchema,
  /** The active area after the turn, in the new coordinates. */
  after: areaSchema,
  /** The offset of new columns and rows; `[0, 0]` if absolute. */
  shift: v.strictTuple([whole, whole]),
  scorer: v.nullable(count),
  /** The Gamepoints after the turn. */
  scores: counts,
  /** The seats that were eliminated because their virus has no cell. */
  eliminated: counts,
})

export const sharedSchema = v.strictObject({
  /** The first `cells`, a `turn`, or the draw of the `winner`. */
  stage: v.picklist(['cells', 'turn', 'winner']),
  /** The seats that were removed last, among which the winner is drawn. Otherwise empty. */
  among: counts,
  /** The cells of the posted grid: column, row and virus of each in turn. See `VirusesCells`. */
  cells: v.array(whole),
  area: areaSchema,
  /** Everybody who plays or has played, by seat. */
  players: v.array(playerSchema),
  /** The viruses, from number 1, in the order in which they came into the game. */
  viruses: v.array(virusSchema),
  /** The current turn, from 1; after the game, the one that would come next. */
  turn: v.pipe(count, v.minValue(1), v.maxValue(1e9)),
  scores: counts,
  /** The former referees of this turn and the two before, with their last turn in office. */
  refereed: v.array(v.strictObject({ person: v.string(), turn: count })),
  /** The report of the last turn. `null` in turn 1. */
  last: v.nullable(reportSchema),
})

export const secretSchema = v.strictObject({
  /** The seat's moves of this turn, with invalid ones. */
  moves: v.array(moveSchema),
})

/** The shared part of the state. */
export interface VirusesShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part of a seat, which the referee may know. */
export interface VirusesSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** A square: its column and its row. Rows count downwards. */
export type VirusesSquare = v.InferOutput<typeof square>

/** A rectangle of squares, all four limits included. */
export interface VirusesArea extends Immutable<v.InferOutput<typeof areaSchema>> {}

/** A move as the state keeps it. A step names two squares, and any other kind names one. */
export type VirusesSentMove = Immutable<v.InferOutput<typeof moveSchema>>

/** The report of a turn. */
export interface VirusesReport extends Immutable<v.InferOutput<typeof reportSchema>> {}

/** A person who plays or has played. */
export interface VirusesPlayer extends Immutable<v.InferOutput<typeof playerSchema>> {}

/** A virus. Viruses are numbered from 1. */
export interface Virus extends Immutable<v.InferOutput<typeof virusSchema>> {}
