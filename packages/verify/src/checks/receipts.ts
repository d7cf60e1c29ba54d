import type { LogEntry, Match } from '@ackanomic/core'
import {
  contributionsHash,
  type HostKey,
  hashJson,
  type Receipt,
  readReceipt,
  receiptHolds,
  senderOf,
} from '@ackanomic/core/proof'
import { keyProblem } from '../keys.js'
import { type Check, counted, failed, passed, unproven } from '../report.js'

/** Checks that every action for which there is a receipt stands in the log as it was sent. */
export async function checkReceipts(
  given: readonly unknown[],
  match: Match,
  keys: readonly HostKey[] | undefined,
): Promise<Check> {
  if (given.length === 0) {
    return unproven('receipts', 'No receipts were given, so that an action may have been left out.')
  }
  const entries = entriesBySender(match)
  const problems: string[] = []
  const older: string[] = []
  const seen = new Map<string, Receipt>()
  for (const [index, one] of given.entries()) {
    const read = readReceipt(one)
    if (!read.ok) {
      problems.push(`Receipt ${index + 1} cannot be read: ${read.error}`)
      continue
    }
    const receipt = read.value
    const name = `Receipt ${receipt.number} of ${receipt.person}`
    const problem = await receiptProblem(receipt, match, entries, keys)
    if (problem !== undefined) problems.push(`${name}: ${problem}`)
    else if (receipt.revision !== match.revision) {
      older.push(`${name}: it is for revision ${receipt.revision} of ${match.game}.`)
    }
    const same = `${receipt.person}\n${receipt.number}`
    const before = seen.get(same)
    if (before !== undefined && before.entryHash !== receipt.entryHash) {
      problems.push(`${name}: there are two, for two different actions.`)
    }
    seen.set(same, receipt)
  }
  const number = counted(given.length, 'receipt', 'receipts')
  if (problems.length > 0) {
    return failed('receipts', `The log does not fit the ${number}.`, problems)
  }
  return older.length > 0
    ? unproven(
        'receipts',
        `The log was migrated to revision ${match.revision} after ${counted(older.length, 'receipt', 'receipts')}.`,
        older,
      )
    : passed('receipts', `The actions of ${number} stand in the log as they were sent.`)
}

/** The entries of each person, in order. */
function entriesBySender({ log }: Match): ReadonlyMap<string, readonly LogEntry[]> {
  const entries = new Map<string, LogEntry[]>()
  for (const entry of log) {
    const person = senderOf(entry)
    if (person === null) continue
    const own = entries.get(person)
    if (own === undefined) entries.set(person, [entry])
    else own.push(entry)
  }
  return entries
}

async function receiptProblem(
  receipt: Receipt,
  match: Match,
  entries: ReadonlyMap<string, readonly LogEntry[]>,
  keys: readonly HostKey[] | undefined,
): Promise<string | undefined> {
  if (!(await receiptHolds(receipt))) return 'the signature is not by the key it names.'
  const key = keyProblem(keys, receipt)
  if (key !== undefined) return key
  if (receipt.match !== match.id || receipt.game !== match.game) {
    return `it is for the match ${receipt.match} of ${receipt.game}.`
  }
  if (receipt.commitment !== (match.chance?.commitment ?? null)) {
    return 'the match had another commitment to its chance then.'
  }
  if (receipt.contributions !== contributionsOf(match)) {
    return 'the match had other contributions to its chance then.'
  }
  if (receipt.revision !== match.revision) return undefined
  const entry = entries.get(receipt.person)?.[receipt.number - 1]
  if (entry === undefined) return 'the log has no such action.'
  return hashJson(entry) === receipt.entryHash && entry.at === receipt.at
    ? undefined
    : 'the log has another action in its place.'
}

const contributionsOf = ({ chance }: Match): string | null =>
  chance === undefined ? null : contributionsHash(chance.contributions)
