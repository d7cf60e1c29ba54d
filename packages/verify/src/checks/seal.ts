import type { Match, Result } from '@ackanomic/core'
import { chainHead, type HostKey, type Seal, verifySeal } from '@ackanomic/core/proof'
import { standingOf } from '../host-keys.js'
import { type Check, contradicted, shown, trusted } from '../report.js'
import type { VerifyWords } from '../words.js'

/** Checks the host's signature on the whole match. `keys` are the known keys of the host. */
export async function checkSeal(
  read: Result<Seal | null, string>,
  saved: Match,
  keys: readonly HostKey[] | undefined,
  { seal: words }: VerifyWords,
): Promise<Check> {
  const onTrust = [words.wholeFile]
  if (!read.ok) return trusted('seal', read.error, { onTrust })
  const seal = read.value
  if (seal === null) return trusted('seal', words.unsigned, { onTrust })
  const details: string[] = []
  if (seal.entries !== saved.log.length)
    details.push(words.otherEntries(seal.entries, saved.log.length))
  if (seal.head !== chainHead(saved)) details.push(words.otherHead)
  if (!(await verifySeal(saved, seal))) details.push(words.otherKey)
  const standing = standingOf(keys, seal)
  if (standing === 'outOfTime') details.push(words.keyOutOfTime)
  if (details.length > 0) return contradicted('seal', words.invalid, { details })
  if (standing === 'published') return shown('seal', words.signed)
  const whose = [words.keyOf(seal.key)]
  return standing === 'unlisted'
    ? trusted('seal', words.signedWith(seal.key), {
        onTrust: whose,
        details: [words.compareKey],
      })
    : trusted('seal', words.unknownKey(seal.key), {
        onTrust: whose,
        details: [words.fetchKeys],
      })
}
