/** Single Capture Go, rule 1250.13. @packageDocumentation */
export type { SingleCaptureGoFault } from './errors.js'
export { singleCaptureGo } from './game.js'
export {
  drawLetterGrid,
  gridSideFor,
  type LetterGrid,
  readLetterGrid,
  squareOf,
} from './grid.js'
export type { SingleCaptureGo, SingleCaptureGoMove, SingleCaptureGoState } from './model.js'
export { groupsOf, type SingleCaptureGoGroup } from './resolution.js'
export type {
  SingleCaptureGoAttempt,
  SingleCaptureGoFate,
  SingleCaptureGoReport,
  SingleCaptureGoSecret,
  SingleCaptureGoShared,
} from './state.js'
