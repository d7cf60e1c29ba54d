/** Pictures of Diplomacy, without the engine: maps and charts as SVG. @packageDocumentation */
export { type DiplomacyCentresOptions, drawCentres } from './draw-centres.js'
export { type DiplomacyMapOptions, drawMap } from './draw-map.js'
export { areasOf, type DiplomacyDrawnArea } from './drawing.js'
export type { DiplomacyArea, DiplomacyCoastMarks, DiplomacyDrawing } from './drawing-schema.js'
export { DIPLOMACY_DUEL_DRAWING, DIPLOMACY_ISLANDS_DRAWING } from './small-drawings.js'
export { DIPLOMACY_STANDARD_DRAWING } from './standard-drawing.js'
export type { DiplomacyColours, DiplomacyPictureOptions, DiplomacyTheme } from './svg.js'
