import type { Match } from '@ackanomic/core'
import {
  type HostKey,
  type Receipt,
  readReceipt,
  readSeatReceipt,
  type SeatReceipt,
  verifyReceipt,
  verifySeatReceipt,
} from '@ackanomic/core/proof'
import { type Standing, standingOf } from './host-keys.js'
import { parseOnce } from './parse-once.js'
import type { VerifyWords } from './words.js'

/** A receipt with a valid signature, and whose it is. */
export interface Proof<Signed> {
  readonly receipt: Signed
  readonly standing: Standing
}

export interface Evidence {
  readonly actions: readonly Proof<Receipt>[]
  readonly seats: readonly Proof<SeatReceipt>[]
  /** Why others are no receipts, in sentences. */
  readonly unusable: readonly string[]
}

/** Sorts the given receipts, and checks their signatures. */
export async function sortEvidence(
  given: readonly unknown[],
  keys: readonly HostKey[] | undefined,
  { file, receipts: words }: VerifyWords,
): Promise<Evidence> {
  const actions: Proof<Receipt>[] = []
  const seats: Proof<SeatReceipt>[] = []
  const unusable: string[] = []
  for (const [index, text] of given.entries()) {
    const parsed = parseOnce(text)
    if (!parsed.ok) {
      unusable.push(words.unreadable(index + 1, file[parsed.error]))
      continue
    }
    const one = parsed.value
    const unsigned = words.notSigned(index + 1)
    const seat = readSeatReceipt(one)
    const action = readReceipt(one)
    if (seat.ok) {
      const { value: receipt } = seat
      if (!(await verifySeatReceipt(receipt))) unusable.push(unsigned)
      else seats.push({ receipt, standing: standingOf(keys, receipt) })
    } else if (action.ok) {
      const { value: receipt } = action
      if (!(await verifyReceipt(receipt))) unusable.push(unsigned)
      else actions.push({ receipt, standing: standingOf(keys, receipt) })
    } else unusable.push(words.unreadable(index + 1, action.error))
  }
  return { actions, seats, unusable }
}

/**
 * The seat receipts of a match. One without a set-up says nothing about another match, because
 * anybody may ask for a commitment without using it.
 */
export function seatsOf(
  { seats }: Pick<Evidence, 'seats'>,
  { id, game, chance }: Pick<Match, 'id' | 'game' | 'chance'>,
): readonly Proof<SeatReceipt>[] {
  return seats.filter(
    ({ receipt }) =>
      receipt.match === id &&
      receipt.game === game &&
      (receipt.setup !== null || receipt.commitment === chance?.commitment),
  )
}

/** Whether a statement can accuse the host: its key is published, or is that of the seal. */
export function isHosts(
  { receipt, standing }: Proof<Receipt | SeatReceipt>,
  sealKey: string | null,
): boolean {
  return standing === 'published' || standing === 'outOfTime' || receipt.key === sealKey
}
