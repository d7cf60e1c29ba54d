/**
 * Ye Olde Rusty Lantern, rule 1250.18.
 *
 * @packageDocumentation
 */
export { rustyLanternClauses } from './clauses.js'
export { storyElements } from './elements.js'
export { rustyLantern } from './game.js'
export { linesOf, taleOf } from './plays.js'
export type {
  Answered,
  Bard,
  Card,
  Denial,
  Hidden,
  Interruption,
  InterruptionEnd,
  Options,
  Owed,
  Paid,
  Play,
  Secret,
  Shared,
  Stake,
  ThreeDays,
  Verdict,
} from './tale.js'
export { DENIALS } from './tale.js'
export { nextClockwise } from './turns.js'
export type * from './types.js'
