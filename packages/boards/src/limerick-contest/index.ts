/**
 * The board of the Limerick Contest, rule 1250.8.
 *
 * @packageDocumentation
 */
export { LimerickContestBoard } from './board.js'
export { limerickContestStages } from './stages.js'
