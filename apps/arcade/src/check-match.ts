import type { Result } from '@ackanomic/core'
import { createPlayerKey } from '@ackanomic/core/proof'
import type { VerificationOptions, VerificationReport } from '@ackanomic/verify'
import { words } from './languages/language.js'

/** The save of a match, and what it is checked with. */
export interface MatchEvidence extends Pick<VerificationOptions, 'receipts' | 'keys'> {
  readonly save: string
}

/** A pause in which the page shows that it is working, in milliseconds. */
const PAUSE = 20

/** Checks a match. Returns a sentence if that cannot be done. */
export async function checkMatch(
  find: () => Promise<Result<MatchEvidence, string>>,
): Promise<VerificationReport | string> {
  try {
    const found = await find()
    if (!found.ok) return found.error
    const { save, ...evidence } = found.value
    if (!(await hasSignatures())) return words.proof.noSignatures
    const { verifyMatch } = await import('@ackanomic/verify')
    const { verifyWords } = await import('./languages/verify-language.js')
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return await verifyMatch(save, { ...evidence, words: verifyWords })
  } catch (thrown) {
    return String(thrown)
  }
}

const hasSignatures = (): Promise<boolean> =>
  createPlayerKey().then(
    () => true,
    () => false,
  )
