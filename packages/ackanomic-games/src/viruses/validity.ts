import type { SeatNumber } from '@ackanomic/core'
import { areAdjacent, isInside, type Square } from './area.js'
import { type Cells, CLEAN, cellAt, EMPTY, uninfected } from './cells.js'
import { allowance, characterOf, isOpening, overdueViruses, turnOf } from './players.js'
import type { Fault, Move, Options, Own } from './types.js'

/** More messages of a seat that would be dropped are not kept in one turn. */
export const MOST_DROPPED = 50

/**
 * The cells against which the moves of a turn are judged: those of the posted grid, without the
 * viruses that are gone by then (6, 10).
 */
export function judgedCells(own: Own): Cells {
  return uninfected(own.cells, overdueViruses(own))
}

/** The squares that a move names. */
export function squaresOf(move: Move): readonly Square[] {
  return move.type === 'step' ? [move.from, move.to] : [move.at]
}

/** The square that a move puts a cell or a virus into, by which moves conflict; or `null` (5). */
export function targetOf(move: Move): Square | null {
  switch (move.type) {
    case 'place':
    case 'infect':
      return move.at
    case 'step':
      return move.to
    default:
      return null
  }
}

/** Whether two moves are the same. */
export function isSameMove(one: Move, other: Move): boolean {
  if (one.type !== other.type) return false
  const squares = squaresOf(other)
  return squaresOf(one).every(
    ([column, row], i) => column === squares[i]?.[0] && row === squares[i]?.[1],
  )
}

/** Why a move is invalid by itself, or `undefined` (4, 5). */
function invalidity(own: Own, cells: Cells, seat: SeatNumber, move: Move): Fault | undefined {
  const player = own.players[seat]
  if (player === undefined) return undefined
  const { type } = move
  if (isOpening(player, turnOf(own)) && type !== 'place' && type !== 'infect') {
    return { code: 'firstTurn', facts: { kind: type } }
  }
  const { area, viruses } = own
  const astray = squaresOf(move).find((square) => !isInside(area, square))
  if (astray !== undefined) return { code: 'outside', facts: { square: astray, area } }
  const holds = ([column, row]: Square): number => cellAt(cells, column, row)
  const character = (square: Square): string =>
    holds(square) === EMPTY ? '.' : characterOf(viruses, holds(square))
  const full = (square: Square): Fault | undefined =>
    holds(square) === EMPTY
      ? undefined
      : { code: 'notEmpty', facts: { square, character: character(square) } }
  const foreign = (square: Square): Fault | undefined => {
    if (holds(square) === player.virus) return undefined
    const mine = characterOf(viruses, player.virus)
    return { code: 'notYourCell', facts: { square, character: character(square), own: mine } }
  }
  switch (type) {
    case 'place':
      return full(move.at)
    case 'infect':
      return holds(move.at) === CLEAN
        ? undefined
        : { code: 'notClean', facts: { square: move.at, character: character(move.at) } }
    case 'step': {
      const { from, to } = move
      if (foreign(from) !== undefined) return foreign(from)
      if (!areAdjacent(from, to)) return { code: 'notAdjacent', facts: { from, to } }
      return full(to)
    }
    case 'destroy':
    case 'uninfect':
      return foreign(move.at)
  }
}

/** The moves of a seat that are kept: the first valid ones, as many as e may make (6). */
export function keptMoves(
  own: Own,
  options: Options,
  cells: Cells,
  seat: SeatNumber,
  sent: readonly Move[],
): readonly Move[] {
  const allowed = allowedNow(own, seat)
  const kept: Move[] = []
  for (const move of sent) {
    if (kept.length >= allowed) break
    if (invalidity(own, cells, seat, move) !== undefined) continue
    if (isRepeat(options, kept, move)) continue
    kept.push(move)
  }
  return kept
}

/** How many moves a seat may make in this turn. */
export function allowedNow(own: Own, seat: SeatNumber): number {
  const player = own.players[seat]
  return player === undefined ? 0 : allowance(player, turnOf(own))
}

/**
 * Why a move would be dropped if the turn ended now, after what the seat has sent already; or
 * `undefined`.
 */
export function faultOf(
  own: Own,
  options: Options,
  seat: SeatNumber,
  sent: readonly Move[],
  move: Move,
): Fault | undefined {
  const cells = judgedCells(own)
  const invalid = invalidity(own, cells, seat, move)
  if (invalid !== undefined) return invalid
  const kept = keptMoves(own, options, cells, seat, sent)
  if (isRepeat(options, kept, move)) {
    return { code: 'repeated', facts: { square: squaresOf(move)[0] ?? [0, 0] } }
  }
  const allowed = allowedNow(own, seat)
  return kept.length < allowed ? undefined : { code: 'tooMany', facts: { allowed } }
}

function isRepeat({ ownDuplicates }: Options, kept: readonly Move[], move: Move): boolean {
  return ownDuplicates === 'merge' && kept.some((one) => isSameMove(one, move))
}
