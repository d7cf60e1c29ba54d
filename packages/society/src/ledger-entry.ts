import type { ResultRecord } from '@ackanomic/core'
import type { SocietyCitation } from './clauses.js'

/** A match in the books. */
export interface LedgerMatch {
  /** The record of the match. */
  readonly record: ResultRecord
  /** The lines that were booked for it. */
  readonly lines: readonly LedgerLine[]
}

/** A line of the ledger: an award as booked, or one receiver's share of it. */
export type LedgerLine = LedgerAmount | LedgerTrophy

/** Points or A$, as booked. */
export interface LedgerAmount {
  /** The kind of award. */
  readonly kind: 'points' | 'treasury' | 'transfer'
  /** The index of the award among those of the outcome, from 0. */
  readonly award: number
  /**
   * The receiver, who loses points if the number is negative. `null` stands for nobody, or for the
   * Game itself.
   */
  readonly to: string | null
  /** The payer of a transfer. `null` for points and for money from the Treasury. */
  readonly from: string | null
  /** The points or A$ that the Game's own rule gives. */
  readonly asked: number
  /** The points or A$ that are booked. */
  readonly booked: number
  /**
   * The parts that were cut, each with its clause. The amounts are above 0 and add up to the
   * difference between `asked` and `booked`.
   */
  readonly cuts: readonly LedgerCut[]
}

/** A Trophy, as booked. */
export interface LedgerTrophy {
  /** Always `'trophy'`. */
  readonly kind: 'trophy'
  /** The index of the award among those of the outcome, from 0. */
  readonly award: number
  /** The receiver. */
  readonly to: string | null
  /** The name of its kind, such as `'Jade Grapefruit'`. */
  readonly trophy: string
  /** Whether the Trophy is given. */
  readonly given: boolean
  /** The clause that forbids giving it, or `null` if it is given. */
  readonly barredBy: SocietyCitation | null
}

/** A part of an award that a clause cuts. */
export interface LedgerCut {
  /** Points or A$, above 0. */
  readonly amount: number
  /** The clause that cuts it. */
  readonly clause: SocietyCitation
}
