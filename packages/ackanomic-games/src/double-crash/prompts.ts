import type { SampledInquiry } from '@ackanomic/core/engine'
import type { Claim, DoubleCrash, DoubleCrashSecret, DoubleCrashShared } from './model.js'

/** The question whether a word is in the dictionary. */
export function lookUp(word: string) {
  return { ask: 'word', word, dictionary: 'official' } as const
}

/** All that the host is being asked: words of Salvos, Target Words just chosen, and claimed ones. */
export function promptsIn(
  shared: DoubleCrashShared,
  secret: readonly DoubleCrashSecret[],
): readonly SampledInquiry<DoubleCrash>[] {
  const to = 'host'
  const prompts: SampledInquiry<DoubleCrash>[] = []
  for (const { seat, word } of shared.lookups) {
    prompts.push({ name: 'salvo', to, question: lookUp(word), about: { seat, word } })
  }
  for (const [seat, { target, lookedUp }] of secret.entries()) {
    if (target === null || !lookedUp) continue
    prompts.push({ name: 'chosen', to, question: lookUp(target), about: { seat } })
  }
  for (const [claim, claimed] of shared.claims.entries()) {
    if (claimed.found !== null) continue
    const { by, against: seat } = claimed
    const question = lookUp(claimedWord(shared, secret, claimed, claim))
    prompts.push({ name: 'claimed', to, question, about: { by, seat, claim } })
  }
  return prompts
}

/** The Target Word that a claim is about: all know it, or its player has admitted it. */
function claimedWord(
  { targets }: DoubleCrashShared,
  secret: readonly DoubleCrashSecret[],
  { by, against }: Claim,
  claim: number,
): string {
  if (by !== against) return targets?.[against] ?? ''
  return secret[by]?.admitted.find((admission) => admission.claim === claim)?.word ?? ''
}
