/**
 * The board of Mediocrity, rule 1250.17.
 *
 * @packageDocumentation
 */
export { MediocrityBoard } from './board.js'
export { mediocrityStages } from './stages.js'
