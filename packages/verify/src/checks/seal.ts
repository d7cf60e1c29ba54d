import type { Match, Result } from '@ackanomic/core'
import { chainHead, type HostKey, type Seal, verifySeal } from '@ackanomic/core/proof'
import { standingOf } from '../host-keys.js'
import { type Check, contradicted, shown, trusted } from '../report.js'

/** Checks the host's signature on the whole match. `keys` are the known keys of the host. */
export async function checkSeal(
  read: Result<Seal | null, string>,
  saved: Match,
  keys: readonly HostKey[] | undefined,
): Promise<Check> {
  const onTrust = ['the whole file (the person who gave it to you)']
  if (!read.ok) return trusted('seal', read.error, { onTrust })
  const seal = read.value
  if (seal === null) return trusted('seal', 'Nobody has signed this file.', { onTrust })
  const details: string[] = []
  if (seal.entries !== saved.log.length)
    details.push(`The seal covers ${seal.entries} entries, but the log has ${saved.log.length}.`)
  if (seal.head !== chainHead(saved))
    details.push('The start or the log is not the one that was signed.')
  if (!(await verifySeal(saved, seal)))
    details.push('The signature is not by the key that it names.')
  const standing = standingOf(keys, seal)
  if (standing === 'outOfTime') details.push('The host did not sign with this key at that time.')
  if (details.length > 0) return contradicted('seal', 'The seal does not hold.', { details })
  if (standing === 'published') return shown('seal', 'The host has signed the start and the log.')
  const whose = [`whose the key ${seal.key} is`]
  return standing === 'unlisted'
    ? trusted('seal', `The holder of the key ${seal.key} has signed the start and the log.`, {
        onTrust: whose,
        details: ['Compare the key with those that the host publishes.'],
      })
    : trusted('seal', `The host's list does not have the key ${seal.key}.`, {
        onTrust: whose,
        details: ['Fetch the list again: the host may have a new key since.'],
      })
}
