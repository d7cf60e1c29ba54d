/**
 * The contract of a game, the match, and the society's rules.
 *
 * @packageDocumentation
 */
export { type Citation, type Clauses, defineClauses } from './clauses.js'
export {
  type Entry,
  type Membership,
  type MembershipEntry,
  type MoveEntry,
  OFFICES,
  type Office,
  type RulingEntry,
  type Substitute,
  type TimeEntry,
} from './entry.js'
export {
  type EquipmentCitation,
  type EquipmentClause,
  equipmentClauses,
} from './equipment/clauses.js'
export {
  type DiceNumberTag,
  type DiceRejection,
  type DiceRejectionFacts,
  type DiceTag,
  diceLimits,
  diceLineLimits,
} from './equipment/dice-rejection.js'
export {
  type DiceRecipients,
  type DiceRequest,
  type DiceRequestOptions,
  diceRequest,
  formatDiceRequest,
  parseDiceRequest,
} from './equipment/dice-request.js'
export {
  type DiceResult,
  type DiceRolls,
  formatDiceResult,
  parseDiceResult,
} from './equipment/dice-result.js'
export { type Die, diceServer, rollDice } from './equipment/dice-server.js'
export {
  type Definition,
  type DefinitionDictionary,
  type DefinitionDictionaryName,
  definitionLookupDictionaries,
  type ListedDictionary,
  type WordDictionary,
  type WordDictionaryName,
  wordValidatingDictionaries,
} from './equipment/dictionaries.js'
export {
  awardGamepoints,
  forfeitGamepoints,
  type GamepointChange,
  type GamepointRejection,
  type GamepointRejectionFacts,
  type Gamepoints,
  leadingHolders,
  startGamepoints,
  totalGamepoints,
} from './equipment/gamepoints.js'
export { type GeneralEquipment, generalEquipment } from './equipment/general-equipment.js'
export type {
  AboutOf,
  AnswerOf,
  Asked,
  AskedAs,
  AskOf,
  GameTypes,
  InquiryName,
  InquiryTypes,
  PlainBundle,
  QuestionOf,
  State,
} from './game/bundle.js'
export {
  type ContractCitation,
  type ContractClause,
  contractClauses,
} from './game/clauses.js'
export type {
  EntryOf,
  Game,
  RejectionAt,
  RejectionFor,
  Step,
  TableSetup,
} from './game/contract.js'
export { defineGame } from './game/define-game.js'
export type { DeadlineOptions, Desk, Ending } from './game/desk.js'
export type { Workbench } from './game/engine.js'
export type { OwnNames } from './game/own-names.js'
export type { Announcement, Audience, PostOf, TablePost } from './game/post.js'
export type {
  Actor,
  Beginning,
  Flat,
  InquiryRecipe,
  JoinRecipe,
  Legal,
  MembershipRecipe,
  Migration,
  MoveRecipe,
  Notation,
  Pick,
  Recipe,
  RefusalOf,
  Role,
  Sampled,
  SampledInquiry,
  SavedPlay,
  Secrecy,
  Setting,
  SettleRecipe,
  Wanted,
} from './game/recipe.js'
export type {
  CommonCitation,
  CommonFacts,
  CommonRejection,
  OfficialEvent,
} from './game/rejections.js'
export { shuffled } from './game/sample.js'
export type { Simulation } from './game/simulation.js'
export type {
  StandardIssue,
  StandardProps,
  StandardResult,
  StandardSchemaV1,
} from './game/standard-schema.js'
export type {
  DeadlineView,
  Expectation,
  PersonView,
  PublicPart,
  PublicTable,
  PublicView,
  RefereeView,
  SeatView,
  View,
  Viewer,
} from './game/view.js'
export {
  type Addressee,
  type Answers,
  type Ask,
  answerProblem,
  type Inquiry,
  type Question,
  type Referee,
} from './inquiry.js'
export {
  type Loaded,
  type LoadFacts,
  type LoadRejection,
  loadMatch,
  readSaveHead,
  type SaveHead,
} from './match/load.js'
export {
  type Carried,
  type Checkpoint,
  type Match,
  type MatchFacts,
  type MatchOptions,
  type MatchRejection,
  type MatchStep,
  startMatch,
  submit,
  tick,
  type UnfitAnswer,
  type Unread,
} from './match/match.js'
export { recordOf } from './match/record.js'
export { type RewindFacts, type RewindRejection, replay, rewind } from './match/replay.js'
export { SAVE_FORMAT, SAVE_VERSION, saveMatch } from './match/save.js'
export {
  asPlain,
  copyPlain,
  freezePlain,
  type Json,
  type NotPlain,
  type Plain,
  type Same,
  type Writable,
} from './plain.js'
export {
  type DiceServerOptions,
  diceServerReferee,
  type SendDiceMail,
} from './referees/dice-server-referee.js'
export { firstAnswer, humanReferee } from './referees/in-turn.js'
export { type Script, type ScriptedReferee, scriptedReferee } from './referees/scripted.js'
export type { Seed } from './referees/seed.js'
export { randomJudge, seededDie, seededPick, seededReferee } from './referees/seeded.js'
export {
  type Refusal,
  type Rejection,
  type RejectionOf,
  type RejectionRow,
  type RejectionTable,
  reject,
} from './rejection.js'
export { type Err, err, type Ok, ok, type Result } from './result.js'
export type {
  Award,
  InstanceRecord,
  Outcome,
  PointsAward,
  TransferAward,
  TreasuryAward,
  TrophyAward,
} from './society/awards.js'
export {
  type BookedAmount,
  type BookedLine,
  type BookedTrophy,
  bookAwards,
  CAPS,
  type Cut,
  type LedgerOptions,
  type Received,
} from './society/booking.js'
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
  type Trophy,
  type TrophyPlace,
  tradeTrophy,
  trophiesOf,
} from './society/cabinet.js'
export { loadCabinet } from './society/cabinet-load.js'
export {
  type GeneralCitation,
  generalClauses,
  type SocietyCitation,
  trophyClauses,
} from './society/clauses.js'
export {
  type Census,
  type GameDescription,
  gameName,
  type Limit,
  type LimitExpression,
  type PlayerLimits,
  type RefereeTerms,
  refereeCount,
  refereesMayPlay,
} from './society/description.js'
export {
  checkDescription,
  checkRule,
  type DescriptionFacts,
  type DescriptionRejection,
} from './society/description-check.js'
export {
  type EquipmentDescription,
  equipmentSchema,
  reachesOutside,
} from './society/equipment.js'
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
} from './society/ledger.js'
export { loadLedger } from './society/ledger-load.js'
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
} from './society/limits.js'
export { monthOf } from './society/month.js'
export { awardSchema, outcomeSchema, recordSchema } from './society/record.js'
export type { LoadProblem, SchemaOf } from './society/schema.js'
export {
  advanceSubmission,
  endorsementsNeeded,
  endorsersOf,
  submissionDue,
} from './society/submission/advance.js'
export { postingSchema, submissionEntrySchema } from './society/submission/entries.js'
export { loadSubmission } from './society/submission/load.js'
export { postSubmission } from './society/submission/post.js'
export type { SubmissionFacts, SubmissionRejection } from './society/submission/rejections.js'
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
} from './society/submission/submission.js'
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
} from './society/suite.js'
export { loadSuite } from './society/suite-load.js'
export { type Account, accountOf, type MonthTotals, monthTotals } from './society/totals.js'
export {
  kindSchema,
  type TrophyGate,
  type TrophyKind,
  trophyBar,
  trophyKinds,
  trophyNamed,
} from './society/trophies.js'
export {
  giveTrophies,
  type Presentation,
  type PresentationFacts,
  type PresentationRejection,
  type TrophyDeed,
} from './society/trophy-awards.js'
export { type Clock, dueOf, nextDue, type Timer } from './table/clock.js'
export {
  type Halt,
  holderOf,
  isHalted,
  isInGame,
  isReferee,
  nameOf,
  ownSeatOf,
  type Presence,
  recipientOf,
  type Seat,
  type Seated,
  type SeatNumber,
  type Silence,
  seatOf,
  seatsInGame,
  type Table,
} from './table/table.js'
export { type Duration, days, hours, isMoment, LATEST_MOMENT, type Moment } from './time.js'
