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
 * Asks several referees in turn, and gives the first answer: say a script for the first deal, and
 * a program for whatever it leaves open.
 *
 * @param referees - in the order in which they are asked
 *
 * @example
 * ```ts
 * import { firstAnswer, programReferee, scriptedReferee } from '@ackanomic/core'
 *
 * const program = programReferee('only the host knows')
 * const referee = firstAnswer(scriptedReferee({ prize: [12] }), program)
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
