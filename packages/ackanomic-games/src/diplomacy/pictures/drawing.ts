import { memoizeByRef } from '@ackanomic/core/engine'
import type { DiplomacyLocation, DiplomacyPoint, ProvinceId } from '../map.js'
import { provinceOf } from '../position.js'
import type { DiplomacyArea, DiplomacyDrawing } from './drawing-schema.js'

/** A province as a page can draw it. */
export interface DiplomacyDrawnArea extends Omit<DiplomacyArea, 'rings'> {
  readonly id: ProvinceId
  /** The `d` of an SVG `path` with fill rule `evenodd`. */
  readonly path: string
  /** The provinces with which it shares a border. */
  readonly neighbours: readonly ProvinceId[]
}

type Rings = DiplomacyArea['rings']

const BLANK = ''

/** The paths of a drawing and the areas on both sides of each border, computed once. */
export const pathsOf = /* @__PURE__ */ memoizeByRef(
  ({ areas, blanks, borders }: DiplomacyDrawing) => {
    const lines = borders.map((border) =>
      Array.from({ length: border.length / 2 }, (_, at) => border.slice(2 * at, 2 * at + 2).join()),
    )
    // The last point of a border is the first of the next.
    const side = (number: number): readonly string[] => {
      const line = lines[Math.abs(number) - 1] ?? []
      return number > 0 ? line.slice(0, -1) : line.slice(1).reverse()
    }
    const pathOf = (rings: Rings): string =>
      rings.map((ring) => `M${ring.flatMap(side).join('L')}Z`).join('')
    const sides = borders.map((): ProvinceId[] => [])
    const addSide = (id: ProvinceId, rings: Rings): void => {
      for (const number of rings.flat()) sides[Math.abs(number) - 1]?.push(id)
    }
    for (const [id, { rings }] of Object.entries(areas)) addSide(id, rings)
    for (const rings of blanks) addSide(BLANK, rings)
    return {
      areas: Object.entries(areas).map(([id, { rings, ...marks }]): DiplomacyDrawnArea => {
        const beyond = rings.flat().flatMap((number) => sides[Math.abs(number) - 1] ?? [])
        const neighbours = [...new Set(beyond)].filter((other) => other !== id && other !== BLANK)
        return { id, ...marks, path: pathOf(rings), neighbours: neighbours.sort() }
      }),
      blanks: blanks.map(pathOf),
      borders: lines.map((line, at) => ({ path: `M${line.join('L')}`, sides: sides[at] ?? [] })),
    }
  },
)

/**
 * Returns the provinces of a drawing for a page of your own: paths, marks, neighbours.
 *
 * @example
 * ```ts
 * import { areasOf, DIPLOMACY_STANDARD_DRAWING } from '@ackanomic/games/diplomacy/pictures'
 *
 * const paris = areasOf(DIPLOMACY_STANDARD_DRAWING).find(({ id }) => id === 'PAR')
 * paris?.neighbours // => ['BRE', 'BUR', 'GAS', 'PIC']
 * ```
 */
export function areasOf(drawing: DiplomacyDrawing): readonly DiplomacyDrawnArea[] {
  return pathsOf(drawing).areas
}

/** The position of a unit at a location; `undefined` if the drawing lacks the province. */
export function placeOf(
  drawing: DiplomacyDrawing,
  location: DiplomacyLocation,
): DiplomacyPoint | undefined {
  const id = provinceOf(location)
  const area = Object.hasOwn(drawing.areas, id) ? drawing.areas[id] : undefined
  return area?.coasts?.[location.slice(id.length + 1)]?.unit ?? area?.unit
}

export function expandDrawing({
  width,
  height,
  ...compact
}: {
  readonly width: number
  readonly height: number
  /** The borders, separated by `;`: x, y, then the steps to the next points. */
  readonly borders: string
  /**
   * A line for each province, with the places of its name, unit, centre and coasts, and its rings:
   * `STP 1,2 3,4 5,6 NC 7,8 9,10: 1 -2 3 / 4`.
   */
  readonly areas: string
  /** The rings of blanks, one per line. */
  readonly blanks: string
}): DiplomacyDrawing {
  return {
    width,
    height,
    borders: compact.borders.split(';').map((border) => {
      const points: number[] = []
      for (const step of border.trim().split(/\s+/u))
        points.push(Number(step) + (points.at(-2) ?? 0))
      return points
    }),
    areas: Object.fromEntries(compact.areas.trim().split('\n').map(expandArea)),
    blanks: compact.blanks.trim().split('\n').map(ringsOf),
  }
}

function ringsOf(text: string): Rings {
  return text.split('/').map((ring) => ring.trim().split(' ').map(Number))
}

function expandArea(line: string): readonly [ProvinceId, DiplomacyArea] {
  const [marks = '', outline = ''] = line.split(':')
  const [head = '', ...sides] = marks.split(/ (?=[A-Z]{2} )/u)
  const [id = '', label, unit, centre] = head.split(' ')
  const coasts = sides.map((side) => {
    const [coast = '', fleet, name] = side.split(' ')
    return [coast, { unit: pointOf(fleet), label: pointOf(name) }] as const
  })
  return [
    id,
    {
      rings: ringsOf(outline),
      label: pointOf(label),
      unit: pointOf(unit),
      ...(centre !== undefined && { centre: pointOf(centre) }),
      ...(coasts.length > 0 && { coasts: Object.fromEntries(coasts) }),
    },
  ]
}

function pointOf(text = ''): DiplomacyPoint {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return [x, y]
}
