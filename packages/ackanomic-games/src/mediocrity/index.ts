/**
 * Mediocrity, rule 1250.17.
 *
 * @packageDocumentation
 */
export { mediocrityClauses } from './clauses.js'
export type { MediocrityRound } from './events.js'
export { mediocrity } from './game.js'
export { mostMediocre, nearMediocre, nextModerator, winningSeat } from './mediocre.js'
export type { Mediocrity, MediocritySecret, MediocrityShared } from './model.js'
