import type { SeatNumber } from '@ackanomic/core'
import { type Cells, type Change, CLEAN, EMPTY, withChanges } from './cells.js'
import type { ListedMove, Move, Options, Own, Secret } from './types.js'
import { keptMoves, targetOf } from './validity.js'

/**
 * The moves of a turn that are kept, by seat, and which of them conflict: those that put a cell or a
 * virus into the same square (5, 6).
 *
 * @param cells - the cells against which they are judged
 * @param counts - whether the moves of a seat count
 */
export function listMoves(
  own: Own,
  options: Options,
  cells: Cells,
  secret: readonly Secret[],
  counts: (seat: SeatNumber) => boolean,
): readonly ListedMove[] {
  const kept = secret.flatMap(({ moves }, seat) =>
    counts(seat) ? keptMoves(own, options, cells, seat, moves).map((move) => ({ seat, move })) : [],
  )
  const aims = new Map<string, number>()
  for (const { move } of kept) {
    const aim = aimOf(move)
    if (aim !== null) aims.set(aim, (aims.get(aim) ?? 0) + 1)
  }
  return kept.map(({ seat, move }) => {
    const aim = aimOf(move)
    return { seat, move, conflicting: aim !== null && aims.get(aim) !== 1 }
  })
}

/** An empty square and a clean cell are never the same, so that the square alone tells. */
function aimOf(move: Move): string | null {
  return targetOf(move)?.join() ?? null
}

/** The cells after all moves that do not conflict (6). */
export function afterMoves(own: Own, cells: Cells, listed: readonly ListedMove[]): Cells {
  const made = listed.filter(({ conflicting }) => !conflicting)
  return withChanges(
    cells,
    made.flatMap(({ seat, move }) => changesOf(move, own.players[seat]?.virus ?? CLEAN)),
  )
}

function changesOf(move: Move, virus: number): readonly Change[] {
  switch (move.type) {
    case 'place':
    case 'infect':
      return [change(move.at, virus)]
    case 'step':
      return [change(move.from, EMPTY), change(move.to, virus)]
    case 'destroy':
      return [change(move.at, EMPTY)]
    case 'uninfect':
      return [change(move.at, CLEAN)]
  }
}

function change([column, row]: readonly [number, number], becomes: number): Change {
  return { column, row, becomes }
}
