/**
 * Runtime Error: the engine, and the mathematics of its win.
 *
 * @packageDocumentation
 */
export {
  RUNTIME_ERROR_CARDS,
  type RuntimeErrorCard,
  type RuntimeErrorRank,
  type RuntimeErrorSuit,
} from './cards.js'
export { runtimeErrorClauses } from './clauses.js'
export { nextPlannedMove, type RuntimeErrorPlannedMove } from './following.js'
export { runtimeError } from './game.js'
export { positionSeen } from './knowledge.js'
export type { RuntimeError } from './model.js'
export type {
  RuntimeErrorCertificate,
  RuntimeErrorCountsNode,
  RuntimeErrorPlan,
  RuntimeErrorPlanNode,
  RuntimeErrorPlayNode,
} from './proof/certificate.js'
export { createCertificate, runtimeErrorCertificateSchema } from './proof/certificate.js'
export { checkCertificate, type RuntimeErrorCheckResult } from './proof/check.js'
export { explainCertificate, type RuntimeErrorExplainOptions } from './proof/explain.js'
export type {
  RuntimeErrorKnowledge,
  RuntimeErrorOpponent,
  RuntimeErrorPosition,
  RuntimeErrorReshuffle,
  RuntimeErrorZones,
} from './proof/position.js'
export { positionOf, positionProblem } from './proof/position.js'
export {
  provePosition,
  RUNTIME_ERROR_BUDGET,
  RUNTIME_ERROR_COUNTER_BUDGET,
  type RuntimeErrorProof,
  type RuntimeErrorProveOptions,
} from './proof/prove.js'
export { type RuntimeErrorRefutation, refutationProblem } from './proof/refutation.js'
export type {
  RuntimeErrorFaceDown,
  RuntimeErrorHidden,
  RuntimeErrorLaidStatement,
  RuntimeErrorNoPlan,
  RuntimeErrorSecret,
  RuntimeErrorShared,
} from './state.js'
export type {
  RuntimeErrorFunction,
  RuntimeErrorSlot,
  RuntimeErrorStatement,
  RuntimeErrorStatementNumber,
} from './statement.js'
