/**
 * The board of Ye Olde Rusty Lantern, rule 1250.18.
 *
 * @packageDocumentation
 */
export { RustyLanternBoard } from './board.js'
export { rustyLanternStages } from './stages.js'
