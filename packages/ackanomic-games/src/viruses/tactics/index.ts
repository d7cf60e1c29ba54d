/** Tactics of Viruses, for `searchBot` of `@ackanomic/core/bots`. @packageDocumentation */
export { virusesTactics } from './play.js'
