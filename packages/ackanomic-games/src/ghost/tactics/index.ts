/** Tactics of Ghost, for `searchBot` of `@ackanomic/core/bots`. @packageDocumentation */
export { ghostTactics } from './play.js'
