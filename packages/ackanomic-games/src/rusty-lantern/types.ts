import type { SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation } from '@ackanomic/core/engine'
import type { rustyLanternClauses } from './clauses.js'
import type { Join, Move } from './moves.js'
import type { Post } from './posts.js'
import type { Rejections } from './refusals.js'
import type { Card, Hidden, Options, Owed, Own, Secret, Verdict } from './tale.js'

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

/** The types of Ye Olde Rusty Lantern. */
export interface RustyLantern extends Bundle<Own, Secret, Hidden, Options, Move, Post> {
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
