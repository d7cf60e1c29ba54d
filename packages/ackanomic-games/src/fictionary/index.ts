/**
 * Fictionary, rule 1250.10.
 *
 * @packageDocumentation
 */
export { fictionaryClauses } from './clauses.js'
export { fictionary } from './game.js'
export type {
  Fictionary,
  FictionaryHidden,
  FictionarySecret,
  FictionaryShared,
} from './model.js'
export type { FictionaryRound } from './round.js'
export { scoresNow } from './scoring.js'
