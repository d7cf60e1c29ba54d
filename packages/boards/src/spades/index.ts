/**
 * The board of Spades, rule 1250.15.
 *
 * @packageDocumentation
 */
export { SpadesBoard } from './board.js'
export { spadesStages } from './stages.js'
