import { AT, EMPTY, type Grid, squareName } from './grid.js'

/** Equal Letters that hang together along sides, or one by itself (IV, 3). */
export interface Group {
  /** The Letter. */
  readonly letter: string
  /** The names of its squares, row by row. */
  readonly squares: readonly string[]
  /** The names of the empty squares that touch it along a side, row by row; none is no Liberty. */
  readonly liberties: readonly string[]
}

/**
 * The Groups of a grid, in the order of their first squares, row by row.
 *
 * @example
 * ```ts
 * import { groupsOf } from '@ackanomic/games/single-capture-go'
 *
 * groupsOf(['A@.', 'A@B', '@.B']) // => [
 * //   { letter: 'A', squares: ['a1', 'b1'], liberties: [] },
 * //   { letter: 'B', squares: ['b3', 'c3'], liberties: ['a3', 'c2'] },
 * //  ]
 * ```
 */
export function groupsOf(grid: Grid): readonly Group[] {
  const side = grid.length
  const squares = grid.join('')
  const seen = new Set<number>()
  const groups: Group[] = []
  const named = (places: Iterable<number>): readonly string[] =>
    [...places]
      .sort((one, other) => one - other)
      .map((place) => squareName(Math.floor(place / side), place % side))
  for (let first = 0; first < squares.length; first++) {
    const letter = squares.charAt(first)
    if (letter === EMPTY || letter === AT || seen.has(first)) continue
    const members = new Set([first])
    const liberties = new Set<number>()
    for (const member of members) {
      for (const next of neighboursOf(member, side)) {
        if (squares.charAt(next) === letter) members.add(next)
        else if (squares.charAt(next) === EMPTY) liberties.add(next)
      }
    }
    for (const member of members) seen.add(member)
    groups.push({ letter, squares: named(members), liberties: named(liberties) })
  }
  return groups
}

/** The squares that touch one along a side, counted row by row from 0. */
function neighboursOf(place: number, side: number): readonly number[] {
  const column = place % side
  return [
    ...(place >= side ? [place - side] : []),
    ...(column > 0 ? [place - 1] : []),
    ...(column < side - 1 ? [place + 1] : []),
    ...(place < side * (side - 1) ? [place + side] : []),
  ]
}
