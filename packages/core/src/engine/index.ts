/**
 * What an author of engines needs: the recipe and its parts, the context, plain data, rejections, clauses.
 *
 * @packageDocumentation
 */
export { type Citation, type Clauses, defineClauses } from '../clauses.js'
export type { Role, Substitute } from '../entry.js'
export type {
  GameMind,
  GameSchemas,
  Migration,
  Notation,
  RejectionAt,
  SavedPlay,
  Simulated,
} from '../game/game.js'
export type { AnyPost, TablePost } from '../game/post.js'
export type {
  StandardIssue,
  StandardProps,
  StandardResult,
  StandardSchemaV1,
} from '../game/standard-schema.js'
export type { Carried, Foreign, Unread } from '../game/unread.js'
export type { DeadlineView, Need, PublicTable } from '../game/view.js'
export { type Addressee, type Answers, type Ask, answerProblem } from '../inquiry.js'
export { equalPlain } from '../json.js'
export type { LoadFacts, SaveHead } from '../match/load.js'
export type { Checkpoint } from '../match/match-value.js'
export type { MatchFacts, MatchRejection } from '../match/refusals.js'
export type { Replayed, RewindFacts, RewindRejection } from '../match/replay.js'
export type { UnfitAnswer } from '../match/step.js'
export {
  copyPlain,
  freezePlain,
  type Json,
  type NotPlain,
  type Plain,
  type SameType,
  type Writable,
} from '../plain.js'
export { shuffled } from '../referees/chance.js'
export type { Script, ScriptedReferee } from '../referees/scripted.js'
export {
  type Refusal,
  type RejectionOf,
  type RejectionRow,
  type RejectionTable,
  reject,
} from '../rejection.js'
export { type OfficialEvent, ORGANIZER, type RoleTable, rolesFor } from '../roles.js'
export { shown } from '../shown.js'
export { type Clock, dueOf, type Timer } from '../table/clock.js'
export {
  type Halt,
  holderOf,
  isHalted,
  isInGame,
  isReferee,
  marksOf,
  nameOf,
  ownSeatOf,
  type Presence,
  type Seat,
  type Seated,
  type Silence,
  type Standing,
  seatOf,
  seatsInGame,
  standingOf,
  type Table,
} from '../table/table.js'
export type { Ending, Receiver, SeatAward, Winner } from '../table/winning.js'
export { isMoment, LATEST_MOMENT } from '../time.js'
export type {
  AboutOf,
  AnswerOf,
  Asked,
  AskedAs,
  AskOf,
  Bundle,
  DraftOf,
  GameTypes,
  InquiryName,
  Nothing,
  PlainBundle,
  QuestionOf,
  Seen,
  ShownOf,
  State,
} from './bundle.js'
export { type ContractCitation, type ContractClause, contractClauses } from './clauses.js'
export type { Context, DeadlineOptions } from './context.js'
export type {
  EntryOf,
  GameOf,
  GivenOptions,
  NotationOf,
  PostOf,
  RejectionFor,
  RulesOf,
  SimulatedOf,
  StepOf,
  TacticsOf,
  TextOf,
} from './contract.js'
export { defineGame } from './define-game.js'
export type {
  GameDefinition,
  JoinDefinition,
  MoveDefinition,
  PendingActionSpec,
  PendingSpec,
  PromptDefinition,
  RefereeVacation,
  RosterDefinition,
  TextDefinition,
} from './definition.js'
export { itemAt } from './item-at.js'
export { mayMove } from './legal.js'
export {
  defineModel,
  type Empty,
  type ErrorSpec,
  type EventsOf,
  type EventTable,
  type Immutable,
  type Model,
  type ModelSpec,
  type NameOf,
  type Part,
  type PromptSpec,
  part,
  type SpecTypes,
  type TypesOf,
} from './model.js'
export { onceFor } from './once.js'
export { type OpenTable, openTable } from './open-table.js'
export type { OwnNames } from './own-names.js'
export { plainNotation } from './plain-notation.js'
export { isName, readEntry } from './read-entry.js'
export type {
  Actor,
  Beginning,
  Flat,
  InquiryRecipe,
  JoinRecipe,
  Listed,
  MembershipRecipe,
  MindRecipe,
  MoveRecipe,
  PackedRecipe,
  PositionRecipe,
  RefusalOf,
  RulesRecipe,
  Sampled,
  SampledInquiry,
  Secrecy,
  Setting,
  SettleRecipe,
  TextRecipe,
  Wanted,
} from './recipe.js'
export {
  type CommonCitation,
  type CommonFacts,
  type CommonRejection,
  commonRejections,
} from './rejections.js'
export { defineRules } from './rules.js'
export { defineText } from './text.js'
export type {
  PackedView,
  PersonView,
  PublicPart,
  PublicView,
  RefereeView,
  SeatView,
  View,
} from './view.js'
export { visibleState } from './visible-state.js'
export { withPositions } from './with-positions.js'
export { wrongForm } from './wrong-form.js'
