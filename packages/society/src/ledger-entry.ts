import type { ResultRecord } from '@ackanomic/core'
import type { SocietyCitation } from './clauses.js'

/** An instance in the books. */
export interface LedgerMatch {
  /** The record of the match. */
  readonly record: ResultRecord
  /** The lines that were booked for it. */
  readonly lines: readonly LedgerLine[]
}

/** A line of the ledger: an award, or one receiver's share of it, as it was booked. */
export type LedgerLine = LedgerAmount | LedgerTrophy

/** Points or A$ as booked. */
export interface LedgerAmount {
  /** The kind of award. */
  readonly kind: 'points' | 'treasury' | 'transfer'
  /** The index of the award among those of the outcome, from 0. */
  readonly award: number
  /**
   * The receiver, who loses if the points are negative; `null` for nobody, or for the Game itself.
   */
  readonly to: string | null
  /** The payer of a transfer; `null` for points and for the Treasury's money. */
  readonly from: string | null
  /** Points or A$ that the Game's own rule gives. */
  readonly asked: number
  /** Points or A$ that are booked. */
  readonly booked: number
  /** What is missing, and by which clauses: amounts above 0 that add up to the difference. */
  readonly cuts: readonly LedgerCut[]
}

/** A Trophy as booked. */
export interface LedgerTrophy {
  /** Always `'trophy'`. */
  readonly kind: 'trophy'
  /** The index of the award among those of the outcome, from 0. */
  readonly award: number
  /** The receiver. */
  readonly to: string | null
  /** The name of its kind, such as `'Jade Grapefruit'`. */
  readonly trophy: string
  /** Whether it is given. */
  readonly given: boolean
  /** The clause that bars it; `null` when it is given. */
  readonly barredBy: SocietyCitation | null
}

/** A part that one clause takes off an award. */
export interface LedgerCut {
  /** Points or A$, above 0. */
  readonly amount: number
  /** The clause that takes it off. */
  readonly clause: SocietyCitation
}
