/**
 * Fictionary, rule 1250.10.
 *
 * @packageDocumentation
 */
export { fictionaryClauses } from './clauses.js'
export { fictionary } from './game.js'
export { scoresNow } from './scoring.js'
export type {
  Case,
  ChooseWord,
  Default,
  Define,
  Entry,
  Fictionary,
  Hidden,
  LookUp,
  Move,
  Options,
  Post,
  Rejections,
  Report,
  Round,
  Score,
  Secret,
  Shared,
  Stage,
  StepNumber,
  Unfit,
  Vote,
  VoteFor,
} from './types.js'
