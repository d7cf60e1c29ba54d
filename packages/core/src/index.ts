/**
 * What an app needs that plays matches: start, submit, tick, save, load; who sees what; referees.
 *
 * @packageDocumentation
 */
export type { Clauses } from './clauses.js'
export type { Game, Step, TableSetup } from './engine/contract.js'
export type { Announcement, TablePost } from './engine/post.js'
export type { Legal, Pick } from './engine/recipe.js'
export type { CommonRejection } from './engine/rejections.js'
export type { StandardSchemaV1 } from './engine/standard-schema.js'
export type { Expectation, View, Viewer } from './engine/view.js'
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
export type { Gamepoints } from './equipment/gamepoints.js'
export type { Addressee, Answers, Ask, Inquiry, Question, Referee } from './inquiry.js'
export {
  type Loaded,
  type LoadRejection,
  loadMatch,
  readSaveHead,
  type SaveHead,
} from './match/load.js'
export {
  type Checkpoint,
  type Match,
  type MatchOptions,
  type MatchRejection,
  type MatchStep,
  startMatch,
  submit,
  tick,
  type UnfitAnswer,
} from './match/match.js'
export { recordOf } from './match/record.js'
export { type RewindRejection, replay, rewind } from './match/replay.js'
export { saveMatch } from './match/save.js'
export type { Json } from './plain.js'
export { firstAnswer, humanReferee } from './referees/in-turn.js'
export { scriptedReferee } from './referees/scripted.js'
export type { Seed } from './referees/seed.js'
export { randomJudge, seededPick, seededReferee } from './referees/seeded.js'
export type { Rejection } from './rejection.js'
export { type Err, err, type Ok, ok, type Result } from './result.js'
export type { Award, InstanceRecord, Outcome } from './society/awards.js'
export { type Census, type GameDescription, gameName } from './society/description.js'
export type { Trophy } from './society/trophies.js'
export { type Clock, nextDue } from './table/clock.js'
export type { Seat, SeatNumber, Table } from './table/table.js'
export { type Duration, days, hours, type Moment } from './time.js'
