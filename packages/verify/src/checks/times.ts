import { seatsOf } from '../evidence.js'
import { type Check, contradicted, shown, trusted } from '../report.js'
import type { Subject } from '../subject.js'
import type { VerifyWords } from '../words.js'

/** Checks that commitment, seats, start, entries and seal follow each other. */
export function checkTimes(
  { saved, seal, evidence }: Subject,
  { times: words }: VerifyWords,
): Check {
  const { roster, chance, log } = saved
  const { startedAt } = roster
  const last = log.at(-1)?.at ?? startedAt
  const details: string[] = []
  if (chance !== undefined && !(chance.committedAt >= 0 && chance.committedAt <= startedAt))
    details.push(words.lateCommitment)
  if (log.some(({ at }, i) => at < (log[i - 1]?.at ?? startedAt))) details.push(words.entries)
  if (seal !== null && seal.at < last) details.push(words.earlySeal)
  for (const { receipt, standing } of seatsOf(evidence, saved)) {
    if (standing !== 'published') continue
    if (receipt.at < receipt.committedAt || receipt.at > startedAt)
      details.push(words.seatReceipt(receipt.person))
  }
  if (details.length > 0) return contradicted('times', words.contradiction, { details })
  const deadlines = log.filter(({ kind }) => kind === 'time').length
  if (deadlines === 0) return shown('times', words.inOrder)
  return trusted('times', words.byClock(deadlines), { onTrust: [words.deadlines(deadlines)] })
}
