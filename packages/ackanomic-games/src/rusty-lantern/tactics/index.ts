/**
 * How Ye Olde Rusty Lantern is played decently, for `searchBot` of `@ackanomic/core/bots`.
 *
 * @packageDocumentation
 */
export { rustyLanternTactics } from './tactics.js'
