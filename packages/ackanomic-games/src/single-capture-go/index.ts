/**
 * Single Capture Go, rule 1250.13.
 *
 * @packageDocumentation
 */
export { singleCaptureGoClauses } from './clauses.js'
export { drawGrid, readGrid } from './drawing.js'
export { singleCaptureGo } from './game.js'
export { type Grid, sideFor, squareOf } from './grid.js'
export { type Group, groupsOf } from './groups.js'
export type {
  Attempt,
  Contender,
  Doom,
  Fate,
  Fault,
  Faults,
  Options,
  Own,
  Play,
  Post,
  Reason,
  Rejections,
  Report,
  Secret,
  SingleCaptureGo,
  Status,
} from './types.js'
