import type { TrominoShift } from './places.js'
import {
  letterOfPlay,
  type Tromino,
  type TrominoCells,
  type TrominoLetter,
  type TrominoPosition,
  type TrominoSquare,
} from './tromino.js'

/* Everything here is read from the grid square by square, slowly and obviously. */

const SIDES: readonly TrominoSquare[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
]

const CORNERS: readonly TrominoSquare[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
]

const FORMS: readonly TrominoCells[] = [
  [
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
]

function key([column, row]: TrominoSquare): string {
  return `${column},${row}`
}

function next([column, row]: TrominoSquare, [across, down]: TrominoSquare): TrominoSquare {
  return [column + across, row + down]
}

function gridOf(trominoes: readonly Tromino[]): Map<string, Tromino> {
  return new Map(trominoes.flatMap((each) => each.cells.map((cell) => [key(cell), each] as const)))
}

function isCapital(letter: TrominoLetter): boolean {
  return 'ABC'.includes(letter)
}

/** All squares of the rectangle around trominoes, and some around it. */
function squaresAround(trominoes: readonly Tromino[], margin: number): readonly TrominoSquare[] {
  const cells = trominoes.flatMap((each) => each.cells)
  const columns = cells.map(([column]) => column)
  const rows = cells.map(([, row]) => row)
  const squares: TrominoSquare[] = []
  for (let row = Math.min(...rows) - margin; row <= Math.max(...rows) + margin; row++) {
    for (
      let column = Math.min(...columns) - margin;
      column <= Math.max(...columns) + margin;
      column++
    ) {
      squares.push([column, row])
    }
  }
  return squares
}

/** The tromino along each unit of edge of some squares. */
function along(grid: ReadonlyMap<string, Tromino>, cells: TrominoCells): readonly Tromino[] {
  return cells.flatMap((cell) =>
    SIDES.flatMap((side) => {
      const other = grid.get(key(next(cell, side)))
      return other === undefined ? [] : [other]
    }),
  )
}

function mayLie(
  { play }: TrominoPosition,
  grid: ReadonlyMap<string, Tromino>,
  cells: TrominoCells,
): boolean {
  if (cells.some((cell) => grid.has(key(cell)))) return false
  const units = along(grid, cells)
  const of = (letter: TrominoLetter): number =>
    units.filter((each) => each.letter === letter).length
  switch (play) {
    case 1:
      return of('A') >= 2
    case 2:
      return of('b') >= 2 && of('A') === 0
    case 3:
      return of('C') >= 2 && of('b') === 0
    default: {
      const letter = letterOfPlay(play)
      return (
        units.every((each) => each.letter.toUpperCase() !== letter.toUpperCase()) &&
        units.some((each) => isCapital(each.letter) !== isCapital(letter)) &&
        units.length >= 2
      )
    }
  }
}

/** The lawful places for the due tromino, found by trying each L at each square. */
export function plainPlaces(position: TrominoPosition): readonly TrominoCells[] {
  if (position.play === 0) return FORMS
  if (position.trominoes.length === 0) return []
  const grid = gridOf(position.trominoes)
  return squaresAround(position.trominoes, 3)
    .flatMap((square) =>
      FORMS.map(
        (form): TrominoCells => [
          next(square, form[0]),
          next(square, form[1]),
          next(square, form[2]),
        ],
      ),
    )
    .filter((cells) => mayLie(position, grid, cells))
}

function walked(
  from: TrominoSquare,
  may: (square: TrominoSquare) => boolean,
  ways: readonly TrominoSquare[],
): ReadonlySet<string> {
  const seen = new Set([key(from)])
  const open = [from]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const way of ways) {
      const to = next(at, way)
      if (seen.has(key(to)) || !may(to)) continue
      seen.add(key(to))
      open.push(to)
    }
  }
  return seen
}

/** The empty squares around trominoes outside of any No Man's Land. */
function plainOutside(trominoes: readonly Tromino[], leak: boolean): ReadonlySet<string> {
  const grid = gridOf(trominoes)
  const squares = squaresAround(trominoes, 2)
  const known = new Set(squares.map(key))
  const ways = leak ? [...SIDES, ...CORNERS] : SIDES
  const may = (square: TrominoSquare): boolean => known.has(key(square)) && !grid.has(key(square))
  return walked(squares[0] ?? [0, 0], may, ways)
}

export function plainEdges(trominoes: readonly Tromino[], leak = false): readonly number[] {
  const outside = plainOutside(trominoes, leak)
  return trominoes.map(
    ({ cells }) =>
      cells.flatMap((cell) => SIDES.filter((side) => outside.has(key(next(cell, side))))).length,
  )
}

/** The trominoes connected to a tromino through those that belong, including itself. */
function together(
  trominoes: readonly Tromino[],
  from: Tromino,
  belongs: (other: Tromino) => boolean,
): readonly Tromino[] {
  const grid = gridOf(trominoes)
  const may = (square: TrominoSquare): boolean => {
    const there = grid.get(key(square))
    return there !== undefined && belongs(there)
  }
  const squares = walked(from.cells[0], may, SIDES)
  return trominoes.filter(({ cells }) => squares.has(key(cells[0])))
}

export function plainSurrounded(trominoes: readonly Tromino[], leak = false): readonly number[] {
  const units = plainEdges(trominoes, leak)
  const hasNone = (tromino: Tromino): boolean => units[trominoes.indexOf(tromino)] === 0
  return [...trominoes.keys()].filter((i) => {
    const tromino = trominoes[i]
    if (tromino === undefined) return false
    const shared = (other: Tromino): boolean =>
      isCapital(other.letter) === isCapital(tromino.letter)
    return together(trominoes, tromino, shared).every(hasNone)
  })
}

/** The lawful moves of trominoes, found by lifting each that is due and trying all places. */
export function plainMoves(position: TrominoPosition, leak = false): readonly TrominoShift[] {
  const { trominoes, play } = position
  const units = plainEdges(trominoes, leak)
  return trominoes.flatMap((tromino, i): readonly TrominoShift[] => {
    if (tromino.letter !== letterOfPlay(play) || units[i] === 0) return []
    const others = trominoes.filter((other) => other !== tromino)
    const [first] = others
    if (first === undefined || together(others, first, () => true).length < others.length) return []
    return plainPlaces({ trominoes: others, play })
      .filter((to) => to.some((cell, n) => key(cell) !== key(tromino.cells[n] ?? cell)))
      .map((to) => ({ from: tromino.cells, to }))
  })
}
