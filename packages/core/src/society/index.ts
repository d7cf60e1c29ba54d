/**
 * What a society's secretary needs: descriptions, submissions, the books (1250.1, 1250.2).
 *
 * @packageDocumentation
 */
export type {
  Award,
  InstanceRecord,
  PointsAward,
  TransferAward,
  TreasuryAward,
  TrophyAward,
} from './awards.js'
export {
  type BookedAmount,
  type BookedLine,
  type BookedTrophy,
  bookAwards,
  CAPS,
  type Cut,
  type LedgerOptions,
  type Received,
} from './booking.js'
export {
  CABINET_FORMAT,
  type Cabinet,
  type CabinetFacts,
  type CabinetRejection,
  defineTrophy,
  hauntTrophy,
  nameOfTrophy,
  openCabinet,
  placeSchema,
  placeTrophy,
  type TrophyPlace,
  tradeTrophy,
  trophiesOf,
} from './cabinet.js'
export { loadCabinet } from './cabinet-load.js'
export {
  type GeneralCitation,
  generalClauses,
  type SocietyCitation,
  trophyClauses,
} from './clauses.js'
export {
  type Limit,
  type LimitExpression,
  type PlayerLimits,
  type RefereeTerms,
  refereeCount,
  refereesMayPlay,
} from './description.js'
export {
  checkDescription,
  checkRule,
  type DescriptionFacts,
  type DescriptionRejection,
} from './description-check.js'
export { type EquipmentDescription, equipmentSchema, reachesOutside } from './equipment.js'
export {
  type BookedInstance,
  type Booking,
  book,
  checkRecord,
  LEDGER_FORMAT,
  type Ledger,
  type LedgerFacts,
  type LedgerRejection,
  openLedger,
} from './ledger.js'
export { loadLedger } from './ledger-load.js'
export {
  type CountFacts,
  type CountRejection,
  checkCount,
  checkReferees,
  type EvaluatedLimits,
  evaluateLimits,
  type LimitFacts,
  type LimitRejection,
  limitsProblem,
} from './limits.js'
export { monthOf } from './month.js'
export { awardSchema, outcomeSchema, recordSchema } from './record.js'
export type { LoadProblem, SchemaOf } from './schema.js'
export {
  advanceSubmission,
  endorsementsNeeded,
  endorsersOf,
  submissionDue,
} from './submission/advance.js'
export { postingSchema, submissionEntrySchema } from './submission/entries.js'
export { loadSubmission } from './submission/load.js'
export { postSubmission } from './submission/post.js'
export type { SubmissionFacts, SubmissionRejection } from './submission/rejections.js'
export {
  type Endorsement,
  type Flaw,
  type Posting,
  type RejectedBecause,
  SUBMISSION_FORMAT,
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
  type EnactedRule,
  enactedGame,
  enactSubmission,
  equipmentOf,
  type NewRule,
  openSuite,
  SUITE_FORMAT,
  type Suite,
  type SuiteFacts,
  type SuiteRejection,
} from './suite.js'
export { loadSuite } from './suite-load.js'
export { type Account, accountOf, type MonthTotals, monthTotals } from './totals.js'
export {
  kindSchema,
  type TrophyGate,
  type TrophyKind,
  trophyBar,
  trophyKinds,
  trophyNamed,
} from './trophies.js'
export {
  giveTrophies,
  type Presentation,
  type PresentationFacts,
  type PresentationRejection,
  type TrophyDeed,
} from './trophy-awards.js'
