import type { Choose, SeatNumber } from '@ackanomic/core'
import { isInGame, type State } from '@ackanomic/core/engine'
import { isInside, type Square } from './area.js'
import { type Cells, CLEAN, cellAt, EMPTY } from './cells.js'
import { isOpening, turnOf } from './players.js'
import type { Move, Viruses } from './types.js'
import { allowedNow, faultOf, judgedCells, keptMoves } from './validity.js'

/** More messages of a seat than these are not kept in one turn. */
export const MOST_MESSAGES = 50

/** What a seat can do to the grid, by kind; the empty squares are only counted. */
interface Choices {
  readonly cells: Cells
  readonly empty: number
  readonly infects: readonly Move[]
  readonly others: readonly Move[]
}

/** Whether a seat may still make a move in this turn that would be kept. */
export function mayMove(
  { own, options, secret, table }: State<Viruses>,
  seat: SeatNumber,
): boolean {
  if (own.now.stage !== 'turn' || !isInGame(table, seat)) return false
  const sent = secret[seat]?.moves ?? []
  if (sent.length >= MOST_MESSAGES) return false
  const allowed = allowedNow(own, seat)
  if (sent.length < allowed) return true
  return keptMoves(own, options, judgedCells(own), seat, sent).length < allowed
}

/** All moves of a seat that would be valid if the turn ended now. */
export function validMoves(state: State<Viruses>, seat: SeatNumber): readonly Move[] {
  if (!mayMove(state, seat)) return []
  const choices = choicesOf(state, seat)
  const places = Array.from({ length: choices.empty }, (_, n) => placeAt(state, choices.cells, n))
  const moves = [...places, ...choices.infects, ...choices.others]
  return moves.filter((move) => isNew(state, seat, move))
}

/** The kinds of moves that a seat could make now. */
export function validKinds(state: State<Viruses>, seat: SeatNumber): readonly Move['type'][] {
  if (!mayMove(state, seat)) return []
  const { empty, infects, others } = choicesOf(state, seat)
  const kinds = new Set([...infects, ...others].map(({ type }) => type))
  return [...(empty > 0 ? (['place'] as const) : []), ...kinds]
}

/** One of the moves of a seat that would be valid if the turn ended now, without listing them. */
export function sampleValid(
  state: State<Viruses>,
  seat: SeatNumber,
  pick: Choose,
): Move | undefined {
  if (!mayMove(state, seat)) return undefined
  if (state.options.ownDuplicates === 'merge') {
    const moves = validMoves(state, seat)
    return moves.length === 0 ? undefined : moves[pick(moves.length)]
  }
  const { cells, empty, infects, others } = choicesOf(state, seat)
  const chosen = pick(empty + infects.length + others.length)
  if (chosen < empty) return placeAt(state, cells, chosen)
  return infects[chosen - empty] ?? others[chosen - empty - infects.length]
}

/** Where two equal moves are one, a move that was sent already is none. */
function isNew({ own, options, secret }: State<Viruses>, seat: SeatNumber, move: Move): boolean {
  if (options.ownDuplicates !== 'merge') return true
  return faultOf(own, options, seat, secret[seat]?.moves ?? [], move)?.code !== 'repeated'
}

function choicesOf({ own }: State<Viruses>, seat: SeatNumber): Choices {
  const { area } = own
  const player = own.players[seat]
  const cells = judgedCells(own)
  const squares = (area.right - area.left + 1) * (area.bottom - area.top + 1)
  const infects: Move[] = []
  const others: Move[] = []
  const opening = player !== undefined && isOpening(player, turnOf(own))
  for (let i = 0; i < cells.length; i += 3) {
    const at: Square = [cells[i] as number, cells[i + 1] as number]
    if (cells[i + 2] === CLEAN) infects.push({ type: 'infect', at })
    else if (cells[i + 2] === player?.virus && !opening) {
      others.push({ type: 'destroy', at }, { type: 'uninfect', at })
      for (const to of adjacentTo(at)) {
        const isFree = cellAt(cells, to[0], to[1]) === EMPTY && isInside(area, to)
        if (isFree) others.push({ type: 'step', from: at, to })
      }
    }
  }
  return { cells, empty: squares - cells.length / 3, infects, others }
}

function adjacentTo([column, row]: Square): readonly Square[] {
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((across): Square[] =>
      down === 0 && across === 0 ? [] : [[column + across, row + down]],
    ),
  )
}

/** The empty square number `n` of the area, from 0. All cells lie in the area. */
function placeAt({ own }: State<Viruses>, cells: Cells, n: number): Move {
  const { left, top, right } = own.area
  const width = right - left + 1
  let square = n
  for (let i = 0; i < cells.length; i += 3) {
    const filled = ((cells[i + 1] as number) - top) * width + (cells[i] as number) - left
    if (filled > square) break
    square++
  }
  return { type: 'place', at: [left + (square % width), top + Math.floor(square / width)] }
}
