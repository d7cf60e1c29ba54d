import type { Referee } from '../prompt.js'

/**
 * Creates a referee that asks several in turn and returns the first answer.
 *
 * @example
 * ```ts
 * import { combineReferees, scriptedReferee } from '@ackanomic/core'
 * import { seededReferee } from '@ackanomic/core/bots'
 *
 * const referee = combineReferees(scriptedReferee({ prize: [12] }), seededReferee('any seed'))
 * const match = { gameId: 'pure-skill', matchId: 'a match', committedAt: 0 }
 * const prompt = { to: 'referee', at: 0, details: null, question: { kind: 'pick', of: 1 } } as const
 * referee({ ...prompt, id: 0, name: 'coin' }, match) // => 0
 * ```
 */
export function combineReferees(...referees: readonly Referee[]): Referee {
  return (prompt, match) => {
    for (const referee of referees) {
      const answer = referee(prompt, match)
      if (answer !== undefined) return answer
    }
    return undefined
  }
}
