/**
 * The Limerick Contest, rule 1250.8.
 *
 * @packageDocumentation
 */
export { limerickClauses } from './clauses.js'
export { limerickContest } from './game.js'
export type {
  CastVote,
  Count,
  CountedVote,
  FindOffensive,
  Hidden,
  Limerick,
  LimerickContest,
  Move,
  Options,
  Own,
  Post,
  PostLimerick,
  Praise,
  Praising,
  Rejections,
  Secret,
  Stage,
  Victory,
  Vote,
} from './types.js'
