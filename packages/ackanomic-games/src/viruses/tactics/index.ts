/**
 * How Viruses is played well, for `searchBot` of `@ackanomic/core/bots`.
 *
 * @packageDocumentation
 */
export { virusesTactics } from './play.js'
