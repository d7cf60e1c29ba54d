/**
 * What a society of players needs around its games: Submissions of new ones, roles, the books of points and
 * currency, Trophies, Gamepoints (1250.1 to 1250.3).
 *
 * @packageDocumentation
 */

export type { SaveFacts } from '@ackanomic/core/untrusted'
export { CAPS, type Gained } from './booking-lines.js'
export { type Books, openBooks } from './books.js'
export type { BooksFacts, BooksRejection } from './books-rejections.js'
export { loadBooks, saveBooks } from './books-save.js'
export {
  clauseText,
  type GeneralCitation,
  generalClauses,
  type SocietyCitation,
  trophyClauses,
} from './clauses.js'
export {
  checkDescription,
  type DescriptionFacts,
  type DescriptionItem,
  type DescriptionRejection,
} from './description-check.js'
export type { EnactedRule } from './enacted-rule.js'
export type { EquipmentDescription } from './equipment/general-equipment.js'
export { awardGamepoints, type Gamepoints, leadingHolders } from './gamepoints.js'
export { type ClassMonth, type Ledger, monthOf } from './ledger.js'
export type {
  BookedAmount,
  BookedCut,
  BookedInstance,
  BookedLine,
  BookedTrophy,
} from './ledger-entry.js'
export type { BookedNames } from './names.js'
export type { BooksOptions } from './options.js'
export { type Settlement, settle } from './record-result.js'
export { type SocietyRole, societyRoles } from './roles/society-roles.js'
export type { SaveRejection } from './saves.js'
export {
  formatBooking,
  type Statement,
  type StatementEntry,
  type StatementMonth,
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
export {
  type Cabinet,
  type Trophy,
  type TrophyEvent,
  type TrophyKind,
  type TrophyPlace,
  trophyKinds,
} from './trophies.js'
export {
  defineTrophy,
  hauntTrophy,
  placeTrophy,
  trophiesOf,
  withTrophiesOf,
} from './trophy-cabinet.js'
