/**
 * Everything for authors of engines: models, rules, the context, text and positions.
 *
 * @packageDocumentation
 */
export { type Citation, type Clauses, defineClauses } from '../clauses.js'
export type { Mutable } from '../plain.js'
export { shuffled } from '../referees/chance.js'
export { type Clock, deadlineOf } from '../roster/clock.js'
export { timeAfter, timeBetween } from '../roster/match-clock.js'
export {
  assignedSeatOf,
  holderOf,
  isInGame,
  isPaused,
  isReferee,
  nameOf,
  type Roster,
  type Seated,
  seatBadges,
  seatNamed,
  seatOf,
  seatsInGame,
} from '../roster/roster.js'
export type { SeatAward, Winner } from '../roster/winning.js'
export type { AskedAs, DraftOf, GameTypes, State, VisibleState } from './bundle.js'
export type { Context } from './context.js'
export type {
  EntryOf,
  ErrorFor,
  GameEventOf,
  GameOf,
  NotationOf,
  RulesOf,
  TacticsOf,
  TextOf,
} from './contract.js'
export { defineGame } from './define-game.js'
export type {
  Actor,
  Determinization,
  ErrorCaseOf,
  GameDefinition,
  InitialState,
  ListedMoves,
  MoveDefinition,
  PendingOf,
  PendingSpec,
  PositionDefinition,
  PromptDefinition,
  RosterChange,
  RosterDefinition,
  SampledPrompt,
  SearchDefinition,
  TextDefinition,
} from './definition.js'
export { itemAt } from './item-at.js'
export { canMove } from './legal.js'
export { memoizeByRef } from './memoize-by-ref.js'
export {
  defineModel,
  type ErrorSpec,
  type EventsOf,
  type Immutable,
  type Model,
  type ModelPart,
  type ModelSpec,
  type NameOf,
  part,
  type SpecTypes,
  type TypesOf,
} from './model.js'
export { plainNotation } from './plain-notation.js'
export { stateProblem } from './position.js'
export { defineRules } from './rules.js'
export { defineText } from './text.js'
export type { SeatView, View } from './view.js'
export { visibleState } from './visible-state.js'
export { withPositions } from './with-positions.js'
