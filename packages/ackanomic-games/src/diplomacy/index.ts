/** Diplomacy, rule 1250.14: maps, orders, adjudication, notation. @packageDocumentation */
export * from './adjustments.js'
export type { DiplomacyOptions } from './announcement.js'
export { checkVariant, type DiplomacyVariantProblem } from './check.js'
export { announcedRules } from './correspondence.js'
export * from './editions.js'
export type {
  DiplomacyEnding,
  DiplomacyListedPlayer,
  DiplomacyMissedTurns,
  DiplomacyOrdersInForce,
  DiplomacyReplacement,
  DiplomacyTurnReport,
  DiplomacyTurnResult,
} from './events.js'
export { diplomacy, diplomacyOn } from './game.js'
export * from './history.js'
export {
  type DiplomacyOrderProblem,
  legalOrdersAt,
  legalOrdersByPlace,
  orderProblem,
  randomLegalOrders,
} from './legal-orders.js'
export type {
  DiplomacyLocation,
  DiplomacyPoint,
  DiplomacyPower,
  DiplomacySeason,
  DiplomacyUnitKind,
  DiplomacyVariant,
  PowerId,
  Province,
  ProvinceId,
  ProvinceKind,
} from './map.js'
export type { Diplomacy, DiplomacyEvent, DiplomacyMove, DiplomacyState } from './model.js'
export * from './movement/adjudicate.js'
export type { DiplomacyAdjudication } from './movement/report.js'
export {
  type DiplomacyOrderSender,
  type DiplomacyParsedOrders,
  type DiplomacyUnreadableText,
  parseOrders,
} from './notation/parse.js'
export * from './order-checks.js'
export { describeOrder } from './order-words.js'
export { type DiplomacyOrderContext, type DiplomacyOrderSet, ordersInForce } from './orderbook.js'
export {
  type DiplomacyMovementOrder,
  type DiplomacyNamedUnit,
  type DiplomacyOrder,
  formatOrder,
  formatUnit,
} from './orders.js'
export * from './position.js'
export { renderPosition } from './render.js'
export * from './resolution.js'
export * from './retreats.js'
export { activePowers, type DiplomacyTurn, playPhase, winnerOf } from './seasons.js'
export type { DiplomacySecret, DiplomacyShared } from './state.js'
export { DIPLOMACY_DUEL, DIPLOMACY_ISLANDS } from './variants/maps.js'
export { DIPLOMACY_STANDARD } from './variants/standard.js'
export { placeName } from './wording.js'
