/**
 * ACKs & Exceptions, a game of bluff and deduction for four players.
 *
 * @packageDocumentation
 */
export { acksClauses } from './clauses.js'
export { EXCEPTIONS, type ExceptionName, exceptionOf, queueOf, WHOLE_HAND } from './coasters.js'
export { acksAndExceptions } from './game.js'
export { exceptionChance } from './knowledge.js'
export { type Bid, faceDownOf, highestBid, inHandOf, mostOf, winsOf } from './standing.js'
export {
  type AcksAndExceptions,
  type Call,
  type Challenge,
  COASTERS,
  type Coaster,
  type Flip,
  type FlipNext,
  type FlipOrder,
  type Lose,
  type Move,
  type Nothing,
  type Options,
  type Own,
  type Pass,
  type Place,
  type Post,
  type Raise,
  type Rejections,
  type Round,
  type RoundEnd,
  type Secret,
  type Stage,
} from './types.js'
