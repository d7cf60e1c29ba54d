export type { SearchableDictionary } from '../words/word-dictionary.js'
export * from './word-list.js'
