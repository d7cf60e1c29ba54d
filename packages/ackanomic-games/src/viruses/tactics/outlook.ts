import { type Cells, type Change, CLEAN, countCells, EMPTY } from '../cells.js'
import { generation } from '../generation.js'

/** So many generations are looked ahead. */
export const AHEAD = 3

/** What is done to two adjacent squares reaches no farther than this, and neither does its cause. */
const REACH = 2 * AHEAD + 1
const WIDTH = 2 * REACH + 1

/** Several viruses. */
const MIXED = -2

/** From a square of those around a move to the ones beside it. */
const AROUND: readonly number[] = [
  -WIDTH - 1,
  -WIDTH,
  -WIDTH + 1,
  -1,
  1,
  WIDTH - 1,
  WIDTH,
  WIDTH + 1,
]

/**
 * What becomes of a grid in the next generations, as it is and after a move. The grid is worked out
 * once; what a move changes lies within a few squares of it, however large the grid.
 */
export class Outlook {
  /** The cells of each virus in each generation to come, by its number; the first figure is clean. */
  readonly counts: readonly (readonly number[])[]
  readonly #cells: Cells
  readonly #rows = new Map<number, number>()
  #here = new Int16Array(WIDTH * WIDTH)
  #there = new Int16Array(WIDTH * WIDTH)
  #next = new Int16Array(WIDTH * WIDTH)

  /** @param viruses - how many there are */
  constructor(cells: Cells, viruses: number) {
    this.#cells = cells
    for (let at = cells.length - 3; at >= 0; at -= 3) this.#rows.set(cells[at + 1] as number, at)
    const counts: number[][] = []
    let coming = cells
    for (let i = 0; i < AHEAD; i++) {
      coming = generation(coming)
      counts.push(countCells(coming, viruses))
    }
    this.counts = counts
  }

  /** The counts as they will be after some changes of squares that lie together. */
  after(changes: readonly Change[]): readonly (readonly number[])[] {
    const [{ column, row }] = changes as [Change]
    this.#read(column, row, this.#here)
    this.#there.set(this.#here)
    for (const change of changes) {
      const at = (change.row - row + REACH) * WIDTH + change.column - column + REACH
      this.#there[at] = change.becomes
    }
    return this.counts.map((counts, i) => {
      this.#here = this.#live(this.#here, i + 1)
      this.#there = this.#live(this.#there, i + 1)
      const changed = [...counts]
      for (let at = 0; at < this.#here.length; at++) {
        const was = this.#here[at] as number
        const is = this.#there[at] as number
        if (was === is) continue
        if (was !== EMPTY) changed[was] = (changed[was] as number) - 1
        if (is !== EMPTY) changed[is] = (changed[is] as number) + 1
      }
      return changed
    })
  }

  #read(column: number, row: number, into: Int16Array): void {
    const cells = this.#cells
    into.fill(EMPTY)
    for (let down = 0; down < WIDTH; down++) {
      const line = row - REACH + down
      let at = this.#rows.get(line) ?? cells.length
      while (cells[at + 1] === line && (cells[at] as number) < column - REACH) at += 3
      while (cells[at + 1] === line && (cells[at] as number) <= column + REACH) {
        into[down * WIDTH + (cells[at] as number) - column + REACH] = cells[at + 2] as number
        at += 3
      }
    }
  }

  /** The next generation of the squares around a move; those at the rim are no longer known. */
  #live(squares: Int16Array<ArrayBuffer>, rim: number): Int16Array<ArrayBuffer> {
    const next = this.#next
    next.fill(EMPTY)
    for (let row = rim; row < WIDTH - rim; row++) {
      for (let at = row * WIDTH + rim; at < (row + 1) * WIDTH - rim; at++) {
        let cells = 0
        let virus = CLEAN
        for (const way of AROUND) {
          const beside = squares[at + way] as number
          if (beside === EMPTY) continue
          cells += 1
          if (beside !== CLEAN && virus !== beside) virus = virus === CLEAN ? beside : MIXED
        }
        const there = squares[at] as number
        if (there !== EMPTY) next[at] = cells === 2 || cells === 3 ? there : EMPTY
        else if (cells === 3) next[at] = virus === MIXED ? CLEAN : virus
      }
    }
    this.#next = squares
    return next
  }
}
