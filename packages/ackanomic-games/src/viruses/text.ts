import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import {
  defineText,
  isInGame,
  type NameOf,
  nameOf,
  seatBadges,
  type View,
} from '@ackanomic/core/engine'
import type { VirusesSquare } from './area.js'
import { countCells } from './cells.js'
import { virusesClauses } from './clauses.js'
import { sayFault } from './errors.js'
import { formatMove, sayReport, type VirusesMove, virusesEvents } from './events.js'
import { numberedVirusesGrid, virusesGridRows } from './grid.js'
import type { Viruses } from './model.js'
import { allowedNow, faultOf } from './moves.js'
import { movesCount } from './players.js'
import { characterOf, virusNumber } from './virus.js'

/** The words of Viruses, alone: enough for a page of a match that a server keeps. */
export const virusesText = /* @__PURE__ */ defineText<Viruses>({
  clauses: virusesClauses,
  notation: {
    help: [
      'Write a move with column and row of its square: "Place 3,4", "Infect 3,4", "Destroy 3,4",',
      '"Uninfect 3,4"; a step with both of its squares: "Step 3,4 to 4,4".',
    ].join('\n'),
    parse: parseMove,
    format: formatMove,
  },
  /** The grid with its numbers, the players, the moves that one may know. */
  render(view) {
    const { shared, table } = view
    const name: NameOf = (seat) => nameOf(table, seat)
    const lines = [headline(view), '']
    if (shared.stage !== 'cells') {
      lines.push(...numberedVirusesGrid(virusesGridRows(shared), shared.area), '')
    }
    lines.push(...players(view))
    lines.push(
      `  Referee: ${table.referees.length === 0 ? 'nobody' : table.referees.join(' and ')}`,
    )
    if (shared.last !== null) lines.push('', ...sayReport(shared.last, name))
    const sent = sentMoves(view, name)
    if (sent.length > 0) lines.push('', ...sent)
    return lines.join('\n')
  },
  events: virusesEvents,
})

/** More than any move can fill. */
const LONGEST_TEXT = 200

const KINDS = ['Place', 'Infect', 'Step', 'Destroy', 'Uninfect'] as const

const SQUARE = '\\(?([-+\u2212]?\\d{1,6})(?:\\s*,\\s*|\\s+)([-+\u2212]?\\d{1,6})\\)?'
const ONE = new RegExp(`^${SQUARE}$`, 'u')
const TWO = new RegExp(`^(?:from\\s+)?${SQUARE}\\s*(?:to|->|→)\\s*${SQUARE}$`, 'iu')

function parseMove(text: string, { shared }: View<Viruses>): Result<VirusesMove, string> {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST_TEXT) {
    return err('That is too long for a move; write one move at a time, and nothing else.')
  }
  const written = trimmed.replace(/[.!]+$/u, '')
  const { left, top } = shared.area
  const example = `${left + 2},${top + 2}`
  if (written === '') return err(`Write a move, such as "Place ${example}".`)
  const [, word = '', rest = ''] = /^([a-z]+):?\s*(.*)$/isu.exec(written.toLowerCase()) ?? []
  // The first letter of a kind will do.
  const kind = KINDS.find((each) => [each, each.charAt(0)].some((as) => as.toLowerCase() === word))
  if (kind === undefined) {
    return err(
      `Begin with Place, Infect, Step, Destroy or Uninfect, as in "Place ${example}"; there are no other moves.`,
    )
  }
  if (kind === 'Step') {
    const [, ...squares] = TWO.exec(rest) ?? []
    const [from, to] = [squareIn(squares.slice(0, 2)), squareIn(squares.slice(2))]
    const steps = `Step ${example} to ${left + 3},${top + 2}`
    return squares.length === 0
      ? err(`A step names two squares by column and row, as in "${steps}".`)
      : ok({ type: 'step', from, to })
  }
  const [, ...square] = ONE.exec(rest) ?? []
  const type = kind.toLowerCase() as Lowercase<typeof kind>
  return square.length === 0
    ? err(`Name one square by column and row, as in "${kind} ${example}".`)
    : ok({ type, at: squareIn(square) })
}

function squareIn(found: readonly string[]): VirusesSquare {
  // "-0" is the number 0.
  const [column = 0, row = 0] = found.map((each) => Number(each.replace('\u2212', '-')) + 0)
  return [column, row]
}

function headline({ shared, outcome }: View<Viruses>): string {
  if (outcome !== null) {
    return `Viruses is over after ${plural(shared.turn - 1, 'turn')}. ${outcome.winners.join(' and ')} won.`
  }
  switch (shared.stage) {
    case 'cells':
      return 'Viruses: the referee chooses the first cells'
    case 'winner':
      return 'Viruses: nobody is left, and the referee draws the winner'
    case 'turn':
      return `Viruses, turn ${shared.turn}`
  }
}

function players(view: View<Viruses>): readonly string[] {
  const { table } = view
  const { cells, viruses, scores } = view.shared
  const counts = countCells(cells, viruses.length)
  const width = Math.max(...table.seats.map(({ player }) => player.length))
  const seats = view.shared.players.map(({ virus }, seat) => {
    const isTheirs = virusNumber(viruses, virus).owner === seat
    const figures = isTheirs ? `${plural(counts[virus] ?? 0, 'cell')}, ` : ''
    const marks = seatBadges(view, seat, { left: 'left', out: 'eliminated' })
    const noted = marks.length === 0 ? '' : ` (${marks.join(', ')})`
    const player = nameOf(table, seat).padEnd(width)
    const points = plural(scores[seat] ?? 0, 'Gamepoint')
    return `${characterOf(viruses, virus)} ${player}  ${figures}${points}${noted}`
  })
  const free = viruses.flatMap(({ owner, character }, i) =>
    owner === null && counts[i + 1] !== 0
      ? [`${character} is nobody’s, with ${plural(counts[i + 1] ?? 0, 'cell')}`]
      : [],
  )
  return [...seats, ...free]
}

function sentMoves(view: View<Viruses>, name: NameOf): readonly string[] {
  const { shared, table } = view
  if (shared.stage !== 'turn' || view.outcome !== null) return []
  if (view.role === 'seat') {
    if (!isInGame(table, view.seat)) return []
    const most = `You may make ${plural(allowedNow(shared, view.seat), 'move')} this turn.`
    const { moves } = view.mine
    return [moves.length === 0 ? most : `${most} You sent:`, ...movesOf(view, view.seat, moves)]
  }
  if (view.role !== 'referee') return []
  return view.known.flatMap((secret, seat) =>
    secret === null || secret.moves.length === 0 || !movesCount(view, seat)
      ? []
      : [`${name(seat)} sent:`, ...movesOf(view, seat, secret.moves)],
  )
}

function movesOf(
  view: View<Viruses>,
  seat: SeatNumber,
  moves: readonly VirusesMove[],
): readonly string[] {
  return moves.map((move, i) => {
    const fault = faultOf(view, seat, moves.slice(0, i), move)
    return `  ${formatMove(move)}${fault === undefined ? '' : ` – to be dropped. ${sayFault(fault)}`}`
  })
}

function plural(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
