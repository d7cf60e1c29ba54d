/**
 * Ye Olde Rusty Lantern, rule 1250.18.
 *
 * @packageDocumentation
 */
export { nextClockwise } from './circle.js'
export { rustyLanternClauses } from './clauses.js'
export { storyElements } from './elements.js'
export { rustyLantern } from './game.js'
export type {
  EndTale,
  Epilogue,
  Interrupt,
  Join,
  Move,
  Pass,
  SeatBard,
  TryPlay,
} from './moves.js'
export { linesOf, taleOf } from './plays.js'
export type { Ending, Passing, Post } from './posts.js'
export {
  type Answered,
  type Bard,
  type Card,
  DENIALS,
  type Denial,
  type Hidden,
  type Interruption,
  type InterruptionEnd,
  type Options,
  type Owed,
  type Own,
  type Paid,
  type Play,
  type Secret,
  type Stake,
  type ThreeDays,
  type Verdict,
} from './tale.js'
export type {
  Mention,
  MentionAsked,
  PlayAsked,
  Rejections,
  Restock,
  RustyLantern,
} from './types.js'
