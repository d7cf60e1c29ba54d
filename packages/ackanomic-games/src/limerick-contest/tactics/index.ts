/**
 * How a Limerick Contest is played decently, for `searchBot` of `@ackanomic/core/bots`.
 *
 * @packageDocumentation
 */
export { limerickAbout } from './compose.js'
export { limerickContestTactics } from './tactics.js'
