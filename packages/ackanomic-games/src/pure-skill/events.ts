import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import type { Card } from './cards.js'

/** A round that is over. */
export interface PureSkillRound {
  /** The card that was bid for. */
  readonly prize: Card
  /** The cards that were bid, by seat. */
  readonly bids: readonly Card[]
  /** The seats whose bids the referee drew. */
  readonly drawn: readonly SeatNumber[]
  /** The seat that took the prize, or `null` when it went out of play. */
  readonly taker: SeatNumber | null
}

/** What is told, as sentences. A bid goes to the bidder and the referee alone. */
export const pureSkillEvents = {
  prize: ({ round, prize }: { round: number; prize: Card }): string =>
    `Round ${round}: the prize is ${prize}. Bids are open for three days.`,
  bid: ({ seat, card }: { seat: SeatNumber; card: Card }, name: NameOf): string =>
    `${name(seat)} bids ${card}.`,
  /** Told where the options say so. */
  'has bid': ({ seat }: { seat: SeatNumber }, name: NameOf): string => `${name(seat)} has bid.`,
  result: (e: PureSkillRound & { round: number }, name: NameOf): string =>
    `Round ${e.round}: ${sayRound(e, name)}`,
  totals: ({ totals }: { totals: readonly number[] }, name: NameOf): string =>
    `The sums: ${totals.map((total, seat) => `${name(seat)} ${total}`).join(', ')}.`,
}

/** How a round ended, as a sentence. */
export function sayRound({ prize, bids, drawn, taker }: PureSkillRound, name: NameOf): string {
  const said = bids.map(
    (bid, seat) => `${name(seat)} ${bid}${drawn.includes(seat) ? ' (drawn)' : ''}`,
  )
  const end =
    taker === null ? `nobody takes ${prize}; it is out of play` : `${name(taker)} takes ${prize}`
  return `${said.join(', ')}; ${end}.`
}
