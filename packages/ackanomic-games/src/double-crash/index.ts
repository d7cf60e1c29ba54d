/**
 * Double Crash, rule 1250.12.
 *
 * @packageDocumentation
 */
export { doubleCrashClauses } from './clauses.js'
export { doubleCrash } from './game.js'
export type * from './types.js'
export { crashesOf, reportsBy, salvoSizeOf } from './words.js'
