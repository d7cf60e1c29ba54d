import { CLEAN, shifted, type VirusesCells } from './cells.js'
import type { VirusesArea, VirusesSquare } from './state.js'

const RINGS = 2

/**
 * Returns the smallest rectangle with all cells, at least one, and two empty rings (2).
 *
 * @example
 * ```ts
 * import { areaAround } from '@ackanomic/games/viruses'
 *
 * areaAround([3, 5, 0, 4, 5, 0]) // => { left: 1, top: 3, right: 6, bottom: 7 }
 * ```
 */
export function areaAround(cells: VirusesCells): VirusesArea {
  let left = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  for (let at = 0; at < cells.length; at += 3) {
    const column = cells[at] as number
    if (column < left) left = column
    if (column > right) right = column
  }
  const top = cells[1] as number
  const bottom = cells[cells.length - 2] as number
  return { left: left - RINGS, top: top - RINGS, right: right + RINGS, bottom: bottom + RINGS }
}

export function isInside({ left, top, right, bottom }: VirusesArea, [column, row]: VirusesSquare) {
  return column >= left && column <= right && row >= top && row <= bottom
}

export function inside(cells: VirusesCells, area: VirusesArea): VirusesCells {
  const kept: number[] = []
  for (let at = 0; at < cells.length; at += 3) {
    const square = [cells[at] as number, cells[at + 1] as number] as const
    if (isInside(area, square)) kept.push(...square, cells[at + 2] as number)
  }
  return kept
}

export function areAdjacent([column, row]: VirusesSquare, [otherColumn, otherRow]: VirusesSquare) {
  return Math.max(Math.abs(column - otherColumn), Math.abs(row - otherRow)) === 1
}

/**
 * Returns the side of the first grid and its number of filled squares, by the players (1).
 *
 * @example
 * ```ts
 * import { initialGridSize } from '@ackanomic/games/viruses'
 *
 * initialGridSize(4) // => { side: 10, filled: 20 }
 * initialGridSize(13) // => { side: 12, filled: 26 }
 * ```
 */
export function initialGridSize(players: number): {
  readonly side: number
  readonly filled: number
} {
  if (players <= 10) return { side: 10, filled: 20 }
  return { side: Math.ceil(Math.sqrt(10 * players)), filled: 2 * players }
}

/**
 * The grid after its area was set anew (2). `shift` converts old columns and rows to new ones.
 * Without cells, four clean ones appear in the middle of the area before.
 */
export function posted(
  left: VirusesCells,
  before: VirusesArea,
  coordinates: 'absolute' | 'area-relative',
): { readonly cells: VirusesCells; readonly area: VirusesArea; readonly shift: VirusesSquare } {
  const cells = left.length > 0 ? left : blockIn(before)
  const area = areaAround(cells)
  if (coordinates === 'absolute') return { cells, area, shift: [0, 0] }
  const columns = 1 - area.left
  const rows = 1 - area.top
  return {
    cells: shifted(cells, columns, rows),
    area: { left: 1, top: 1, right: area.right + columns, bottom: area.bottom + rows },
    shift: [columns, rows],
  }
}

function blockIn({ left, top, right, bottom }: VirusesArea): VirusesCells {
  const column = Math.floor((left + right) / 2)
  const row = Math.floor((top + bottom) / 2)
  return [row, row + 1].flatMap((each) => [column, each, CLEAN, column + 1, each, CLEAN])
}
