/**
 * Everything an app needs to play matches: start, submit, save and load them, read views and
 * events, and answer prompts.
 *
 * @packageDocumentation
 */
export { contractClauses } from './engine/clauses.js'
export type {
  AnswerEntry,
  LogEntry,
  MoveEntry,
  RosterEntry,
  RosterEvent,
  SignedAction,
  TimeEntry,
} from './entry.js'
export type {
  Award,
  Outcome,
  PointsAward,
  ResultRecord,
  TransferAward,
  TreasuryAward,
  TrophyAward,
} from './game/awards.js'
export {
  type BriefDescription,
  type Census,
  describeGame,
  type GameDescription,
  gameName,
  type LimitExpression,
  type MessagePolicy,
  type MessageRules,
  messagePolicyAt,
  type PlayerLimit,
  type PlayerLimits,
  type RefereeTerms,
  refereeCount,
  refereesMayPlay,
} from './game/description.js'
export type { Game, GameRules, GameStep, GameText, OptionText, RosterSetup } from './game/game.js'
export type { AnyEvent, CoreEvent, GameEvent, MatchEvent } from './game/game-event.js'
export type { Forfeit, PageTexts, SeatReturn } from './game/page-texts.js'
export { type PlayerView, playerView } from './game/player-view.js'
export { refuseText, type UnparsableError } from './game/refuse-text.js'
export type {
  EntryFor,
  ErrorOf,
  EventOf,
  MatchOf,
  MoveInput,
  MoveOf,
  OptionsOf,
  StateOf,
  ViewOf,
} from './game/types-of.js'
export type {
  GameView,
  LegalMoves,
  MatchStatus,
  Need,
  PendingAction,
  RandomInt,
} from './game/view.js'
export { isVisibleTo, namesOf, type Viewer, viewerOf } from './game/viewer.js'
export type { GameError } from './game-error.js'
export { createMatch, openMatch } from './handle/create-match.js'
export type {
  AsyncBot,
  BotRun,
  BotRunOptions,
  BotsByName,
  CreateMatchOptions,
  MatchChange,
  MatchEnvironment,
  MatchHandle,
  MatchPage,
  PageOptions,
  PlayError,
  PlayFailure,
  PlayOptions,
  PlayResult,
  PlaySuccess,
  SubscribeOptions,
} from './handle/match-handle.js'
export { type HistoryStep, matchHistory } from './match/history.js'
export {
  type LoadError,
  type LoadedMatch,
  type LoadOptions,
  loadMatch,
  readSaveHeader,
} from './match/load.js'
export {
  type MatchSetup,
  type RefereeOptions,
  type StartResult,
  type SubmitOptions,
  startMatch,
  submit,
  tick,
} from './match/match.js'
export type { MatchError } from './match/match-errors.js'
export type { Match, MatchChance, MatchDeclaration } from './match/match-value.js'
export { type MatchPendingAction, pendingActions } from './match/pending-actions.js'
export { resultRecordOf } from './match/record.js'
export { type ReplayInput, replay, rewind } from './match/replay.js'
export { saveMatch, saveSnapshot } from './match/save.js'
export type {
  MatchProgress,
  MatchStep,
  RefusedStep,
  RejectedAnswer,
  SubmitResult,
} from './match/step.js'
export type {
  Contributions,
  MatchIdentity,
  Prompt,
  Question,
  Referee,
  RefereeCommitment,
} from './prompt.js'
export { type AutomaticRefereeOptions, automaticReferee } from './referees/automatic-referee.js'
export { combineReferees } from './referees/combine-referees.js'
export { manualReferee } from './referees/manual-referee.js'
export { scriptedReferee } from './referees/scripted.js'
export type { SecretError } from './referees/secret.js'
export { type Err, err, type Ok, ok, type Result } from './result.js'
export { DEFAULT_ROLES, type OfficialEvent, type RoleDefinitions, type RoleName } from './roles.js'
export { nextDeadlineOf } from './roster/clock.js'
export { createRosterSetup, playerLimits, type RosterPeople } from './roster/create-roster-setup.js'
export {
  checkPlayerCount,
  checkPlayerLimits,
  type EvaluatedLimits,
  evaluateLimits,
  type LimitError,
  type LimitErrors,
} from './roster/limits.js'
export type { ClockRules, MatchClock, QuietTime, TimeBank, Weekday } from './roster/match-clock.js'
export type { SeatNumber } from './roster/roster.js'
export { type Duration, days, hours, type Timestamp } from './time.js'
export { createMatchClock, isTimeZone, localTimeIn } from './time-zone.js'
