import type { Choose, SeatNumber } from '@ackanomic/core'
import type { Listed, Seen } from '@ackanomic/core/engine'
import { BIDS } from './bids.js'
import { suitOf } from './cards.js'
import { inTurn, lawfulCards } from './hands.js'
import { isInTurn } from './play.js'
import { placeOf } from './seating.js'
import type { Card, Move, Spades } from './types.js'

/**
 * Bids and lawful cards of a seat. What is listed is not all, since one may concede at any moment;
 * that is left to those who want it.
 */
export function legalSpades(seen: Seen<Spades>, seat: SeatNumber): Listed<Move> {
  const moves = inTurnMoves(seen, seat)
  return { moves, complete: false, sample: (choose) => sampleSpadesMove(seen, seat, choose) }
}

function inTurnMoves(seen: Seen<Spades>, seat: SeatNumber): readonly Move[] {
  const { own, secret } = seen
  if (own.phase === 'bids') {
    return isInTurn(seen, seat) ? BIDS.map((tricks) => ({ type: 'bid', tricks })) : []
  }
  if (own.phase !== 'play') return []
  const { place, hand, led } = inTurn(own, secret)
  if (place !== placeOf(own, seat)) return []
  return lawfulCards(hand, led).map((card) => ({ type: 'play', card }))
}

/**
 * A move at random: any lawful card, but a bid that fits the hand, or one less; nil seldom. With
 * bids out of the blue no match would ever come to 500.
 */
export function sampleSpadesMove(
  seen: Seen<Spades>,
  seat: SeatNumber,
  pick: Choose,
): Move | undefined {
  if (seen.own.phase === 'bids') {
    if (!isInTurn(seen, seat)) return undefined
    const likely = likelyTricks(seen.secret[seat]?.dealt ?? [])
    const isNil = likely === 0 && pick(4) === 0
    return { type: 'bid', tricks: isNil ? 0 : Math.max(2, likely - pick(2)) }
  }
  const moves = inTurnMoves(seen, seat)
  return moves.length === 0 ? undefined : moves[pick(moves.length)]
}

/** How many tricks a hand is good for: Aces and guarded Kings, high Spades and long ones. */
export function likelyTricks(hand: readonly Card[]): number {
  const inSuit = (suit: string): readonly Card[] => hand.filter((card) => suitOf(card) === suit)
  const side = ['H', 'D', 'C'].reduce((sum, suit) => {
    const cards = inSuit(suit)
    const ace = cards.some((card) => card.startsWith('A')) ? 1 : 0
    const king = cards.length > 1 && cards.some((card) => card.startsWith('K')) ? 1 : 0
    return sum + ace + king
  }, 0)
  const spades = inSuit('S')
  const high = spades.filter((card) => /^[AKQ]/.test(card)).length
  return side + Math.max(high, spades.length - 3)
}
