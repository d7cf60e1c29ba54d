import type { LogEntry, Match, Timestamp } from '@ackanomic/core'
import { type Receipt, sealMatch, senderOf, signReceipt } from '@ackanomic/core/proof'
import { type ActionCounts, countActions } from './action-counts.js'
import type { SigningKeys } from './signing-keys.js'

/** What signs: a host's context. */
interface Signer {
  readonly signingKeys: SigningKeys
  readonly now: () => Timestamp
}

/** What receipts say of a match. */
type ReceiptedMatch = Pick<Match, 'id' | 'game' | 'revision' | 'chance'>

/** Signs the receipt for the entry of a request; `null` if the log has none. */
export async function receiptFor(
  { signingKeys }: Signer,
  match: ReceiptedMatch,
  before: ActionCounts,
  appended: readonly LogEntry[],
  idempotencyKey: string,
): Promise<Receipt | null> {
  const index = appended.findLastIndex(
    (entry) => 'idempotencyKey' in entry && entry.idempotencyKey === idempotencyKey,
  )
  const entry = appended[index]
  const person = senderOf(entry)
  if (entry === undefined || person === null) return null
  const counts: Record<string, number> = JSON.parse(
    countActions(before, appended.slice(0, index + 1)),
  )
  const key = await signingKeys.keyAt(entry.at)
  return (await signReceipt(key, match, entry, counts[person] ?? 1)) ?? null
}

/** Signs the receipts of all actions of a person. An action is signed with the key of its time. */
export async function receiptsOf(
  { signingKeys }: Signer,
  { log, ...match }: ReceiptedMatch & Pick<Match, 'log'>,
  person: string,
): Promise<readonly Receipt[]> {
  const own = log.filter((entry) => senderOf(entry) === person)
  const receipts = await Promise.all(
    own.map(async (entry, i) =>
      signReceipt(await signingKeys.keyAt(entry.at), match, entry, i + 1),
    ),
  )
  return receipts.filter((receipt) => receipt !== undefined)
}

/** The save of a match that is over, with the host's seal. */
export async function sealedSave(context: Signer, match: Match): Promise<string> {
  const now = context.now()
  return sealMatch(await context.signingKeys.keyAt(now), match, now)
}
