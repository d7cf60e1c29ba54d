import type { RandomInt, SeatNumber } from '@ackanomic/core'
import { isInGame, type ListedMoves, seatsInGame, type VisibleState } from '@ackanomic/core/engine'
import { CLEAN, thawed, type VirusesCells } from './cells.js'
import type { Viruses } from './model.js'
import { isRepeat, judgedCells, keptMoves } from './moves.js'
import { allowedNow, isOpening, playerAt } from './players.js'
import type { VirusesSentMove as Move, VirusesSquare as Square } from './state.js'

/** With more empty squares, only moves at cells are listed. */
const MAX_SQUARES = 10_000

/** The offsets of adjacent squares (3). */
const AROUND: readonly Square[] = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].flatMap((across): Square[] => (down === 0 && across === 0 ? [] : [[across, down]])),
)

/** The actions on a cell: steps to {@link AROUND}, and these. */
const DESTROY = AROUND.length
const UNINFECT = DESTROY + 1
const INFECT = DESTROY + 2
const ACTS = DESTROY + 3

interface Reach {
  readonly cells: VirusesCells
  readonly empty: number
  /** The actions on cells: the cell's index in the list, times {@link ACTS}, plus the action. */
  readonly acts: readonly number[]
}

function canMove(state: VisibleState<Viruses>, seat: SeatNumber): boolean {
  const { shared, secret, roster } = state
  if (shared.stage !== 'turn' || !isInGame(roster, seat)) return false
  const sent = secret[seat]?.moves ?? []
  const allowed = allowedNow(shared, seat)
  if (sent.length < allowed) return true
  return keptMoves(state, judgedCells(shared), seat, sent).length < allowed
}

/** Whether some player has fewer valid moves than allowed (4); there is always room to Place. */
export function isAwaited(state: VisibleState<Viruses>): boolean {
  return seatsInGame(state.roster).some((seat) => canMove(state, seat))
}

export function legalMoves(state: VisibleState<Viruses>, seat: SeatNumber): ListedMoves<Move> {
  if (!canMove(state, seat)) return { moves: [], complete: true }
  const { cells, empty, acts } = reachOf(state, seat)
  const isVast = empty > MAX_SQUARES
  const listed = isVast ? [] : placesIn(state, cells)
  for (const act of acts) listed.push(moveOf(cells, act))
  const sent = state.secret[seat]?.moves ?? []
  return { moves: listed.filter((move) => !isRepeat(state.options, sent, move)), complete: !isVast }
}

export function sampleMove(state: VisibleState<Viruses>, seat: SeatNumber, choose: RandomInt) {
  if (!canMove(state, seat)) return undefined
  const { cells, empty, acts } = reachOf(state, seat)
  const all = empty + acts.length
  const chosen = all === 0 ? 0 : choose(all)
  const sent = state.secret[seat]?.moves ?? []
  // A repeated move is replaced by the next one; at most two of dozens are.
  for (let further = 0; further < all; further++) {
    const n = (chosen + further) % all
    const move = n < empty ? placeAt(state, cells, n) : moveOf(cells, acts[n - empty] as number)
    if (!isRepeat(state.options, sent, move)) return move
  }
  return undefined
}

export function validKinds(
  state: VisibleState<Viruses>,
  seat: SeatNumber,
): readonly Move['type'][] {
  if (!canMove(state, seat)) return []
  const { cells, empty, acts } = reachOf(state, seat)
  const kinds = new Set(acts.map((act) => moveOf(cells, act).type))
  return empty > 0 ? ['place', ...kinds] : [...kinds]
}

function reachOf({ shared }: VisibleState<Viruses>, seat: SeatNumber): Reach {
  const player = playerAt(shared, seat)
  const cells = thawed(judgedCells(shared))
  const acts: number[] = []
  let up = 0
  let down = 0
  const opening = isOpening(player, shared.turn)
  for (let i = 0; i < cells.length; i += 3) {
    const at = i * ACTS
    if (cells[i + 2] === CLEAN) acts.push(at + INFECT)
    else if (cells[i + 2] === player.virus && !opening) {
      acts.push(at + DESTROY, at + UNINFECT)
      const column = cells[i] as number
      const row = cells[i + 1] as number
      up = firstFrom(cells, up, column - 1, row - 1)
      down = firstFrom(cells, down, column - 1, row + 1)
      // A bit for each neighbour, in order.
      const beside =
        (cells[i - 3] === column - 1 && cells[i - 2] === row ? 1 : 0) |
        (cells[i + 3] === column + 1 && cells[i + 4] === row ? 2 : 0)
      const above = threeFrom(cells, up, column - 1, row - 1)
      const taken = above | (beside << 3) | (threeFrom(cells, down, column - 1, row + 1) << 5)
      for (let way = 0; way < DESTROY; way++) if (((taken >> way) & 1) === 0) acts.push(at + way)
    }
  }
  const { left, top, right, bottom } = shared.area
  const empty = (right - left + 1) * (bottom - top + 1) - cells.length / 3
  return { cells, empty, acts }
}

/** The index of the first cell at or after a square, from an index on. */
function firstFrom(cells: VirusesCells, from: number, column: number, row: number): number {
  let at = from
  while (at < cells.length) {
    const further = row - (cells[at + 1] as number)
    if (further < 0 || (further === 0 && (cells[at] as number) >= column)) break
    at += 3
  }
  return at
}

function threeFrom(cells: VirusesCells, from: number, column: number, row: number): number {
  let three = 0
  for (let at = from; cells[at + 1] === row; at += 3) {
    const across = (cells[at] as number) - column
    if (across > 2) break
    three |= 1 << across
  }
  return three
}

function moveOf(cells: VirusesCells, act: number): Move {
  const kind = act % ACTS
  const i = (act - kind) / ACTS
  const at: Square = [cells[i] as number, cells[i + 1] as number]
  const way = AROUND[kind]
  if (way !== undefined) return { type: 'step', from: at, to: [at[0] + way[0], at[1] + way[1]] }
  return { type: kind === INFECT ? 'infect' : kind === DESTROY ? 'destroy' : 'uninfect', at }
}

/** The Place on the empty square number `n`, counted along the rows from 0. */
function placeAt({ shared }: VisibleState<Viruses>, cells: VirusesCells, n: number): Move {
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
