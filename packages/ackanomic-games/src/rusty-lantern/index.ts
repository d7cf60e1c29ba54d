/** Ye Olde Rusty Lantern, rule 1250.18. @packageDocumentation */
export { rustyLanternElements } from './elements.js'
export { rustyLantern } from './game.js'
export type {
  RustyLantern,
  RustyLanternMove,
  RustyLanternPlayDetails,
  RustyLanternState,
} from './model.js'
export type { RustyLanternVerdict } from './schema.js'
export type {
  RustyLanternHidden,
  RustyLanternInterruption,
  RustyLanternPlay,
  RustyLanternSecret,
  RustyLanternShared,
} from './state.js'
export {
  countLines,
  RUSTY_LANTERN_DENIALS,
  type RustyLanternDenial,
  type RustyLanternStake,
  storySoFar,
} from './tale.js'
export { nextClockwise } from './turns.js'
