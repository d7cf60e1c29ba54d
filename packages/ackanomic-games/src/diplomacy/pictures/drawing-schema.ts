import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'

const point = v.strictTuple([v.number(), v.number()])
const length = v.pipe(v.number(), v.minValue(1, 'Give a length of 1 or more.'))
const ring = v.pipe(v.array(v.number()), v.minLength(1, 'A ring is made of borders.'))
const rings = v.pipe(v.array(ring), v.minLength(1, 'Give an outline.'))
const border = v.pipe(
  v.array(v.number()),
  v.check(
    (list) => list.length >= 4 && list.length % 2 === 0,
    'Give x and y of two points or more.',
  ),
)

const coastMarks = v.object({
  /** The middle of a fleet there. */
  unit: point,
  /** The middle of the coast's name. */
  label: point,
})

const area = v.object({
  /** Its outline and holes, as numbers of borders from 1; a negative one runs backwards. */
  rings,
  label: point,
  unit: point,
  /** The middle of its supply centre. Absent if it has none. */
  centre: v.exactOptional(point),
  /** The positions of the marks, by coast. */
  coasts: v.exactOptional(v.record(v.string(), coastMarks)),
})

/** The form of a drawing. `checkMapFile` also checks whether it fits its map. */
export const drawingSchema = v.object({
  width: length,
  height: length,
  /** The borders, each as x and y of its points in turn. */
  borders: v.array(border),
  /** The area of each province. */
  areas: v.record(v.string(), area),
  /** The rings of areas that belong to no province, such as islands and neutral land. */
  blanks: v.array(rings),
})

/** The positions of the marks of a coast. */
export interface DiplomacyCoastMarks extends Immutable<v.InferOutput<typeof coastMarks>> {}

/** One province of a drawing. */
export interface DiplomacyArea extends Immutable<v.InferOutput<typeof area>> {}

/**
 * A drawing of a map, as plain data. Each border occurs once, and the provinces on its two sides
 * share it, so provinces touch exactly where they have a border in common. One unit is one pixel of
 * the full-size picture; x goes to the right, y downwards.
 */
export interface DiplomacyDrawing extends Immutable<v.InferOutput<typeof drawingSchema>> {}
