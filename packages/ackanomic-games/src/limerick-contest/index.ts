/**
 * The Limerick Contest, rule 1250.8.
 *
 * @packageDocumentation
 */
export { limerickClauses } from './clauses.js'
export type { LimerickCount, LimerickPraise, LimerickVictory, LimerickVote } from './events.js'
export { limerickContest } from './game.js'
export type {
  LimerickContest,
  LimerickContestHidden,
  LimerickContestSecret,
  LimerickContestShared,
} from './model.js'
