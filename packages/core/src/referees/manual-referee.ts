import type { Referee } from '../prompt.js'

/**
 * A referee that leaves every prompt to people.
 *
 * @example
 * ```ts
 * import { manualReferee } from '@ackanomic/core'
 *
 * const match = { gameId: 'pure-skill', matchId: 'a match', committedAt: 0 }
 * const question = { kind: 'pick', of: 13 } as const
 * manualReferee({ id: 0, name: 'prize', to: 'referee', at: 0, details: null, question }, match) // => undefined
 * ```
 */
export const manualReferee: Referee = () => undefined
