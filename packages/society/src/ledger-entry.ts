import type { ResultRecord } from '@ackanomic/core'
import type { SocietyCitation } from './clauses.js'

/** A match in the books. */
export interface LedgerMatch {
  readonly record: ResultRecord
  readonly lines: readonly LedgerLine[]
}

/** A line of the ledger: an award, or one receiver's share of it. */
export type LedgerLine = LedgerAmount | LedgerTrophy

/** Points or A$, as booked. */
export interface LedgerAmount {
  readonly kind: 'points' | 'treasury' | 'transfer'
  /** The index of the award in the outcome. */
  readonly award: number
  /** The receiver, who loses negative points. `null` means nobody, or the Game itself. */
  readonly to: string | null
  /** The payer of a transfer, otherwise `null`. */
  readonly from: string | null
  /** The points or A$ that the Game's own rule gives. */
  readonly asked: number
  /** The points or A$ that are booked. */
  readonly booked: number
  /** The parts that were cut, which add up to the difference. */
  readonly deductions: readonly LedgerDeduction[]
}

/** A Trophy, as booked. */
export interface LedgerTrophy {
  readonly kind: 'trophy'
  /** The index of the award in the outcome. */
  readonly award: number
  readonly to: string | null
  /** The name of its kind, such as `'Jade Grapefruit'`. */
  readonly trophy: string
  readonly given: boolean
  /** The clause that forbids giving it, or `null`. */
  readonly barredBy: SocietyCitation | null
}

/** A part of an award that a clause cuts. */
export interface LedgerDeduction {
  /** Points or A$, above 0. */
  readonly amount: number
  readonly clause: SocietyCitation
}
