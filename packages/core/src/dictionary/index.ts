/**
 * Dictionaries: make one from a list of words, load a list of English words in Node, and let a
 * referee look up words.
 *
 * @packageDocumentation
 */
export type { WordDictionary } from './dictionary.js'
export { dictionaryReferee } from './dictionary-referee.js'
export { type SearchableDictionary, wordDictionary } from './word-dictionary.js'
export {
  loadWordList,
  readWordFile,
  type WordListErrors,
  type WordListRejection,
  type WordListSource,
} from './word-list.js'
