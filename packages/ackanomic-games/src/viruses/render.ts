import type { SeatNumber } from '@ackanomic/core'
import type { View } from '@ackanomic/core/engine'
import { isInGame } from '@ackanomic/core/engine'
import { countCells } from './cells.js'
import { gridRows, numberedGrid } from './grid.js'
import { formatMove } from './notation.js'
import { characterOf, movesCount, scoresOf, turnOf } from './players.js'
import { sayFault, sayReport } from './say.js'
import type { Move, Viruses } from './types.js'
import { allowedNow, faultOf } from './validity.js'

/** The table as plain text: the grid with its numbers, the players, the moves that one may know. */
export function renderViruses(view: View<Viruses>): string {
  const { own, table } = view
  const lines = [headline(view), '']
  if (own.now.stage !== 'cells') {
    lines.push(...numberedGrid(gridRows(own), own.area), '')
  }
  lines.push(...players(view))
  lines.push(`  Referee: ${table.referees.length === 0 ? 'nobody' : table.referees.join(' and ')}`)
  const name = (seat: SeatNumber): string => table.seats[seat]?.player ?? `Seat ${seat}`
  if (own.last !== null) lines.push('', ...sayReport(own.last, name))
  const sent = sentMoves(view, name)
  if (sent.length > 0) lines.push('', ...sent)
  return lines.join('\n')
}

function headline({ own, outcome }: View<Viruses>): string {
  if (outcome !== null) {
    return `Viruses is over after ${plural(own.scorers.length, 'turn')}. ${outcome.winners.join(' and ')} won.`
  }
  switch (own.now.stage) {
    case 'cells':
      return 'Viruses: the referee chooses the first cells'
    case 'winner':
      return 'Viruses: nobody is left, and the referee draws the winner'
    case 'turn':
      return `Viruses, turn ${turnOf(own)}`
  }
}

function players(view: View<Viruses>): readonly string[] {
  const { own, table, options } = view
  const scores = scoresOf(own, options)
  const counts = countCells(own.cells, own.viruses.length)
  const width = Math.max(...table.seats.map(({ player }) => player.length))
  const seats = own.players.map(({ virus }, seat) => {
    const count = counts[virus] ?? 0
    const isHers = own.viruses[virus - 1]?.owner === seat
    const figures = isHers ? `${plural(count, 'cell')}, ` : ''
    const player = (table.seats[seat]?.player ?? '').padEnd(width)
    const marks = marksOf(view, seat)
    return `${characterOf(own.viruses, virus)} ${player}  ${figures}${plural(scores[seat] ?? 0, 'Gamepoint')}${marks}`
  })
  const free = own.viruses.flatMap(({ owner, character }, i) =>
    owner === null && counts[i + 1] !== 0
      ? [`${character} is nobody’s, with ${plural(counts[i + 1] ?? 0, 'cell')}`]
      : [],
  )
  return [...seats, ...free]
}

function marksOf(view: View<Viruses>, seat: SeatNumber): string {
  const { table } = view
  const place = table.seats[seat]
  const marks = [
    ...(view.role === 'seat' && view.seat === seat ? ['you'] : []),
    ...(place?.presence === 'out' ? ['eliminated'] : []),
    ...(place?.presence === 'left' ? ['left'] : []),
    ...(place?.presence === 'away' ? [awayMark(place.holder)] : []),
  ]
  return marks.length === 0 ? '' : ` (${marks.join(', ')})`
}

function awayMark(substitute: string | null): string {
  return substitute === null ? 'on vacation' : `on vacation, ${substitute} plays`
}

function sentMoves(view: View<Viruses>, name: (seat: SeatNumber) => string): readonly string[] {
  const { own, table, options } = view
  if (own.now.stage !== 'turn' || view.outcome !== null) return []
  if (view.role === 'seat') {
    if (!isInGame(view.table, view.seat)) return []
    const allowed = allowedNow(own, view.seat)
    const most = `You may make ${plural(allowed, 'move')} this turn.`
    const { moves } = view.mine
    return [moves.length === 0 ? most : `${most} You sent:`, ...movesOf(view, view.seat, moves)]
  }
  if (view.role !== 'referee') return []
  return view.known.flatMap((secret, seat) =>
    secret === null || secret.moves.length === 0 || !movesCount(own, table, options, seat)
      ? []
      : [`${name(seat)} sent:`, ...movesOf(view, seat, secret.moves)],
  )
}

function movesOf(
  { own, options }: View<Viruses>,
  seat: SeatNumber,
  moves: readonly Move[],
): readonly string[] {
  return moves.map((move, i) => {
    const fault = faultOf(own, options, seat, moves.slice(0, i), move)
    return `  ${formatMove(move)}${fault === undefined ? '' : ` – to be dropped. ${sayFault(fault)}`}`
  })
}

function plural(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
