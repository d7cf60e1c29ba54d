import type { SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation } from '@ackanomic/core/engine'
import type { Card } from './cards.js'
import type { runtimeErrorClauses } from './clauses.js'
import type { Certificate, Plan, StatementEdit } from './proof/certificate.js'
import type { Knowledge, Position, Reshuffle } from './proof/position.js'
import type { FunctionName, Slot, Statement, StatementNumber } from './statement.js'

/** What is settled at the set-up. */
export interface Options {
  /** How a win can be claimed: with a proof, by asking the solver for one, or both. Default: `either`. */
  readonly claim: 'certificate' | 'solver' | 'either'
  /** What comes of a claim that is not shown: nothing, or the end of the turn. Default: `ignored`. */
  readonly failedClaim: 'ignored' | 'ends-turn'
  /** What a claim may be argued from. Default: `player`. */
  readonly knowledge: Knowledge
  /** When an empty deck is replaced by the discard pile. Default: `on-draw`. */
  readonly reshuffle: Reshuffle
  /** What becomes of the last player when all others have left. Default: `wins`. */
  readonly lastPlayer: 'wins' | 'no-winner'
  /** Who begins: a seat, from 0, or whoever is drawn. Default: `chance`. */
  readonly first: SeatNumber | 'chance'
  /** How many states the solver may meet for one claim. Default: 20,000. */
  readonly budget: number
}

/** A statement as it lies on the table: a card that lies face down is `null`. */
export interface LaidStatement {
  readonly lower: Card | null
  readonly upper: Card | null
  readonly function: Card | null
}

/** What the solver can say of a moment besides a plan: that there is none, or that it gave up. */
export const NO_PLAN = ['no', 'undecided'] as const

/** One of `NO_PLAN`. */
export type NoPlan = (typeof NO_PLAN)[number]

/** What is done without being asked for, in the order in which it is done. */
export const TASKS = ['load', 'pull', 'loop', 'discard', 'draw', 'pass'] as const

/** Something that is still to be done, and is done without being asked for. */
export type Task = (typeof TASKS)[number]

/** The stages of the game; see {@link Stage}. */
export const STAGES = [
  'deal',
  'first',
  'scripting',
  'testing',
  'edit',
  'executing',
  'loop',
  'ending',
] as const

/**
 * How far the game is: the deck is shuffled for the deal; it is drawn who begins; in the turn a
 * statement may be laid (`scripting`), or not any more (`testing`); a card must be edited; functions
 * are executed (seen only while they wait for a shuffle); LOOP wants another input; the turn ends
 * (seen only while it waits for a shuffle).
 */
export type Stage = (typeof STAGES)[number]

/** Where a card lies face down. */
export interface FaceDown {
  readonly of: SeatNumber
  /** Which of eir statements, from 0. */
  readonly statement: StatementNumber
  /** Which card of it. */
  readonly slot: Slot
}

/** The claim that won. */
export interface Proved {
  readonly seat: SeatNumber
  /** What the proof is about; the plan stands in the log, the whole certificate is announced. */
  readonly position: Position
  /** The proof in words, the first steps of it if it is long. */
  readonly steps: readonly string[]
}

/** What everybody may see. */
export interface Shared {
  /** How far the game is. */
  readonly stage: Stage
  /** Whose turn it is; before the first turn it means nothing. */
  readonly turn: SeatNumber
  /** Each seat's statements, in the order in which they were laid. */
  readonly statements: readonly (readonly LaidStatement[])[]
  /** The sizes of the hands. */
  readonly hands: readonly number[]
  /** How many cards the deck holds. */
  readonly deck: number
  /** The discard pile, the top card last. */
  readonly discard: readonly Card[]
  /** The input in play, or `null`. */
  readonly input: Card | null
  /** The card that lies face down, put there by the player whose turn it is; `null` for none. */
  readonly faceDown: FaceDown | null
  /** What is still to be executed after what is waited for, in order. */
  readonly ahead: readonly Task[]
  /** Whether the discard pile is being shuffled. */
  readonly shuffling: boolean
  /** Whether the solver is being asked for a plan, or what it said of this moment; else `null`. */
  readonly solver: 'asked' | NoPlan | null
  /**
   * By seat, cards that everybody knows to be in the hand, because all saw them go there. (While a
   * card lies face down it may be one of its editor's.)
   */
  readonly seen: readonly (readonly Card[])[]
  /** The cards that the deck was made of when it was last shuffled; `null` for all 52. */
  readonly pool: readonly Card[] | null
  /** The claim that won, or `null`. */
  readonly proved: Proved | null
}

/** What one seat may know. */
export interface Secret {
  /** The hand, in the order in which the cards came. */
  readonly hand: readonly Card[]
  /** The card that this seat has put face down, or `null`. */
  readonly faceDown: Card | null
}

/** What no player may know. */
export interface Hidden {
  /** The deck, the top card last. */
  readonly deck: readonly Card[]
}

/** Lays a statement. */
export interface ScriptMove extends Statement {
  readonly type: 'script'
}

/** Lays an input card. */
export interface InputMove {
  readonly type: 'input'
  readonly card: Card
}

/** Replaces a card of a statement by a hand card. */
export interface EditMove extends Omit<StatementEdit, 'of'> {
  readonly type: 'edit'
  readonly of: SeatNumber
}

/** Claims that this turn can be made to last for ever. */
export interface ClaimMove {
  readonly type: 'claim'
  /** The plan, which proves it; `null` asks the solver for one. */
  readonly plan: Plan | null
}

/** All moves. `skip` leaves the present stage out, `end` all that is left of the turn. */
export type Move =
  | ScriptMove
  | InputMove
  | EditMove
  | ClaimMove
  | { readonly type: 'skip' }
  | { readonly type: 'end' }

/** What the engine announces. */
export type Post =
  /** To all: the cards are dealt. */
  | { readonly type: 'dealt'; readonly deck: number }
  /** To a player: eir first hand. */
  | { readonly type: 'hand'; readonly cards: readonly Card[] }
  /** To all: whose turn begins. */
  | { readonly type: 'turn'; readonly seat: SeatNumber }
  /** To all: a statement was laid; `number` counts that player's from 1. */
  | {
      readonly type: 'script'
      readonly seat: SeatNumber
      readonly number: number
      readonly statement: Statement
    }
  /** To all: scripting or testing was skipped. */
  | {
      readonly type: 'skip'
      readonly seat: SeatNumber
      readonly stage: 'scripting' | 'testing'
    }
  /** To all: an input was laid, and what it sets off, in order. */
  | {
      readonly type: 'input'
      readonly seat: SeatNumber
      readonly card: Card
      readonly functions: readonly FunctionName[]
    }
  /** To all: a function was ignored, because it could not be executed. */
  | { readonly type: 'ignored'; readonly seat: SeatNumber; readonly function: FunctionName }
  /** To all: a card was removed, and another one lies there face down. */
  | ({ readonly type: 'edit'; readonly seat: SeatNumber; readonly removed: Card } & FaceDown)
  /** To all: the card that lay face down. */
  | ({ readonly type: 'turned up'; readonly card: Card } & FaceDown)
  /** To all: somebody drew the top card of the deck, by LOAD or at the end of the turn. */
  | { readonly type: 'draw'; readonly seat: SeatNumber; readonly by: 'load' | 'end' }
  /** To the player who drew: the card. */
  | { readonly type: 'drawn'; readonly card: Card }
  /** To all: the top of the discard pile was taken. */
  | { readonly type: 'pull'; readonly seat: SeatNumber; readonly card: Card }
  /** To all: the input was discarded, and another one is due. */
  | { readonly type: 'loop'; readonly seat: SeatNumber; readonly card: Card }
  /** To all: a turn ends; the input was discarded, if there was one. */
  | { readonly type: 'end'; readonly seat: SeatNumber; readonly input: Card | null }
  /** To all: there was no card to draw at the end of the turn. */
  | { readonly type: 'no card'; readonly seat: SeatNumber }
  /** To all: the discard pile is the new deck. */
  | { readonly type: 'new deck'; readonly cards: number }
  /** To all: a leaver's cards went under the discard pile. */
  | { readonly type: 'cleared'; readonly seat: SeatNumber; readonly cards: readonly Card[] }
  /** To all: a claim holds, and why. */
  | {
      readonly type: 'proved'
      readonly seat: SeatNumber
      readonly steps: readonly string[]
      readonly certificate: Certificate
    }
  /** To all: a claim was not shown, and whether it costs the turn. */
  | {
      readonly type: 'not proved'
      readonly seat: SeatNumber
      readonly why: string
      readonly endsTurn: boolean
    }

/** From each rejection code to the facts of its sentence. */
export interface Rejections {
  /** The seat chosen to begin is not there. */
  noSuchSeat: { readonly first: number; readonly players: number }
  /** The cards are being dealt, or it is being drawn who begins. */
  notBegun: { readonly stage: 'deal' | 'first' }
  /** It is another player's turn. */
  notYourTurn: { readonly turn: string }
  /** It is another player's turn, and so is the claim. */
  notYourClaim: { readonly turn: string }
  /** The discard pile is being shuffled. */
  shuffling: { readonly cards: number }
  /** The solver is being asked. */
  claimed: { readonly by: string }
  /** EDIT is to be executed first. */
  editFirst: { readonly input: Card }
  /** LOOP wants an input. */
  inputFirst: { readonly hand: readonly Card[] }
  /** A statement was laid, or scripting skipped, or an input laid already. */
  noScriptNow: { readonly stage: 'testing' | 'loop' }
  /** A card is not in the hand. */
  notInHand: {
    readonly card: Card
    readonly hand: readonly Card[]
    readonly move: 'script' | 'input' | 'edit'
  }
  /** One card stands twice in a statement. */
  cardTwice: { readonly card: Card }
  /** The bounds differ in suit. */
  boundsDiffer: { readonly lower: Card; readonly upper: Card }
  /** The lower bound is not below the upper one. */
  boundsCross: { readonly lower: Card; readonly upper: Card }
  /** The player has a function of that suit. */
  functionTaken: { readonly card: Card; readonly number: number }
  /** No EDIT is being executed. */
  noEdit: { readonly stage: Stage }
  /** The player has no statement of that number. */
  noSuchStatement: {
    readonly owner: string
    readonly shared: boolean
    readonly statements: number
  }
  /** The edit would leave an invalid statement. */
  editSpoils: { readonly card: Card; readonly removed: Card; readonly slot: Slot }
  /** Such claims are not taken at this table. */
  claimKind: { readonly wanted: 'certificate' | 'solver' }
  /** The proof does not hold; `node` counts from 0, and is -1 where it fails before the first. */
  notProved: { readonly node: number; readonly why: string }
  /** There is no such plan. */
  notForEver: { readonly knowledge: Knowledge }
  /** The solver gave up. */
  undecided: { readonly budget: number; readonly claim: Options['claim'] }
}

/** The types of Runtime Error. */
export interface RuntimeError extends Bundle<Shared, Secret, Hidden, Options, Move, Post> {
  /** What the host is asked. */
  readonly Inquiries: {
    /** Shuffles the whole pack for the deal: all 52 cards as `CARDS` lists them. */
    readonly deck: { readonly ask: 'shuffle'; readonly about: null }
    /** Draws who begins: one of the seats. */
    readonly first: {
      readonly ask: 'pick'
      readonly about: { readonly seats: readonly SeatNumber[] }
    }
    /** Shuffles the discard pile, whose cards count from the bottom. */
    readonly pile: { readonly ask: 'shuffle'; readonly about: null }
    /** Asks the solver for a plan; a program answers with what the prover finds. */
    readonly plan: { readonly ask: 'judge'; readonly about: null; readonly answer: Plan | NoPlan }
  }
  /** The rule sets no deadline. */
  readonly Deadline: never
  /** The refusals. */
  readonly Rejections: Rejections
  /** The clauses that may be cited. */
  readonly Clause: Citation<typeof runtimeErrorClauses>
  /** Nobody joins. */
  readonly Join: null
}
