/**
 * The laws of the contract as tests for any engine, and random matches. Needs `fast-check`.
 *
 * @packageDocumentation
 */
export { describeDifference } from './describe-difference.js'
export type { Law, LawOptions } from './law.js'
export { botLaws, catalogueBotLaws } from './laws/bots.js'
export { tacticsLawsOf } from './laws/tactics.js'
export { lawsOf } from './laws.js'
export { MatchScript } from './match-script.js'
export { matches } from './matches.js'
export { outcomeProbabilities } from './outcome-probabilities.js'
export type { RandomPlayOptions } from './random-entry.js'
export {
  minimalOpening,
  type Opening,
  type RandomMatch,
  randomMatch,
  type Trial,
} from './random-match.js'
export { jsonProblem } from './structure.js'
