import {
  isTromino,
  letterOfPlay,
  type TrominoCells,
  type TrominoGo,
  type TrominoSquare,
  trominoesOf,
} from '@ackanomic/games/tromino-go'
import type { BoardMatchOf } from '@ackanomic/react'

type At = BoardMatchOf<TrominoGo>
type Act = TrominoGo['Move']

/** A way to lay the tromino that is due. */
export interface Laying {
  /** The squares that it takes. */
  readonly cells: TrominoCells
  readonly move: Act
}

/** The name of a square in a map. */
export function keyOf([column, row]: TrominoSquare): string {
  return `${column},${row}`
}

/** Whether two trominoes are at the same squares. */
export function isSame(one: TrominoCells, other: TrominoCells): boolean {
  return one.every((cell, i) => keyOf(cell) === keyOf(other[i] ?? cell))
}

/** The square in the bend of an L. */
function bendOf(cells: TrominoCells): TrominoSquare {
  const bend = cells.find(
    (cell) =>
      cells.some((other) => other !== cell && other[0] === cell[0]) &&
      cells.some((other) => other !== cell && other[1] === cell[1]),
  )
  return bend ?? cells[0]
}

/** The trominoes that may be taken up to be moved. */
export function liftable({ moves }: At['legalMoves']): readonly TrominoCells[] {
  const all = moves.flatMap((move) => (move.type === 'move' ? [move.from] : []))
  return [...new Map(all.map((from) => [from.map(keyOf).join(' '), from])).values()]
}

/** The lawful ways to lay it, by the square in the bend. */
export function lawfulLayings(
  { moves }: At['legalMoves'],
  lifted: TrominoCells | null,
): Map<string, Laying[]> {
  return byBend(
    moves.flatMap((move): readonly Laying[] => {
      if (move.type === 'place') return [{ cells: move.cells, move }]
      if (move.type !== 'move' || lifted === null || !isSame(move.from, lifted)) return []
      return [{ cells: move.to, move }]
    }),
  )
}

const SHAPES: readonly TrominoCells[] = [
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
].map(
  (of) => of.map((at): TrominoSquare => [at % 2, Math.floor(at / 2)]) as unknown as TrominoCells,
)

/** All ways to lay it on empty squares, lawful or not, by the square in the bend. */
export function freeLayings(
  { plays }: Pick<At['view']['shared'], 'plays'>,
  legal: At['legalMoves'],
  lifted: TrominoCells | null,
  squares: readonly TrominoSquare[],
): Map<string, Laying[]> {
  const isDue = legal.moves.some(({ type }) => type === (lifted === null ? 'place' : 'move'))
  if (!isDue) return new Map()
  const letter = letterOfPlay(plays.length)
  const taken = new Set(
    trominoesOf({ plays }).flatMap(({ cells }) =>
      lifted !== null && isSame(cells, lifted) ? [] : cells.map(keyOf),
    ),
  )
  return byBend(
    squares.flatMap(([left, top]) =>
      SHAPES.flatMap((shape): readonly Laying[] => {
        const cells = shape.map(([column, row]) => [
          left + column,
          top + row,
        ]) as unknown as TrominoCells
        if (!isTromino(cells) || cells.some((cell) => taken.has(keyOf(cell)))) return []
        const move: Act =
          lifted === null
            ? { type: 'place', letter, cells }
            : { type: 'move', letter, from: lifted, to: cells }
        return [{ cells, move }]
      }),
    ),
  )
}

function byBend(layings: readonly Laying[]): Map<string, Laying[]> {
  const found = new Map<string, Laying[]>()
  for (const laying of layings) {
    const key = keyOf(bendOf(laying.cells))
    const there = found.get(key)
    if (there === undefined) found.set(key, [laying])
    else there.push(laying)
  }
  return found
}
