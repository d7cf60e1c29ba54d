/**
 * Fictionary, rule 1250.10.
 *
 * @packageDocumentation
 */
export { fictionaryClauses } from './clauses.js'
export { fictionary } from './game.js'
export { DEFAULT_DEFINITION, DEFAULT_WORD } from './ing-word.js'
export { LONGEST_DEFINITION, LONGEST_WORD } from './schema.js'
export { scoresNow } from './scores.js'
export { ENOUGH, gainsOf, type Scored } from './scoring.js'
export type {
  Case,
  ChooseWord,
  Default,
  Define,
  Entry,
  Fictionary,
  Move,
  Options,
  Own,
  Post,
  Rejections,
  Report,
  Round,
  Score,
  Secret,
  Stage,
  StepNumber,
  Unfit,
  Vote,
  VoteFor,
} from './types.js'
