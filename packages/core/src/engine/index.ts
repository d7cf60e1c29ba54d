/**
 * What an author of engines needs: the recipe and its parts, the desk, plain data, rejections, clauses.
 *
 * @packageDocumentation
 */
export { type Citation, defineClauses } from '../clauses.js'
export { answerProblem } from '../inquiry.js'
export type { LoadFacts } from '../match/load.js'
export type { Carried, MatchFacts, Unread } from '../match/match.js'
export type { RewindFacts } from '../match/replay.js'
export { SAVE_FORMAT, SAVE_VERSION } from '../match/save.js'
export {
  asPlain,
  copyPlain,
  freezePlain,
  type NotPlain,
  type Plain,
  type Same,
  type Writable,
} from '../plain.js'
export type { Script, ScriptedReferee } from '../referees/scripted.js'
export {
  type Refusal,
  type RejectionOf,
  type RejectionRow,
  type RejectionTable,
  reject,
} from '../rejection.js'
export { shown } from '../shown.js'
export { dueOf, type Timer } from '../table/clock.js'
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
  type Seated,
  type Silence,
  type Standing,
  seatOf,
  seatsInGame,
} from '../table/table.js'
export { isMoment, LATEST_MOMENT } from '../time.js'
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
} from './bundle.js'
export { type ContractCitation, type ContractClause, contractClauses } from './clauses.js'
export type { EntryOf, RejectionAt, RejectionFor } from './contract.js'
export { defineGame } from './define-game.js'
export type { DeadlineOptions, Desk, Ending } from './desk.js'
export type { Workbench } from './engine.js'
export type { OwnNames } from './own-names.js'
export type { Audience, PostOf } from './post.js'
export { isName } from './read-entry.js'
export type {
  Actor,
  Beginning,
  Flat,
  InquiryRecipe,
  JoinRecipe,
  MembershipRecipe,
  Migration,
  MoveRecipe,
  Notation,
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
} from './recipe.js'
export type { CommonCitation, CommonFacts, OfficialEvent } from './rejections.js'
export { shuffled } from './sample.js'
export type { Simulation } from './simulation.js'
export type { StandardIssue, StandardProps, StandardResult } from './standard-schema.js'
export type {
  DeadlineView,
  PersonView,
  PublicPart,
  PublicTable,
  PublicView,
  RefereeView,
  SeatView,
} from './view.js'
