/**
 * ACKs & Exceptions, a game of bluff and deduction for four players.
 *
 * @packageDocumentation
 */
export { acksClauses } from './clauses.js'
export { type Coaster, type ExceptionName, exceptionOf, queueOf } from './coasters.js'
export { acksAndExceptions } from './game.js'
export type { AcksAndExceptions } from './model.js'
export { type Bid, exceptionChance, faceDownOf, highestBid, winsOf } from './selectors.js'
export type { AcksCall, AcksFlip, AcksRound, AcksSecret, AcksShared } from './state.js'
