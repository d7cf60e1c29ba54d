/**
 * How Fictionary is played decently, for `searchBot` of `@ackanomic/core/bots`.
 *
 * @packageDocumentation
 */
export { fictionaryTactics } from './tactics.js'
