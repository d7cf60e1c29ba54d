/**
 * The board of Viruses, rule 1250.16.
 *
 * @packageDocumentation
 */
export { VirusesBoard } from './board.js'
export { virusesStages } from './stages.js'
