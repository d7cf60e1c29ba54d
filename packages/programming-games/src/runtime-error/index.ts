/**
 * Runtime Error: the engine, and the mathematics of its win.
 *
 * @packageDocumentation
 */
export { CARDS, type Card, type Rank, type Suit } from './cards.js'
export type {
  Certificate,
  CertificateNode,
  CountsNode,
  Kind,
  Play,
  PlayNode,
  StatementEdit,
  Tally,
} from './proof/certificate.js'
export { certificateSchema } from './proof/certificate-schema.js'
export { type Checked, check } from './proof/check.js'
export { runtimeErrorClauses } from './clauses.js'
export { explain, type TellingOptions } from './proof/words.js'
export { runtimeError } from './game.js'
export { positionSeen } from './knowledge.js'
export { seekLoop } from './bot.js'
export {
  type Knowledge,
  type Position,
  positionOf,
  positionProblem,
  type Reshuffle,
  type Zones,
} from './proof/position.js'
export {
  DEFAULT_BUDGET,
  DEFAULT_COUNTER_BUDGET,
  type Proof,
  type ProveOptions,
  prove,
} from './proof/prove.js'
export { type Refutation, type RefutedNode, refutationProblem } from './proof/refutation.js'
export type { Slot, Statement } from './statement.js'
export type {
  ClaimMove,
  EditMove,
  FaceDown,
  FunctionName,
  Hidden,
  InputMove,
  LaidStatement,
  Move,
  Options,
  Own,
  Phase,
  Post,
  Proved,
  Rejections,
  RuntimeError,
  ScriptMove,
  Secret,
  Task,
} from './types.js'
