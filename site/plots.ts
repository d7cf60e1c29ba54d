/**
 * Draws the tables of figures: a table beneath `<!-- plot: entries/s -->` is drawn with a bar for
 * each row, its length the figure of that column, its name what is in the first.
 */
import { barX, plot, text } from '@observablehq/plot'
import { parseHTML } from 'linkedom'

/** A plot: where it is kept, and what is in the file. */
export interface Drawing {
  /** The name of the file. */
  readonly file: string
  /** The picture, as SVG. */
  readonly svg: string
}

interface Bar {
  readonly name: string
  readonly figure: number
}

const ASKED = /^<!-- plot: (.+) -->$/u

const cellsOf = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The text of a cell, without marks and the prefix of all names. */
const nameIn = (cell: string): string => cell.replaceAll('`', '').replace(/^@ackanomic\/\S+\//u, '')

/** The rows of the table that begins at a line. */
function barsOf(lines: readonly string[], from: number, figure: string): Bar[] {
  const end = lines.findIndex((line, i) => i > from && !line.startsWith('|'))
  const [head = '', , ...rows] = lines.slice(from, end < 0 ? undefined : end)
  const at = cellsOf(head).indexOf(figure)
  if (at < 0) throw new Error(`No table with the column “${figure}” is beneath its mark.`)
  return rows.map((row) => {
    const cells = cellsOf(row)
    const shown = Number(cells[at]?.replaceAll(',', '').replace(/[^\d.].*$/u, ''))
    if (Number.isNaN(shown)) throw new Error(`“${cells[at]}” is no figure.`)
    return { name: nameIn(cells[0] ?? ''), figure: shown }
  })
}

const STYLE = `<style>
  svg { background: transparent; color: #1b1b1f; font: 12px sans-serif }
  @media (prefers-color-scheme: dark) { svg { color: #dfdfd6 } }
</style>`

function draw(bars: readonly Bar[], label: string): string {
  const { document } = parseHTML('<!doctype html><body></body>')
  const most = Math.max(...bars.map(({ figure }) => figure))
  const least = Math.min(...bars.map(({ figure }) => figure))
  // Figures that lie far apart are drawn by their orders of magnitude.
  const isFar = least > 0 && most > 50 * least
  const picture = plot({
    document,
    width: 720,
    marginLeft: 190,
    marginRight: 70,
    x: { label, type: isFar ? 'log' : 'linear', grid: true, nice: true, tickFormat: 's' },
    y: { label: null, domain: bars.map(({ name }) => name) },
    marks: [
      barX(bars, { x1: isFar ? least / 2 : 0, x2: 'figure', y: 'name', fill: '#3e63dd' }),
      text(bars, {
        x: 'figure',
        y: 'name',
        text: ({ figure }: Bar) => figure.toLocaleString('en'),
        textAnchor: 'start',
        dx: 4,
      }),
    ],
  })
  picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return picture.outerHTML.replace(/<style>[\s\S]*?<\/style>/u, STYLE)
}

/** The text of a page with a picture above each table that asks for one, and the pictures. */
export function withPlots(
  page: string,
  written: string,
): { readonly text: string; readonly drawings: readonly Drawing[] } {
  const lines = written.split('\n')
  const drawings: Drawing[] = []
  const text = lines.map((line, i) => {
    const [, figure] = ASKED.exec(line) ?? []
    if (figure === undefined) return line
    const from = lines.findIndex((each, at) => at > i && each.startsWith('|'))
    const bars = barsOf(lines, from, figure)
    const file = `${page}-${drawings.length + 1}.svg`
    drawings.push({ file, svg: draw(bars, figure) })
    return `![${figure}: the table beneath, drawn](./${file})\n`
  })
  return { text: text.join('\n'), drawings }
}
