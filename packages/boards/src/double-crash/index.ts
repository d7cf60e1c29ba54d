/**
 * The board of Double Crash, rule 1250.12.
 *
 * @packageDocumentation
 */
export { DoubleCrashBoard } from './board.js'
export { doubleCrashStages } from './stages.js'
