/**
 * The society around the games: Submissions of new games, roles, the books of points and currency,
 * Trophies and Gamepoints (1250.1 to 1250.3).
 *
 * @packageDocumentation
 */

export type { Award, ResultRecord } from '@ackanomic/core'
export type { SaveErrors } from '@ackanomic/core/untrusted'
export { AWARD_CAPS, type MonthlyGain } from './award-lines.js'
export { type Books, classOf, createBooks, type EnactedRule } from './books.js'
export type { BooksError, BooksErrors } from './books-errors.js'
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
  type DescriptionError,
  type DescriptionErrors,
  type DescriptionItem,
} from './description-check.js'
export type { EquipmentDescription } from './equipment/general-equipment.js'
export { awardGamepoints, type Gamepoints, leadersOf } from './gamepoints.js'
export { addNames, type Ledger, type LedgerMonth, type LedgerNames, monthOf } from './ledger.js'
export type {
  LedgerAmount,
  LedgerDeduction,
  LedgerLine,
  LedgerMatch,
  LedgerTrophy,
} from './ledger-entry.js'
export type { BooksOptions } from './options.js'
export { advanceSociety, createSociety, endOfMonth } from './proceedings/advance-society.js'
export { auditBooks } from './proceedings/audit-books.js'
export type {
  ClosedMonth,
  NumberedSubmission,
  Society,
  SocietyEntry,
  SocietyError,
  SocietyErrors,
} from './proceedings/society.js'
export { checkRecord, type RecordedResult, recordResult } from './record-result.js'
export { type SocietyRole, societyRoles } from './roles/society-roles.js'
export type { SaveError } from './saves.js'
export { isSameName } from './schema.js'
export {
  formatLedgerLine,
  formatTotals,
  type Statement,
  type StatementEntry,
  type StatementMonth,
  statementOf,
} from './statement.js'
export {
  advanceSubmission,
  endorsementsNeeded,
  endorsersOf,
  submissionDeadline,
} from './submission/advance.js'
export { postSubmission } from './submission/post.js'
export { loadSubmission, saveSubmission } from './submission/save.js'
export {
  type Endorsement,
  type Posting,
  SUBMISSION_LABELS,
  type Submission,
  type SubmissionEntry,
  type SubmissionError,
  type SubmissionErrorReason,
  type SubmissionErrors,
  type SubmissionLabel,
  type SubmissionStage,
  type SubmissionTime,
  VETOERS,
  type Veto,
  type Vetoer,
} from './submission/submission.js'
export {
  addRule,
  checkEnactedGame,
  enactedGame,
  enactSubmission,
  equipmentOf,
  type NewRule,
} from './suite.js'
export {
  type Trophy,
  type TrophyCollection,
  type TrophyEvent,
  type TrophyKind,
  type TrophyPlace,
  trophyKinds,
} from './trophies.js'
export {
  defineAwardedTrophies,
  defineTrophy,
  hauntTrophy,
  moveTrophy,
  trophiesOf,
} from './trophy-collection.js'
