/**
 * The board of ACKs & Exceptions.
 *
 * @packageDocumentation
 */
export { AcksAndExceptionsBoard } from './board.js'
