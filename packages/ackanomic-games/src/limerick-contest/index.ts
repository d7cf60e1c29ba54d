/** The Limerick Contest, rule 1250.8. @packageDocumentation */
export type { LimerickVictory } from './events.js'
export { type LimerickFault, limerickFault } from './form.js'
export { limerickContest } from './game.js'
export type { LimerickContest, LimerickContestMove, LimerickContestState } from './model.js'
export type {
  LimerickContestHidden,
  LimerickContestSecret,
  LimerickContestShared,
  LimerickCount,
  LimerickPraise,
  LimerickVote,
} from './state.js'
