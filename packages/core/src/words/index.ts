export type { WordDictionary } from '../equipment/dictionaries.js'
export * from './dictionary-referee.js'
export * from './word-dictionary.js'
