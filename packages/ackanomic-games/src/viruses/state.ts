import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count, squareWithin } from '../shapes.js'

/** No cell gets farther than this from the first grid within a million turns. */
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
  /** The number of the player's virus, from 1. */
  virus: count,
  /** The first turn in which the player may move. */
  since: count,
  /** How the player came into the game. */
  how: v.picklist(['began', 'joined', 'took over']),
})

const virusSchema = v.strictObject({
  /** The character that marks its cells. */
  character: v.string(),
  /** The seat that plays it, or `null` if nobody does. */
  owner: v.nullable(count),
  /** The turn in which its last player left, or `null` while it has a player. */
  abandoned: v.nullable(count),
})

const reportSchema = v.strictObject({
  turn: count,
  /** The viruses that disappeared before the moves, because nobody had taken them over. */
  uninfected: counts,
  /** The valid moves that counted, by seat. */
  moves: v.array(
    v.strictObject({
      seat: count,
      /** The move, in the coordinates of its turn. */
      move: moveSchema,
      /** Whether the move conflicted with another one and so was not made. */
      conflicting: v.boolean(),
    }),
  ),
  /** The active area before the turn, in its coordinates. */
  before: areaSchema,
  /** The active area after the turn, in the coordinates that apply from then on. */
  after: areaSchema,
  /** The shift from an old column and row to the new ones; `[0, 0]` if absolute. */
  shift: v.strictTuple([whole, whole]),
  /** The seat that got the Gamepoint, or `null`. */
  scorer: v.nullable(count),
  /** The Gamepoints after the turn, by seat. */
  scores: counts,
  /** The seats that were eliminated because their virus infects no cell. */
  eliminated: counts,
})

export const sharedSchema = v.strictObject({
  /**
   * The stage of play: the referee chooses the first `cells`; a `turn` is under way; or nobody is
   * left, and the referee draws the `winner`.
   */
  stage: v.picklist(['cells', 'turn', 'winner']),
  /** The seats that were removed last, among which the winner is drawn. Empty before. */
  among: counts,
  /** The cells of the posted grid: column, row and virus of each in turn. See `VirusesCells`. */
  cells: v.array(whole),
  /** The active area. */
  area: areaSchema,
  /** Everybody who plays or has played, by seat. */
  players: v.array(playerSchema),
  /** The viruses, from number 1, in the order in which they came into the game. */
  viruses: v.array(virusSchema),
  /** The number of the current turn, from 1; after the game, of the one that would come next. */
  turn: v.pipe(count, v.minValue(1), v.maxValue(1e9)),
  /** The Gamepoints, by seat. */
  scores: counts,
  /** The former referees of this turn and the two before, each with their last turn in office. */
  refereed: v.array(v.strictObject({ person: v.string(), turn: count })),
  /** The report of the last turn. `null` in turn 1. */
  last: v.nullable(reportSchema),
})

export const secretSchema = v.strictObject({
  /** The moves that the seat has sent in this turn, in order, including invalid ones. */
  moves: v.array(moveSchema),
})

/** The shared part of the state of Viruses, which everybody may see. */
export interface VirusesShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part of the state, which a seat and the referee may know. */
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
