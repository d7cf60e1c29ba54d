/**
 * Mediocrity, rule 1250.17.
 *
 * @packageDocumentation
 */
export { mediocrityClauses } from './clauses.js'
export { mediocrity } from './game.js'
export { mostMediocre, nearMediocre } from './mediocrity.js'
export { nextModerator, scoresOf, winningSeat } from './standing.js'
export type {
  AnnounceResult,
  Begin,
  Mediocrity,
  Move,
  Options,
  Own,
  Phase,
  Post,
  Rejections,
  Round,
  Secret,
  Send,
} from './types.js'
