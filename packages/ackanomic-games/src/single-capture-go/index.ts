/**
 * Single Capture Go, rule 1250.13.
 *
 * @packageDocumentation
 */
export { singleCaptureGoClauses } from './clauses.js'
export { singleCaptureGo } from './game.js'
export { drawGrid, type Grid, readGrid, sideFor, squareOf } from './grid.js'
export { type Group, groupsOf } from './resolution.js'
export type * from './types.js'
