import type { Choose, SeatNumber } from '@ackanomic/core'
import type { State } from '@ackanomic/core/engine'
import { BIDS } from './bids.js'
import { suitOf } from './cards.js'
import { inTurn, lawfulCards } from './hands.js'
import { isInTurn } from './play.js'
import { placeOf } from './seating.js'
import type { Card, Move, Spades } from './types.js'

/** Bids and lawful cards of a seat; a concession is no play, and left to those who want it. */
export function legalSpades(state: State<Spades>, seat: SeatNumber): readonly Move[] {
  const { own, secret } = state
  if (own.phase === 'bids') {
    return isInTurn(state, seat) ? BIDS.map((tricks) => ({ type: 'bid', tricks })) : []
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
  state: State<Spades>,
  seat: SeatNumber,
  pick: Choose,
): Move | undefined {
  if (state.own.phase === 'bids') {
    if (!isInTurn(state, seat)) return undefined
    const likely = likelyTricks(state.secret[seat]?.dealt ?? [])
    const isNil = likely === 0 && pick(4) === 0
    return { type: 'bid', tricks: isNil ? 0 : Math.max(2, likely - pick(2)) }
  }
  const moves = legalSpades(state, seat)
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
