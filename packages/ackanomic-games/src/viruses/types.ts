import type { SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation, Nothing, Refusal } from '@ackanomic/core/engine'
import type { Area, Square } from './area.js'
import type { Cells } from './cells.js'
import type { virusesClauses } from './clauses.js'

/** What can be chosen at the set-up; the default comes first. */
export const CHOICES = {
  coordinates: ['absolute', 'area-relative'],
  invalidPlays: ['keep', 'refuse'],
  world: ['unbounded', 'area-only'],
  ownDuplicates: ['conflict', 'merge'],
  leavers: ['drop', 'keep'],
  joinEffective: ['now', 'next-turn'],
} as const

type Choice<Name extends keyof typeof CHOICES> = (typeof CHOICES)[Name][number]

/** What is settled at the set-up. */
export interface Options {
  /**
   * How squares are numbered: `'absolute'`, a square keeps its numbers for the whole game, which may
   * become negative; `'area-relative'`, the active area always begins with column 1 and row 1.
   * Default: `'absolute'`.
   */
  readonly coordinates: Choice<'coordinates'>
  /**
   * The characters of the viruses, in the order in which they are given out: the seats' first, then
   * those of joiners. Printable ASCII, each once, no blank, `.` or `@`. What is lacking is made up
   * from the rest of ASCII. Default: `'ABC…XYZabc…xyz0…9'`.
   */
  readonly characters: string
  /**
   * What becomes of a move that would be invalid, or one too many, as the grid stands: it is taken
   * and dropped at the end of the turn, as the rule has it (`'keep'`), or refused at once, with the
   * reason (`'refuse'`). Default: `'keep'`.
   */
  readonly invalidPlays: Choice<'invalidPlays'>
  /**
   * Whether cells can be born outside the active area: `'unbounded'`, they can, or `'area-only'`.
   * Default: `'unbounded'`.
   */
  readonly world: Choice<'world'>
  /**
   * Two moves of the same player at the same square: they `'conflict'`, and both are lost, or they
   * `'merge'` into one. Default: `'conflict'`.
   */
  readonly ownDuplicates: Choice<'ownDuplicates'>
  /**
   * What becomes of the moves of somebody who leaves before the end of the turn: `'drop'` or
   * `'keep'`. Default: `'drop'`.
   */
  readonly leavers: Choice<'leavers'>
  /**
   * Whether a virus without a player that infects the most cells, or as many as the best player,
   * keeps em from the Gamepoint. Default: `false`.
   */
  readonly abandonedBlocksPoint: boolean
  /** When a joiner may move first: `'now'` or in the `'next-turn'`. Default: `'now'`. */
  readonly joinEffective: Choice<'joinEffective'>
  /** Whether a virus may be taken over after turn 10 too. Default: `true`. */
  readonly takeOverAnyTurn: boolean
  /** Whether who takes a virus over gets the Gamepoints made with it. Default: `false`. */
  readonly inheritScore: boolean
}

/** The ways into the game. */
export const ENTRANCES = ['began', 'joined', 'took over'] as const

/** How somebody came into the game. */
export type Entrance = (typeof ENTRANCES)[number]

/** Somebody who plays or played, by seat. */
export interface Player {
  /** The number of eir virus, from 1. */
  readonly virus: number
  /** The first turn in which e may move. */
  readonly since: number
  /** How e came in. */
  readonly how: Entrance
}

/** A virus. They are numbered from 1 in the order in which they came into the game. */
export interface Virus {
  /** The character that marks its cells. */
  readonly character: string
  /** Whose it is, or `null` while it is nobody's. */
  readonly owner: SeatNumber | null
  /** The turn in which its last player left, or `null` while it has one. */
  readonly abandoned: number | null
}

/** A valid move that was kept at the end of a turn. */
export interface ListedMove {
  /** Whose. */
  readonly seat: SeatNumber
  /** The move, in the numbers of its turn. */
  readonly move: Move
  /** Whether it conflicted with another one, and so was not made. */
  readonly conflicting: boolean
}

/** What happened in a turn. */
export interface Report {
  /** The turn, from 1. */
  readonly turn: number
  /** The viruses that were gone before the moves, for nobody had taken them over. */
  readonly uninfected: readonly number[]
  /** The moves that were kept, by seat. */
  readonly moves: readonly ListedMove[]
  /** The active area before, in the numbers of the turn. */
  readonly before: Area
  /** The active area after, in the numbers that hold from then on. */
  readonly after: Area
  /** What to add to an old column and row to get the new ones; `[0, 0]` with absolute numbers. */
  readonly shift: Square
  /** Who got the Gamepoint, or `null`. */
  readonly scorer: SeatNumber | null
  /** All Gamepoints, by seat. */
  readonly scores: readonly number[]
  /** Who was eliminated because eir virus infects no cell. */
  readonly eliminated: readonly SeatNumber[]
}

/**
 * What goes on: the referee chooses the first `cells`; a `turn`; nobody is left, and the referee
 * draws the `winner` among the seats that went last.
 */
export type Stage =
  | { readonly stage: 'cells' }
  | { readonly stage: 'turn' }
  | { readonly stage: 'winner'; readonly among: readonly SeatNumber[] }

/** Somebody who was referee and is no longer. */
export interface FormerReferee {
  /** Who. */
  readonly person: string
  /** The turn in which e was it last. */
  readonly turn: number
}

/** What everybody may see. */
export interface Shared {
  /** What goes on. */
  readonly now: Stage
  /** The cells of the posted grid. */
  readonly cells: Cells
  /** The active area. */
  readonly area: Area
  /** Everybody who plays or played, by seat. */
  readonly players: readonly Player[]
  /** The viruses, from number 1. */
  readonly viruses: readonly Virus[]
  /** The turn that goes on, from 1; once the game is over, the one that would come. */
  readonly turn: number
  /** The Gamepoints, by seat. */
  readonly scores: readonly number[]
  /** Those who were referee in this turn or the two before, and are no longer. */
  readonly refereed: readonly FormerReferee[]
  /** What happened in the last turn, or `null` in turn 1. */
  readonly last: Report | null
}

/** What a seat and the referee may know. */
export interface Secret {
  /** The moves that the seat has sent in this turn, in order; invalid ones too. */
  readonly moves: readonly Move[]
}

/** The kinds of moves that name one square. */
export const KINDS_AT = ['place', 'infect', 'destroy', 'uninfect'] as const

/** Puts a cell with the own virus on an empty square. */
export interface Place {
  /** The type of the move. */
  readonly type: 'place'
  /** The square. */
  readonly at: Square
}

/** Puts the own virus into a clean cell. */
export interface Infect {
  /** The type of the move. */
  readonly type: 'infect'
  /** The square of the cell. */
  readonly at: Square
}

/** Moves a cell with the own virus to an adjacent empty square. */
export interface Step {
  /** The type of the move. */
  readonly type: 'step'
  /** The square of the cell. */
  readonly from: Square
  /** The empty square. */
  readonly to: Square
}

/** Removes a cell with the own virus. */
export interface Destroy {
  /** The type of the move. */
  readonly type: 'destroy'
  /** The square of the cell. */
  readonly at: Square
}

/** Makes a cell with the own virus clean. */
export interface Uninfect {
  /** The type of the move. */
  readonly type: 'uninfect'
  /** The square of the cell. */
  readonly at: Square
}

/** The moves. */
export type Move = Place | Infect | Step | Destroy | Uninfect

/** What a joiner says. */
export interface Join {
  /** The character of the virus that e takes over; `null` for a new one. */
  readonly virus: string | null
}

/** What the engine announces. */
export type Post =
  /** To all: whose virus has which character, and the grid with which turn 1 begins, top row first. */
  | {
      readonly type: 'start'
      readonly characters: readonly { readonly seat: SeatNumber; readonly character: string }[]
      readonly area: Area
      readonly grid: readonly string[]
    }
  /** To its player and the referee: a move has come in, and why it would be dropped as yet. */
  | {
      readonly type: 'move'
      readonly seat: SeatNumber
      readonly move: Move
      readonly fault: Fault | null
    }
  /** To its player and the referee: a move that would have counted is to be dropped after all. */
  | {
      readonly type: 'voided'
      readonly seat: SeatNumber
      readonly move: Move
      readonly fault: Fault
    }
  /** To all: a turn is over; the grid row by row, top row first. */
  | ({ readonly type: 'turn'; readonly grid: readonly string[] } & Report)
  /** To all: a player has come in. */
  | {
      readonly type: 'virus'
      readonly seat: SeatNumber
      readonly character: string
      readonly how: Entrance
    }
  /** To all: nobody is left, and the winner is drawn among those who went last. */
  | { readonly type: 'drawing'; readonly among: readonly SeatNumber[] }
  /** To all: with a new referee the turn begins again. */
  | { readonly type: 'restart'; readonly turn: number }

/** From each code of a fault to the facts of its sentence. */
export interface Faults {
  /** In the first turn there is only Place and Infect. */
  firstTurn: { readonly kind: Move['type'] }
  /** A square lies outside the active area. */
  outside: { readonly square: Square; readonly area: Area }
  /** The square is not empty. */
  notEmpty: { readonly square: Square; readonly character: string }
  /** The square holds no clean cell. */
  notClean: { readonly square: Square; readonly character: string }
  /** The square holds no cell with the own virus. */
  notYourCell: {
    readonly square: Square
    readonly character: string
    readonly shared: string
  }
  /** The squares of a step are not adjacent. */
  notAdjacent: { readonly from: Square; readonly to: Square }
  /** The same move has been sent already, and counts once. */
  repeated: { readonly square: Square }
  /** As many valid moves as are allowed have been sent. */
  tooMany: { readonly allowed: number }
}

/** Why a move would be dropped if the turn ended now. */
export type Fault = Refusal<Faults>

/** From each rejection code to the facts of its sentence. */
export interface Rejections extends Faults {
  /** No turn is under way. */
  noTurn: { readonly stage: 'cells' | 'winner' }
  /** The joiner moves from the next turn on. */
  notYet: { readonly turn: number }
  /** More moves that are to be dropped have come in this turn than anybody needs. */
  tooManyMessages: { readonly most: number }
  /** Nobody joins with a new virus any more. */
  joiningClosed: {
    readonly person: string
    readonly turn: number
    readonly free: readonly string[]
  }
  /** No virus of that character can be taken over. */
  noSuchVirus: { readonly virus: string; readonly free: readonly string[] }
  /** Viruses can be taken over in the first ten turns only. */
  takeOverClosed: { readonly person: string; readonly turn: number }
  /** The grid is not posted, or the winner is being drawn: nobody can come in. */
  notDuringTurn: { readonly person: string; readonly stage: 'cells' | 'winner' }
  /** Who was referee within the last two turns may not play. */
  refereedLately: { readonly person: string; readonly turn: number; readonly from: number }
  /** Nobody comes into a Duel. */
  duelJoin: { readonly person: string }
}

/** The types of Viruses. */
export interface Viruses extends Bundle<Shared, Secret, Nothing, Options, Move, Post> {
  /** What the referee is asked. */
  readonly Inquiries: {
    /**
     * The first cells: shuffles the squares of the grid, counted along the rows from the first one;
     * as many as are to be filled are taken from the front.
     */
    readonly cells: {
      readonly ask: 'shuffle'
      readonly about: { readonly side: number; readonly filled: number }
    }
    /** Draws the winner among the seats that went last. */
    readonly winner: {
      readonly ask: 'pick'
      readonly about: { readonly seats: readonly SeatNumber[] }
    }
  }
  /** `turn`: the three days of a turn. */
  readonly Deadline: 'turn'
  /** The refusals. */
  readonly Rejections: Rejections
  /** The clauses that may be cited. */
  readonly Clause: Citation<typeof virusesClauses>
  /** What a joiner says. */
  readonly Join: Join
}
