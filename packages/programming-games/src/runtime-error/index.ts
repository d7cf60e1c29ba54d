/**
 * Runtime Error: the engine, and the mathematics of its win.
 *
 * @packageDocumentation
 */
export { CARDS, type Card, type Rank, type Suit } from './cards.js'
export { runtimeErrorClauses } from './clauses.js'
export { nextPlannedMove, type PlannedMove } from './following.js'
export { runtimeError } from './game.js'
export { positionSeen } from './knowledge.js'
export type { RuntimeError } from './model.js'
export type {
  Certificate,
  Counted,
  CountsNode,
  Kind,
  Plan,
  PlanNode,
  Play,
  PlayNode,
  StatementEdit,
  Tally,
} from './proof/certificate.js'
export { certificateOf, certificateSchema } from './proof/certificate.js'
export { type Checked, checkCertificate } from './proof/check.js'
export { type ExplainOptions, explainCertificate } from './proof/explain.js'
export type { Knowledge, Opponent, Position, Reshuffle, Zones } from './proof/position.js'
export { positionOf, positionProblem } from './proof/position.js'
export {
  DEFAULT_BUDGET,
  DEFAULT_COUNTER_BUDGET,
  type Proof,
  type ProveOptions,
  provePosition,
} from './proof/prove.js'
export { type Refutation, type RefutedNode, refutationProblem } from './proof/refutation.js'
export type {
  FaceDown,
  LaidStatement,
  NoPlan,
  RuntimeErrorHidden,
  RuntimeErrorSecret,
  RuntimeErrorShared,
} from './state.js'
export type { FunctionName, Slot, Statement, StatementNumber } from './statement.js'
