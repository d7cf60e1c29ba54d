import { err, ok, type Result } from '@ackanomic/core'
import * as v from 'valibot'
import { checkVariant, type DiplomacyVariantProblem, formProblems, type Tell } from '../check.js'
import type { DiplomacyVariant, ProvinceId } from '../map.js'
import { type Area, areasOf, type Drawing } from '../pictures/drawing.js'
import { provinceOf } from '../position.js'

/** A map of somebody's own in one file: plain JSON. */
export interface MapFile {
  /** The map, and what a game on it starts from. */
  readonly variant: DiplomacyVariant
  /** How it is drawn; `null` where there is no drawing yet. */
  readonly drawing: Drawing | null
  readonly credits: {
    readonly author: string
    /** Where its facts are from, and what may be done with them. */
    readonly source: string
  }
}

const text = v.pipe(v.string(), v.nonEmpty('Give it a text that is not empty.'))
const point = v.strictTuple([v.number(), v.number()])
const length = v.pipe(v.number(), v.minValue(1, 'Give a length of 1 or more.'))
const ring = v.pipe(v.array(v.number()), v.minLength(1, 'A ring is made of borders.'))
const rings = v.pipe(v.array(ring), v.minLength(1, 'Give an outline.'))

const FileSchema = v.object({
  variant: v.unknown(),
  drawing: v.nullable(
    v.object({
      width: length,
      height: length,
      borders: v.array(
        v.pipe(
          v.array(v.number()),
          v.check(
            (list) => list.length >= 4 && list.length % 2 === 0,
            'Give x and y of two points or more.',
          ),
        ),
      ),
      areas: v.record(
        v.string(),
        v.object({
          rings,
          label: point,
          unit: point,
          centre: v.exactOptional(point),
          coasts: v.exactOptional(v.record(v.string(), v.object({ unit: point, label: point }))),
        }),
      ),
      blanks: v.array(rings),
    }),
  ),
  credits: v.object({ author: text, source: text }),
})

/**
 * Checks a map file that comes from outside: the map as `checkVariant` does, the drawing on its own,
 * and whether provinces touch in it just where they are neighbours. Answers the file, or everything
 * that is wrong with it.
 *
 * @param value - the file, parsed as JSON
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD } from '@ackanomic/games/diplomacy'
 * import { STANDARD_DRAWING } from '@ackanomic/games/diplomacy/pictures'
 * import { checkMapFile } from '@ackanomic/games/diplomacy/variants'
 *
 * const credits = { author: 'Allan B. Calhamer', source: 'the rulebook' }
 * checkMapFile({ variant: DIPLOMACY_STANDARD, drawing: STANDARD_DRAWING, credits }).ok // => true
 * ```
 */
export function checkMapFile(value: unknown): Result<MapFile, readonly DiplomacyVariantProblem[]> {
  const parsed = v.safeParse(FileSchema, value)
  if (!parsed.success) return err(formProblems(parsed.issues))
  const { variant, drawing, credits } = parsed.output
  const checked = checkVariant(variant)
  if (!checked.ok) {
    return err(
      checked.error.map(({ where, message }) => ({
        where: `variant.${where}`,
        message,
      })),
    )
  }
  const problems = drawing === null ? [] : drawingProblems(checked.value, drawing)
  return problems.length === 0 ? ok({ variant: checked.value, drawing, credits }) : err(problems)
}

function drawingProblems(
  variant: DiplomacyVariant,
  drawing: Drawing,
): readonly DiplomacyVariantProblem[] {
  const problems: DiplomacyVariantProblem[] = []
  const tell: Tell = (where, message) => problems.push({ where: `drawing.${where}`, message })
  for (const id of Object.keys(variant.provinces))
    if (!Object.hasOwn(drawing.areas, id)) tell(`areas.${id}`, `${id} is not drawn.`)
  for (const [id, area] of Object.entries(drawing.areas)) {
    const facts = Object.hasOwn(variant.provinces, id) ? variant.provinces[id] : undefined
    if (facts === undefined) tell(`areas.${id}`, `The map has no province ${id}.`)
    else checkMarks(id, area, facts, tell)
    for (const ring of area.rings) if (!isClosed(drawing, ring)) tell(`areas.${id}`, OPEN)
  }
  for (const [at, blank] of drawing.blanks.entries())
    for (const ring of blank) if (!isClosed(drawing, ring)) tell(`blanks.${at}`, OPEN)
  if (problems.length > 0) return problems
  for (const { id, neighbours } of areasOf(drawing)) {
    const wanted = neighboursOn(variant, id)
    for (const other of wanted)
      if (id < other && !neighbours.includes(other))
        tell(`areas.${id}`, `${id} and ${other} are neighbours, but have no border in common.`)
    for (const other of neighbours)
      if (id < other && !wanted.has(other))
        tell(`areas.${id}`, `${id} and ${other} have a border in common, but are no neighbours.`)
  }
  return problems
}

const OPEN = 'Its borders do not follow each other round; list them in their order.'

function checkMarks(
  id: ProvinceId,
  { centre, coasts = {} }: Area,
  facts: DiplomacyVariant['provinces'][string],
  tell: Tell,
): void {
  if ((centre !== undefined) !== (facts.centre === true))
    tell(
      `areas.${id}.centre`,
      centre === undefined ? 'Say where its centre is.' : 'It has no centre.',
    )
  for (const coast of facts.coasts ?? [])
    if (!Object.hasOwn(coasts, coast)) tell(`areas.${id}.coasts`, `Say where ${coast} is.`)
  for (const coast of Object.keys(coasts))
    if (facts.coasts?.includes(coast) !== true)
      tell(`areas.${id}.coasts`, `It has no coast ${coast}.`)
}

function isClosed({ borders }: Drawing, ring: readonly number[]): boolean {
  const ends = ring.map((number) => {
    const border = borders[Math.abs(number) - 1] ?? []
    const first = border.slice(0, 2).join()
    const last = border.slice(-2).join()
    return number > 0 ? [first, last] : [last, first]
  })
  return ends.every(([start], at) => start !== '' && start === ends.at(at - 1)?.[1])
}

function neighboursOn(variant: DiplomacyVariant, id: ProvinceId): ReadonlySet<ProvinceId> {
  const fleets = Object.entries(variant.fleets).flatMap(([from, to]) =>
    provinceOf(from) === id ? to.map(provinceOf) : [],
  )
  return new Set([...(variant.armies[id] ?? []), ...fleets])
}
