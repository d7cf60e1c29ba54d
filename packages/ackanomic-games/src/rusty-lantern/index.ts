/**
 * Ye Olde Rusty Lantern, rule 1250.18.
 *
 * @packageDocumentation
 */
export { nextClockwise } from './circle.js'
export { rustyLanternClauses } from './clauses.js'
export { storyElements } from './elements.js'
export { rustyLantern } from './game.js'
export type * from './moves.js'
export { linesOf, taleOf } from './plays.js'
export type { Ending, Passing, Post } from './posts.js'
export type * from './tale.js'
export { DENIALS } from './tale.js'
export type * from './types.js'
