import type { Choose, SeatNumber } from '@ackanomic/core'
import { isInGame, type Listed, type Seen } from '@ackanomic/core/engine'
import { isInside, type Square } from './area.js'
import { type Cells, CLEAN, cellAt, EMPTY } from './cells.js'
import { isOpening, turnOf } from './players.js'
import type { Move, Viruses } from './types.js'
import { allowedNow, faultOf, judgedCells, keptMoves } from './validity.js'

/** Moves are listed in areas of as many squares as these, or fewer. */
const MOST_SQUARES = 10_000

/** What a seat can do to the grid, by kind; the empty squares are only counted. */
interface Choices {
  readonly cells: Cells
  readonly empty: number
  readonly infects: readonly Move[]
  readonly others: readonly Move[]
}

/** Whether a seat may still make a move in this turn that would be kept. */
function mayMove({ own, options, secret, table }: Seen<Viruses>, seat: SeatNumber): boolean {
  if (own.now.stage !== 'turn' || !isInGame(table, seat)) return false
  const sent = secret[seat]?.moves ?? []
  const allowed = allowedNow(own, seat)
  if (sent.length < allowed) return true
  return keptMoves(own, options, judgedCells(own), seat, sent).length < allowed
}

/**
 * All moves of a seat that would be valid if the turn ended now; where the area is vast, those at
 * cells only.
 */
export function listMoves(seen: Seen<Viruses>, seat: SeatNumber): Listed<Move> {
  if (!mayMove(seen, seat)) return { moves: [], complete: true }
  const { cells, empty, infects, others } = choicesOf(seen, seat)
  const isVast = empty > MOST_SQUARES
  const places = Array.from({ length: isVast ? 0 : empty }, (_, n) => placeAt(seen, cells, n))
  const moves = [...places, ...infects, ...others].filter((move) => isNew(seen, seat, move))
  return isVast
    ? { moves, complete: false, sample: (choose) => sampleValid(seen, seat, choose) }
    : { moves, complete: true }
}

/** The kinds of moves that a seat could make now. */
export function validKinds(seen: Seen<Viruses>, seat: SeatNumber): readonly Move['type'][] {
  if (!mayMove(seen, seat)) return []
  const { empty, infects, others } = choicesOf(seen, seat)
  const kinds = new Set([...infects, ...others].map(({ type }) => type))
  return [...(empty > 0 ? (['place'] as const) : []), ...kinds]
}

/** One of the moves of a seat that would be valid if the turn ended now, without listing them. */
export function sampleValid(
  seen: Seen<Viruses>,
  seat: SeatNumber,
  choose: Choose,
): Move | undefined {
  if (!mayMove(seen, seat)) return undefined
  const { cells, empty, infects, others } = choicesOf(seen, seat)
  const all = empty + infects.length + others.length
  const chosen = all === 0 ? 0 : choose(all)
  // The next one is taken where that one is there already: of dozens of moves two at most are.
  for (let further = 0; further < all; further++) {
    const index = (chosen + further) % all
    const move =
      index < empty
        ? placeAt(seen, cells, index)
        : (infects[index - empty] ?? others[index - empty - infects.length])
    if (move === undefined || isNew(seen, seat, move)) return move
  }
  return undefined
}

/** Where two equal moves are one, a move that was sent already is none. */
function isNew({ own, options, secret }: Seen<Viruses>, seat: SeatNumber, move: Move): boolean {
  if (options.ownDuplicates !== 'merge') return true
  return faultOf(own, options, seat, secret[seat]?.moves ?? [], move)?.code !== 'repeated'
}

function choicesOf({ own }: Seen<Viruses>, seat: SeatNumber): Choices {
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
function placeAt({ own }: Seen<Viruses>, cells: Cells, n: number): Move {
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
