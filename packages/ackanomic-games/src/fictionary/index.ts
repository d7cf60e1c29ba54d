/**
 * Fictionary, rule 1250.10.
 *
 * @packageDocumentation
 */
export { fictionaryClauses } from './clauses.js'
export { fictionary } from './game.js'
export { scoresNow } from './scoring.js'
export type * from './types.js'
