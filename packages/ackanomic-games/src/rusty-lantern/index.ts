/**
 * Ye Olde Rusty Lantern, rule 1250.18.
 *
 * @packageDocumentation
 */
export { rustyLanternClauses } from './clauses.js'
export { storyElements } from './elements.js'
export { rustyLantern } from './game.js'
export type {
  MentionAsked,
  PlayAsked,
  RustyLantern,
  RustyLanternHidden,
  RustyLanternSecret,
  RustyLanternShared,
} from './model.js'
export type { Mention, Restock } from './schema.js'
export type {
  Answered,
  Card,
  Denial,
  Interruption,
  InterruptionEnd,
  Owed,
  Paid,
  Play,
  Stake,
  Verdict,
} from './tale.js'
export { DENIALS, linesOf, taleOf } from './tale.js'
export { nextClockwise } from './turns.js'
