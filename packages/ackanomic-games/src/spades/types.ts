import type { SeatNumber } from '@ackanomic/core'
import type { Bundle, Citation, Nothing } from '@ackanomic/core/engine'
import type { NormalCard, Standard } from '@ackanomic/decks'
import type { spadesClauses } from './clauses.js'

/** A card of the Standard Deck without Jokers, such as `'10S'`. */
export type Card = NormalCard<Standard>

/** A suit by its letter. */
export type Suit = 'S' | 'H' | 'D' | 'C'

/** The places in the playing order. */
export const PLACES = [0, 1, 2, 3] as const

/** A place in the playing order: the rule's player 1 is at place 0. */
export type Place = (typeof PLACES)[number]

/** One value for each place. */
export type ByPlace<Value> = readonly [Value, Value, Value, Value]

/** The seats in playing order. */
export type Order = ByPlace<SeatNumber>

/** The teams. */
export const TEAMS = [0, 1] as const

/** A team: 0 for places 0 and 2 (the rule's team 1), 1 for places 1 and 3 (its team 2). */
export type Team = (typeof TEAMS)[number]

/** One value for each team. */
export type ByTeam<Value> = readonly [Value, Value]

/** Keeps numbers that count different things apart. */
declare const counts: unique symbol

/** Which play of the round, from 0: four to a trick, whoever makes them. */
export type Play = number & { readonly [counts]: 'plays' }

/** Which bid of the round, from 0, whoever makes it. */
export type BiddingTurn = number & { readonly [counts]: 'bids' }

/** Who notices a misplay. */
export const MISPLAY = ['immediate', 'referee-call'] as const

/** What follows when a player leaves. */
export const LEAVERS = ['rule7', 'forfeit', 'abandon'] as const

/** What follows when the referee is lost. */
export const REFEREE_LOSS = ['hold', 'restart-period', 'end'] as const

/** What is settled at the set-up. */
export interface Options {
  /**
   * The teams by the players' names, where they are settled before the start; `null` where the
   * playing order makes them. Default: `null`.
   */
  readonly teams: ByTeam<readonly [string, string]> | null
  /**
   * Who notices a misplay. `'immediate'`: the engine, at once. `'referee-call'`: a misplay stands
   * until the referee calls it, which e can until e has scored the round. Default: `'immediate'`.
   */
  readonly misplay: (typeof MISPLAY)[number]
  /** Whether the tricks of a player who bid 0 count for the team's bid. Default: `true`. */
  readonly nilTricksCount: boolean
  /** Whether a concession may be withdrawn as long as the partner has not conceded. Default: `true`. */
  readonly concessionRevocable: boolean
  /**
   * What follows when a player leaves. `'rule7'`: the seat stays, and what is due of it falls to
   * the referee each time after three days; a team that both have left forfeits. `'forfeit'`: the
   * team forfeits at once. `'abandon'`: the game ends without a winner. Default: `'rule7'`.
   */
  readonly leavers: (typeof LEAVERS)[number]
  /**
   * What follows when the referee is lost. `'hold'`: play and clock stand still until there is
   * another, and then go on. `'restart-period'`: likewise, but the three days begin anew. `'end'`:
   * the game ends without a winner. Default: `'hold'`.
   */
  readonly onRefereeLoss: (typeof REFEREE_LOSS)[number]
}

/** A card, and who played it. */
export interface Played {
  /** The place of the player. */
  readonly place: Place
  /** The card. */
  readonly card: Card
}

/** A misplay that was voided and fined. */
export interface Misplay extends Played {
  /** Where among the plays of the round it stood, from 0: the same player plays there again. */
  readonly at: number
}

/** A round that was scored. */
export interface Round {
  /** The bids, by place. */
  readonly bids: ByPlace<number>
  /** How many tricks each took, by place. */
  readonly taken: ByPlace<number>
  /** How many misplays were fined, by team. */
  readonly misplays: ByTeam<number>
}

/** What can go on. */
export const STAGES = ['order', 'deal', 'bids', 'play', 'choice', 'score'] as const

/**
 * What goes on: the referee draws the playing `'order'`, or shuffles for the `'deal'`; the players
 * make their `'bids'`, or `'play'`; the referee draws a card for somebody who did not (`'choice'`),
 * or is to `'score'` the round.
 */
export type Stage = (typeof STAGES)[number]

/**
 * What everybody may see. Hands, turn, tricks and scores are not kept: `tricksOf`, `turnOf`,
 * `handOf` and `scoresOf` work them out, so that a misplay which is called undoes them all.
 */
export interface Shared {
  /** What goes on. */
  readonly stage: Stage
  /** The seats in playing order; `null` as long as it is being drawn. */
  readonly order: Order | null
  /** The rounds that were scored. */
  readonly rounds: readonly Round[]
  /** The bids of this round, in the order in which they were made. */
  readonly bids: readonly number[]
  /** The cards played in this round, in order, four to a trick; what was voided is not here. */
  readonly plays: readonly Card[]
  /** The misplays of this round that were voided and are fined. */
  readonly misplays: readonly Misplay[]
  /** The cards of this round that all have seen, and that were voided because of another's misplay. */
  readonly voided: readonly Played[]
  /** The seats that have conceded. */
  readonly conceded: readonly SeatNumber[]
  /** The seats that have withdrawn a concession, as often as they have. */
  readonly withdrawals: readonly SeatNumber[]
}

/** What a seat and the referee may know. */
export interface Secret {
  /** The 13 cards that the seat was dealt this round, sorted; those it has played are still here. */
  readonly dealt: readonly Card[]
}

/** Bids, plays, concedes, or withdraws a concession; the referee calls a misplay. */
export type Move =
  /** Bids a number of tricks. */
  | { readonly type: 'bid'; readonly tricks: number }
  /** Plays a card. */
  | { readonly type: 'play'; readonly card: Card }
  /** Concedes in public. */
  | { readonly type: 'concede' }
  /** Takes the own concession back. */
  | { readonly type: 'withdraw' }
  /** The referee calls a play of this round, counted from 0, a misplay. */
  | { readonly type: 'call'; readonly play: number }

/** Why a play is a misplay: it does not follow `'suit'`, or it is not in the `'hand'`. */
export type Fault = 'suit' | 'hand'

/** Why the game is over. */
export type Why = 'score' | 'concession' | 'misplays' | 'departure' | 'abandoned' | 'no referee'

/** What a team scores in a round, misplays apart. */
export interface TeamRound {
  /** The sum of both bids. */
  readonly bid: number
  /** The tricks that count for it. */
  readonly tricks: number
  /** What the bid gains or loses. */
  readonly contract: number
  /** The tricks above the bid: as many Gamepoints, and as many sandbags. */
  readonly sandbags: number
  /** What bids of 0 gain or lose. */
  readonly nils: number
  /** What every tenth sandbag costs, 0 or below. */
  readonly penalty: number
  /** The sum of all this. */
  readonly total: number
}

/** What the engine announces. */
export type Post =
  /** To all: the seats in playing order. */
  | { readonly type: 'order'; readonly order: Order }
  /** To all: the cards of a round are dealt. */
  | { readonly type: 'round'; readonly round: number; readonly first: SeatNumber }
  /** To a seat: the cards that it was dealt. */
  | { readonly type: 'hand'; readonly round: number; readonly cards: readonly Card[] }
  /** To all: a bid; `late` where the referee made it. */
  | {
      readonly type: 'bid'
      readonly seat: SeatNumber
      readonly tricks: number
      readonly late: boolean
    }
  /** To all: who leads to the first trick. */
  | { readonly type: 'leader'; readonly seat: SeatNumber }
  /** To all: the three days are over, and the referee draws a card. */
  | { readonly type: 'late'; readonly seat: SeatNumber }
  /** To all: a card was played; `late` where the referee drew it. */
  | {
      readonly type: 'play'
      readonly seat: SeatNumber
      readonly card: Card
      readonly late: boolean
    }
  /** To all: who took a trick, the number of which counts from 1. */
  | {
      readonly type: 'trick'
      readonly trick: number
      readonly cards: readonly Card[]
      readonly winner: SeatNumber
    }
  /**
   * To all: a misplay, with the plays `after` it that are void too, how many misplays that were
   * fined are `cancelled` because they came after it, and how many its team has made now.
   */
  | {
      readonly type: 'misplay'
      readonly seat: SeatNumber
      readonly card: Card
      readonly trick: number
      readonly after: readonly { readonly seat: SeatNumber; readonly card: Card }[]
      readonly cancelled: number
      readonly inHand: number
      readonly inGame: number
    }
  /** To the seat that has misplayed and to the referee: why it was a misplay. */
  | {
      readonly type: 'fault'
      readonly seat: SeatNumber
      readonly card: Card
      readonly fault: Fault
    }
  /** To all: the 13th trick is over, and the referee is to score the round. */
  | { readonly type: 'played'; readonly round: number }
  /** To all: what a round scored, by team, and the Spadescores after it. */
  | {
      readonly type: 'score'
      readonly round: number
      readonly order: Order
      readonly teams: ByTeam<TeamRound>
      readonly scores: ByTeam<number>
    }
  /** To all: somebody concedes, or withdraws a concession. */
  | { readonly type: 'conceded' | 'withdrawn'; readonly seat: SeatNumber }
  /**
   * To all: the result, and the final Spadescores. Where no `order` was drawn it only has partners
   * opposite, and is `null` where the teams were not settled either.
   */
  | {
      readonly type: 'result'
      readonly winner: Team | null
      readonly why: Why
      readonly order: Order | null
      readonly scores: ByTeam<number>
    }

/** From each rejection code to the facts of its sentence. */
export interface Rejections {
  /** The teams of the options are not made of the four players. */
  badTeams: { readonly players: readonly string[] }
  /** Nobody bids now. */
  notBidding: { readonly stage: Exclude<Stage, 'bids'> }
  /** Nobody plays cards now. */
  notPlaying: { readonly stage: Exclude<Stage, 'play'> }
  /** It is somebody else’s turn. */
  notYourTurn: { readonly player: string }
  /** That number cannot be bid. */
  badBid: { readonly tricks: number; readonly bids: readonly number[] }
  /** The player has conceded already. */
  conceded: { readonly revocable: boolean }
  /** There is no concession to withdraw. */
  notConceded: Readonly<Record<never, never>>
  /** A concession stands for good: in this game, or because so many were `withdrawn` already. */
  irrevocable: { readonly withdrawn: number }
  /** The engine notices misplays itself. */
  noCalls: Readonly<Record<never, never>>
  /** There is no such play in this round. */
  noSuchPlay: { readonly play: number; readonly plays: number }
  /** The play was lawful. */
  noMisplay: { readonly card: Card; readonly player: string }
}

/** The types of Spades. */
export interface Spades extends Bundle<Shared, Secret, Nothing, Options, Move, Post> {
  /** What the referee is asked. */
  readonly Inquiries: {
    /** Draws the playing order: for each place a seat. */
    readonly order: { readonly ask: 'shuffle'; readonly about: null }
    /** Draws the playing order of teams that are settled: one of `seatingsOf`. */
    readonly seating: { readonly ask: 'pick'; readonly about: null }
    /** Shuffles the 52 cards, which are dealt one by one in playing order. */
    readonly deal: { readonly ask: 'shuffle'; readonly about: { readonly round: number } }
    /** Draws a card for a player: one of `cards`, those that e could lawfully play, as sorted. */
    readonly card: {
      readonly ask: 'pick'
      readonly about: { readonly seat: SeatNumber; readonly cards: readonly Card[] }
    }
    /** Scores a round, after which no misplay of it can be called. */
    readonly score: {
      readonly ask: 'judge'
      readonly about: { readonly round: number }
      readonly answer: 'score'
    }
  }
  /** `turn`: the three days to bid or to play. */
  readonly Deadline: 'turn'
  /** The refusals. */
  readonly Rejections: Rejections
  /** The clauses that may be cited. */
  readonly Clause: Citation<typeof spadesClauses>
  /** Nobody joins. */
  readonly Join: null
}
