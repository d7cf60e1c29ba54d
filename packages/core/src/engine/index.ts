/**
 * What an author of engines needs: the model, the definition of the rules, the context, words, positions.
 *
 * @packageDocumentation
 */
export { type Citation, type Clauses, defineClauses } from '../clauses.js'
export type { Writable } from '../plain.js'
export { shuffled } from '../referees/chance.js'
export { type Clock, dueOf } from '../table/clock.js'
export {
  holderOf,
  isHalted,
  isInGame,
  isReferee,
  marksOf,
  nameOf,
  ownSeatOf,
  type Seated,
  seatOf,
  seatsInGame,
  type Table,
} from '../table/table.js'
export type { SeatAward, Winner } from '../table/winning.js'
export type { AskedAs, DraftOf, GameTypes, Seen, State } from './bundle.js'
export type { Context } from './context.js'
export type {
  EntryOf,
  GameOf,
  NotationOf,
  PostOf,
  RejectionFor,
  RulesOf,
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
  type ErrorSpec,
  type EventsOf,
  type Immutable,
  type Model,
  type ModelSpec,
  type NameOf,
  type Part,
  part,
  type SpecTypes,
  type TypesOf,
} from './model.js'
export { onceFor } from './once.js'
export { plainNotation } from './plain-notation.js'
export type {
  Actor,
  Beginning,
  Listed,
  MindRecipe,
  PositionRecipe,
  RefusalOf,
  Sampled,
  SampledInquiry,
  Setting,
} from './recipe.js'
export { defineRules } from './rules.js'
export { defineText } from './text.js'
export type { PackedView, SeatView, View } from './view.js'
export { visibleState } from './visible-state.js'
export { withPositions } from './with-positions.js'
