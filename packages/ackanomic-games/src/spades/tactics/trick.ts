import type { SeatNumber } from '@ackanomic/core'
import { itemAt, type State } from '@ackanomic/core/engine'
import { deckOf, rankOf, type SpadesCard, type Suit, suitOf, TRICKS } from '../cards.js'
import type { Spades } from '../model.js'
import { NIL } from '../scoring.js'
import {
  type ByPlace,
  byPlace,
  ofTeam,
  orderOf,
  PLAYERS,
  placeAfter,
  placeOf,
  type SpadesPlace,
  teamAt,
} from '../seating.js'
import {
  bidsByPlace,
  blindPlaces,
  handOf,
  lawfulCards,
  placeOfPlay,
  suitLed,
  tricksOf,
  trickUnderWay,
  trickWinner,
} from '../tricks.js'
import { ranksOf } from './bidding.js'

/** A player's knowledge at their turn, seen or inferred. */
export interface Mind {
  readonly me: SpadesPlace
  readonly hand: readonly SpadesCard[]
  readonly lawful: readonly SpadesCard[]
  readonly trick: readonly SpadesCard[]
  readonly bids: ByPlace<number>
  /** The points that a nil of each place wins or loses. */
  readonly nilPoints: ByPlace<number>
  /** The cost of a sandbag in the long run, less the point that it brings. */
  readonly sandbag: number
  readonly taken: ByPlace<number>
  /** The number of tricks left, with this one. */
  readonly left: number
  /** The cards that others hold, as far as the player knows. */
  readonly out: Readonly<Record<Suit, readonly number[]>>
  /** The suits that each place is known not to have. */
  readonly voids: ByPlace<ReadonlySet<Suit>>
}

export function mindOf({ shared, secret, options }: State<Spades>, seat: SeatNumber): Mind {
  const tricks = tricksOf(shared)
  const me = placeOf(orderOf(shared), seat)
  const hand = handOf(shared, me, itemAt(secret, seat), tricks)
  const blind = blindPlaces(shared)
  const voids = byPlace(() => new Set<Suit>())
  const gone = new Set<SpadesCard>([...hand, ...shared.plays])
  for (const [index, card] of shared.plays.entries()) {
    const led = suitLed(shared.plays, index)
    if (led !== null && suitOf(card) !== led) voids[placeOfPlay(tricks, index)].add(led)
  }
  return {
    me,
    hand,
    lawful: lawfulCards(hand, suitLed(shared.plays, shared.plays.length)),
    trick: trickUnderWay(shared.plays),
    bids: byPlace((place) => bidsByPlace(shared)[place] ?? 0),
    nilPoints: byPlace((place) => NIL[blind.includes(place) ? 'blind' : 'seen']),
    sandbag: options.sandbagPenalty / options.sandbagLimit - 1,
    taken: tricks.taken,
    left: TRICKS - Math.floor(shared.plays.length / PLAYERS),
    out: ranksOf(deckOf(options).filter((card) => !gone.has(card))),
    voids,
  }
}

export function takers(mind: Mind, card: SpadesCard): ByPlace<number> {
  const { me, trick } = mind
  const cards = [...trick, card]
  const winner = trickWinner(cards)
  const best = cards[winner] ?? card
  const led = suitOf(cards[0] ?? card)
  const holder = placeAfter(me, PLAYERS - trick.length + winner)
  const chances: [number, number, number, number] = [0, 0, 0, 0]
  chances[holder] = 1
  for (let later = 1; later < PLAYERS - trick.length; later++) {
    const place = placeAfter(me, later)
    const ours = teamAt(place) === teamAt(holder)
    const takes = beating(mind, place, best, led) * (ours ? 0.3 : 1)
    for (const other of chances.keys()) chances[other as SpadesPlace] *= 1 - takes
    chances[place] += takes
  }
  return chances
}

/** The chance that one of three unknown hands has none of some cards. */
const noneOf = (cards: number): number => (2 / 3) ** cards

function beating(
  { out, voids, bids, taken }: Mind,
  place: SpadesPlace,
  best: SpadesCard,
  led: Suit,
): number {
  const suit = suitOf(best)
  const higher = out[suit].filter((rank) => rank > rankOf(best)).length
  if (bids[place] === 0 && taken[place] === 0) {
    // A nil bidder plays below if they can.
    const all = out[suit].length
    return all === 0 || voids[place].has(led) ? 0.02 : (higher / all) ** 2 * 0.8
  }
  const isVoid = voids[place].has(led)
  const lacks = isVoid ? 1 : noneOf(out[led].length)
  const trumps = voids[place].has('S') ? 0 : out.S.length
  if (suit === 'S' && led !== 'S') return voids[place].has('S') ? 0 : lacks * (1 - noneOf(higher))
  const follows = isVoid ? 0 : 1 - noneOf(higher)
  if (led === 'S') return follows
  return follows + (1 - follows) * lacks * (1 - noneOf(trumps)) * 0.9
}

/** The chance that a kept card takes a trick later; useless ones count by rank. */
export function power({ hand, out }: Mind, card: SpadesCard): number {
  const suit = suitOf(card)
  const higher = out[suit].filter((rank) => rank > rankOf(card)).length
  const guards = hand.filter((other) => suitOf(other) === suit).length - 1
  const height = rankOf(card) / 500
  if (suit === 'S') return height + (higher === 0 ? 0.95 : guards >= higher ? 0.8 : 0.45)
  const bare = out.S.length === 0 ? 0.95 : 0.75
  if (higher === 0) return height + (out[suit].length === 0 && out.S.length > 0 ? 0.3 : bare)
  if (higher > 2 || out[suit].length === 0) return height
  return height + (guards >= higher ? 0.5 : 0.2) * bare * (higher === 1 ? 1 : 0.5)
}

export function shortOf({ bids, taken }: Mind, team: 0 | 1): number {
  const [one, other] = ofTeam(bids, team)
  const [mine, yours] = ofTeam(taken, team)
  return one + other - mine - yours
}
