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
  unit: point,
  label: point,
})

const area = v.object({
  /** The outline and holes, as numbers of borders from 1; negative ones run backwards. */
  rings,
  label: point,
  unit: point,
  /** The middle of the supply centre. Absent if there is none. */
  centre: v.exactOptional(point),
  coasts: v.exactOptional(v.record(v.string(), coastMarks)),
})

/** The schema of a drawing. `checkMapFile` also checks whether it fits its map. */
export const drawingSchema = v.object({
  width: length,
  height: length,
  borders: v.array(border),
  areas: v.record(v.string(), area),
  /** The rings of areas without a province, such as neutral land. */
  blanks: v.array(rings),
})

/** The positions of the marks of a coast. */
export interface DiplomacyCoastMarks extends Immutable<v.InferOutput<typeof coastMarks>> {}

/** One province of a drawing. */
export interface DiplomacyArea extends Immutable<v.InferOutput<typeof area>> {}

/**
 * A drawing of a map, as plain data, in pixels with y downwards. Two provinces share each border,
 * so they touch exactly where they are neighbours.
 */
export interface DiplomacyDrawing extends Immutable<v.InferOutput<typeof drawingSchema>> {}
