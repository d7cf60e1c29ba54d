import type { LogEntry, Match } from '@ackanomic/core'
import {
  maskOf,
  type Receipt,
  type SeatReceipt,
  type SeatReceiptContent,
  type StartedMatch,
  sealMatch,
  senderOf,
  signReceipt,
  signSeatReceipt,
} from '@ackanomic/core/proof'
import { type ActionHeads, headOf } from './action-heads.js'
import type { MatchContext } from './context.js'
import { startHashOf } from './hashes.js'

type Signer = Pick<MatchContext, 'signingKeys' | 'now'>

/**
 * Signs the receipt for a request's entry; `null` if the log has none. The heads are those before
 * and after all that was appended.
 */
export async function receiptFor(
  { signingKeys }: Signer,
  match: StartedMatch,
  { before, after }: Readonly<Record<'before' | 'after', ActionHeads>>,
  appended: readonly LogEntry[],
  idempotencyKey: string,
): Promise<Receipt | null> {
  const index = appended.findLastIndex(
    (entry) => 'idempotencyKey' in entry && entry.idempotencyKey === idempotencyKey,
  )
  const entry = appended[index]
  const person = senderOf(entry)
  if (entry === undefined || person === null) return null
  const own = appended.slice(0, index + 1).filter((each) => senderOf(each) === person)
  const number = headOf(before, person).count + own.length
  const key = await signingKeys.keyAt(entry.at)
  const head = headOf(after, person)
  const entryHash = head.count === number ? head.last : null
  const hashes = { start: startHashOf(match), entryHash }
  return (await signReceipt(key, match, entry, number, hashes)) ?? null
}

/** Signs the receipts of a person's actions, each with the key of its time. */
export async function receiptsOf(
  { signingKeys }: Signer,
  { log, ...match }: StartedMatch & Pick<Match, 'log'>,
  person: string,
): Promise<readonly Receipt[]> {
  const name = maskOf(match, person)
  const start = startHashOf(match)
  const own = log.filter((entry) => senderOf(entry) === name)
  const receipts = await Promise.all(
    own.map(async (entry, i) =>
      signReceipt(await signingKeys.keyAt(entry.at), match, entry, i + 1, { start }),
    ),
  )
  return receipts.filter((receipt) => receipt !== undefined)
}

/** The save of a match that is over, with the host's seal. */
export async function sealedSave(context: Signer, match: Match): Promise<string> {
  // The clock may have been set back since the last entry.
  const at = Math.max(context.now(), match.log.at(-1)?.at ?? match.roster.startedAt)
  return sealMatch(await context.signingKeys.keyAt(at), match, at)
}

/** Signs the receipt of a person who sits down. */
export async function seatReceiptFor(
  { signingKeys }: Pick<Signer, 'signingKeys'>,
  content: SeatReceiptContent,
): Promise<SeatReceipt> {
  return signSeatReceipt(await signingKeys.keyAt(content.at), content)
}
