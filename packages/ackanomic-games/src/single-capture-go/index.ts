/**
 * Single Capture Go, rule 1250.13.
 *
 * @packageDocumentation
 */
export { singleCaptureGoClauses } from './clauses.js'
export type { Fault } from './errors.js'
export { singleCaptureGo } from './game.js'
export { drawGrid, type Grid, readGrid, sideFor, squareOf } from './grid.js'
export type {
  SingleCaptureGo,
  SingleCaptureGoSecret,
  SingleCaptureGoShared,
} from './model.js'
export type { Attempt, Contender, Doom, Fate, Reason, Report, Status } from './report.js'
export { type Group, groupsOf } from './resolution.js'
