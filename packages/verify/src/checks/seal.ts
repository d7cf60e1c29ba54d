import type { Match } from '@ackanomic/core'
import { chainHead, type HostKey, readSeal, sealHolds } from '@ackanomic/core/proof'
import { keyProblem } from '../keys.js'
import { type Check, failed, passed, unproven } from '../report.js'

/**
 * Checks the signature under a save.
 *
 * @param save - the text or JSON of the save
 * @param match - the match as the save has it, whatever revision it was played under
 * @param keys - the keys of the host, if they are known
 */
export async function checkSeal(
  save: unknown,
  match: Match,
  keys: readonly HostKey[] | undefined,
): Promise<Check> {
  const read = readSeal(save)
  if (!read.ok) return failed('seal', read.error)
  const seal = read.value
  if (seal === null) return unproven('seal', 'Nobody has signed this save.')
  const problems: string[] = []
  if (seal.entries !== match.log.length) {
    problems.push(`The seal covers ${seal.entries} entries, but the log has ${match.log.length}.`)
  }
  if (seal.head !== chainHead(match)) {
    problems.push('The start or the log is not the one that was signed.')
  }
  if (!(await sealHolds(match, seal))) problems.push('The signature is not by the key it names.')
  const key = keyProblem(keys, seal)
  if (key !== undefined) problems.push(key)
  if (problems.length > 0) return failed('seal', 'The seal does not hold.', problems)
  return keys === undefined
    ? unproven('seal', `The log is the one that the holder of the key ${seal.key} signed.`, [
        'Compare the key with the keys that the host publishes.',
      ])
    : passed('seal', 'The log is the one that the host signed.')
}
