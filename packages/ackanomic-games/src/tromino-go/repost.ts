import { err, ok, type Result } from '@ackanomic/core'
import type { Mark } from './grid.js'
import type { Move, Place } from './model.js'
import {
  FULL,
  inOrder,
  isTromino,
  letterOfPlay,
  type Tromino,
  type TrominoCells,
  type TrominoPosition,
  type TrominoSquare,
} from './tromino.js'

interface Overlay {
  /** The one tromino that is not wholly where it was. */
  readonly moved: Tromino | undefined
  /** Its squares that still have its letter; none if no tromino has moved. */
  readonly kept: readonly TrominoSquare[]
  /** The additional letters, in the coordinates of the last grid. */
  readonly added: readonly Mark[]
}

/** Finds the play between the last grid and a posted one, at any offset. */
export function playBetween(
  { trominoes, play }: TrominoPosition,
  marks: readonly Mark[],
): Result<Place | Move, string> {
  const due = letterOfPlay(play)
  const before = 3 * trominoes.length
  const turn = trominoes.length < FULL ? `add the ${due}` : `move one of your ${due}s`
  if (marks.length !== before && marks.length !== before + 3) {
    return err(
      `The posted grid has ${marks.length} letter${marks.length === 1 ? '' : 's'}, and the last one has ${before}; repost it, and ${turn}, which is three letters.`,
    )
  }
  const posted = new Map(marks.map(({ square, letter }) => [square.join(), letter]))
  const overlays = shiftsOf(trominoes, marks).flatMap(
    (shift) => overlayAt(trominoes, marks, posted, shift) ?? [],
  )
  if (overlays.some(({ added }) => added.length === 0))
    return err(`The grid is as it was; ${turn}, or write "pass" if there is no legal play.`)
  if (overlays.length === 0) {
    return err(
      `The trominoes that were on the grid are not where they were; repost it as it is, and ${turn}.`,
    )
  }
  const plays = overlays.flatMap((overlay) => playOf(overlay) ?? [])
  const isDue = (each: Place | Move): boolean =>
    each.letter === due && isTromino(each.type === 'place' ? each.cells : each.to)
  const found = plays.find(isDue) ?? plays[0]
  return found === undefined
    ? err(`A tromino is three equal letters; repost the grid, and ${turn}.`)
    : ok(found)
}

function shiftsOf(trominoes: readonly Tromino[], marks: readonly Mark[]): readonly TrominoSquare[] {
  if (trominoes.length === 0) {
    // The place of the first tromino makes no difference.
    const least = (part: 0 | 1): number => Math.min(...marks.map(({ square }) => square[part]))
    return [[least(0), least(1)]]
  }
  // One of two trominoes stays, so it shows the offset.
  return [...new Set([trominoes[0], trominoes.at(-1)])].flatMap((anchor) =>
    marks.flatMap(({ letter, square }) =>
      letter === anchor?.letter ? [minus(square, anchor.cells[0])] : [],
    ),
  )
}

function minus(one: TrominoSquare, other: TrominoSquare): TrominoSquare {
  return [one[0] - other[0], one[1] - other[1]]
}

function overlayAt(
  trominoes: readonly Tromino[],
  marks: readonly Mark[],
  posted: ReadonlyMap<string, string>,
  shift: TrominoSquare,
): Overlay | undefined {
  const matched = new Set<string>()
  const isThere = (letter: string, [column, row]: TrominoSquare): boolean => {
    const key = `${column + shift[0]},${row + shift[1]}`
    return posted.get(key) === letter && matched.add(key).size > 0
  }
  let moved: Tromino | undefined
  let kept: readonly TrominoSquare[] = []
  for (const tromino of trominoes) {
    const there = tromino.cells.filter((square) => isThere(tromino.letter, square))
    if (there.length === 3) continue
    if (moved !== undefined || marks.length > 3 * trominoes.length) return undefined
    moved = tromino
    kept = there
  }
  const added = marks
    .filter(({ square }) => !matched.has(square.join()))
    .map(({ letter, square }): Mark => ({ letter, square: minus(square, shift) }))
  return { moved, kept, added }
}

function playOf({ moved, kept, added }: Overlay): Place | Move | undefined {
  const { letter } = moved ?? added[0] ?? {}
  if (letter === undefined || added.some((mark) => mark.letter !== letter)) return undefined
  const squares = [...kept, ...added.map(({ square }) => square)]
  const cells = inOrder(squares as unknown as TrominoCells)
  return moved === undefined
    ? { type: 'place', letter, cells }
    : { type: 'move', letter, from: moved.cells, to: cells }
}
