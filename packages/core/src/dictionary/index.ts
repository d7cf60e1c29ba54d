/** Dictionaries from lists of words, and referees that look words up. @packageDocumentation */
export type { WordDictionary } from './dictionary.js'
export { dictionaryReferee } from './dictionary-referee.js'
export { type SearchableDictionary, wordDictionary } from './word-dictionary.js'
export {
  loadWordList,
  readWordFile,
  type WordListError,
  type WordListErrors,
  type WordListSource,
} from './word-list.js'
