import type { Duration, Moment, SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation, Nothing, State } from '@ackanomic/core/engine'
import type { Act } from './acts.js'
import type { Options } from './announcement.js'
import type { diplomacyClauses } from './clauses.js'
import type { PowerId } from './map.js'
import type { Unreadable } from './notation/parse.js'
import type { OrderCheck } from './order-checks.js'
import type { Position } from './position.js'
import type { Resolution } from './resolution.js'
import type { Unit } from './units.js'

/** Somebody offers to replace a player or the referee. */
export interface Offer {
  readonly person: string
  readonly for: PowerId | 'referee'
}

/** How often somebody had something to order, and sent nothing. */
export interface Missed {
  readonly person: string
  readonly turns: number
  /** In how many of them in a row, up to the last one that e had something to order in. */
  readonly running: number
}

/** What a turn came to, in words. */
export interface Report {
  /** The phase, as in `'Spring 1901, moves'`. */
  readonly phase: string
  /** A sentence for each order, by power. */
  readonly says: readonly string[]
}

export const STAGES = ['announced', 'enrolling', 'enrolled', 'drawing', 'playing'] as const

export const DECISIONS = ['nothing', 'adjudication', 'winner'] as const

/** What everybody may see. */
export interface Shared {
  /**
   * How far it has come: B is `announced`; `enrolling` is open; all have `enrolled`; countries are
   * `drawing`; `playing`.
   */
  readonly stage: (typeof STAGES)[number]
  /** The powers by seat; empty before the start. */
  readonly powers: readonly PowerId[]
  /** The position; `null` before the start. */
  readonly position: Position | null
  /** What the referee decides now: nothing, the adjudication, or who of several has won. */
  readonly deciding: (typeof DECISIONS)[number]
  readonly bots: readonly SeatNumber[]
  /** By seat, who replaces the player, or `null`. */
  readonly replacements: readonly (string | null)[]
  /** Who was missing when it was last looked at: the reason of a pause. */
  readonly missing: readonly (SeatNumber | 'referee')[]
  /** Referees on vacation who may come back, the earliest first. */
  readonly awayReferees: readonly string[]
  /** Who has resigned and never takes part again. */
  readonly barred: readonly string[]
  /** Who offers to replace whom. */
  readonly offers: readonly Offer[]
  /** By seat, the last orders for movement, where late players repeat them; else empty. */
  readonly standing: readonly (readonly string[])[]
  /** Who has missed turns, in the order in which e first did. */
  readonly missed: readonly Missed[]
  /** What the last turn came to; `null` before the first. */
  readonly last: Report | null
}

/** What a seat and the referee may know. */
export interface Secret {
  /** The address with which e enrolled; `null` where the app knows it. */
  readonly email: string | null
  /** The orders in force for this turn, in canonical form; `null` where none came in. */
  readonly orders: readonly string[] | null
  /** Whether e is ready for the turn to end. */
  readonly ready: boolean
  /** The group with which e claims to win, sorted; `null` for none. */
  readonly claim: readonly PowerId[] | null
  /** Whether e agrees to a draw. */
  readonly draw: boolean
}

/** A player as the start announcement lists em. */
export interface Listed {
  readonly player: string
  /** The address; `null` where the app knows it. */
  readonly email: string | null
  readonly country: string
}

/** What the engine announces. */
export type Post =
  /** To all: step B. */
  | { readonly type: 'announced'; readonly terms: readonly string[] }
  /** To all: step C. */
  | { readonly type: 'enrolment'; readonly until: Moment }
  /** To all: enrolment is closed. */
  | { readonly type: 'enrolment closed'; readonly players: number }
  /** To all: it is called off. */
  | { readonly type: 'aborted'; readonly why: 'referee' | 'too few' | 'no referee' }
  /** To all: step F. */
  | {
      readonly type: 'started'
      readonly referee: string
      readonly players: readonly Listed[]
      readonly vacant: readonly string[]
    }
  /** To all: a turn begins. */
  | { readonly type: 'turn'; readonly phase: string; readonly until: Moment }
  /** To all: a deadline is later than it was; `null` while play is halted. */
  | {
      readonly type: 'extended'
      readonly what: 'turn' | 'enrolment'
      readonly until: Moment | null
    }
  /**
   * To the seat and the referee: orders have come in, and these are in force. The seat alone is told
   * what each would come to (`checks`), and which orders stand no more without a new one (`dropped`).
   */
  | {
      readonly type: 'orders'
      readonly seat: SeatNumber
      readonly orders: readonly string[]
      readonly checks: readonly OrderCheck[]
      readonly dropped: readonly string[]
    }
  /** To the seat and the referee: e is ready for the turn to end, or no longer. */
  | { readonly type: 'ready'; readonly seat: SeatNumber; readonly ready: boolean }
  /**
   * To all: what a turn came to, from the position before it to the one after; who has missed it.
   * `ruled` where the referee decided otherwise than the library.
   */
  | {
      readonly type: 'result'
      readonly before: Position
      readonly after: Position
      readonly report: Report
      readonly resolutions: readonly Resolution[]
      readonly disbanded: readonly Unit[]
      readonly eliminated: readonly PowerId[]
      readonly missed: readonly Missed[]
      readonly ruled: boolean
    }
  /** To all: the referee has set the position right. */
  | { readonly type: 'corrected'; readonly position: Position }
  /** To the seat and the referee: a claim, or one that is taken back. */
  | {
      readonly type: 'claim'
      readonly seat: SeatNumber
      readonly group: readonly PowerId[] | null
    }
  /** To the seat and the referee: a vote on a draw. */
  | { readonly type: 'draw'; readonly seat: SeatNumber; readonly agree: boolean }
  /** To all: somebody is missing, and until when replacements are looked for (`null` while a dispute stops the clock). */
  | {
      readonly type: 'paused'
      readonly missing: readonly (SeatNumber | 'referee')[]
      readonly until: Moment | null
    }
  /** To all: somebody offers to replace. */
  | ({ readonly type: 'offer' } & Offer)
  /** To all: somebody replaces. */
  | ({ readonly type: 'replaced' } & Offer)
  /** To all: a bot plays. */
  | { readonly type: 'bot'; readonly power: PowerId }
  /** To all: how the game ended, and which powers won. */
  | {
      readonly type: 'over'
      readonly how:
        | 'alone'
        | 'together'
        | 'decided'
        | 'early'
        | 'draw'
        | 'no referee'
        | 'no players'
      readonly powers: readonly PowerId[]
    }

/** From each rejection code to the facts of its sentence; powers are called by their full names. */
export interface Rejections {
  noReferee: Readonly<Record<never, never>>
  tooManyPlaces: { readonly maximum: number; readonly most: number }
  tooFewPowers: { readonly maximum: number; readonly powers: number }
  notInRange: { readonly players: number; readonly minimum: number; readonly maximum: number }
  badVictory: { readonly victory: number; readonly centres: number }
  badEnd: { readonly year: number; readonly season: string; readonly seasons: readonly string[] }
  wrongStep: { readonly stage: Shared['stage'] }
  notEnrolling: { readonly stage: Shared['stage'] }
  notStarted: Readonly<Record<never, never>>
  deciding: { readonly what: 'adjudication' | 'winner' }
  nothingToOrder: { readonly power: string; readonly phase: string }
  outOfPlace: { readonly phase: string; readonly wants: string }
  noEarlyEnd: Readonly<Record<never, never>>
  noOrders: Readonly<Record<never, never>>
  sameReady: { readonly ready: boolean }
  noDeadline: Readonly<Record<never, never>>
  tooLong: { readonly days: number }
  unreadable: { readonly pieces: readonly Unreadable[]; readonly more: number }
  tooManyOrders: { readonly orders: number; readonly most: number }
  noCoWins: Readonly<Record<never, never>>
  badGroup: {
    readonly problem: 'self' | 'alone' | 'unknown' | 'off board'
    readonly power: string
  }
  noClaim: Readonly<Record<never, never>>
  noDraws: Readonly<Record<never, never>>
  sameVote: { readonly agree: boolean }
  notVacant: { readonly for: string }
  mayNotReplace: {
    readonly person: string
    readonly why: 'took part' | 'plays' | 'referees' | 'on vacation'
  }
  goneForGood: { readonly person: string }
  sameOffer: { readonly for: string }
  tooManyOffers: { readonly most: number }
  noOffer: { readonly person: string; readonly for: string }
  notYourAcknowledgement: { readonly whose: 'referee' | 'Speaker'; readonly self: boolean }
  acknowledgeReferee: { readonly person: string; readonly self: boolean }
  impossiblePosition: { readonly problem: string }
  badCountries: { readonly players: number }
}

/** A state without what is asked and what falls due. */
export type Standing = Omit<State<Diplomacy>, 'asked' | 'clock'>

/** The types of Diplomacy. */
export interface Diplomacy extends Bundle<Shared, Secret, Nothing, Options, Act, Post> {
  readonly Inquiries: {
    /** Opens the enrolment, for so many milliseconds (III.C). */
    readonly open: {
      readonly ask: 'judge'
      readonly about: null
      readonly answer: { readonly length: Duration }
    }
    /** Starts the game (III.F); says how many players Ackanomic has, where that has changed. */
    readonly start: {
      readonly ask: 'judge'
      readonly about: { readonly enrolled: number }
      readonly answer: { readonly players: number | null }
    }
    /** Calls the game off, where too few are left to start it. */
    readonly abort: {
      readonly ask: 'judge'
      readonly about: { readonly enrolled: number; readonly minimum: number }
      readonly answer: 'abort'
    }
    /** Draws the countries: the first of the shuffled powers is the first seat's, and so on. */
    readonly countries: {
      readonly ask: 'shuffle'
      readonly about: { readonly players: readonly string[]; readonly powers: readonly PowerId[] }
    }
    /** Chooses the countries: one for each seat. */
    readonly choice: {
      readonly ask: 'judge'
      readonly about: { readonly players: readonly string[]; readonly powers: readonly PowerId[] }
      readonly answer: readonly PowerId[]
    }
    /**
     * Adjudicates a turn: `null` as this library does, or the position as it shall be, and what the
     * referee has to say about it.
     */
    readonly adjudication: {
      readonly ask: 'judge'
      readonly about: { readonly phase: string }
      readonly answer: { readonly position: Position | null; readonly says: readonly string[] }
    }
    /** Decides who of several that reached the goal at once has won; one of them, or `'nobody'`. */
    readonly winner: {
      readonly ask: 'judge'
      readonly about: { readonly powers: readonly PowerId[] }
      readonly answer: string
    }
  }
  /** `enrolment`: until it closes; `turn`: for orders; `pause`: the three days of a pause. */
  readonly Deadline: 'enrolment' | 'turn' | 'pause'
  readonly Rejections: Rejections
  readonly Clause: Citation<typeof diplomacyClauses>
  /** What who wants to play tells the referee: an address. */
  readonly Join: { readonly email: string }
}
