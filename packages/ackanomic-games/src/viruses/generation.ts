import { type Cells, CLEAN } from './cells.js'

/** Stands for more than one virus among the cells around a square. */
const SEVERAL = -1

/** Beyond every column that can be reached. */
const NOWHERE = 0x7fffffff

/**
 * The next generation (7): a cell with two or three adjacent cells lives on as it is, any other one
 * dies; an empty square with three adjacent cells gets a new one, which has the one virus that there
 * is among those three, and is clean where there are none or several. The plane has no edge.
 *
 * Rows are read three at a time, each from left to right at once, so that the work grows with the
 * cells and not with the area between them.
 *
 * @example
 * ```ts
 * import { generation } from '@ackanomic/games/viruses'
 *
 * const blinker = [3, 5, 0, 4, 5, 1, 5, 5, 0] // three in a row, the middle one with virus 1
 * generation(blinker) // => [4, 4, 1, 4, 5, 1, 4, 6, 1]
 * ```
 */
export function generation(cells: Cells): number[] {
  // A frozen list is slow to read item by item.
  const now = new Int32Array(cells)
  const next: number[] = []
  const end = now.length
  let above = 0
  let middle = 0
  let below = 0
  let read = 0
  let row = 0
  for (;;) {
    if (above === read) {
      if (read === end) return next
      row = (now[read + 1] as number) - 1
    }
    while (read < end && now[read + 1] === row + 1) read += 3
    bearRow(now, next, row, above, middle, below, read)
    above = middle
    middle = below
    below = read
    row++
  }
}

/** One row of the next generation, from the rows above, in the middle and below it. */
function bearRow(
  now: Int32Array,
  next: number[],
  row: number,
  above: number,
  middle: number,
  below: number,
  end: number,
): void {
  let a = above
  let b = middle
  let c = below
  let columnA = a < middle ? (now[a] as number) : NOWHERE
  let columnB = b < below ? (now[b] as number) : NOWHERE
  let columnC = c < end ? (now[c] as number) : NOWHERE
  // Of the columns to the left, here and to the right: how many cells, and which virus.
  let left = 0
  let here = 0
  let leftVirus = CLEAN
  let hereVirus = CLEAN
  // What stands in the middle row here, and to the right; -1 for nothing.
  let centre = -1
  let column = 0
  for (;;) {
    if (left + here === 0) {
      // Nothing to the left: on to the column before the next cell.
      column = columnA < columnB ? columnA : columnB
      if (columnC < column) column = columnC
      if (column === NOWHERE) return
      column--
    }
    const beside = column + 1
    let right = 0
    let rightVirus = CLEAN
    let coming = -1
    if (columnA === beside) {
      right = 1
      rightVirus = now[a + 2] as number
      a += 3
      columnA = a < middle ? (now[a] as number) : NOWHERE
    }
    if (columnB === beside) {
      right++
      coming = now[b + 2] as number
      if (coming !== CLEAN) rightVirus = rightVirus === CLEAN ? coming : mixed(rightVirus, coming)
      b += 3
      columnB = b < below ? (now[b] as number) : NOWHERE
    }
    if (columnC === beside) {
      right++
      const virus = now[c + 2] as number
      if (virus !== CLEAN) rightVirus = rightVirus === CLEAN ? virus : mixed(rightVirus, virus)
      c += 3
      columnC = c < end ? (now[c] as number) : NOWHERE
    }
    const count = left + here + right
    if (centre < 0) {
      if (count === 3) {
        const virus = mixed(mixed(leftVirus, hereVirus), rightVirus)
        next.push(column, row, virus === SEVERAL ? CLEAN : virus)
      }
    } else if (count === 3 || count === 4) next.push(column, row, centre)
    left = here
    leftVirus = hereVirus
    here = right
    hereVirus = rightVirus
    centre = coming
    column = beside
  }
}

/** The one virus of two, if there is just one. */
function mixed(one: number, other: number): number {
  if (one === CLEAN || one === other) return other
  return other === CLEAN ? one : SEVERAL
}
