/**
 * Pictures of Diplomacy: maps as SVG with all that is on them, the chart of centres, and the drawings
 * as data for a page of your own. Nothing of the engine comes with it.
 *
 * @packageDocumentation
 */
export { type CentresLook, drawCentres } from './draw-centres.js'
export { type Drawn, drawMap, type Look } from './draw-map.js'
export {
  type Area,
  areasOf,
  type CoastMarks,
  type Drawing,
  type DrawnArea,
} from './drawing.js'
export { DUEL_DRAWING, ISLANDS_DRAWING } from './small-drawings.js'
export { STANDARD_DRAWING } from './standard-drawing.js'
export type { Colours, Theme } from './style.js'
