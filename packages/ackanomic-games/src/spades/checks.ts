import type { SeatNumber } from '@ackanomic/core'
import { nameOf, type RefusalOf, type State } from '@ackanomic/core/engine'
import { BIDS } from './bids.js'
import { faultAt } from './hands.js'
import { isInTurn } from './play.js'
import { seatAt } from './seating.js'
import { placeOfPlay, tricksOf, turnOf } from './tricks.js'
import type { Spades } from './types.js'

/** Why a seat may not bid that, or `undefined` (section 2). */
export function checkBid(
  state: State<Spades>,
  tricks: number,
  seat: SeatNumber,
): RefusalOf<Spades> | undefined {
  const { phase } = state.own
  if (phase !== 'bids') return { code: 'notBidding', facts: { phase } }
  if (!isInTurn(state, seat)) return { code: 'notYourTurn', facts: { player: playerInTurn(state) } }
  return BIDS.includes(tricks) ? undefined : { code: 'badBid', facts: { tricks, bids: BIDS } }
}

/**
 * Why a seat may not play a card, or `undefined`. Whether it is a misplay is not asked here: those
 * are accepted, and fined (6.c, 6.d).
 */
export function checkPlay(state: State<Spades>, seat: SeatNumber): RefusalOf<Spades> | undefined {
  const { phase } = state.own
  if (phase !== 'play') return { code: 'notPlaying', facts: { phase } }
  if (!isInTurn(state, seat)) return { code: 'notYourTurn', facts: { player: playerInTurn(state) } }
  return undefined
}

/** Why the referee may not call a play a misplay, or `undefined` (6.e). */
export function checkCall(
  { own, options, secret, table }: State<Spades>,
  play: number,
): RefusalOf<Spades> | undefined {
  if (options.misplay === 'immediate') return { code: 'noCalls', facts: {} }
  const card = own.plays[play]
  if (card === undefined) {
    return { code: 'noSuchPlay', facts: { play, plays: own.plays.length } }
  }
  if (faultAt(own, secret, play) !== null) return undefined
  const player = nameOf(table, seatAt(own, placeOfPlay(tricksOf(own), play)))
  return { code: 'noMisplay', facts: { card, player } }
}

function playerInTurn({ own, table }: State<Spades>): string {
  return nameOf(table, seatAt(own, turnOf(own) ?? -1))
}
