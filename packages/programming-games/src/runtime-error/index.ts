/** Runtime Error: the engine, and the mathematics of winning it. @packageDocumentation */
export { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from './cards.js'
export { nextPlannedMove, type RuntimeErrorPlannedMove } from './following.js'
export { runtimeError } from './game.js'
export { provablePositionOf } from './knowledge.js'
export type { RuntimeError, RuntimeErrorMove, RuntimeErrorState } from './model.js'
export {
  createCertificate,
  type RuntimeErrorCertificate,
  type RuntimeErrorEdit,
  type RuntimeErrorPlan,
  runtimeErrorCertificateSchema,
} from './proof/certificate.js'
export { checkCertificate, type RuntimeErrorCheckResult } from './proof/check.js'
export { explainCertificate, type RuntimeErrorExplainOptions } from './proof/explain.js'
export {
  positionOf,
  positionProblem,
  type RuntimeErrorKnowledge,
  type RuntimeErrorPosition,
  type RuntimeErrorReshuffle,
  type RuntimeErrorZones,
} from './proof/position.js'
export {
  provePosition,
  RUNTIME_ERROR_BUDGET,
  type RuntimeErrorProof,
  type RuntimeErrorProveOptions,
} from './proof/prove.js'
export type {
  RuntimeErrorHidden,
  RuntimeErrorLaidStatement,
  RuntimeErrorSecret,
  RuntimeErrorShared,
} from './state.js'
export type { RuntimeErrorFunction, RuntimeErrorStatement } from './statement.js'
