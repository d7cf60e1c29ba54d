import { memoizeByRef } from '@ackanomic/core/engine'
import type { DiplomacyLocation, DiplomacyPoint, ProvinceId } from '../map.js'
import { provinceOf } from '../position.js'

/** Where the marks of a coast stand. */
export interface CoastMarks {
  /** The middle of a fleet there. */
  readonly unit: DiplomacyPoint
  /** The middle of the coast's name. */
  readonly label: DiplomacyPoint
}

/** One province of a drawing. */
export interface Area {
  /** Its outline and its holes: numbers of borders, from 1 on; negative ones backwards. */
  readonly rings: readonly (readonly number[])[]
  readonly label: DiplomacyPoint
  readonly unit: DiplomacyPoint
  /** The middle of its supply centre; absent where it has none. */
  readonly centre?: DiplomacyPoint
  /** From each of its separate coasts to where their marks stand. */
  readonly coasts?: Readonly<Record<string, CoastMarks>>
}

/**
 * A drawing of a map, plain data. Each border is there once, and the provinces on its two sides share
 * it: so provinces touch where they have a border in common, and nowhere else. One unit is a pixel
 * of a picture in full size; x goes to the right, y downwards.
 */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** The borders: x and y of each of their points in turn. */
  readonly borders: readonly (readonly number[])[]
  readonly areas: Readonly<Record<ProvinceId, Area>>
  /** The rings of what belongs to no province, such as islands and neutral land. */
  readonly blanks: readonly (readonly (readonly number[])[])[]
}

/** The points of a ring, in their order; the first does not come again at the end. */
function ringPoints(drawing: Drawing, ring: readonly number[]): readonly DiplomacyPoint[] {
  return ring.flatMap((number) => {
    const border = pointsOf(drawing.borders[Math.abs(number) - 1] ?? [])
    return (number > 0 ? border : border.reverse()).slice(0, -1)
  })
}

function pointsOf(border: readonly number[]): DiplomacyPoint[] {
  return Array.from({ length: border.length / 2 }, (_, at) => [
    border[2 * at] ?? 0,
    border[2 * at + 1] ?? 0,
  ])
}

export function borderPath(border: readonly number[]): string {
  return `M${pointsOf(border)
    .map((point) => point.join(','))
    .join('L')}`
}

/** Rings as the path of an SVG picture; to be filled by `evenodd`. */
export function ringsPath(drawing: Drawing, rings: Rings): string {
  const drawn = pathsOf(drawing)
  const known = drawn.get(rings)
  if (known !== undefined) return known
  const path = rings
    .map((ring) => {
      const points = ringPoints(drawing, ring).map((point) => point.join(','))
      return `M${points.join('L')}Z`
    })
    .join('')
  drawn.set(rings, path)
  return path
}

type Rings = readonly (readonly number[])[]

/** The paths of a drawing's rings that were asked for: they are the same on every picture. */
const pathsOf: (drawing: Drawing) => Map<Rings, string> = /* @__PURE__ */ memoizeByRef(
  () => new Map(),
)

/** One province as a page draws it. */
export interface DrawnArea extends Omit<Area, 'rings'> {
  /** The province. */
  readonly id: ProvinceId
  /** Its outline as the `d` of an SVG `path`; to be filled by `evenodd`. */
  readonly path: string
  /** The provinces that it shares a border with. */
  readonly neighbours: readonly ProvinceId[]
}

/**
 * The provinces of a drawing, ready for a page of your own that draws them: paths, marks, neighbours.
 *
 * @example
 * ```ts
 * import { areasOf, STANDARD_DRAWING } from '@ackanomic/games/diplomacy/pictures'
 *
 * const paris = areasOf(STANDARD_DRAWING).find(({ id }) => id === 'PAR')
 * paris?.neighbours // => ['BRE', 'BUR', 'GAS', 'PIC']
 * ```
 */
export function areasOf(drawing: Drawing): readonly DrawnArea[] {
  const sides = new Map<number, ProvinceId[]>()
  for (const [id, { rings }] of Object.entries(drawing.areas))
    for (const number of rings.flat().map(Math.abs))
      sides.set(number, [...(sides.get(number) ?? []), id])
  return Object.entries(drawing.areas).map(([id, { rings, ...marks }]) => {
    const beyond = rings.flat().flatMap((number) => sides.get(Math.abs(number)) ?? [])
    const neighbours = [...new Set(beyond)].filter((other) => other !== id).sort()
    return { id, ...marks, path: ringsPath(drawing, rings), neighbours }
  })
}

/** Where a unit stands at a location; `undefined` where the drawing has no such province. */
export function placeOf(drawing: Drawing, location: DiplomacyLocation): DiplomacyPoint | undefined {
  const id = provinceOf(location)
  const area = Object.hasOwn(drawing.areas, id) ? drawing.areas[id] : undefined
  return area?.coasts?.[location.slice(id.length + 1)]?.unit ?? area?.unit
}

/** A drawing as it is kept in a source, in few characters. */
interface Compact {
  readonly width: number
  readonly height: number
  /** A border a line: x, y, then the steps to the next points. */
  readonly borders: string
  /** A province a line: `PAR label 1,2 unit 3,4 centre 5,6 NC 7,8 9,10: 1 -2 3 / 4`. */
  readonly areas: string
  /** The rings of a blank a line. */
  readonly blanks: string
}

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')

const rings = (text: string): readonly (readonly number[])[] =>
  text.split('/').map((ring) => ring.trim().split(' ').map(Number))

const point = (text = ''): DiplomacyPoint => {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return [x, y]
}

/** Spreads out a drawing that is kept in few characters. */
export function spread({ width, height, borders, areas, blanks }: Compact): Drawing {
  return {
    width,
    height,
    borders: lines(borders).map((line) => {
      const points: number[] = []
      for (const step of line.split(' ').map(Number)) points.push(step + (points.at(-2) ?? 0))
      return points
    }),
    areas: Object.fromEntries(lines(areas).map(area)),
    blanks: lines(blanks).map(rings),
  }
}

function area(line: string): readonly [ProvinceId, Area] {
  const [marks = '', outline = ''] = line.split(':')
  const [id = '', ...words] = marks.split(' ')
  const after = (name: string): DiplomacyPoint => point(words[words.indexOf(name) + 1])
  const coasts = words.flatMap((word, at): readonly (readonly [string, CoastMarks])[] =>
    /^[A-Z]{2}$/u.test(word)
      ? [[word, { unit: point(words[at + 1]), label: point(words[at + 2]) }]]
      : [],
  )
  return [
    id,
    {
      rings: rings(outline),
      label: after('label'),
      unit: after('unit'),
      ...(words.includes('centre') && { centre: after('centre') }),
      ...(coasts.length > 0 && { coasts: Object.fromEntries(coasts) }),
    },
  ]
}
