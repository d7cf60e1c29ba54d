import type { Referee } from '../prompt.js'

/**
 * The referee who is a person: it leaves every prompt open, until the answer comes in as a ruling.
 *
 * @example
 * ```ts
 * import { manualReferee } from '@ackanomic/core'
 *
 * const match = { gameId: 'pure-skill', matchId: 'a match', startedAt: 0 }
 * const question = { kind: 'pick', of: 13 } as const
 * manualReferee({ id: 0, name: 'prize', to: 'referee', at: 0, details: null, question }, match) // => undefined
 * ```
 */
export const manualReferee: Referee = () => undefined
