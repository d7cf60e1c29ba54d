import { err, type Result } from '@ackanomic/core'
import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import {
  checkVariant,
  cleanProblem,
  type DiplomacyVariantProblem,
  type Report,
  readForm,
} from '../check.js'
import { atlasOf } from '../compiled-map.js'
import { type DiplomacyVariant, variantSchema } from '../map.js'
import { areasOf } from '../pictures/drawing.js'
import { type DiplomacyDrawing, drawingSchema } from '../pictures/drawing-schema.js'

const text = v.pipe(v.string(), v.nonEmpty('Give it a text that is not empty.'))

const mapFileSchema = v.object({
  variant: variantSchema,
  /** The drawing; `null` if there is none yet. */
  drawing: v.nullable(drawingSchema),
  credits: v.object({
    author: text,
    /** The source of its facts, and its licence. */
    source: text,
  }),
})

/** A map of your own in one file, as plain JSON. */
export interface DiplomacyMapFile extends Immutable<v.InferOutput<typeof mapFileSchema>> {}

/**
 * Checks a map file from outside: the map as `checkVariant` does, the drawing, and that exactly
 * neighbours touch. Returns the file, or all problems.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD } from '@ackanomic/games/diplomacy'
 * import { DIPLOMACY_STANDARD_DRAWING } from '@ackanomic/games/diplomacy/pictures'
 * import { checkMapFile } from '@ackanomic/games/diplomacy/variants'
 *
 * const credits = { author: 'Allan B. Calhamer', source: 'the rulebook' }
 * checkMapFile({ variant: DIPLOMACY_STANDARD, drawing: DIPLOMACY_STANDARD_DRAWING, credits }).ok // => true
 * ```
 */
export function checkMapFile(
  value: unknown,
): Result<DiplomacyMapFile, readonly DiplomacyVariantProblem[]> {
  const read = readForm<DiplomacyMapFile>(mapFileSchema, value)
  if (!read.ok) return read
  const { variant, drawing } = read.value
  const checked = checkVariant(variant)
  const problems = checked.ok
    ? drawingProblems(variant, drawing)
    : checked.error.map(({ where, message }) => ({ where: `variant.${where}`, message }))
  return problems.length === 0 ? read : err(problems)
}

function drawingProblems(variant: DiplomacyVariant, drawing: DiplomacyDrawing | null) {
  if (drawing === null) return []
  const problems: DiplomacyVariantProblem[] = []
  const tell: Report = (where, message) => problems.push(cleanProblem(`drawing.${where}`, message))
  for (const id of Object.keys(variant.provinces))
    if (!Object.hasOwn(drawing.areas, id)) tell(`areas.${id}`, `${id} is not drawn.`)
  for (const [id, { rings, centre, coasts = {} }] of Object.entries(drawing.areas)) {
    const area = `areas.${id}`
    const facts = Object.hasOwn(variant.provinces, id) ? variant.provinces[id] : undefined
    if (facts === undefined) {
      tell(area, `The map has no province ${id}.`)
      continue
    }
    const has = facts.centre === true
    if (has && centre === undefined) tell(`${area}.centre`, 'Say where its centre is.')
    if (!has && centre !== undefined) tell(`${area}.centre`, 'It has no centre.')
    const named = facts.coasts ?? []
    for (const coast of named)
      if (!Object.hasOwn(coasts, coast)) tell(`${area}.coasts`, `Say where ${coast} is.`)
    for (const coast of Object.keys(coasts))
      if (!named.includes(coast)) tell(`${area}.coasts`, `It has no coast ${coast}.`)
    for (const ring of rings) if (!isClosed(drawing, ring)) tell(area, OPEN)
  }
  for (const [at, blank] of drawing.blanks.entries())
    for (const ring of blank) if (!isClosed(drawing, ring)) tell(`blanks.${at}`, OPEN)
  if (problems.length > 0) return problems
  const { index, names, anyNext } = atlasOf(variant)
  for (const { id, neighbours } of areasOf(drawing)) {
    const wanted = (anyNext[index.get(id) ?? -1] ?? []).map((at) => names[at] ?? '')
    for (const other of wanted)
      if (id < other && !neighbours.includes(other))
        tell(`areas.${id}`, `${id} and ${other} are neighbours, but have no border in common.`)
    for (const other of neighbours)
      if (id < other && !wanted.includes(other))
        tell(`areas.${id}`, `${id} and ${other} have a border in common, but are no neighbours.`)
  }
  return problems
}

const OPEN = 'Its borders do not follow each other round; list them in their order.'

function isClosed({ borders }: DiplomacyDrawing, ring: readonly number[]): boolean {
  const ends = ring.map((number) => {
    const border = borders[Math.abs(number) - 1] ?? []
    const first = border.slice(0, 2).join()
    const last = border.slice(-2).join()
    return number > 0 ? [first, last] : [last, first]
  })
  return ends.every(([start], at) => start !== '' && start === ends.at(at - 1)?.[1])
}
