import type { Inquiry, Referee } from '../inquiry.js'

/**
 * The referee who is a person: it leaves every inquiry open, until the answer comes in as a ruling.
 *
 * @example
 * ```ts
 * import { humanReferee } from '@ackanomic/core'
 *
 * const question = { ask: 'pick', of: 13 } as const
 * humanReferee({ id: 0, name: 'prize', to: 'referee', at: 0, about: null, question }) // => undefined
 * ```
 */
export const humanReferee: Referee = () => undefined

/**
 * Asks several referees in turn, and gives the first answer: say a dictionary for the words, a seed
 * for the dice, and a person for whatever both leave open.
 *
 * @param referees - in the order in which they are asked
 *
 * @example
 * ```ts
 * import { firstAnswer, scriptedReferee } from '@ackanomic/core'
 * import { seededReferee } from '@ackanomic/core/bots'
 *
 * const referee = firstAnswer(scriptedReferee({ prize: [12] }), seededReferee(7))
 * const inquiry = { to: 'referee', at: 0, about: null, question: { ask: 'pick', of: 1 } } as const
 * referee({ ...inquiry, id: 0, name: 'coin' }) // => 0
 * ```
 */
export function firstAnswer(...referees: readonly Referee[]): Referee {
  return (inquiry: Inquiry) => {
    for (const referee of referees) {
      const answer = referee(inquiry)
      if (answer !== undefined) return answer
    }
    return undefined
  }
}
