import type { SeatNumber } from '@ackanomic/core'
import { getAt, type State } from '@ackanomic/core/engine'
import { areAdjacent, areSame, isInside, type VirusesSquare } from './area.js'
import {
  type Change,
  CLEAN,
  cellAt,
  EMPTY,
  uninfected,
  type VirusesCells,
  withChanges,
} from './cells.js'
import type { VirusesFault } from './errors.js'
import type { VirusesMove as Move, VirusesListedMove } from './events.js'
import type { VirusesShared as Shared, Viruses, VirusesPlayer } from './model.js'
import { allowance, isOpening, movesCount, overdueViruses } from './players.js'
import { characterOf } from './virus.js'

type Options = Viruses['Options']

/** By what moves are judged. */
type Judged = Pick<State<Viruses>, 'shared' | 'options'>

/** More messages of a seat that would be dropped are not kept in one turn. */
export const MOST_DROPPED = 50

/**
 * The cells against which the moves of a turn are judged: those of the posted grid, without the
 * viruses that are gone by then (6, 10).
 */
export function judgedCells(shared: Shared): VirusesCells {
  return uninfected(shared.cells, overdueViruses(shared))
}

export function squaresOf(move: Move): readonly VirusesSquare[] {
  return move.type === 'step' ? [move.from, move.to] : [move.at]
}

export function isSameMove(one: Move, other: Move): boolean {
  if (one.type !== other.type) return false
  const squares = squaresOf(other)
  return squaresOf(one).every((square, i) => areSame(square, squares[i] as VirusesSquare))
}

/** Why a move is invalid by itself, or `undefined` (4, 5). */
function invalidity(
  shared: Shared,
  cells: VirusesCells,
  seat: SeatNumber,
  move: Move,
): VirusesFault | undefined {
  const player = playerAt(shared, seat)
  const { type } = move
  if (isOpening(player, shared.turn) && type !== 'place' && type !== 'infect') {
    return { code: 'firstTurn', details: { kind: type } }
  }
  const { area, viruses } = shared
  const astray = squaresOf(move).find((square) => !isInside(area, square))
  if (astray !== undefined) return { code: 'outside', details: { square: astray, area } }
  const holds = ([column, row]: VirusesSquare): number => cellAt(cells, column, row)
  const character = (square: VirusesSquare): string =>
    holds(square) === EMPTY ? '.' : characterOf(viruses, holds(square))
  const full = (square: VirusesSquare): VirusesFault | undefined =>
    holds(square) === EMPTY
      ? undefined
      : { code: 'notEmpty', details: { square, character: character(square) } }
  const foreign = (square: VirusesSquare): VirusesFault | undefined => {
    if (holds(square) === player.virus) return undefined
    const mine = characterOf(viruses, player.virus)
    return { code: 'notYourCell', details: { square, character: character(square), shared: mine } }
  }
  switch (type) {
    case 'place':
      return full(move.at)
    case 'infect':
      return holds(move.at) === CLEAN
        ? undefined
        : { code: 'notClean', details: { square: move.at, character: character(move.at) } }
    case 'step': {
      const { from, to } = move
      if (foreign(from) !== undefined) return foreign(from)
      if (!areAdjacent(from, to)) return { code: 'notAdjacent', details: { from, to } }
      return full(to)
    }
    case 'destroy':
    case 'uninfect':
      return foreign(move.at)
  }
}

/** The moves of a seat that are kept: the first valid ones, as many as it may make (6). */
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
    if (isRepeat(options, kept, move)) continue
    kept.push(move)
  }
  return kept
}

export function allowedNow(shared: Shared, seat: SeatNumber): number {
  return allowance(playerAt(shared, seat), shared.turn)
}

export function playerAt({ players }: Pick<Shared, 'players'>, seat: SeatNumber): VirusesPlayer {
  return getAt(players, seat)
}

/**
 * Why a move would be dropped if the turn ended now, after what the seat has sent already; or
 * `undefined`.
 */
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
  if (isRepeat(options, kept, move)) {
    return { code: 'repeated', details: { square: move.type === 'step' ? move.from : move.at } }
  }
  const allowed = allowedNow(shared, seat)
  return kept.length < allowed ? undefined : { code: 'tooMany', details: { allowed } }
}

/** Whether a move is one of those that are kept, and counts once with them. */
export function isRepeat({ ownDuplicates }: Options, kept: readonly Move[], move: Move): boolean {
  return ownDuplicates === 'merge' && kept.some((one) => isSameMove(one, move))
}

/** The square that a move puts a cell or a virus into, by which moves conflict; or `null` (5). */
function targetOf(move: Move): VirusesSquare | null {
  if (move.type === 'step') return move.to
  return move.type === 'place' || move.type === 'infect' ? move.at : null
}

/**
 * The moves of a turn that are kept, by seat, and which of them conflict: those that put a cell or a
 * virus into the same square (5, 6).
 */
export function listMoves(
  state: State<Viruses>,
  cells: VirusesCells,
): readonly VirusesListedMove[] {
  const kept = state.secret.flatMap(({ moves }, seat) =>
    movesCount(state, seat)
      ? keptMoves(state, cells, seat, moves).map((move) => ({ seat, move }))
      : [],
  )
  // An empty square and a clean cell are never the same, so that the square alone tells.
  return kept.map(({ seat, move }, one) => ({
    seat,
    move,
    conflicting: kept.some((other, i) => i !== one && haveSameTarget(move, other.move)),
  }))
}

function haveSameTarget(one: Move, other: Move): boolean {
  const [target, taken] = [targetOf(one), targetOf(other)]
  return target !== null && taken !== null && areSame(target, taken)
}

/** The cells after all moves that do not conflict (6). */
export function afterMoves(
  shared: Shared,
  cells: VirusesCells,
  listed: readonly VirusesListedMove[],
): VirusesCells {
  const made = listed.filter(({ conflicting }) => !conflicting)
  return withChanges(
    cells,
    made.flatMap(({ seat, move }) => changesOf(move, playerAt(shared, seat).virus)),
  )
}

/** What a move of a virus does to the grid. */
export function changesOf(move: Move, virus: number): readonly Change[] {
  switch (move.type) {
    case 'place':
    case 'infect':
      return [change(move.at, virus)]
    case 'step':
      return [change(move.from, EMPTY), change(move.to, virus)]
    default:
      return [change(move.at, move.type === 'destroy' ? EMPTY : CLEAN)]
  }
}

function change([column, row]: readonly [number, number], becomes: number): Change {
  return { column, row, becomes }
}
