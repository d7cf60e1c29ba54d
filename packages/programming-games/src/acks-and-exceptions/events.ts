import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import { type AcksCoaster, exceptionOf } from './coasters.js'
import type { AcksFlip } from './state.js'

export interface Of {
  readonly seat: SeatNumber
}

export interface OfBid extends Of {
  readonly bid: number
}

/** The sentences of events. They go to all, but `drawn` goes to its player alone. */
export const acksEvents = {
  /** Emitted again when the starter leaves before the turns begin. */
  round: (e: { round: number; starter: SeatNumber }, name: NameOf) =>
    `Round ${e.round}: everybody places a coaster; ${name(e.starter)} has the first turn.`,
  placed: (e: Of & { stack: number }, name: NameOf) =>
    `${name(e.seat)} places a coaster; their stack has ${e.stack}.`,
  turn: (e: Of, name: NameOf) => `It is ${name(e.seat)}’s turn to place a coaster or to challenge.`,
  challenged: (e: OfBid, name: NameOf) => `${name(e.seat)}: I can process ${messages(e.bid)}.`,
  raised: (e: OfBid, name: NameOf) => `${name(e.seat)} raises to ${e.bid}.`,
  passed: (e: Of, name: NameOf) => `${name(e.seat)} passes.`,
  challenger: (e: OfBid, name: NameOf) =>
    `${name(e.seat)} is the Challenger and must process ${messages(e.bid)}.`,
  flipped(e: OfBid & AcksFlip & { count: number }, name: NameOf) {
    const whose = e.of === e.seat ? 'their own' : name(e.of)
    return `${name(e.seat)} flips a coaster of ${whose}: ${labelOf(e)} (${e.count} of ${e.bid}).`
  },
  succeeded: (e: Of & { wins: number }, name: NameOf) =>
    `${name(e.seat)} wins the round, their ${e.wins === 1 ? 'first' : 'second, and the game'}.`,
  /** By an Exception of `by`, or (`null`) for want of coasters. */
  failed(e: Of & { by: SeatNumber | null }, name: NameOf) {
    if (e.by === null) return `${name(e.seat)} fails: there is no coaster left to flip.`
    const whose = e.by === e.seat ? 'their own' : name(e.by)
    return `${name(e.seat)} fails on ${exceptionOf(e.by)}, an Exception of ${whose}.`
  },
  lost: (e: Of & { coasters: number }, name: NameOf) =>
    `${name(e.seat)} loses a coaster and has ${e.coasters} left.`,
  SIGTERM: (e: Of, name: NameOf) =>
    `SIGTERM: ${name(e.seat)} has no coaster left, and is out of the game.`,
  void: () => 'The round is void.',
  timeIsUp: (e: Of, name: NameOf) => `${name(e.seat)}’s time is up.`,
  drawn: (e: { coaster: AcksCoaster; for: 'stack' | 'loss' }) =>
    e.for === 'stack'
      ? `The host drew a coaster for your stack: ${e.coaster}.`
      : `The host drew the coaster that you lose: ${e.coaster}.`,
}

export function labelOf({ of, coaster }: AcksFlip): string {
  return coaster === 'ACK' ? 'ACK' : exceptionOf(of)
}

function messages(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`
}
