/**
 * Tactics of Ye Olde Rusty Lantern, for `searchBot` of `@ackanomic/core/bots`.
 *
 * @packageDocumentation
 */
export { rustyLanternTactics } from './tactics.js'
