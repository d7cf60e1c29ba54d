/**
 * The board of Runtime Error.
 *
 * @packageDocumentation
 */
export { RuntimeErrorBoard } from './board.js'
export { runtimeErrorStages } from './stages.js'
