import type { SeatNumber } from '@ackanomic/core'
import type { NormalCard, Standard } from '@ackanomic/decks'

/** A card of the Standard Deck without Jokers, such as `'10S'`. */
export type Card = NormalCard<Standard>

/** A suit by its letter. */
export type Suit = 'S' | 'H' | 'D' | 'C'

export const PLACES = [0, 1, 2, 3] as const

/** A place in the playing order: the rule's player 1 is at place 0. */
export type Place = (typeof PLACES)[number]

/** One value for each place. */
export type ByPlace<Value> = readonly [Value, Value, Value, Value]

/** The seats in playing order. */
export type Order = ByPlace<SeatNumber>

export const TEAMS = [0, 1] as const

/** A team: 0 for places 0 and 2 (the rule's team 1), 1 for places 1 and 3 (its team 2). */
export type Team = (typeof TEAMS)[number]

/** One value for each team. */
export type ByTeam<Value> = readonly [Value, Value]

/** The teams by the names of their players. */
export type NamedTeams = ByTeam<readonly [string, string]>

/** Keeps numbers that count different things apart. */
declare const counts: unique symbol

/** Which play of the round, from 0: four to a trick, whoever makes them. */
export type Play = number & { readonly [counts]: 'plays' }

/** Which bid of the round, from 0, whoever makes it. */
export type BiddingTurn = number & { readonly [counts]: 'bids' }

/** A card, and who played it. */
export interface Played {
  readonly place: Place
  readonly card: Card
}

/** A misplay that was voided and fined. */
export interface Misplay extends Played {
  /** Where among the plays of the round it stood, from 0: the same player plays there again. */
  readonly at: number
}

/** A round that was scored. */
export interface SpadesRound {
  readonly bids: ByPlace<number>
  /** How many tricks each took. */
  readonly taken: ByPlace<number>
  /** How many misplays were fined. */
  readonly misplays: ByTeam<number>
}

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
  readonly total: number
}

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
export interface SpadesShared {
  readonly stage: Stage
  /** The seats in playing order; `null` as long as it is being drawn. */
  readonly order: Order | null
  /** The rounds that were scored. */
  readonly rounds: readonly SpadesRound[]
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
export interface SpadesSecret {
  /** The 13 cards that the seat was dealt this round, sorted; those it has played are still here. */
  readonly dealt: readonly Card[]
}
