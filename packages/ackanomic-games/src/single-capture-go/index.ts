/**
 * Single Capture Go, rule 1250.13.
 *
 * @packageDocumentation
 */
export { singleCaptureGoClauses } from './clauses.js'
export type { SingleCaptureGoFault } from './errors.js'
export { singleCaptureGo } from './game.js'
export {
  drawSingleCaptureGoGrid,
  readSingleCaptureGoGrid,
  type SingleCaptureGoGrid,
  sideFor,
  squareOf,
} from './grid.js'
export type {
  SingleCaptureGo,
  SingleCaptureGoSecret,
  SingleCaptureGoShared,
} from './model.js'
export type {
  SingleCaptureGoAttempt,
  SingleCaptureGoAttemptStatus,
  SingleCaptureGoContender,
  SingleCaptureGoDoom,
  SingleCaptureGoDoomReason,
  SingleCaptureGoFate,
  SingleCaptureGoReport,
} from './report.js'
export { groupsOf, type SingleCaptureGoGroup } from './resolution.js'
