export type { WordDictionary } from './dictionary.js'
export * from './dictionary-referee.js'
export * from './word-dictionary.js'
