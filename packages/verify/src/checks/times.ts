import { seatsOf } from '../evidence.js'
import { type Check, contradicted, counted, shown, trusted } from '../report.js'
import type { Subject } from '../subject.js'

/** Checks that commitment, seats, start, entries and seal follow each other. */
export function checkTimes({ saved, seal, evidence }: Subject): Check {
  const { table, chance, log } = saved
  const { startedAt } = table
  const last = log.at(-1)?.at ?? startedAt
  const details: string[] = []
  if (chance !== undefined && !(chance.committedAt >= 0 && chance.committedAt <= startedAt))
    details.push('The host committed to the chance after the match had started.')
  if (log.some(({ at }, i) => at < (log[i - 1]?.at ?? startedAt)))
    details.push('The entries of the log are not in the order of their times.')
  if (seal !== null && seal.at < last) details.push('The seal is older than the last entry.')
  for (const { receipt, standing } of seatsOf(evidence, saved)) {
    if (standing !== 'published') continue
    if (receipt.at < receipt.committedAt || receipt.at > startedAt)
      details.push(`The seat receipt of ${receipt.person} is not from before the start.`)
  }
  if (details.length > 0)
    return contradicted('times', 'The times contradict each other.', { details })
  const deadlines = log.filter(({ kind }) => kind === 'time').length
  if (deadlines === 0) return shown('times', 'All times follow each other, and no deadline passed.')
  const number = counted(deadlines, 'deadline', 'deadlines')
  return trusted('times', `All times follow each other. ${number} passed by the host's clock.`, {
    onTrust: [`${number} (the host's clock)`],
  })
}
