import type { RandomInt } from '@ackanomic/core'
import { itemAt } from '@ackanomic/core/engine'
import { brokenBy, type Terms, type Touched, UNIT } from './contact.js'
import {
  FARTHEST,
  isSamePlace,
  type Tromino,
  type TrominoCells,
  type TrominoLetter,
  type TrominoSquare,
} from './tromino.js'

/** The distance within which a tromino matters. */
const MARGIN = 3

/** The lines to keep around a used one; between them nothing can touch. */
const NEAR = [-3, -2, -1, 0, 1, 2, 3]

/** Empty lines on each side, so that a grid can grow. */
const ROOM = 20

/** The largest width that keeps its gaps. */
const WIDEST = 128

/** Columns or rows by their numbers on the unbounded grid, without wide gaps. */
type Axis = readonly number[]

const increasing = (one: number, other: number): number => one - other

function axisAround(squares: readonly TrominoSquare[], part: 0 | 1): Axis {
  const taken = [...new Set(squares.map((square) => square[part]))].sort(increasing)
  const [least = 0] = taken
  const most = taken.at(-1) ?? 0
  if (most - least >= WIDEST)
    return [...new Set(taken.flatMap((line) => NEAR.map((by) => line + by)))].sort(increasing)
  const room = MARGIN + ROOM
  return Array.from({ length: most - least + 1 + 2 * room }, (_, i) => least - room + i)
}

function hasGaps(axis: Axis): boolean {
  return (axis.at(-1) ?? 0) - (axis[0] ?? 0) >= axis.length
}

function lineOf(axis: Axis, line: number): number {
  const direct = line - (axis[0] ?? 0)
  return axis[direct] === line ? direct : axis.indexOf(line)
}

function hasRoom(axis: Axis, line: number): boolean {
  const index = lineOf(axis, line)
  const isWithin = index >= MARGIN && index < axis.length - MARGIN
  return isWithin && axis[index - 2] === line - 2 && axis[index + 2] === line + 2
}

/**
 * The part of the unbounded grid with all trominoes: squares, contacts, and possible places. It
 * stays small without wide gaps, which matter neither for contacts nor for enclosure.
 */
export class Layout {
  readonly trominoes: Tromino[] = []
  /** The three squares of each tromino, one after the other. */
  protected readonly squares: number[] = []
  protected columns: Axis = axisAround([], 0)
  protected rows: Axis = axisAround([], 1)
  protected width = 0
  protected of = new Int32Array()
  protected along = new Int32Array()
  protected sides: readonly number[] = []
  protected left = 0
  protected right = 0
  protected top = 0
  protected bottom = 0

  protected layOut(around: readonly TrominoSquare[]): void {
    this.columns = axisAround(around, 0)
    this.rows = axisAround(around, 1)
    this.width = this.columns.length
    this.of = this.blank()
    this.along = this.blank()
    this.sides = [1, -1, this.width, -this.width]
    this.left = this.width
    this.right = -1
    this.top = this.rows.length
    this.bottom = -1
  }

  protected blank(): Int32Array<ArrayBuffer> {
    return new Int32Array(this.width * this.rows.length)
  }

  protected hasRoomFor(cells: TrominoCells): boolean {
    return cells.every(([column, row]) => hasRoom(this.columns, column) && hasRoom(this.rows, row))
  }

  protected lay(i: number, { letter, cells }: Tromino): void {
    for (let n = 0; n < 3; n++) {
      const [column, row] = cells[n] as TrominoSquare
      const across = lineOf(this.columns, column)
      const down = lineOf(this.rows, row)
      const at = down * this.width + across
      this.squares[3 * i + n] = at
      this.of[at] = i + 1
      this.#border(at, UNIT[letter])
      this.left = Math.min(this.left, across)
      this.right = Math.max(this.right, across)
      this.top = Math.min(this.top, down)
      this.bottom = Math.max(this.bottom, down)
    }
  }

  protected take(i: number): void {
    const unit = UNIT[this.letterOf(i)]
    for (let n = 3 * i; n < 3 * i + 3; n++) {
      this.of[this.square(n)] = 0
      this.#border(this.square(n), -unit)
    }
  }

  at(square: TrominoSquare): number {
    return (this.of[this.indexOf(square)] ?? 0) - 1
  }

  letterOf(i: number): TrominoLetter {
    return itemAt(this.trominoes, i).letter
  }

  touchedBy(cells: TrominoCells): Touched {
    let touched = 0
    for (const cell of cells) touched += this.along[this.indexOf(cell)] ?? 0
    return touched
  }

  placesFor(terms: Terms): readonly TrominoCells[] {
    const places: TrominoCells[] = []
    const boxes = new Set<number>()
    this.#eachBox((box) => boxes.add(box) === undefined)
    for (const box of [...boxes].sort((one, other) => one - other)) {
      for (let gap = 0; gap < 4; gap++) {
        const cells = this.#lawfulAt(box, gap, terms)
        if (cells !== undefined) places.push(cells)
      }
    }
    return places
  }

  hasPlaceFor(terms: Terms, but?: TrominoCells): boolean {
    return this.#eachBox((box) => {
      for (let gap = 0; gap < 4; gap++) {
        const cells = this.#lawfulAt(box, gap, terms)
        if (cells !== undefined && (but === undefined || !isSamePlace(cells, but))) return true
      }
      return false
    })
  }

  /** Tries a random place around the trominoes; `undefined` if it is not lawful. */
  tryPlace(terms: Terms, choose: RandomInt): TrominoCells | undefined {
    if (this.bottom < 0 || hasGaps(this.columns) || hasGaps(this.rows)) return undefined
    // An L that touches a tromino begins two lines before it, or up to one behind it.
    const across = this.right - this.left + 4
    const drawn = choose(4 * across * (this.bottom - this.top + 4))
    const place = drawn >> 2
    const down = Math.floor(place / across)
    const box = (this.top - 2 + down) * this.width + this.left - 2 + (place - down * across)
    return this.#lawfulAt(box, drawn & 3, terms)
  }

  protected square(n: number): number {
    return this.squares[n] as number
  }

  protected indexOf([column, row]: TrominoSquare): number {
    const across = lineOf(this.columns, column)
    const down = lineOf(this.rows, row)
    return across < 0 || down < 0 ? -1 : down * this.width + across
  }

  protected squareAt(at: number): TrominoSquare {
    const down = Math.floor(at / this.width)
    return [this.columns[at - down * this.width] ?? 0, this.rows[down] ?? 0]
  }

  #border(at: number, units: Touched): void {
    for (const side of this.sides) this.along[at + side] = (this.along[at + side] ?? 0) + units
  }

  /** Visits each two by two squares in which an L could touch a tromino, the last one first. */
  #eachBox(visit: (box: number) => boolean): boolean {
    for (let n = this.squares.length - 1; n >= 0; n--) {
      const at = this.square(n)
      if (!this.of[at]) continue
      for (let down = -2; down <= 1; down++) {
        const across = down === -2 || down === 1 ? 1 : 2
        for (let i = -across; i < across; i++) if (visit(at + down * this.width + i)) return true
      }
    }
    return false
  }

  #lawfulAt(box: number, gap: number, terms: Terms): TrominoCells | undefined {
    const touched = this.#touchedAt(box, gap)
    if (touched === 0 || brokenBy(touched, terms) !== null) return undefined
    const of = (n: number): TrominoSquare => this.squareAt(box + (n & 1) + (n >> 1) * this.width)
    const cells = [of(gap === 0 ? 1 : 0), of(gap < 2 ? 2 : 1), of(gap === 3 ? 2 : 3)] as const
    return cells.every(isOnGrid) ? cells : undefined
  }

  /**
   * The contacts of an L, or 0 if a square is taken. `gap` is the missing square of its two by two,
   * in reading order.
   */
  #touchedAt(box: number, gap: number): Touched {
    let touched = 0
    for (let n = 0; n < 4; n++) {
      if (n === gap) continue
      const at = box + (n & 1) + (n >> 1) * this.width
      if (this.of[at]) return 0
      touched += this.along[at] ?? 0
    }
    return touched
  }
}

function isOnGrid([column, row]: TrominoSquare): boolean {
  return Math.abs(column) <= FARTHEST && Math.abs(row) <= FARTHEST
}
