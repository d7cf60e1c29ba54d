import type { QuestionOf, SampledInquiry } from '@ackanomic/core/engine'
import type { DoubleCrash, Secret, Shared } from './types.js'

/** The name by which inquiries call the Official Dictionary. */
const DICTIONARY = 'official'

/** The question whether a word is in the dictionary. */
export function lookedUp(word: string): QuestionOf<DoubleCrash, 'chosen'> {
  return { ask: 'word', word, dictionary: DICTIONARY }
}

/** All that the host is being asked: words of Salvos, Target Words just chosen, and claimed ones. */
export function questionsIn(
  shared: Shared,
  secret: readonly Secret[],
): readonly SampledInquiry<DoubleCrash>[] {
  const to = 'host'
  return [
    ...shared.lookups.map(({ seat, word }) => ({
      name: 'salvo' as const,
      to: to as typeof to,
      question: lookedUp(word),
      about: { seat, word },
    })),
    ...secret.flatMap(({ target, lookedUp: isLookedUp }, seat) =>
      target === null || !isLookedUp
        ? []
        : [
            {
              name: 'chosen' as const,
              to: to as typeof to,
              question: lookedUp(target),
              about: { seat },
            },
          ],
    ),
    ...shared.claims.flatMap(({ by, against, found }, claim) => {
      if (found !== null) return []
      const word = wordOf(shared, secret, by, against, claim)
      return [
        {
          name: 'claimed' as const,
          to: to as typeof to,
          question: lookedUp(word),
          about: { by, seat: against, claim },
        },
      ]
    }),
  ]
}

/** The Target Word that a claim is about: all know it, or its player has admitted it. */
function wordOf(
  shared: Shared,
  secret: readonly Secret[],
  by: number,
  against: number,
  claim: number,
): string {
  if (by !== against) return shared.targets?.[against] ?? ''
  return secret[by]?.admitted.find((admission) => admission.claim === claim)?.word ?? ''
}
