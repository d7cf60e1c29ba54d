import widthOf from 'fast-string-width'
import { wrapAnsi } from 'fast-wrap-ansi'

export interface Fitted {
  readonly text: string
  /** The width of the widest line that was cut; 0 if none was. */
  readonly width: number
}

/** The least room for a text beside a column of words. */
const ROOM = 16

/** The marks of pictures: frames, or several squares of a board in a row. */
const PICTURE = /[\u2500-\u259f]|[.@#·_+*|]{2,}[^\s]*[^\s.]|[.@#·_+*|]{4,}/u

/**
 * Wraps prose by words, each line under its own beginning. Aligned text (boards, grids, frames) is
 * only cut to the window.
 *
 * @param text - lines of prose and pictures
 * @param columns - the width of the window; 0 changes nothing
 * @param shift - the first shown column of a picture that is too wide
 */
export function fitText(text: string, columns: number, shift: number): Fitted {
  if (columns <= 0) return { text, width: 0 }
  let width = 0
  const paragraphs = text
    .replaceAll('\t', '    ')
    .split(/\n(?=[^\S\n]*(?:\n|$))/u)
    .map((paragraph) => {
      const lines = paragraph.split('\n').map((each) => each.trimEnd())
      const cut = lines
        .filter((each) => widthOf(each) > columns && proseIn(each, columns) === undefined)
        .map((each) => widthOf(each))
      const widest = Math.max(0, ...cut)
      width = Math.max(width, widest)
      const from = Math.max(0, Math.min(shift, widest - columns))
      return lines.map((each) => fitLine(each, columns, from)).join('\n')
    })
  return { text: paragraphs.join('\n'), width }
}

function fitLine(line: string, columns: number, from: number): string {
  const prose = proseIn(line, columns)
  if (prose === undefined) {
    return from > 0 || widthOf(line) > columns ? windowed(line, columns, from) : line
  }
  return widthOf(line) <= columns ? line : wrapped(prose, columns)
}

/** A line of prose: what is before its words (blanks, a mark, a column of words), and these. */
interface Prose {
  readonly before: string
  readonly words: string
}

/** The prose of a line, or `undefined` for part of a picture. */
function proseIn(line: string, columns: number): Prose | undefined {
  const [lead = ''] = /^\s*(?:(?:[•!…-]|\d+[.)])\s+)?/u.exec(line) ?? []
  const rest = line.slice(lead.length).trimEnd()
  const [beside = ''] = /^.*\S\s{2,}(?=\S)/u.exec(rest) ?? []
  const words = rest.slice(beside.length)
  const all = words.split(/\s/u)
  if (PICTURE.test(rest) || all.length < 2 || words.length + 1 < 3 * all.length) return undefined
  if (columns - widthOf(lead + beside) >= ROOM) return { before: lead + beside, words }
  return columns - widthOf(lead) >= ROOM
    ? { before: lead, words: rest.replace(/\s{2,}/gu, '  ') }
    : { before: '', words: line.trim() }
}

function wrapped({ before, words }: Prose, columns: number): string {
  const hang = widthOf(before)
  const lines = wrapAnsi(words, columns - hang, { hard: true })
  return before + lines.replaceAll('\n', `\n${' '.repeat(hang)}`)
}

/** The part of a line that fits, from a column on, with marks where it is cut. */
function windowed(line: string, columns: number, from: number): string {
  const signs = [...line]
  const goesOn = widthOf(line) - from > columns
  let column = 0
  let shown = ''
  for (const sign of signs) {
    const next = column + widthOf(sign)
    if (column >= from && next - from <= columns - (goesOn ? 1 : 0)) shown += sign
    column = next
  }
  return goesOn ? `${shown}›` : shown
}

/** The assumed columns of a window of unknown width. */
const USUAL = 80

/** Arranges short texts in columns as wide as most of them; a longer one takes several. */
export function fitCells(cells: readonly string[], columns: number): string {
  const lengths = cells.map((cell) => widthOf(cell)).sort((one, other) => one - other)
  const most = lengths[Math.floor(lengths.length / 2)] ?? 0
  const longest = lengths.at(-1) ?? 0
  const column = (longest > most + 4 ? most : longest) + 2
  const room = (columns > 0 ? columns : USUAL) - 2
  const rows: string[] = []
  let row = ''
  for (const cell of cells) {
    if (row !== '' && widthOf(row) + widthOf(cell) > room) {
      rows.push(row)
      row = ''
    }
    row += cell + ' '.repeat(Math.ceil((widthOf(cell) + 2) / column) * column - widthOf(cell))
  }
  return [...rows, row]
    .map((each) => `  ${each.trimEnd()}`)
    .map((each) => indented(each, columns))
    .join('\n')
}

/** Puts meanings beside their words, or below them in a narrow window. */
export function fitPairs(pairs: readonly string[], columns: number): string {
  const split = pairs.map((pair): readonly [string, string] => {
    const end = pair.indexOf('\t')
    return end < 0 ? [pair, ''] : [pair.slice(0, end), pair.slice(end + 1)]
  })
  const widest = Math.max(...split.map(([word]) => widthOf(word)))
  const column = widest + 4
  const room = (columns > 0 ? columns : Number.POSITIVE_INFINITY) - column
  const isNarrow = room < 2 * ROOM
  return split
    .map(([word, says]) => {
      if (isNarrow)
        return `${indented(`  ${word}`, columns)}\n${indented(`      ${says}`, columns)}`
      const beside = Number.isFinite(room) ? wrapAnsi(says, room, { hard: true }) : says
      const first = `  ${word}${' '.repeat(column - 2 - widthOf(word))}`
      return first + beside.replaceAll('\n', `\n${' '.repeat(column)}`)
    })
    .join('\n')
}

/** Wraps a line under its own beginning, even if it looks like a picture. */
function indented(line: string, columns: number): string {
  const words = line.trimStart()
  const before = line.slice(0, line.length - words.length)
  return columns > 0 && widthOf(line) > columns ? wrapped({ before, words }, columns) : line
}
