import type { SeatNumber } from '@ackanomic/core'
import type { State } from '@ackanomic/core/engine'
import { areAdjacent, isInside } from './area.js'
import { type Change, CLEAN, cellAt, EMPTY, uninfected, type VirusesCells } from './cells.js'
import type { VirusesFault } from './errors.js'
import { characterOf } from './grid.js'
import type { Viruses } from './model.js'
import { allowedNow, isOpening, movesCount, overdueViruses, playerAt } from './players.js'
import type {
  VirusesSentMove as Move,
  VirusesShared as Shared,
  VirusesSquare as Square,
  VirusesReport,
} from './state.js'

type Judged = Pick<State<Viruses>, 'shared' | 'options'>

export const MAX_DROPPED_MOVES = 50

/** The cells that moves are judged by, without viruses that are gone by then (6, 10). */
export function judgedCells(shared: Shared): VirusesCells {
  return uninfected(shared.cells, overdueViruses(shared))
}

export function squaresOf(move: Move): readonly [Square] | readonly [Square, Square] {
  return move.type === 'step' ? [move.from, move.to] : [move.at]
}

export function isSameMove(one: Move, other: Move): boolean {
  return one.type === other.type && squaresOf(one).join() === squaresOf(other).join()
}

/** Why a move is invalid by itself, or `undefined` (4, 5). */
function invalidity(
  { area, viruses, turn, players }: Shared,
  cells: VirusesCells,
  seat: SeatNumber,
  move: Move,
): VirusesFault | undefined {
  const player = playerAt({ players }, seat)
  const { type } = move
  if (isOpening(player, turn) && type !== 'place' && type !== 'infect')
    return { code: 'firstTurn', details: { kind: type } }
  const [from, to = from] = squaresOf(move)
  const outside = isInside(area, from) ? to : from
  if (!isInside(area, outside)) return { code: 'outside', details: { square: outside, area } }
  const characterAt = (square: Square): string => {
    const virus = cellAt(cells, ...square)
    return virus === EMPTY ? '.' : characterOf(viruses, virus)
  }
  const virus = cellAt(cells, ...from)
  if (type === 'infect' && virus !== CLEAN)
    return { code: 'notClean', details: { square: from, character: characterAt(from) } }
  if (type !== 'place' && type !== 'infect' && virus !== player.virus) {
    const shared = characterOf(viruses, player.virus)
    return { code: 'notYourCell', details: { square: from, character: characterAt(from), shared } }
  }
  if (type === 'step' && !areAdjacent(from, to))
    return { code: 'notAdjacent', details: { from, to } }
  return (type === 'place' || type === 'step') && cellAt(cells, ...to) !== EMPTY
    ? { code: 'notEmpty', details: { square: to, character: characterAt(to) } }
    : undefined
}

/** The first valid moves of a seat, as many as it may make (6). */
export function keptMoves(
  { shared, options }: Judged,
  cells: VirusesCells,
  seat: SeatNumber,
  sent: readonly Move[],
): readonly Move[] {
  const allowed = allowedNow(shared, seat)
  const kept: Move[] = []
  for (const move of sent) {
    if (kept.length >= allowed) break
    if (invalidity(shared, cells, seat, move) !== undefined) continue
    if (!isRepeat(options, kept, move)) kept.push(move)
  }
  return kept
}

/** Why a move would be dropped after those already sent, or `undefined`. */
export function faultOf(
  judged: Judged,
  seat: SeatNumber,
  sent: readonly Move[],
  move: Move,
): VirusesFault | undefined {
  const { shared, options } = judged
  const cells = judgedCells(shared)
  const invalid = invalidity(shared, cells, seat, move)
  if (invalid !== undefined) return invalid
  const kept = keptMoves(judged, cells, seat, sent)
  if (isRepeat(options, kept, move))
    return { code: 'repeated', details: { square: squaresOf(move)[0] } }
  const allowed = allowedNow(shared, seat)
  return kept.length < allowed ? undefined : { code: 'tooMany', details: { allowed } }
}

/** Whether a move equals a kept one, and so counts once with it. */
export function isRepeat({ ownDuplicates }: Viruses['Options'], kept: readonly Move[], move: Move) {
  return ownDuplicates === 'merge' && kept.some((one) => isSameMove(one, move))
}

/** The moves of a turn, by seat; those that fill the same square conflict (5, 6). */
export function movesOfTurn(state: State<Viruses>, cells: VirusesCells): VirusesReport['moves'] {
  const kept = state.secret.flatMap(({ moves }, seat) =>
    movesCount(state, seat)
      ? keptMoves(state, cells, seat, moves).map((move) => ({ seat, move }))
      : [],
  )
  // A square is either empty or clean, so the square alone is enough.
  const targets = kept.map(({ move }) => targetOf(move))
  return kept.map(({ seat, move }, i) => ({ seat, move, conflicting: isTwice(targets, i) }))
}

function isTwice(squares: readonly (Square | undefined)[], i: number): boolean {
  const square = squares[i]
  if (square === undefined) return false
  const [column, row] = square
  return squares.some((other, j) => j !== i && other?.[0] === column && other[1] === row)
}

/** The square that a move fills or infects, or `undefined` (5). */
function targetOf(move: Move): Square | undefined {
  if (move.type === 'step') return move.to
  return move.type === 'place' || move.type === 'infect' ? move.at : undefined
}

export function changesOf(move: Move, virus: number): readonly Change[] {
  if (move.type === 'step') return [change(move.from, EMPTY), change(move.to, virus)]
  if (move.type === 'destroy') return [change(move.at, EMPTY)]
  return [change(move.at, move.type === 'uninfect' ? CLEAN : virus)]
}

function change([column, row]: Square, becomes: number): Change {
  return { column, row, becomes }
}
