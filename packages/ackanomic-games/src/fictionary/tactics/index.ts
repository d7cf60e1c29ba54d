/**
 * Tactics of Fictionary, for `searchBot` of `@ackanomic/core/bots`.
 *
 * @packageDocumentation
 */
export { fictionaryTactics } from './tactics.js'
