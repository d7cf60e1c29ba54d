import type { Moment, SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation, Nothing } from '@ackanomic/core/engine'
import type { mediocrityClauses } from './clauses.js'

/** What can be chosen at the set-up; the default comes first. */
export const CHOICES = {
  rangeBasis: ['round-start', 'current'],
  revisions: ['last', 'first'],
  onModeratorLoss: ['void-round', 'wait'],
  soleSurvivor: ['no-winner', 'wins'],
} as const

type Choice<Name extends keyof typeof CHOICES> = (typeof CHOICES)[Name][number]

/** What is settled at the set-up. */
export interface Options {
  /**
   * The player numbers: `'drawn'` by chance, or by seat, as the announcer has drawn them: each of 1
   * to the number of players once. Default: `'drawn'`.
   */
  readonly numbers: 'drawn' | readonly number[]
  /**
   * Whose count makes the range of a round: those who are there when it starts (`'round-start'`), or
   * those who are there when a number is sent (`'current'`). Default: `'round-start'`.
   */
  readonly rangeBasis: Choice<'rangeBasis'>
  /** Which number counts when a player sends several: the `'last'` or the `'first'`. Default: `'last'`. */
  readonly revisions: Choice<'revisions'>
  /**
   * What comes of a round whose Moderator leaves: it ends at once without points (`'void-round'`),
   * or it waits for the end of its six days (`'wait'`). Default: `'void-round'`.
   */
  readonly onModeratorLoss: Choice<'onModeratorLoss'>
  /**
   * What the only player left gets when play cannot go on: `'no-winner'`, nothing, or e `'wins'`.
   * Default: `'no-winner'`.
   */
  readonly soleSurvivor: Choice<'soleSurvivor'>
}

/**
 * What goes on: player `numbers` are drawn; a round is to be announced (`break`); a `round` is under
 * way; its missing numbers are drawn (`draws`); it waits for its end without a Moderator (`idle`).
 * `moderator` is that of the round, or who is to announce the next one; `free` says that every
 * player may name emself Moderator and do so; `most` is the highest number of the range; `mayEnd`
 * says that the round has lasted three days, so that its result may be announced.
 */
export type Stage =
  | { readonly stage: 'numbers'; readonly free: boolean }
  | { readonly stage: 'break'; readonly moderator: SeatNumber; readonly free: boolean }
  | {
      readonly stage: 'round'
      readonly moderator: SeatNumber
      readonly most: number
      readonly mayEnd: boolean
    }
  | { readonly stage: 'draws'; readonly moderator: SeatNumber; readonly most: number }
  | { readonly stage: 'idle'; readonly moderator: SeatNumber }

/** The ways in which a round ends: its result, six days without one, a Moderator who leaves. */
export const ENDS = ['result', 'expired', 'void'] as const

/** A round that is over. */
export interface Round {
  /** Who was Moderator. */
  readonly moderator: SeatNumber
  /**
   * How it ended: by its `'result'`; `'expired'` after six days; `'void'` when the Moderator left.
   */
  readonly ended: (typeof ENDS)[number]
  /** The numbers by seat; `null` for the Moderator, for who was gone, and without a result. */
  readonly numbers: readonly (number | null)[]
  /** The seats whose numbers were drawn. */
  readonly drawn: readonly SeatNumber[]
  /** Whose number was the most Mediocre one, or `null`. */
  readonly scorer: SeatNumber | null
}

/** What everybody may see. */
export interface Shared {
  /** What goes on. */
  readonly now: Stage
  /** The player number of each seat, from 1; empty while they are drawn. */
  readonly numbers: readonly number[]
  /** How many rounds are over. */
  readonly rounds: number
  /** The Gamepoints, by seat. */
  readonly scores: readonly number[]
  /** The last round that is over, or `null` before the first. */
  readonly last: Round | null
}

/** What a seat and the Moderator may know. */
export interface Secret {
  /** The number sent, or drawn, in this round; `null` for none. */
  readonly number: number | null
  /** Whether the Moderator drew it. */
  readonly drawn: boolean
}

/** Announces the start of a round; from whoever is not the next Moderator, also that e is now. */
export interface Begin {
  /** The type of the move. */
  readonly type: 'begin'
}

/** Sends the Moderator a number. */
export interface Send {
  /** The type of the move. */
  readonly type: 'send'
  /** The number. */
  readonly number: number
}

/** Announces the result of the round. */
export interface AnnounceResult {
  /** The type of the move. */
  readonly type: 'result'
}

/** The moves. */
export type Move = Begin | Send | AnnounceResult

/** What the engine announces. */
export type Post =
  /** To all: the player numbers, by seat. */
  | { readonly type: 'numbers'; readonly numbers: readonly number[] }
  /** To all: who is to announce the next round. */
  | { readonly type: 'next'; readonly moderator: SeatNumber }
  /** To all: three days have passed, and every player may announce the next round. */
  | { readonly type: 'open' }
  /** To all: a round begins, in which numbers up to `most` are sent. */
  | {
      readonly type: 'begins'
      readonly round: number
      readonly moderator: SeatNumber
      readonly most: number
      readonly steppedIn: boolean
    }
  /** To the sender and the Moderator: a number was sent. */
  | { readonly type: 'sent'; readonly seat: SeatNumber; readonly number: number }
  /** To all: the round has lasted three days. */
  | { readonly type: 'may end'; readonly moderator: SeatNumber }
  /** To all: the Moderator has closed the round for its result, and draws missing numbers. */
  | { readonly type: 'closed'; readonly round: number; readonly moderator: SeatNumber }
  /** To all: the result. `scores` are by seat, `null` for who is no longer in the game. */
  | ({
      readonly type: 'result'
      readonly round: number
      readonly number: number | null
      readonly scores: readonly (number | null)[]
    } & Omit<Round, 'ended'>)
  /** To all: six days are over without a result; whoever was Moderator is out. */
  | { readonly type: 'expired'; readonly round: number; readonly moderator: SeatNumber }
  /** To all: the Moderator has left; the round is void, or waits for the end of its six days. */
  | {
      readonly type: 'void' | 'idle'
      readonly round: number
      readonly moderator: SeatNumber
    }
  /** To all: the most Mediocre score wins. */
  | { readonly type: 'won'; readonly seat: SeatNumber; readonly score: number }

/** From each rejection code to the facts of its sentence. */
export interface Rejections {
  /** The player numbers of the set-up are not each of 1 to the number of players. */
  badNumbers: { readonly players: number }
  /** The player numbers are still to be drawn. */
  numbersNotDrawn: Nothing
  /** A round is under way. */
  roundRunning: { readonly moderator: string }
  /** Another player is to announce the next round, until the moment given. */
  notNext: { readonly moderator: string; readonly until: Moment }
  /** No round is under way. */
  noRound: Nothing
  /** The Moderator sends no number. */
  moderatorSends: Nothing
  /** The number is none of the range. */
  outOfRange: { readonly number: number; readonly most: number }
  /** A number was sent already, and the first one stands. */
  alreadySent: { readonly number: number }
  /** The result is announced, and missing numbers are drawn. */
  resultAnnounced: Nothing
  /** The Moderator has left, and the round waits for its end. */
  noModerator: Nothing
  /** Somebody else is Moderator. */
  notModerator: { readonly moderator: string }
  /** The round has not lasted three days; it will have at the moment given. */
  tooEarly: { readonly from: Moment }
}

/** The types of Mediocrity. */
export interface Mediocrity extends Bundle<Shared, Secret, Nothing, Options, Move, Post> {
  /** What chance has to decide; there is no referee. */
  readonly Inquiries: {
    /** Of the host, for the announcer: the seats in the order of their player numbers. */
    readonly numbers: { readonly ask: 'shuffle'; readonly about: null }
    /** Of the Moderator: the number of a seat that has sent none. */
    readonly draw: { readonly ask: 'roll'; readonly about: { readonly seat: SeatNumber } }
  }
  /**
   * `announcement`: the three days in which the next Moderator announces a round; `minimum`: the
   * three days that a round lasts at least; `limit`: the six days that it lasts at most.
   */
  readonly Deadline: 'announcement' | 'minimum' | 'limit'
  /** The refusals. */
  readonly Rejections: Rejections
  /** The clauses that may be cited. */
  readonly Clause: Citation<typeof mediocrityClauses>
  /** Nobody joins. */
  readonly Join: null
}
