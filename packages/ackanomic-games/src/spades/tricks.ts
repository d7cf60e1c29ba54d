import { firstBidder, firstLeader } from './bids.js'
import { type Suit, suitOf, winnerAmong } from './cards.js'
import { PLAYERS, placeAfter } from './seating.js'
import type { Card, Own, Place } from './types.js'

/** How many tricks a round has (3.a). */
export const TRICKS = 13

/** How far a round is, as it follows from its bids and its plays. */
export interface Tricks {
  /** Who led, or is to lead, each trick; the last one is of the trick that goes on. */
  readonly leaders: readonly Place[]
  /** How many tricks each has taken, by place. */
  readonly taken: readonly number[]
}

/**
 * Who has led and who has taken the tricks of the running round.
 *
 * @example
 * ```ts
 * import { tricksOf } from '@ackanomic/games/spades'
 *
 * const plays = ['KH', 'AH', '2H', '3S', '9C'] as const
 * tricksOf({ rounds: [], bids: [3, 5, 2, 0], plays }) // => { leaders: [1, 0], taken: [1, 0, 0, 0] }
 * ```
 */
export function tricksOf({ rounds, bids, plays }: Pick<Own, 'rounds' | 'bids' | 'plays'>): Tricks {
  const taken = [0, 0, 0, 0]
  let leader = firstLeader({ rounds, bids })
  const leaders = [leader]
  for (let end = PLAYERS; end <= plays.length; end += PLAYERS) {
    leader = placeAfter(leader, winnerAmong(plays, end - PLAYERS, end))
    taken[leader] = (taken[leader] ?? 0) + 1
    leaders.push(leader)
  }
  return { leaders, taken }
}

/** Who made, or is to make, a play of the round, counted from 0. */
export function placeOfPlay({ leaders }: Tricks, play: number): Place {
  return placeAfter(leaders[Math.floor(play / PLAYERS)] ?? 0, play % PLAYERS)
}

/** A play of the round, counted from 0, as the referee calls it: its trick and its card of it. */
export function whereIs(play: number): string {
  return `${Math.floor(play / PLAYERS) + 1}.${(play % PLAYERS) + 1}`
}

/** The suit to be followed at a play of the round, counted from 0; `null` for a lead. */
export function suitLed(plays: readonly Card[], play: number): Suit | null {
  const lead = plays[play - (play % PLAYERS)]
  return play % PLAYERS === 0 || lead === undefined ? null : suitOf(lead)
}

/** The cards of the trick that goes on, the card led first. */
export function trickUnderWay(plays: readonly Card[]): readonly Card[] {
  return plays.slice(plays.length - (plays.length % PLAYERS))
}

/**
 * The place whose turn it is to bid or to play, or `null` where it is nobody's. While the referee
 * draws a card for somebody it is that player's.
 */
export function turnOf(own: Own): Place | null {
  switch (own.phase) {
    case 'bids':
      return placeAfter(firstBidder(own.rounds.length), own.bids.length)
    case 'play':
    case 'choice':
      return placeAfter(leaderOf(own), own.plays.length % PLAYERS)
    default:
      return null
  }
}

/** Who led the trick that goes on, or is to lead it; as the last of the leaders. */
function leaderOf(own: Own): Place {
  const { plays } = own
  let leader = firstLeader(own)
  for (let end = PLAYERS; end <= plays.length; end += PLAYERS) {
    leader = placeAfter(leader, winnerAmong(plays, end - PLAYERS, end))
  }
  return leader
}
