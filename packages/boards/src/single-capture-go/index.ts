/**
 * The board of Single Capture Go, rule 1250.13.
 *
 * @packageDocumentation
 */
export { SingleCaptureGoBoard } from './board.js'
export { singleCaptureGoStages } from './stages.js'
