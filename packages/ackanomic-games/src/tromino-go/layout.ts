import type { RandomInt } from '@ackanomic/core'
import { brokenBy, type Terms, type Touched, UNIT } from './contact.js'
import {
  FARTHEST,
  isSamePlace,
  type Tromino,
  type TrominoCells,
  type TrominoLetter,
  type TrominoSquare,
} from './tromino.js'

/** So far from a tromino it can still make a difference what lies there. */
const MARGIN = 3

/** As many empty lines more on each side, so that a grid can grow without being laid out anew. */
const ROOM = 20

/** Grids up to so many lines wide are laid out as they are. */
const WIDEST = 128

/** Of more empty lines than this in a row only this many are kept: what lies between can't touch. */
const GAP = 4

/**
 * The columns or the rows of a board. Where trominoes lie far apart, broad gaps between them are
 * drawn together.
 */
interface Axis {
  readonly length: number
  /** The number of the first line on the unbounded grid. */
  readonly first: number
  /** Where broad gaps are drawn together: the number of each line, and where it is. */
  readonly drawn: { readonly lines: readonly number[]; readonly places: Map<number, number> } | null
}

function axisAround(squares: readonly TrominoSquare[], part: 0 | 1): Axis {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const square of squares) {
    if (square[part] < least) least = square[part]
    if (square[part] > most) most = square[part]
  }
  if (squares.length === 0) return { length: 2 * ROOM, first: -ROOM, drawn: null }
  if (most - least < WIDEST) {
    const room = MARGIN + ROOM
    return { length: most - least + 1 + 2 * room, first: least - room, drawn: null }
  }
  const taken = new Set(squares.map((square) => square[part]))
  const lines = [least - 3, least - 2, least - 1]
  let last = least
  for (const line of [...taken].sort((one, other) => one - other)) {
    if (line - last - 1 <= GAP) for (let i = last + 1; i < line; i++) lines.push(i)
    else lines.push(last + 1, last + 2, line - 2, line - 1)
    lines.push(line)
    last = line
  }
  lines.push(most + 1, most + 2, most + 3)
  const places = new Map(lines.map((line, index) => [line, index]))
  return { length: lines.length, first: least - MARGIN, drawn: { lines, places } }
}

/** Where a line of the grid is on an axis, or -1. */
function lineOf({ drawn, first, length }: Axis, line: number): number {
  if (drawn !== null) return drawn.places.get(line) ?? -1
  const index = line - first
  return index >= 0 && index < length ? index : -1
}

/** The number that a line of an axis has on the grid. */
function numberOf({ drawn, first }: Axis, index: number): number {
  return drawn === null ? first + index : (drawn.lines[index] ?? 0)
}

/** Whether a tromino can be put on a line: what is beside it there is beside it on the grid. */
function hasRoom(axis: Axis, line: number): boolean {
  const index = lineOf(axis, line)
  if (axis.drawn === null) return index >= MARGIN && index < axis.length - MARGIN
  return (
    index >= MARGIN &&
    numberOf(axis, index - 2) === line - 2 &&
    numberOf(axis, index + 2) === line + 2
  )
}

/** Boards with more squares than this keep only those that are not empty. */
const LARGEST = 65_536

/** A number for each square of a board; in a list that has holes it is 0 there. */
export type Squares = Uint8Array | Uint16Array | Int32Array | number[]

/** What an L touches that cannot lie there, since a square is taken. */
const TAKEN: Touched = -1

/**
 * The part of the unbounded grid that holds all trominoes, laid out along the rows: where they lie,
 * what touches, and where another one may lie. Broad gaps are drawn together, which alters neither
 * what touches nor what is enclosed: so it stays small wherever the trominoes lie.
 */
export class Layout {
  /** The trominoes; one that is lifted keeps its place among them. */
  readonly trominoes: Tromino[] = []
  /** The three squares of each tromino, one after the other. */
  protected readonly squares: number[] = []
  protected columns: Axis = axisAround([], 0)
  protected rows: Axis = axisAround([], 1)
  protected width = 0
  /** The number of the tromino on each square, from 1. */
  protected of: Squares = []
  /** What each square borders on. */
  protected along: Squares = []
  /** From a square to those that border on it; the one above comes last. */
  protected sides: readonly number[] = []
  /** No tromino has ever been before or behind these, nor left, right, above or below those. */
  protected low = 0
  protected high = 0
  protected left = 0
  protected right = 0
  protected top = 0
  protected bottom = 0

  /** Lays out an empty part of the grid, with room for trominoes on these squares. */
  protected layOut(around: readonly TrominoSquare[]): void {
    this.columns = axisAround(around, 0)
    this.rows = axisAround(around, 1)
    this.width = this.columns.length
    this.of = this.blank(Uint16Array)
    this.along = this.blank(Int32Array)
    this.sides = [1, -1, this.width, -this.width]
    this.low = this.width * this.rows.length
    this.high = -1
    this.left = this.width
    this.right = -1
    this.top = this.rows.length
    this.bottom = -1
  }

  /** A zero for each square. */
  protected blank(Kind: new (size: number) => Squares): Squares {
    const size = this.width * this.rows.length
    return size > LARGEST ? [] : new Kind(size)
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
      this.low = Math.min(this.low, at)
      this.high = Math.max(this.high, at)
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

  /** The index of the tromino on a square, or -1. */
  at(square: TrominoSquare): number {
    const at = this.indexOf(square)
    return at < 0 ? -1 : (this.of[at] ?? 0) - 1
  }

  letterOf(i: number): TrominoLetter {
    return this.tromino(i).letter
  }

  touchedBy(cells: TrominoCells): Touched {
    let touched = 0
    for (const cell of cells) {
      const at = this.indexOf(cell)
      if (at >= 0) touched += this.along[at] ?? 0
    }
    return touched
  }

  /** The lawful places for a tromino, in reading order. */
  placesFor(terms: Terms): readonly TrominoCells[] {
    const places: TrominoCells[] = []
    const boxes = new Set<number>()
    this.#eachBox((box) => boxes.add(box) === undefined)
    for (const box of [...boxes].sort((one, other) => one - other)) {
      for (let gap = 0; gap < 4; gap++) {
        if (!this.#isLawful(box, gap, terms)) continue
        const cells = this.#cellsAt(box, gap)
        if (isOnGrid(cells)) places.push(cells)
      }
    }
    return places
  }

  /** Whether a tromino has a lawful place; another one than `but`. */
  hasPlaceFor(terms: Terms, but?: TrominoCells): boolean {
    return this.#eachBox((box) => {
      for (let gap = 0; gap < 4; gap++) {
        if (!this.#isLawful(box, gap, terms)) continue
        const cells = this.#cellsAt(box, gap)
        if (isOnGrid(cells) && (but === undefined || !isSamePlace(cells, but))) return true
      }
      return false
    })
  }

  /** Tries a place at random around the trominoes; `undefined` where it is not lawful. */
  tryPlace(terms: Terms, choose: RandomInt): TrominoCells | undefined {
    const isDrawn = this.columns.drawn !== null || this.rows.drawn !== null
    if (isDrawn || this.high < 0) return undefined
    // An L that touches a tromino begins two lines before it, or up to one behind it.
    const across = this.right - this.left + 4
    const drawn = choose(4 * across * (this.bottom - this.top + 4))
    const place = drawn >> 2
    const down = Math.floor(place / across)
    const box = (this.top - 2 + down) * this.width + this.left - 2 + (place - down * across)
    if (!this.#isLawful(box, drawn & 3, terms)) return undefined
    const cells = this.#cellsAt(box, drawn & 3)
    return isOnGrid(cells) ? cells : undefined
  }

  protected tromino(i: number): Tromino {
    const tromino = this.trominoes[i]
    if (tromino === undefined) throw new Error(`There is no tromino ${i}.`)
    return tromino
  }

  /** One of the squares of the trominoes, three for each. */
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
    return [numberOf(this.columns, at - down * this.width), numberOf(this.rows, down)]
  }

  /** The squares beside one border on some units more, or less. */
  #border(at: number, units: Touched): void {
    for (const side of this.sides) {
      this.along[at + side] = (this.along[at + side] ?? 0) + units
    }
  }

  /** Shows each two by two squares in which an L could touch a tromino, the last one first. */
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

  #isLawful(box: number, gap: number, terms: Terms): boolean {
    const touched = this.#touchedAt(box, gap)
    return touched > 0 && brokenBy(touched, terms) === null
  }

  /**
   * What an L would touch: its upper left square of two by two, and which of them it does without: 0
   * the upper left, 1 the upper right, 2 the lower left, 3 the lower right.
   */
  #touchedAt(box: number, gap: number): Touched {
    let touched = 0
    for (let n = 0; n < 4; n++) {
      if (n === gap) continue
      const at = box + (n & 1) + (n >> 1) * this.width
      if (this.of[at]) return TAKEN
      touched += this.along[at] ?? 0
    }
    return touched
  }

  #cellsAt(box: number, gap: number): TrominoCells {
    const of = (n: number): TrominoSquare => this.squareAt(box + (n & 1) + (n >> 1) * this.width)
    return [of(gap === 0 ? 1 : 0), of(gap < 2 ? 2 : 1), of(gap === 3 ? 2 : 3)]
  }
}

function isOnGrid(cells: TrominoCells): boolean {
  return cells.every(([column, row]) => Math.abs(column) <= FARTHEST && Math.abs(row) <= FARTHEST)
}
