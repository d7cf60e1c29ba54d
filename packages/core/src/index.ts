/**
 * What an app needs that plays matches: start, submit, tick, save, load; who sees what; referees.
 *
 * @packageDocumentation
 */
export type {
  LogEntry,
  Membership,
  MembershipEntry,
  MoveEntry,
  Office,
  RulingEntry,
  TimeEntry,
} from './entry.js'
export type {
  Award,
  InstanceRecord,
  Outcome,
  PointsAward,
  TransferAward,
  TreasuryAward,
  TrophyAward,
} from './game/awards.js'
export {
  type Census,
  type GameDescription,
  gameName,
  type LimitExpression,
  type PlayerLimit,
  type PlayerLimits,
  type RefereeTerms,
  refereeCount,
  refereesMayPlay,
} from './game/description.js'
export type { Game, GameRules, GameStep, GameText, TableSetup } from './game/game.js'
export { type Look, lookOf, type Page, pageOf } from './game/page.js'
export type { Announcement } from './game/post.js'
export type { Choose, Expectation, GameView, Legal, Situation } from './game/view.js'
export { isFor, namesOf, type Viewer, viewerOf } from './game/viewer.js'
export type { Inquiry, Question, Referee } from './inquiry.js'
export {
  type Loaded,
  type LoadOptions,
  type LoadRejection,
  loadMatch,
  readSaveHead,
} from './match/load.js'
export {
  type MatchRefusal,
  type MatchStart,
  type RefereeOptions,
  type SubmitOptions,
  startMatch,
  submit,
  tick,
} from './match/match.js'
export { recordOf } from './match/record.js'
export { replay, rewind } from './match/replay.js'
export { checkpointOf, saveMatch } from './match/save.js'
export type { Match, MatchStep } from './match/step.js'
export { firstAnswer, humanReferee } from './referees/in-turn.js'
export { type ProgramRefereeOptions, programReferee } from './referees/program-referee.js'
export { scriptedReferee } from './referees/scripted.js'
export type { Rejection } from './rejection.js'
export { type Err, err, type Ok, ok, type Result } from './result.js'
export { nextDue } from './table/clock.js'
export {
  checkCount,
  type EvaluatedLimits,
  evaluateLimits,
  type LimitFacts,
  type LimitRejection,
  limitsProblem,
} from './table/limits.js'
export type { SeatNumber } from './table/table.js'
export { type Duration, days, hours, type Moment } from './time.js'
