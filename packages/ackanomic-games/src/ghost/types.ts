import type { Moment, SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation, Nothing } from '@ackanomic/core/engine'
import type { ghostClauses } from './clauses.js'

/** What may follow a protest that the ghost word stands in no word. */
export const CONTAINMENT = ['answer', 'lookup'] as const

/** When such a protest is valid where the protested player has left. */
export const ABSENT_AUTHOR = ['at once', 'wait'] as const

/** What a protest of an addition may do. */
export const ADDITION_PROTEST = ['automatic', 'referee'] as const

/** What is settled at the set-up. */
export interface Options {
  /**
   * What follows a protest that the ghost word stands in no word. `'answer'`, as the rule has it:
   * the protested player has three days to post a word around it, which the referee looks up.
   * `'lookup'`: the referee is asked at once whether it stands inside any word. Default: `'answer'`.
   */
  readonly containment: (typeof CONTAINMENT)[number]
  /**
   * What follows such a protest when the protested player has left the game, so that nobody can
   * answer: it is valid `'at once'`, or only after the three days (`'wait'`). Default: `'at once'`.
   */
  readonly absentAuthor: (typeof ABSENT_AUTHOR)[number]
  /**
   * What a protest of an addition does: the newcomer is removed by it (`'automatic'`), or the
   * `'referee'` may remove em then. Default: `'automatic'`.
   */
  readonly additionProtest: (typeof ADDITION_PROTEST)[number]
}

/** The grounds of a protest. */
export const GROUNDS = ['word', 'nowhere'] as const

/**
 * On what ground the ghost word is protested: that it is a `'word'` of four or more letters, or that
 * it stands `'nowhere'`, inside no word at all.
 */
export type Ground = (typeof GROUNDS)[number]

/** The letters on the table. */
export interface GhostWord {
  /** The letters, upper case. */
  readonly letters: string
  /** The seat whose turn gave them their present form; it may have left the game since. */
  readonly author: SeatNumber
}

/** A protest of the ghost word. */
export interface Protest {
  /** The seat that protests. */
  readonly by: SeatNumber
  /** The seat against which it is made. */
  readonly against: SeatNumber
  /** The ground. */
  readonly ground: Ground
}

/**
 * What goes on: the referee draws the `numbers`; it is somebody's `turn`; a protested player owes an
 * `answer`; the referee owes a `report` on what is to be looked up.
 */
export type Stage =
  | { readonly stage: 'numbers' }
  | { readonly stage: 'turn'; readonly seat: SeatNumber }
  | { readonly stage: 'answer'; readonly protest: Protest }
  | { readonly stage: 'report'; readonly protest: Protest; readonly sought: string }

/** Somebody who was added, as long as that may be protested. */
export interface Newcomer {
  /** The seat. */
  readonly seat: SeatNumber
  /** The seat that has protested the addition, or `null`. */
  readonly protestedBy: SeatNumber | null
}

/** Why one can be removed from the game. */
export const REMOVAL_REASONS = [
  'invalid protest',
  'valid protest',
  'resigned',
  'time ran out',
  'left',
  'addition protested',
] as const

/** Why somebody was removed from the game. */
export type RemovalReason = (typeof REMOVAL_REASONS)[number]

/** How a protest can be resolved. */
export const RESOLUTIONS = ['report', 'too short', 'no answer', 'nobody to answer'] as const

/** How a protest came to be resolved. */
export type Resolution = (typeof RESOLUTIONS)[number]

/** Something that happened in the game. */
export type Happening =
  /** The numbers were drawn, by seat. */
  | { readonly type: 'numbers'; readonly numbers: readonly number[] }
  /** A ghost word was begun. */
  | { readonly type: 'begun'; readonly seat: SeatNumber; readonly word: string }
  /** The ghost word was continued; this is what it is now. */
  | { readonly type: 'continued'; readonly seat: SeatNumber; readonly word: string }
  /** The ghost word was protested. */
  | ({ readonly type: 'protested'; readonly word: string } & Protest)
  /** The protested player posted a word around the ghost word. */
  | { readonly type: 'answered'; readonly seat: SeatNumber; readonly word: string }
  /** A protest was resolved; `sought` is what the referee reported on, or `null`. */
  | {
      readonly type: 'resolved'
      readonly ground: Ground
      readonly valid: boolean
      readonly how: Resolution
      readonly sought: string | null
    }
  /** The ghost word was destroyed. */
  | { readonly type: 'destroyed'; readonly word: string }
  /** Somebody was removed from the game. */
  | { readonly type: 'removed'; readonly seat: SeatNumber; readonly why: RemovalReason }
  /** Somebody was added to the game. */
  | { readonly type: 'added'; readonly seat: SeatNumber; readonly number: number }
  /** An addition was protested. */
  | {
      readonly type: 'addition protested'
      readonly by: SeatNumber
      readonly newcomer: SeatNumber
    }

/** A line of the history. */
export type Recorded = Happening & {
  /** When it happened, milliseconds UTC. */
  readonly at: Moment
}

/** What everybody may see, which is everything. */
export interface Shared {
  /** What goes on. */
  readonly now: Stage
  /** The ghost word, or `null` where there is none. It stands until a protest is resolved. */
  readonly word: GhostWord | null
  /** The number of each seat, from 1; `null` as long as it is being drawn. */
  readonly numbers: readonly (number | null)[]
  /** The highest number that has begun a first turn; 0 before the first turn of all. */
  readonly reached: number
  /** The newcomers whose addition may still be protested. */
  readonly newcomers: readonly Newcomer[]
  /** Who lost the office of referee by going on vacation, and is not back yet. */
  readonly absentReferees: readonly string[]
  /** All that happened, in order. */
  readonly history: readonly Recorded[]
}

/** Begins a ghost word. */
export interface Begin {
  /** The type of the move. */
  readonly type: 'begin'
  /** One letter, A to Z. */
  readonly letter: string
}

/** Continues the ghost word. */
export interface Continue {
  /** The type of the move. */
  readonly type: 'continue'
  /** The whole new ghost word: the old one with a letter before or after it. */
  readonly word: string
}

/** Protests the ghost word. */
export interface ProtestWord {
  /** The type of the move. */
  readonly type: 'protest'
  /** The ground. */
  readonly ground: Ground
}

/** Resigns in the own turn. Out of turn one leaves by a `leave` entry. */
export interface Resign {
  /** The type of the move. */
  readonly type: 'resign'
}

/** The protested player names a word in which the ghost word stands. */
export interface Answer {
  /** The type of the move. */
  readonly type: 'answer'
  /** The word. */
  readonly word: string
}

/** Protests the addition of a newcomer; no play, and possible out of turn. */
export interface ProtestAddition {
  /** The type of the move. */
  readonly type: 'protest addition'
  /** The newcomer's seat. */
  readonly newcomer: SeatNumber
}

/** The referee removes a newcomer whose addition was protested, where the options leave it to em. */
export interface Remove {
  /** The type of the move. */
  readonly type: 'remove'
  /** The newcomer's seat. */
  readonly newcomer: SeatNumber
}

/** The moves. */
export type Move = Begin | Continue | ProtestWord | Resign | Answer | ProtestAddition | Remove

/** What the referee says of somebody who is to be added. */
export interface Join {
  /** The referee who adds em, and so tells the players of it. */
  readonly by: string
  /** Whether the newcomer has told the referee that e wishes it. */
  readonly wishes: boolean
}

/** What the engine announces, all of it to everybody. */
export type Post =
  | Happening
  /** A turn begins. */
  | { readonly type: 'turn'; readonly seat: SeatNumber; readonly word: string | null }
  /** The referee went on vacation, and is referee no longer. */
  | { readonly type: 'referee away'; readonly person: string }

/** From each rejection code to the facts of its sentence. */
export interface Rejections {
  /** The numbers are being drawn. */
  numbersNotDrawn: Readonly<Record<never, never>>
  /** It is another player's turn. */
  notYourTurn: { readonly turn: string }
  /** Play waits for a protest to be resolved. */
  protestPending: { readonly by: string; readonly against: string }
  /** There is a ghost word already. */
  wordStands: { readonly word: string }
  /** There is no ghost word to continue. */
  nothingToContinue: Readonly<Record<never, never>>
  /** The string is not the ghost word with one letter more. */
  notAContinuation: { readonly word: string; readonly ghostWord: string }
  /** There is no ghost word to protest. */
  nothingToProtest: Readonly<Record<never, never>>
  /** Only in the own turn can one resign. */
  resignOutOfTurn: Readonly<Record<never, never>>
  /** No answer is due. */
  noAnswerDue: Readonly<Record<never, never>>
  /** The answer is due from somebody else. */
  notProtested: { readonly against: string }
  /** The answer has been given. */
  answered: { readonly word: string }
  /** The ghost word does not stand in the answer. */
  notInside: { readonly word: string; readonly ghostWord: string }
  /** No addition of that seat can be protested; those of the newcomers can, by whoever asks. */
  noAddition: { readonly newcomers: readonly string[] }
  /** The protester was not in the game before the newcomer. */
  notEarlier: { readonly newcomer: string }
  /** The addition has been protested already. */
  protestedAlready: { readonly newcomer: string; readonly by: string }
  /** The addition was not protested, so the referee cannot remove the newcomer. */
  notRemovable: { readonly newcomers: readonly string[] }
  /** Nobody can be added any more. */
  additionsClosed: { readonly person: string }
  /** Nobody can be added to a Duel. */
  duelAddition: { readonly person: string }
  /** Only the referee in office adds players. */
  notAddedByReferee: { readonly by: string; readonly referees: readonly string[] }
  /** The person did not wish to be added. */
  noWish: { readonly person: string }
  /** The person has lost the office by going on vacation, and is not back yet. */
  absentReferee: { readonly person: string }
}

/** The types of Ghost. */
export interface Ghost extends Bundle<Shared, Nothing, Nothing, Options, Move, Post> {
  /** What the referee is asked. */
  readonly Inquiries: {
    /** Draws the numbers: the seats of those who began, number 1 first. */
    readonly numbers: { readonly ask: 'shuffle'; readonly about: null }
    /** Is the protested ghost word a word? */
    readonly word: { readonly ask: 'word'; readonly about: Protest }
    /** Is the word that the protested player posted a word? */
    readonly answer: { readonly ask: 'word'; readonly about: Protest }
    /** Does the ghost word stand inside some word? Only with `containment: 'lookup'`. */
    readonly inside: { readonly ask: 'inside'; readonly about: Protest }
  }
  /**
   * `turn`: the three days of a turn; `answer`: those of a protested player; `addition`, for a seat:
   * those in which its addition may be protested.
   */
  readonly Deadline: 'turn' | 'answer' | 'addition'
  /** The refusals. */
  readonly Rejections: Rejections
  /** The clauses that may be cited. */
  readonly Clause: Citation<typeof ghostClauses>
  /** What the referee says of a newcomer. */
  readonly Join: Join
}
