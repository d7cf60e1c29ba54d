/**
 * Tactics of Ye Olde Rusty Lantern, for `searchBot` of `@ackanomic/core/bots`.
 * @packageDocumentation
 */
export { rustyLanternBarkeep } from './barkeep.js'
export { rustyLanternTactics } from './tactics.js'
