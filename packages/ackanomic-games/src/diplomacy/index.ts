/**
 * Diplomacy, rule 1250.14: the game with its set-up, pauses and replacements, and everything that it
 * is made of, usable alone: maps, orders, adjudication, the year, notation, pictures.
 *
 * @packageDocumentation
 */
export * from './adjustments.js'
export type { DiplomacyOptions } from './announcement.js'
export { checkVariant, type VariantProblem } from './check.js'
export { diplomacyClauses } from './clauses.js'
export { rulesIn } from './correspondence.js'
export * from './editions.js'
export type {
  EndOfGame,
  ListedPlayer,
  MissedTurns,
  OrdersInForce,
  Replacement,
  TurnReport,
  TurnResult,
} from './events.js'
export { diplomacy, diplomacyOn } from './game.js'
export * from './history.js'
export {
  type OrderProblem,
  ordersByPlace,
  ordersOf,
  problemOf,
  randomOrders,
} from './legal-orders.js'
export type {
  Location,
  Point,
  Power,
  PowerId,
  Province,
  ProvinceId,
  ProvinceKind,
  Season,
  UnitKind,
  Variant,
} from './map.js'
export type { Diplomacy, DiplomacyEvent, DiplomacyMove } from './model.js'
export * from './movement/adjudicate.js'
export type { Adjudication } from './movement/report.js'
export {
  type Parsed,
  parseOrders,
  type Sender,
  type Step,
  type Unreadable,
} from './notation/parse.js'
export * from './order-checks.js'
export { type OrderContext, type OrderSet, ordersInForce } from './orderbook.js'
export {
  type AdjustmentOrder,
  type Build,
  type Convoy,
  type Disband,
  formatOrder,
  formatUnit,
  type Hold,
  type Move,
  type MovementOrder,
  type Named,
  type Order,
  type Retreat,
  type RetreatOrder,
  type Support,
  type UnitOrder,
  type Waive,
} from './orders.js'
export * from './position.js'
export { renderPosition } from './render.js'
export * from './resolution.js'
export * from './retreats.js'
export { activePowers, playPhase, type Turn, winnerOf } from './seasons.js'
export type { DiplomacySecret, DiplomacyShared } from './state.js'
export { DUEL, ISLANDS } from './variants/maps.js'
export { STANDARD } from './variants/standard.js'
