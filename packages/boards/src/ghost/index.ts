/**
 * The board of Ghost, rule 1250.9.
 *
 * @packageDocumentation
 */
export { GhostBoard } from './board.js'
export { ghostStages } from './stages.js'
