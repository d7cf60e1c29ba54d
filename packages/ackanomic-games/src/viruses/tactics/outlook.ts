import { type Change, CLEAN, countCells, EMPTY, type VirusesCells } from '../cells.js'
import { nextGeneration } from '../generation.js'

export const AHEAD = 3

/** A change spreads by a square with each generation; one more ring is read for its effect. */
const REACH = AHEAD + 2
const WIDTH = 2 * REACH + 1

const MIXED = -2

const AROUND = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1] as const

interface Grid {
  readonly cells: VirusesCells
  readonly rows: ReadonlyMap<number, number>
}

/** The next generations of a grid, with and without a move, which only changes squares near it. */
export class Outlook {
  /** The cells of each virus in each generation, by its number; the first figure is clean. */
  readonly counts: readonly (readonly number[])[]
  readonly #grids: readonly Grid[]
  #now = new Int16Array(WIDTH * WIDTH)
  #next = new Int16Array(WIDTH * WIDTH)

  constructor(cells: VirusesCells, viruses: number) {
    const grids = [gridOf(cells)]
    const counts: number[][] = []
    for (let i = 0; i < AHEAD; i++) {
      const coming = nextGeneration((grids[i] as Grid).cells)
      grids.push(gridOf(coming))
      counts.push(countCells(coming, viruses))
    }
    this.#grids = grids
    this.counts = counts
  }

  /** The counts after changes of one square, or of two adjacent ones. */
  after(changes: readonly Change[]): readonly (readonly number[])[] {
    const [{ column, row }] = changes as [Change]
    const [grid, ...coming] = this.#grids as [Grid, ...Grid[]]
    read(grid, column, row, this.#now)
    for (const change of changes) {
      const at = (change.row - row + REACH) * WIDTH + change.column - column + REACH
      this.#now[at] = change.becomes
    }
    return coming.map((next, i) => {
      read(next, column, row, this.#next)
      const counts = [...(this.counts[i] as readonly number[])]
      this.#change(i + 2, counts)
      const now = this.#now
      this.#now = this.#next
      this.#next = now
      return counts
    })
  }

  #change(within: number, counts: number[]): void {
    const next = this.#next
    for (let line = REACH - within; line <= REACH + within; line++) {
      const first = line * WIDTH + REACH - within
      for (let at = first; at <= first + 2 * within; at++) {
        const was = next[at] as number
        const is = this.#becomes(at)
        if (was === is) continue
        if (was !== EMPTY) counts[was] = (counts[was] as number) - 1
        if (is !== EMPTY) counts[is] = (counts[is] as number) + 1
        next[at] = is
      }
    }
  }

  #becomes(at: number): number {
    const now = this.#now
    let cells = 0
    let virus = CLEAN
    for (let i = 0; i < AROUND.length; i++) {
      const beside = now[at + (AROUND[i] as number)] as number
      if (beside === EMPTY) continue
      cells += 1
      if (beside !== CLEAN && virus !== beside) virus = virus === CLEAN ? beside : MIXED
    }
    const there = now[at] as number
    if (there !== EMPTY) return cells === 2 || cells === 3 ? there : EMPTY
    if (cells !== 3) return EMPTY
    return virus === MIXED ? CLEAN : virus
  }
}

function gridOf(cells: VirusesCells): Grid {
  const rows = new Map<number, number>()
  for (let at = cells.length - 3; at >= 0; at -= 3) rows.set(cells[at + 1] as number, at)
  return { cells, rows }
}

function read({ cells, rows }: Grid, column: number, row: number, into: Int16Array): void {
  into.fill(EMPTY)
  for (let down = 0; down < WIDTH; down++) {
    const line = row - REACH + down
    let at = rows.get(line) ?? cells.length
    while (cells[at + 1] === line && (cells[at] as number) < column - REACH) at += 3
    while (cells[at + 1] === line && (cells[at] as number) <= column + REACH) {
      into[down * WIDTH + (cells[at] as number) - column + REACH] = cells[at + 2] as number
      at += 3
    }
  }
}
