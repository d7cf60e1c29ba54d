/**
 * Ghost, rule 1250.9.
 *
 * @packageDocumentation
 */
export { ghostClauses } from './clauses.js'
export { ghost } from './game.js'
export { playingOrder } from './order.js'
export { historyOf } from './render.js'
export type {
  Answer,
  Begin,
  Continue,
  Ghost,
  GhostWord,
  Ground,
  Happening,
  Join,
  Move,
  Newcomer,
  Options,
  Own,
  Post,
  Protest,
  ProtestAddition,
  ProtestWord,
  Recorded,
  Rejections,
  RemovalReason,
  Remove,
  Resign,
  Resolution,
  Stage,
} from './types.js'
