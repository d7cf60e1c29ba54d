/**
 * The Limerick Contest, rule 1250.8.
 *
 * @packageDocumentation
 */
export { limerickClauses } from './clauses.js'
export { limerickContest } from './game.js'
export type * from './types.js'
