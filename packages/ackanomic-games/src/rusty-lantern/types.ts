import type { SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation } from '@ackanomic/core/engine'
import type { rustyLanternClauses } from './clauses.js'
import type {
  Card,
  Denial,
  Hidden,
  InterruptionEnd,
  Options,
  Owed,
  Paid,
  Secret,
  Shared,
  Stake,
  Verdict,
} from './tale.js'

/** Tries a play. */
export interface TryPlay {
  /** The type of the move. */
  readonly type: 'play'
  /** The subject of the message, with the word “Lantern” in it. */
  readonly subject: string
  /** The text, without the line that names the card. */
  readonly text: string
  /** The card, or `null` for none. */
  readonly card: string | null
}

/** Passes. */
export interface Pass {
  /** The type of the move. */
  readonly type: 'pass'
  /** A card of the own hand to burn, or `null`. */
  readonly discard: string | null
}

/** Announces an interruption. */
export interface Interrupt {
  /** The type of the move. */
  readonly type: 'interrupt'
  /** The number of the play, from 1. */
  readonly play: number
  /** A card that the Bard says e holds. */
  readonly card: string
}

/** The winner finishes the story, or declines. */
export interface Epilogue {
  /** The type of the move. */
  readonly type: 'epilogue'
  /** The text, or `null`. */
  readonly text: string | null
}

/** The Barkeep seats somebody who has joined. */
export interface SeatBard {
  /** The type of the move. */
  readonly type: 'place'
  /** Who. */
  readonly bard: SeatNumber
  /** After whom, clockwise. */
  readonly after: SeatNumber
}

/** The Barkeep ends the tale: lamely, or after a win without waiting for the epilogue. */
export interface EndTale {
  /** The type of the move. */
  readonly type: 'end'
}

/** The moves. */
export type Move = TryPlay | Pass | Interrupt | Epilogue | SeatBard | EndTale

/** What a joiner brings. */
export interface Join {
  /** After whom, clockwise, the Barkeep seats em; `null`: in the last place, until e says another. */
  readonly after: SeatNumber | null
  /** What e pays into the pot; empty where the tale is not for ante. */
  readonly ante: readonly Stake[]
}

/** How a turn was passed. */
export type Passing = 'passed' | 'asleep' | 'left'

/** Why a tale is over. */
export type Ending = 'won' | 'lame' | 'Barkeep gone'

/** What the engine announces. */
export type Post =
  /** To all: the tale begins. */
  | {
      readonly type: 'opened'
      readonly barkeep: string
      readonly benches: number
      readonly bards: readonly SeatNumber[]
      readonly ante: readonly Stake[] | null
    }
  /** To all: who may join sits there, after that seat. */
  | { readonly type: 'placed'; readonly seat: SeatNumber; readonly after: SeatNumber | null }
  /** To all: somebody paid into the pot. */
  | { readonly type: 'paid'; readonly person: string; readonly stakes: readonly Stake[] }
  /** To all: somebody got so many cards. */
  | { readonly type: 'dealt'; readonly seat: SeatNumber; readonly count: number }
  /** To a seat: the cards that it got. */
  | { readonly type: 'cards'; readonly seat: SeatNumber; readonly cards: readonly Card[] }
  /** To all: the deck is short; or it is not any more. */
  | { readonly type: 'short' | 'restocked' }
  /** To all: whose turn it is. */
  | { readonly type: 'turn'; readonly seat: SeatNumber }
  /** To all: somebody passed, and burned a card or none. */
  | {
      readonly type: 'passed'
      readonly seat: SeatNumber
      readonly how: Passing
      readonly discard: Card | null
    }
  /** To all: a play is tried. */
  | {
      readonly type: 'play'
      readonly play: number
      readonly seat: SeatNumber
      readonly subject: string
      readonly lines: number
      readonly card: string | null
    }
  /** To all: a play succeeds; `ale` is what its Bard gets. */
  | {
      readonly type: 'verified'
      readonly play: number
      readonly seat: SeatNumber
      readonly card: Card | null
      readonly looseEnd: boolean
      readonly tied: readonly Card[]
      readonly ale: number
    }
  /** To all: a play is denied, and its card burned, or `null`. */
  | {
      readonly type: 'denied'
      readonly play: number
      readonly seat: SeatNumber
      readonly reason: Denial
      readonly burned: Card | null
    }
  /** To all: a play is dropped because its Bard left. */
  | { readonly type: 'dropped'; readonly play: number; readonly seat: SeatNumber }
  /** To all: an interruption is announced. */
  | {
      readonly type: 'interruption'
      readonly interruption: number
      readonly seat: SeatNumber
      readonly play: number
      readonly of: SeatNumber
      readonly card: string
    }
  /** To all: what became of an interruption, and the card that was burned by it, or `null`. */
  | {
      readonly type: 'answered'
      readonly interruption: number
      readonly seat: SeatNumber
      readonly play: number
      readonly of: SeatNumber
      readonly end: InterruptionEnd
      readonly card: string
      readonly burned: Card | null
    }
  /** To all: somebody has won. */
  | { readonly type: 'won'; readonly seat: SeatNumber; readonly person: string }
  /** To all: the winner finishes the story. */
  | { readonly type: 'epilogue'; readonly seat: SeatNumber }
  /** To all: what becomes of the pot; `to` is who gets all of it, or `null`. */
  | {
      readonly type: 'pot'
      readonly how: 'won' | Options['deadPot']
      readonly to: string | null
      readonly pot: readonly Paid[]
    }
  /** To all: the tale is over. */
  | { readonly type: 'over'; readonly why: Ending }

/** What the Barkeep is asked about a play. */
export interface PlayAsked {
  /** Its number, from 1. */
  readonly play: number
  /** Whose it is. */
  readonly seat: SeatNumber
  /** Its text. */
  readonly text: string
  /** How many lines it has, empty ones left out. */
  readonly lines: number
  /** The card that was named, or `null`. */
  readonly card: string | null
  /** Whether its Bard holds that card. */
  readonly inHand: boolean
  /** The Loose Ends that it may tie off. */
  readonly looseEnds: readonly Card[]
}

/** What the Barkeep is asked about an interruption. */
export interface MentionAsked {
  /** Its number, from 1. */
  readonly interruption: number
  /** Whose it is. */
  readonly seat: SeatNumber
  /** The number of the play. */
  readonly play: number
  /** The card. */
  readonly card: string
  /** Whether its Bard held that card when e announced it, and still does. */
  readonly held: boolean
  /** The text of the play. */
  readonly text: string
}

/** What the Barkeep does about a deck that is short. */
export type Restock =
  /** Ends the tale. */
  | { readonly do: 'end' }
  /** Adds story elements, a card for each. */
  | { readonly do: 'add'; readonly elements: readonly Card[] }

/** Whether a play mentions a card well enough for an interruption, or its Bard does not hold it. */
export type Mention = 'sufficient' | 'insufficient' | 'not held'

/** From each rejection code to the facts of its sentence. */
export interface Rejections {
  /** Nobody is Barkeep. */
  noBarkeep: Readonly<Record<never, never>>
  /** All benches are taken. */
  noBench: { readonly person: string; readonly benches: number }
  /** The ante does not fit. */
  wrongAnte: { readonly person: string; readonly ante: readonly Stake[] | null }
  /** Nobody else joins a Duel. */
  duelJoin: { readonly person: string }
  /** Somebody has won; only the epilogue is missing. */
  taleTold: { readonly winner: string }
  /** Nobody has won, or somebody else has. */
  notWinner: { readonly winner: string | null }
  /** It is nobody's turn yet. */
  noTurn: Readonly<Record<never, never>>
  /** It is another Bard's turn. */
  notYourTurn: { readonly turn: string }
  /** It is another Bard who may pass. */
  notYourPass: { readonly turn: string }
  /** A play waits for its answer. */
  playOpen: { readonly play: number; readonly by: string }
  /** The deck is short. */
  deckShort: Readonly<Record<never, never>>
  /** The Bard is to get cards first. */
  cardsOwed: { readonly cards: number }
  /** The subject does not say “Lantern”. */
  noLantern: { readonly subject: string }
  /** The play is too long or too short. */
  wrongLength: { readonly lines: number }
  /** Who holds no cards named one. */
  noCards: { readonly card: string }
  /** The card waits for the answer to a play or an interruption. */
  cardLocked: { readonly card: string }
  /** The card is not in the hand. */
  notHeld: { readonly card: string }
  /** There is no play of that number. */
  noSuchPlay: { readonly play: number; readonly plays: number }
  /** Nobody interrupts emself. */
  ownPlay: { readonly play: number }
  /** The play was dropped. */
  voidPlay: { readonly play: number }
  /** As many interruptions wait for their answers as the Bard can have cards for. */
  tooManyInterruptions: { readonly open: number; readonly cards: number }
  /** That seat is no Bard's, and cannot go first. */
  cannotGoFirst: { readonly bards: readonly string[] }
  /** That seat is no Bard's. */
  notABard: { readonly bards: readonly string[] }
  /** The Bard has eir place. */
  placedAlready: { readonly unplaced: readonly string[] }
  /** A card that its Bard does not hold cannot be verified. */
  phantomCard: { readonly card: string }
  /** Without a card there is no new Loose End. */
  noNewLooseEnd: { readonly play: number }
  /** No such Loose End lies on the table, or it is named twice. */
  noLooseEnd: { readonly card: string; readonly looseEnds: readonly Card[] }
  /** The reason is not a fact. */
  wrongReason: { readonly reason: Denial; readonly card: string | null; readonly held: number }
  /** A story element is there already. */
  elementTwice: { readonly element: string }
}

/** The types of Ye Olde Rusty Lantern. */
export interface RustyLantern extends Bundle<Shared, Secret, Hidden, Options, Move, Post> {
  /** What the Barkeep is asked. */
  readonly Inquiries: {
    /** Brings the story elements, in private. */
    readonly elements: {
      readonly ask: 'judge'
      readonly about: null
      readonly answer: readonly Card[]
    }
    /** Draws several cards: a permutation of the deck, whose first ones are dealt. */
    readonly deal: { readonly ask: 'shuffle'; readonly about: Owed }
    /** Draws one card of the deck. */
    readonly draw: { readonly ask: 'pick'; readonly about: Owed }
    /** Ends the tale or adds elements, because the deck is short. */
    readonly restock: {
      readonly ask: 'judge'
      readonly about: Owed & { readonly deck: number }
      readonly answer: Restock
    }
    /** Names the Bard who goes first, by seat. */
    readonly first: {
      readonly ask: 'judge'
      readonly about: { readonly bards: readonly SeatNumber[] }
      readonly answer: SeatNumber
    }
    /** Verifies or denies a play. */
    readonly play: { readonly ask: 'judge'; readonly about: PlayAsked; readonly answer: Verdict }
    /** Is the card of an interruption held, and mentioned well enough in the play? */
    readonly mention: {
      readonly ask: 'judge'
      readonly about: MentionAsked
      readonly answer: Mention
    }
    /** Finds the Bard asleep who has tried nothing for three days. */
    readonly asleep: {
      readonly ask: 'judge'
      readonly about: { readonly seat: SeatNumber }
      readonly answer: 'asleep'
    }
    /** Closes a tale whose winner has not finished the story for three days. */
    readonly close: { readonly ask: 'judge'; readonly about: null; readonly answer: 'close' }
  }
  /** `sleep`: the three days of the Bard in turn, or of the winner. */
  readonly Deadline: 'sleep'
  /** The refusals. */
  readonly Rejections: Rejections
  /** The clauses that may be cited. */
  readonly Clause: Citation<typeof rustyLanternClauses>
  /** What a joiner brings. */
  readonly Join: Join
}
