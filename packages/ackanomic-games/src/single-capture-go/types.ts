import type { SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation, Nothing, Refusal } from '@ackanomic/core/engine'
import type { singleCaptureGoClauses } from './clauses.js'
import type { Grid } from './grid.js'

/** What is settled at the set-up. */
export interface Options {
  /**
   * The Letters that the referee gives out, by seat: as many different capitals as there are
   * players. Default: `null`, which is A, B, C and so on in the order of the seats.
   */
  readonly letters: readonly string[] | null
  /** Whether a square with `@` may be played. Default: `'allowed'`. */
  readonly playOnAt: 'allowed' | 'forbidden'
  /**
   * What becomes of an invalid play: it is taken, counts for nothing and stands in the summary of
   * the round, as the rule has it (`'keep'`), or it is refused at once (`'refuse'`). Default:
   * `'keep'`.
   */
  readonly invalidPlays: 'keep' | 'refuse'
  /** Who wins where all are doomed and several had the most Letters. Default: `'none'`. */
  readonly allDoomedTie: 'none' | 'shared'
  /** Whether a round is over as soon as every player has a valid play in. Default: `false`. */
  readonly earlyEnd: boolean
  /** Whether each round begins at once, without the referee's announcement. Default: `false`. */
  readonly autoAnnounce: boolean
  /**
   * What becomes of somebody who leaves in a round: e is doomed at its end, as one who has not
   * played (`'end-of-round'`), or eir Letters become `@` at once (`'immediate'`). Default:
   * `'end-of-round'`.
   */
  readonly leavers: 'end-of-round' | 'immediate'
  /**
   * What a lost referee means: the game waits for another, and goes on with the time that was left
   * (`'hold'`) or with three full days (`'restart-period'`), or it is over (`'end'`). Default:
   * `'hold'`.
   */
  readonly onRefereeLoss: 'hold' | 'restart-period' | 'end'
}

/** From each code of a fault to the facts of its sentence. */
export interface Faults {
  /** The text is not the name of one square. */
  notASquare: { readonly text: string; readonly last: string }
  /** The square is not on the grid, whose last square is `last`. */
  offGrid: { readonly square: string; readonly last: string }
  /** A Letter stood there when the round began. */
  letterThere: { readonly square: string; readonly letter: string }
  /** `@` stood there when the round began (only with `playOnAt: 'forbidden'`). */
  atThere: { readonly square: string }
}

/** Why a play is invalid. */
export type Fault = Refusal<Faults>

/** What can become of a message. */
export const STATUSES = ['counted', 'collided', 'replaced', 'struck', 'invalid'] as const

/**
 * What became of a message: it `'counted'`; it counted, and `'collided'` with another's; a later one
 * `'replaced'` it; it was `'struck'`, for its player had left; it was `'invalid'`.
 */
export type Status = (typeof STATUSES)[number]

/** A message of a round that is over. */
export interface Attempt {
  /** Whose. */
  readonly seat: SeatNumber
  /** The square, or whatever else was named. */
  readonly square: string
  /** What became of it. */
  readonly status: Status
  /** Why it was invalid, or `null`. */
  readonly fault: Fault | null
}

/** Why one can be doomed. */
export const REASONS = ['left', 'no play', 'no Liberty'] as const

/** Why somebody is doomed, or out: e has left, has made no play, has a Group without Liberty. */
export type Reason = (typeof REASONS)[number]

/** Somebody who is doomed. */
export interface Doom {
  /** Who. */
  readonly seat: SeatNumber
  /** Why. */
  readonly reasons: readonly Reason[]
  /** The squares of each of eir Groups that had no Liberty. */
  readonly groups: readonly (readonly string[])[]
}

/** What happened in a round. */
export interface Report {
  /** The round, from 1. */
  readonly round: number
  /** All messages, by seat, in the order in which they came. */
  readonly attempts: readonly Attempt[]
  /** The grid when everything was placed, in which Liberty was looked for. */
  readonly placed: Grid
  /** The Letters of each seat on it. */
  readonly counts: readonly number[]
  /** Who was doomed, by seat. */
  readonly doomed: readonly Doom[]
  /** Who was not, by seat. */
  readonly left: readonly SeatNumber[]
  /** The grid at the end, where the Letters of the doomed are `@`. */
  readonly grid: Grid
}

/** How somebody went out of the game. */
export interface Fate {
  /** The last round in which e was in the game; 0 before the first. */
  readonly round: number
  /** Why. */
  readonly reasons: readonly Reason[]
}

/** The stages of play. */
export const STAGES = ['announcement', 'round'] as const

/** What everybody may see. */
export interface Shared {
  /** The Letter of each seat. */
  readonly letters: readonly string[]
  /** The grid as it is. */
  readonly grid: Grid
  /** The grid as it was when the round began, by which plays are judged. */
  readonly opening: Grid
  /** The round that is under way or was the last one, from 1; 0 before the first. */
  readonly round: number
  /** What goes on: the referee is to announce the next round, or a round is under way. */
  readonly stage: (typeof STAGES)[number]
  /** By seat, how e went out of the game; `null` for who is in it, or has left in this round. */
  readonly fates: readonly (Fate | null)[]
  /** What happened in the last round that is over, or `null` before. */
  readonly last: Report | null
}

/** What a seat and the referee may know. */
export interface Secret {
  /** What the seat has sent in this round, in order, invalid ones too. */
  readonly plays: readonly string[]
}

/** A play: the name of a square. */
export interface Play {
  /** The type of the move. */
  readonly type: 'play'
  /**
   * The name of the square, such as `'e7'`. Any other short text is a message too, and an invalid
   * play.
   */
  readonly square: string
}

/** Somebody who is in the game, as an announcement names em. */
export interface Contender {
  /** The seat. */
  readonly seat: SeatNumber
  /** The Letter. */
  readonly letter: string
}

/** What the engine announces. */
export type Post =
  /** To all: the instance starts with these players and this grid. */
  | { readonly type: 'start'; readonly players: readonly Contender[]; readonly side: number }
  /** To all: a round begins; `summary` is of the round before, `null` in the first one. */
  | {
      readonly type: 'round'
      readonly round: number
      readonly grid: Grid
      readonly summary: Report | null
      readonly players: readonly Contender[]
    }
  /** To its player and the referee: a play has come in; why it is invalid, or `null`. */
  | {
      readonly type: 'play'
      readonly seat: SeatNumber
      readonly square: string
      readonly fault: Fault | null
    }
  /** To all: a round is over. */
  | ({ readonly type: 'result' } & Report)
  /** To all: the Letters of players who have left are `@` now; of those who had some. */
  | { readonly type: 'gone'; readonly seats: readonly SeatNumber[]; readonly grid: Grid }
  /** To all: with a new referee the round has three full days again. */
  | { readonly type: 'restart'; readonly round: number }

/** From each rejection code to the facts of its sentence. */
export interface Rejections extends Faults {
  /** No round is under way; `round` is to be announced. */
  noRound: { readonly round: number }
  /** The player has sent as many plays in this round as are taken. */
  tooManyPlays: { readonly most: number }
  /** There are not as many Letters as players. */
  wrongLetterCount: { readonly letters: number; readonly players: number }
  /** A Letter is no capital from A to Z. */
  notALetter: { readonly letter: string }
  /** Two players have the same Letter. */
  sameLetter: { readonly letter: string }
}

/** The types of Single Capture Go. */
export interface SingleCaptureGo extends Bundle<Shared, Secret, Nothing, Options, Play, Post> {
  /** What the referee is asked. */
  readonly Inquiries: {
    /** Announces the beginning of a round. */
    readonly round: {
      readonly ask: 'judge'
      readonly about: { readonly round: number }
      readonly answer: 'announce'
    }
  }
  /** `round`: the three days of a round. */
  readonly Deadline: 'round'
  /** The refusals. */
  readonly Rejections: Rejections
  /** The clauses that may be cited. */
  readonly Clause: Citation<typeof singleCaptureGoClauses>
  /** Nobody joins. */
  readonly Join: null
}
