/** Fictionary, rule 1250.10. @packageDocumentation */
export { fictionary } from './game.js'
export type { Fictionary, FictionaryMove, FictionaryState } from './model.js'
export { fictionaryScores } from './scoring.js'
export type {
  FictionaryHidden,
  FictionaryRound,
  FictionarySecret,
  FictionaryShared,
} from './state.js'
