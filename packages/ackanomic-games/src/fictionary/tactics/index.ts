/** Tactics of Fictionary, for `searchBot` of `@ackanomic/core/bots`. @packageDocumentation */
export { fictionaryLookup } from './lookup.js'
export { fictionaryTactics } from './tactics.js'
