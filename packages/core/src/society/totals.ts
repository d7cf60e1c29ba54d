import { CAPS } from './booking.js'
import type { Ledger } from './ledger.js'
import { monthOf } from './month.js'

/** What somebody got from one class of Game in one calendar month. */
export interface MonthTotals {
  /** Points added. */
  readonly added: number
  /** Points subtracted, as a number of 0 or more; they make no room. */
  readonly subtracted: number
  /** A$ from the Treasury, as player and as referee. */
  readonly treasury: number
  /** Points that can still be added this month. */
  readonly pointsRoom: number
  /** A$ that the Treasury can still pay this month. */
  readonly treasuryRoom: number
}

/** What somebody got from all Games in a ledger. */
export interface Account {
  /** Points added less points subtracted. */
  readonly points: number
  /** A$ from the Treasury. */
  readonly treasury: number
  /** A$ received from other participants less A$ paid to them. */
  readonly transfers: number
}

/**
 * Sums up what a person got from one class of Game in one month, and what room is left.
 *
 * @param ledger - the ledger
 * @param of - the person, the class (the rule's number) and the month, as in `'2026-11'`
 *
 * @example
 * ```ts
 * import { monthTotals, openLedger } from '@ackanomic/core/society'
 *
 * monthTotals(openLedger(), { person: 'Ann', game: '1250.7', month: '2026-11' }) // => { added: 0, subtracted: 0, treasury: 0, pointsRoom: 20, treasuryRoom: 100 }
 * ```
 */
export function monthTotals(
  ledger: Ledger,
  of: { readonly person: string; readonly game: string; readonly month: string },
): MonthTotals {
  let added = 0
  let subtracted = 0
  let treasury = 0
  for (const { record, lines } of ledger.instances) {
    if (record.game !== of.game || monthOf(record.outcome.at) !== of.month) continue
    for (const line of lines) {
      if (line.to !== of.person) continue
      if (line.kind === 'treasury') treasury += line.booked
      if (line.kind !== 'points') continue
      if (line.booked > 0) added += line.booked
      else subtracted -= line.booked
    }
  }
  const pointsRoom = CAPS.monthPoints - added
  const treasuryRoom = CAPS.monthTreasury - treasury
  return { added, subtracted, treasury, pointsRoom, treasuryRoom }
}

/** Sums up what a person got from all Games in a ledger. */
export function accountOf(ledger: Ledger, person: string): Account {
  let points = 0
  let treasury = 0
  let transfers = 0
  for (const { lines } of ledger.instances) {
    for (const line of lines) {
      if (line.kind === 'trophy') continue
      if (line.kind === 'transfer') {
        if (line.to === person) transfers += line.booked
        if (line.from === person) transfers -= line.booked
      } else if (line.to === person) {
        if (line.kind === 'points') points += line.booked
        else treasury += line.booked
      }
    }
  }
  return { points, treasury, transfers }
}
