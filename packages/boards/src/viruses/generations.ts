import {
  cellAt,
  type Viruses,
  type VirusesCells,
  type VirusesSquare,
} from '@ackanomic/games/viruses'
import type { BoardMatchOf } from '@ackanomic/react'
import { useRef } from 'react'

/** The cells of the turn that was shown before this one; `null` as long as there was none. */
export function useBefore(turn: number, cells: VirusesCells): VirusesCells | null {
  const seen = useRef<{
    readonly turn: number
    readonly cells: VirusesCells
    readonly before: VirusesCells | null
  }>({ turn, cells, before: null })
  if (seen.current.turn !== turn) seen.current = { turn, cells, before: seen.current.cells }
  return seen.current.before
}

type Triple = readonly [column: number, row: number, virus: number]

/** The cells as they are once the moves that the viewer has sent are made, and nobody else's. */
export function afterMoves(view: BoardMatchOf<Viruses>['view']): VirusesCells {
  const { shared } = view
  if (view.role !== 'seat') return shared.cells
  const virus = shared.players[view.seat]?.virus ?? 0
  let { cells } = shared
  for (const move of view.mine.moves) {
    if (move.type === 'step') cells = withCell(withCell(cells, move.from, -1), move.to, virus)
    else if (move.type === 'uninfect') cells = withCell(cells, move.at, 0)
    else cells = withCell(cells, move.at, move.type === 'destroy' ? -1 : virus)
  }
  return cells
}

function withCell(cells: VirusesCells, [column, row]: VirusesSquare, virus: number): VirusesCells {
  if (cellAt(cells, column, row) === virus) return cells
  const others = Array.from(
    { length: cells.length / 3 },
    (_, i) => cells.slice(3 * i, 3 * i + 3) as unknown as Triple,
  ).filter((cell) => cell[0] !== column || cell[1] !== row)
  const all: readonly Triple[] = virus < 0 ? others : [...others, [column, row, virus]]
  return [...all].sort((one, other) => one[1] - other[1] || one[0] - other[0]).flat()
}
