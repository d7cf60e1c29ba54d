/** ACKs & Exceptions, a game of bluff and deduction for four players. @packageDocumentation */
export { type AcksCoaster, type AcksExceptionName, exceptionOf, reverseStack } from './coasters.js'
export { acksAndExceptions } from './game.js'
export type { AcksAndExceptions, AcksMove, AcksState } from './model.js'
export { type AcksBid, exceptionChance, faceDownOf, highestBid, winsOf } from './selectors.js'
export type { AcksCall, AcksFlip, AcksRound, AcksSecret, AcksShared } from './state.js'
