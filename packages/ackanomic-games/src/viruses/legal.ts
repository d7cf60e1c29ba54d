import type { RandomInt, SeatNumber } from '@ackanomic/core'
import { isInGame, type ListedMoves, seatsInGame, type VisibleState } from '@ackanomic/core/engine'
import type { VirusesSquare } from './area.js'
import { CLEAN, thawed, type VirusesCells } from './cells.js'
import type { Viruses } from './model.js'
import { allowedNow, isRepeat, judgedCells, keptMoves, playerAt } from './moves.js'
import { isOpening } from './players.js'

type Move = Viruses['Move']

/** Moves are listed in areas of as many empty squares as these, or fewer. */
const MOST_SQUARES = 10_000

/** The squares adjacent to one, as columns and rows to add (3). */
const AROUND: readonly VirusesSquare[] = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].flatMap((across): VirusesSquare[] =>
    down === 0 && across === 0 ? [] : [[across, down]],
  ),
)

/** What can be done to the own cell, besides steps to the squares of {@link AROUND}. */
const DESTROY = AROUND.length
const UNINFECT = DESTROY + 1

/** What a seat can do to the grid. All cells lie in the area, and all squares adjacent to them. */
interface Reach {
  readonly cells: VirusesCells
  /** How many squares are empty. */
  readonly empty: number
  /** Where in the list the clean cells stand. */
  readonly clean: readonly number[]
  /** Where in the list an own cell stands, and what can be done to it, in turn. */
  readonly acts: readonly number[]
}

/** Whether a seat may still make a move in this turn that would be kept. */
function canMove(seen: VisibleState<Viruses>, seat: SeatNumber): boolean {
  const { shared, secret, table } = seen
  if (shared.stage !== 'turn' || !isInGame(table, seat)) return false
  const sent = secret[seat]?.moves ?? []
  const allowed = allowedNow(shared, seat)
  if (sent.length < allowed) return true
  return keptMoves(seen, judgedCells(shared), seat, sent).length < allowed
}

/**
 * Whether somebody has not sent as many valid moves as they may (4): there is always an empty square
 * in the area to place a cell on.
 */
export function isAwaited(seen: VisibleState<Viruses>): boolean {
  return seatsInGame(seen.table).some((seat) => canMove(seen, seat))
}

/**
 * All moves of a seat that would be valid if the turn ended now; where the area is vast, those at
 * cells only.
 */
export function legalMoves(seen: VisibleState<Viruses>, seat: SeatNumber): ListedMoves<Move> {
  if (!canMove(seen, seat)) return { moves: [], complete: true }
  const reach = reachOf(seen, seat)
  const { cells, empty, clean, acts } = reach
  const isVast = empty > MOST_SQUARES
  const moves: Move[] = isVast ? [] : placesIn(seen, cells)
  for (const at of clean) moves.push({ type: 'infect', at: squareAt(cells, at) })
  for (let i = 0; i < acts.length; i += 2) moves.push(actOf(reach, i))
  const { secret, options } = seen
  const isNew = (move: Move): boolean => !isRepeat(options, secret[seat]?.moves ?? [], move)
  return { moves: moves.filter(isNew), complete: !isVast }
}

/** One of the moves of a seat that would be valid if the turn ended now, without listing them. */
export function sampleMove(
  seen: VisibleState<Viruses>,
  seat: SeatNumber,
  choose: RandomInt,
): Move | undefined {
  if (!canMove(seen, seat)) return undefined
  const reach = reachOf(seen, seat)
  const all = reach.empty + reach.clean.length + reach.acts.length / 2
  const chosen = all === 0 ? 0 : choose(all)
  const sent = seen.secret[seat]?.moves ?? []
  // The next one is taken where that one is there already: of dozens of moves two at most are.
  for (let further = 0; further < all; further++) {
    const move = moveAt(seen, reach, (chosen + further) % all)
    if (!isRepeat(seen.options, sent, move)) return move
  }
  return undefined
}

/** The kinds of moves that a seat could make now. */
export function validKinds(seen: VisibleState<Viruses>, seat: SeatNumber): readonly Move['type'][] {
  if (!canMove(seen, seat)) return []
  const { empty, clean, acts } = reachOf(seen, seat)
  const kinds: Move['type'][] = empty > 0 ? ['place'] : []
  if (clean.length > 0) kinds.push('infect')
  if (acts.length > 0) kinds.push('destroy', 'uninfect')
  if (acts.some((act, i) => i % 2 === 1 && act < DESTROY)) kinds.push('step')
  return kinds
}

function reachOf({ shared }: VisibleState<Viruses>, seat: SeatNumber): Reach {
  const player = playerAt(shared, seat)
  const cells = thawed(judgedCells(shared))
  const clean: number[] = []
  let up = 0
  let down = 0
  const acts: number[] = []
  const opening = isOpening(player, shared.turn)
  for (let i = 0; i < cells.length; i += 3) {
    if (cells[i + 2] === CLEAN) clean.push(i)
    else if (cells[i + 2] === player.virus && !opening) {
      acts.push(i, DESTROY, i, UNINFECT)
      const column = cells[i] as number
      const row = cells[i + 1] as number
      up = firstFrom(cells, up, column - 1, row - 1)
      down = firstFrom(cells, down, column - 1, row + 1)
      // A bit for each square of those around, in their order.
      const beside =
        (cells[i - 3] === column - 1 && cells[i - 2] === row ? 1 : 0) |
        (cells[i + 3] === column + 1 && cells[i + 4] === row ? 2 : 0)
      const above = threeFrom(cells, up, column - 1, row - 1)
      const taken = above | (beside << 3) | (threeFrom(cells, down, column - 1, row + 1) << 5)
      for (let way = 0; way < AROUND.length; way++)
        if (((taken >> way) & 1) === 0) acts.push(i, way)
    }
  }
  return { cells, empty: emptySquares({ shared }, cells), clean, acts }
}

/** The first cell of the list from some place on that stands at a square or after it. */
function firstFrom(cells: VirusesCells, from: number, column: number, row: number): number {
  let at = from
  while (at < cells.length) {
    const further = row - (cells[at + 1] as number)
    if (further < 0 || (further === 0 && (cells[at] as number) >= column)) break
    at += 3
  }
  return at
}

/** Which of a square and the two to its right hold cells, a bit each. */
function threeFrom(cells: VirusesCells, from: number, column: number, row: number): number {
  let three = 0
  for (let at = from; cells[at + 1] === row; at += 3) {
    const across = (cells[at] as number) - column
    if (across > 2) break
    three |= 1 << across
  }
  return three
}

function emptySquares(
  { shared: { area } }: Pick<VisibleState<Viruses>, 'shared'>,
  cells: VirusesCells,
): number {
  return (area.right - area.left + 1) * (area.bottom - area.top + 1) - cells.length / 3
}

/** The square of the cell that stands at some place in the list, or one adjacent to it. */
function squareAt(
  cells: VirusesCells,
  at: number,
  [across, down]: VirusesSquare = [0, 0],
): VirusesSquare {
  return [(cells[at] as number) + across, (cells[at + 1] as number) + down]
}

/** Move number `n` of all, from 0. */
function moveAt({ shared }: VisibleState<Viruses>, reach: Reach, n: number): Move {
  const { cells, empty, clean } = reach
  const act = n - empty - clean.length
  if (act >= 0) return actOf(reach, 2 * act)
  if (n >= empty) return { type: 'infect', at: squareAt(cells, clean[n - empty] as number) }
  const { left, top, right } = shared.area
  const width = right - left + 1
  let square = n
  for (let i = 0; i < cells.length; i += 3) {
    const filled = ((cells[i + 1] as number) - top) * width + (cells[i] as number) - left
    if (filled > square) break
    square++
  }
  return { type: 'place', at: [left + (square % width), top + Math.floor(square / width)] }
}

function actOf({ cells, acts }: Reach, i: number): Move {
  const at = acts[i] as number
  const act = acts[i + 1] as number
  if (act === DESTROY) return { type: 'destroy', at: squareAt(cells, at) }
  if (act === UNINFECT) return { type: 'uninfect', at: squareAt(cells, at) }
  return { type: 'step', from: squareAt(cells, at), to: squareAt(cells, at, AROUND[act]) }
}

function placesIn({ shared }: VisibleState<Viruses>, cells: VirusesCells): Move[] {
  const { left, top, right, bottom } = shared.area
  const places: Move[] = []
  let i = 0
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      if (cells[i] === column && cells[i + 1] === row) i += 3
      else places.push({ type: 'place', at: [column, row] })
    }
  }
  return places
}
