/**
 * Mediocrity, rule 1250.17.
 *
 * @packageDocumentation
 */
export { mediocrityClauses } from './clauses.js'
export { mediocrity } from './game.js'
export { mostMediocre, nearMediocre, nextModerator, winningSeat } from './standing.js'
export type * from './types.js'
