/**
 * Ye Olde Rusty Lantern, rule 1250.18.
 *
 * @packageDocumentation
 */
export { rustyLanternClauses } from './clauses.js'
export { rustyLanternElements } from './elements.js'
export { rustyLantern } from './game.js'
export type {
  RustyLantern,
  RustyLanternHidden,
  RustyLanternMentionDetails,
  RustyLanternPlayDetails,
  RustyLanternSecret,
  RustyLanternShared,
} from './model.js'
export type { RustyLanternMention, RustyLanternRestock } from './schema.js'
export type {
  RustyLanternCard,
  RustyLanternCardsOwed,
  RustyLanternDenial,
  RustyLanternInterruption,
  RustyLanternInterruptionResult,
  RustyLanternPayment,
  RustyLanternPlay,
  RustyLanternPlayResult,
  RustyLanternStake,
  RustyLanternVerdict,
} from './tale.js'
export { linesOf, RUSTY_LANTERN_DENIALS, taleOf } from './tale.js'
export { nextClockwise } from './turns.js'
