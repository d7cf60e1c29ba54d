/**
 * What a society's secretary needs: descriptions, Submissions, the books (1250.1, 1250.2).
 *
 * @packageDocumentation
 */
export type { EquipmentDescription } from '../equipment/general-equipment.js'
export type { SaveFacts } from '../opened-save.js'
export type {
  Award,
  InstanceRecord,
  PointsAward,
  TransferAward,
  TreasuryAward,
  TrophyAward,
} from './awards.js'
export type { BookedAmount, BookedCut, BookedInstance, BookedLine, BookedTrophy } from './booked.js'
export { CAPS, type Gained } from './booking.js'
export { type Books, openBooks } from './books.js'
export type { BooksFacts, BooksRejection } from './books-rejections.js'
export { loadBooks, saveBooks } from './books-save.js'
export { defineTrophy, hauntTrophy, placeTrophy, trophiesOf, withTrophiesOf } from './cabinet.js'
export {
  clauseText,
  type GeneralCitation,
  generalClauses,
  type SocietyCitation,
  trophyClauses,
} from './clauses.js'
export {
  type Census,
  gameName,
  type LimitExpression,
  type PlayerLimit,
  type PlayerLimits,
  type RefereeTerms,
  refereeCount,
  refereesMayPlay,
} from './description.js'
export {
  checkDescription,
  type DescriptionFacts,
  type DescriptionItem,
  type DescriptionRejection,
} from './description-check.js'
export type { EnactedRule } from './enacted-rule.js'
export { type ClassMonth, type Ledger, monthOf } from './ledger.js'
export {
  checkCount,
  type EvaluatedLimits,
  evaluateLimits,
  type LimitFacts,
  type LimitRejection,
} from './limits.js'
export type { BookedNames } from './names.js'
export type { BooksOptions } from './options.js'
export type { SaveRejection } from './saves.js'
export { type Settlement, settle } from './settle.js'
export {
  type Statement,
  type StatementEntry,
  type StatementMonth,
  sayBooked,
  statementOf,
} from './statement.js'
export {
  advanceSubmission,
  endorsementsNeeded,
  endorsersOf,
  submissionDue,
} from './submission/advance.js'
export { postSubmission } from './submission/post.js'
export type { SubmissionFacts, SubmissionRejection } from './submission/rejections.js'
export { loadSubmission, saveSubmission } from './submission/save.js'
export {
  type Endorsement,
  type Posting,
  type RejectedBecause,
  SUBMISSION_LABELS,
  type Submission,
  type SubmissionEntry,
  type SubmissionLabel,
  type SubmissionStage,
  type SubmissionTime,
  VETOERS,
  type Veto,
  type Vetoer,
} from './submission/submission.js'
export {
  addRule,
  checkEngine,
  enactedGame,
  enactSubmission,
  equipmentOf,
  type NewRule,
} from './suite.js'
export type { Cabinet, TrophyDeed, TrophyKind, TrophyPlace } from './trophies.js'
