/**
 * The board of ACKs & Exceptions.
 *
 * @packageDocumentation
 */
export { AcksAndExceptionsBoard } from './board.js'
export { acksStages } from './stages.js'
