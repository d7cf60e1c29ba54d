import type { SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation, Nothing } from '@ackanomic/core/engine'
import type { NormalCard, Standard } from '@ackanomic/decks'
import type { pureSkillClauses } from './clauses.js'

/** A card of the Standard Deck without Jokers, such as `'10S'`. */
export type Card = NormalCard<Standard>

/** The suits that players get, by symbol. */
export const PACK_SUITS = ['H', 'D', 'C'] as const

/** A suit that a player gets. */
export type PackSuit = (typeof PACK_SUITS)[number]

/** What is settled at the set-up. */
export interface Options {
  /** The suit of each seat, a different one each. Default: hearts, diamonds, clubs. */
  readonly suits: readonly [PackSuit, PackSuit, PackSuit]
  /** Which bid of a round counts when a player sends several. Default: `'first'`. */
  readonly revisions: (typeof REVISIONS)[number]
  /** Whether all are told at once that somebody has bid. Default: `false`. */
  readonly showWhoHasBid: boolean
}

/** What goes on in a round. */
export const STAGES = ['prize', 'bids', 'draws'] as const

/** Which bid of a round may count. */
export const REVISIONS = ['first', 'last'] as const

/**
 * The cards that are left of a suit, as bits of an integer: bit 0 for the Ace, bit 12 for the King.
 * Search bots copy and change packs by the million.
 */
export type Pack = number

/** A round that is over. */
export interface Round {
  /** The card that was bid for. */
  readonly prize: Card
  /** The cards that were bid, by seat. */
  readonly bids: readonly Card[]
  /** The seats whose bids the referee drew. */
  readonly drawn: readonly SeatNumber[]
  /** The seat that took the prize, or `null` when it went out of play. */
  readonly taker: SeatNumber | null
}

/** What everybody may see. */
export interface Shared {
  /**
   * What goes on: the referee draws the prize; bids are open; bids are closed and the referee draws
   * those that are missing.
   */
  readonly stage: (typeof STAGES)[number]
  /** The prize of this round, or `null` while it is being drawn. */
  readonly prize: Card | null
  /** The spades that have not been prizes yet, as bits: `cardsOfPack` lists them. */
  readonly spades: Pack
  /** What is left of each seat's pack, as bits: `cardsOfPack` lists it, with the seat's suit. */
  readonly packs: readonly Pack[]
  /** The rounds that are over. */
  readonly rounds: readonly Round[]
  /** The seats that have bid this round, where the options let all know; empty otherwise. */
  readonly bidders: readonly SeatNumber[]
}

/** {@link Own} as views have it: packs are lists of cards, lowest value first. */
export interface Shown extends Omit<Shared, 'spades' | 'packs'> {
  /** The spades that have not been prizes yet. */
  readonly spades: readonly Card[]
  /** What is left of each seat's pack. */
  readonly packs: readonly (readonly Card[])[]
}

/** What a seat and the referee may know. */
export interface Secret {
  /** The bid of this round. */
  readonly bid: Card | null
  /** Whether the referee drew it. */
  readonly drawn: boolean
}

/** A bid of one card of the own pack. */
export interface Bid {
  /** The type of the move. */
  readonly type: 'bid'
  /** The card. */
  readonly card: Card
}

/** What the engine announces. */
export type Post =
  /** To all: the prize of a round. */
  | { readonly type: 'prize'; readonly round: number; readonly prize: Card }
  /** To the bidder and the referee: a bid has come in. */
  | { readonly type: 'bid'; readonly seat: SeatNumber; readonly card: Card }
  /** To all, where the options say so: somebody has bid. */
  | { readonly type: 'has bid'; readonly seat: SeatNumber }
  /** To all: the result of a round. */
  | ({ readonly type: 'result'; readonly round: number } & Round)
  /** To all: the sums at the end, by seat. */
  | { readonly type: 'totals'; readonly totals: readonly number[] }

/** From each rejection code to the facts of its sentence. */
export interface Rejections {
  /** Bids are not open now. */
  notBidding: { readonly stage: Exclude<Shared['stage'], 'bids'> }
  /** The player has bid this round already. */
  alreadyBid: { readonly card: Card }
  /** The card is not in the player's pack. */
  notInPack: { readonly card: Card; readonly pack: readonly Card[] }
}

/** The types of the Game of Pure Skill. */
export interface PureSkill extends Bundle<Shared, Secret, Nothing, Options, Bid, Post> {
  /** What views show of it. */
  readonly Shown: Shown
  /** What the referee is asked. */
  readonly Inquiries: {
    /** Draws the prize: one of the spades that are left, lowest first. */
    readonly prize: { readonly ask: 'pick'; readonly about: { readonly round: number } }
    /** Draws a missing bid: one of the seat's pack, lowest first. */
    readonly bid: { readonly ask: 'pick'; readonly about: { readonly seat: SeatNumber } }
  }
  /** `round`: the three days of bidding. */
  readonly Deadline: 'round'
  /** The refusals. */
  readonly Rejections: Rejections
  /** The clauses that may be cited. */
  readonly Clause: Citation<typeof pureSkillClauses>
  /** Nobody joins. */
  readonly Join: null
}
