import type { Point, ProvinceId } from '../map.js'
import type { Area, CoastMarks, Drawing } from './drawing.js'

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

const point = (text = ''): Point => {
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
  const after = (name: string): Point => point(words[words.indexOf(name) + 1])
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
