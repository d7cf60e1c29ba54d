/**
 * How Ghost is played well, for `searchBot` of `@ackanomic/core/bots`.
 *
 * @packageDocumentation
 */
export { ghostTactics } from './play.js'
