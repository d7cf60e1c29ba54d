import { type Board, boardOf, cellsAt, FARTHEST, placedOn } from './board.js'
import {
  type Cells,
  isCapital,
  isLike,
  LETTERS,
  type Letter,
  letterOfPlay,
  OPENING,
  type Position,
} from './tromino.js'

/*
 * What lies along the eight units of edge of a tromino is added up in one number. A unit of a
 * tromino that counts for the 2 units adds UNIT, one that must be touched WANTED too, one that must
 * not be touched BARRED; any other tromino only fills its squares.
 */
const UNIT = 1
const WANTED = 16
const BARRED = 256
const FILLED = 4096
const MOST = 15

/** What a tromino would touch. */
export interface Contact {
  /** Units of edge that count for the 2 that it takes. */
  readonly units: number
  /** Units of what must be touched: the tromino before in plays two to four, then any opposing one. */
  readonly wanted: number
  /** Units of what must not be touched. */
  readonly barred: number
}

/** What a unit of edge of each tromino counts for the next play. */
function weightsFor({ trominoes, play }: Position, letter: Letter): readonly number[] {
  if (play >= OPENING) {
    return trominoes.map((tromino) => {
      const opposing = isCapital(tromino.letter) === isCapital(letter) ? 0 : WANTED
      return UNIT + opposing + (isLike(tromino.letter, letter) ? BARRED : 0)
    })
  }
  const wanted = LETTERS[play - 1]
  const barred = LETTERS[play - 2]
  return trominoes.map(({ letter: other }) =>
    other === wanted ? UNIT + WANTED : other === barred ? BARRED : FILLED,
  )
}

/** At each index of a board what a unit of edge along it counts; 0 where it is empty. */
function weighed({ of }: Board, weights: readonly number[]): Int32Array {
  const marks = new Int32Array(of.length)
  for (let i = 0; i < of.length; i++) {
    const tromino = of[i] as number
    if (tromino > 0) marks[i] = weights[tromino - 1] as number
  }
  return marks
}

/** For each gap of an L the eight squares along its edge, from the index of its box. */
function edgesOn(width: number): readonly (readonly number[])[] {
  const w = width
  return [
    // The notch is there twice: it has an edge with two of the three squares.
    [1 - w, 2, 0, 0, w - 1, w + w, w + 2, w + w + 1],
    [-w, -1, 1, 1, w - 1, w + w, w + 2, w + w + 1],
    [-w, -1, 1 - w, 2, w, w, w + 2, w + w + 1],
    [-w, -1, 1 - w, 2, w - 1, w + w, w + 1, w + 1],
  ]
}

function sumAlong(marks: Int32Array, box: number, edge: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < edge.length; i++) sum += marks[box + (edge[i] as number)] as number
  return sum
}

function isEnough(sum: number): boolean {
  return (sum & MOST) >= 2 && (sum & (MOST * WANTED)) !== 0 && (sum & (MOST * BARRED)) === 0
}

/** What the tromino of the next play would touch on given squares, which must be an L and empty. */
export function contactOf(position: Position, cells: Cells, without = -1): Contact {
  const board = boardOf(position.trominoes, without)
  const placed = placedOn(board, cells)
  if (placed === undefined) return { units: 0, wanted: 0, barred: 0 }
  const marks = weighed(board, weightsFor(position, letterOfPlay(position.play)))
  const edge = edgesOn(board.columns.length)[placed.gap] ?? []
  const sum = sumAlong(marks, placed.box, edge)
  return {
    units: sum & MOST,
    wanted: Math.floor(sum / WANTED) & MOST,
    barred: Math.floor(sum / BARRED) & MOST,
  }
}

/**
 * Shows every lawful place for the tromino of the next play (sections 2 and 3), in reading order;
 * stops as soon as `visit` answers `true`. One tromino may be left off the grid.
 */
export function eachPlace(
  position: Position,
  visit: (cells: Cells) => boolean,
  without = -1,
): void {
  const board = boardOf(position.trominoes, without)
  const { of, columns } = board
  const width = columns.length
  const marks = weighed(board, weightsFor(position, letterOfPlay(position.play)))
  const near = boxesNear(of, width)
  const edges = edgesOn(width)
  for (let box = 0; box < near.length; box++) {
    if (near[box] === 0) continue
    const filled =
      (marks[box] === 0 ? 0 : 1) +
      (marks[box + 1] === 0 ? 0 : 2) +
      (marks[box + width] === 0 ? 0 : 4) +
      (marks[box + width + 1] === 0 ? 0 : 8)
    for (let gap = 0; gap < 4; gap++) {
      // An L fits where at most its own gap is filled.
      if ((filled & ~(1 << gap)) !== 0) continue
      if (!isEnough(sumAlong(marks, box, edges[gap] as readonly number[]))) continue
      const cells = cellsAt(board, box, gap)
      if (isOnGrid(cells) && visit(cells)) return
    }
  }
}

/** Marks each two by two squares in which an L could touch a tromino. */
function boxesNear(of: Uint16Array, width: number): Uint8Array {
  const near = new Uint8Array(of.length)
  for (let i = 0; i < of.length; i++) {
    if (of[i] === 0) continue
    for (let down = -2; down <= 1; down++) {
      const isOuter = down === -2 || down === 1
      const from = i + down * width
      near[from - 1] = 1
      near[from] = 1
      if (isOuter) continue
      near[from - 2] = 1
      near[from + 1] = 1
    }
  }
  return near
}

function isOnGrid(cells: Cells): boolean {
  return cells.every(([column, row]) => Math.abs(column) <= FARTHEST && Math.abs(row) <= FARTHEST)
}

/** The four ways to put the first tromino on the empty grid; where they lie makes no difference. */
function firstPlaces(): readonly Cells[] {
  const board = boardOf([])
  const middle = (board.of.length - 1) / 2
  return [0, 1, 2, 3].map((gap) => cellsAt(board, middle, gap))
}

/**
 * The lawful places for the tromino that is due in a position (sections 2 and 3), in reading order.
 * For the first play of a round these are the four forms of an L, at one place instead of all.
 * Whether 30 trominoes are on the grid already, so that one of them must be moved instead, is not
 * asked: see {@link movesIn}.
 *
 * @example
 * ```ts
 * import { placesIn, readGrid } from '@ackanomic/games/tromino-go'
 *
 * const trominoes = readGrid(['AA', 'A'])
 * placesIn({ trominoes, play: 1 }).length // => 12
 * placesIn({ trominoes: [], play: 0 }).length // => 4
 * ```
 */
export function placesIn(position: Position): readonly Cells[] {
  if (position.play === 0) return firstPlaces()
  const places: Cells[] = []
  eachPlace(position, (cells) => {
    places.push(cells)
    return false
  })
  return places
}
