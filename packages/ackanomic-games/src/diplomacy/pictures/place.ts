import type { Location, Point } from '../map.js'
import { provinceOf } from '../units.js'
import type { Drawing } from './drawing.js'

/** Where a unit stands at a location; `undefined` where the drawing has no such province. */
export function placeOf(drawing: Drawing, location: Location): Point | undefined {
  const id = provinceOf(location)
  const area = Object.hasOwn(drawing.areas, id) ? drawing.areas[id] : undefined
  return area?.coasts?.[location.slice(id.length + 1)]?.unit ?? area?.unit
}
