/**
 * The board of Fictionary, rule 1250.10.
 *
 * @packageDocumentation
 */
export { FictionaryBoard } from './board.js'
export { fictionaryStages } from './stages.js'
