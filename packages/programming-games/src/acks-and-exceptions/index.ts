/**
 * ACKs & Exceptions, a game of bluff and deduction for four players.
 *
 * @packageDocumentation
 */
export { acksClauses } from './clauses.js'
export { type ExceptionName, exceptionOf, queueOf } from './coasters.js'
export { acksAndExceptions } from './game.js'
export { exceptionChance } from './knowledge.js'
export { type Bid, faceDownOf, highestBid, winsOf } from './standing.js'
export type {
  AcksAndExceptions,
  Call,
  Challenge,
  Coaster,
  Flip,
  FlipNext,
  FlipOrder,
  Lose,
  Move,
  Options,
  Own,
  Pass,
  Place,
  Post,
  Raise,
  Rejections,
  Round,
  RoundEnd,
  Secret,
  Stage,
} from './types.js'
