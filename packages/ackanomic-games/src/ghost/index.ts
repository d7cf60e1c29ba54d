/**
 * Ghost, rule 1250.9.
 *
 * @packageDocumentation
 */
export { ghostClauses } from './clauses.js'
export { ghost } from './game.js'
export { playingOrder } from './order.js'
export { historyOf } from './render.js'
export type * from './types.js'
