import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import type { PureSkillCard } from './cards.js'
import type { PureSkillRound } from './state.js'

/** The sentences of events. A bid goes to the bidder and the referee alone. */
export const pureSkillEvents = {
  prize: ({ round, prize }: { round: number; prize: PureSkillCard }) =>
    `Round ${round}: the prize is ${prize}.`,
  bid: ({ seat, card }: { seat: SeatNumber; card: PureSkillCard }, name: NameOf) =>
    `${name(seat)} bids ${card}.`,
  /** Only with `showWhoHasBid`. */
  hasBid: ({ seat }: { seat: SeatNumber }, name: NameOf) => `${name(seat)} has bid.`,
  result: (e: PureSkillRound & { round: number }, name: NameOf) =>
    `Round ${e.round}: ${sayRound(e, name)}`,
  totals: ({ totals }: { totals: readonly number[] }, name: NameOf) =>
    `The sums: ${totals.map((total, seat) => `${name(seat)} ${total}`).join(', ')}.`,
}

export function sayRound({ prize, bids, drawn, taker }: PureSkillRound, name: NameOf): string {
  const note = (seat: SeatNumber): string => (drawn.includes(seat) ? ' (drawn)' : '')
  const said = bids.map((bid, seat) => `${name(seat)} ${bid}${note(seat)}`)
  const end =
    taker === null ? `nobody takes ${prize}; it is out of play` : `${name(taker)} takes ${prize}`
  return `${said.join(', ')}; ${end}.`
}
