import type { SeatNumber } from '@ackanomic/core'
import { isInGame, marksOf, reject, type View } from '@ackanomic/core/engine'
import type { Area, Square } from './area.js'
import { countCells } from './cells.js'
import { gridRows, numberedGrid } from './grid.js'
import { allowedNow, faultOf } from './moves.js'
import { formatMove } from './notation.js'
import { characterOf, movesCount, virusNumber } from './players.js'
import { virusesRejections } from './rejections.js'
import type { Fault, ListedMove, Move, Post, Report, Viruses } from './types.js'

type NameOf = (seat: SeatNumber) => string

/** The table as plain text: the grid with its numbers, the players, the moves that one may know. */
export function renderViruses(view: View<Viruses>): string {
  const { shared, table } = view
  const lines = [headline(view), '']
  if (shared.now.stage !== 'cells') {
    lines.push(...numberedGrid(gridRows(shared), shared.area), '')
  }
  lines.push(...players(view))
  lines.push(`  Referee: ${table.referees.length === 0 ? 'nobody' : table.referees.join(' and ')}`)
  const name: NameOf = (seat) => table.seats[seat]?.player ?? `Seat ${seat}`
  if (shared.last !== null) lines.push('', ...sayReport(shared.last, name))
  const sent = sentMoves(view, name)
  if (sent.length > 0) lines.push('', ...sent)
  return lines.join('\n')
}

function headline({ shared, outcome }: View<Viruses>): string {
  if (outcome !== null) {
    return `Viruses is over after ${plural(shared.turn - 1, 'turn')}. ${outcome.winners.join(' and ')} won.`
  }
  switch (shared.now.stage) {
    case 'cells':
      return 'Viruses: the referee chooses the first cells'
    case 'winner':
      return 'Viruses: nobody is left, and the referee draws the winner'
    case 'turn':
      return `Viruses, turn ${shared.turn}`
  }
}

function players(view: View<Viruses>): readonly string[] {
  const { shared, table } = view
  const counts = countCells(shared.cells, shared.viruses.length)
  const width = Math.max(...table.seats.map(({ player }) => player.length))
  const seats = shared.players.map(({ virus }, seat) => {
    const count = counts[virus] ?? 0
    const isHers = virusNumber(shared.viruses, virus).owner === seat
    const figures = isHers ? `${plural(count, 'cell')}, ` : ''
    const player = (table.seats[seat]?.player ?? '').padEnd(width)
    const marks = marksOf(view, seat, { left: 'left', out: 'eliminated' })
    return `${characterOf(shared.viruses, virus)} ${player}  ${figures}${plural(shared.scores[seat] ?? 0, 'Gamepoint')}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`
  })
  const free = shared.viruses.flatMap(({ owner, character }, i) =>
    owner === null && counts[i + 1] !== 0
      ? [`${character} is nobody’s, with ${plural(counts[i + 1] ?? 0, 'cell')}`]
      : [],
  )
  return [...seats, ...free]
}

function sentMoves(view: View<Viruses>, name: NameOf): readonly string[] {
  const { shared, table, options } = view
  if (shared.now.stage !== 'turn' || view.outcome !== null) return []
  if (view.role === 'seat') {
    if (!isInGame(view.table, view.seat)) return []
    const allowed = allowedNow(shared, view.seat)
    const most = `You may make ${plural(allowed, 'move')} this turn.`
    const { moves } = view.mine
    return [moves.length === 0 ? most : `${most} You sent:`, ...movesOf(view, view.seat, moves)]
  }
  if (view.role !== 'referee') return []
  return view.known.flatMap((secret, seat) =>
    secret === null || secret.moves.length === 0 || !movesCount(shared, table, options, seat)
      ? []
      : [`${name(seat)} sent:`, ...movesOf(view, seat, secret.moves)],
  )
}

function movesOf(
  { shared, options }: View<Viruses>,
  seat: SeatNumber,
  moves: readonly Move[],
): readonly string[] {
  return moves.map((move, i) => {
    const fault = faultOf(shared, options, seat, moves.slice(0, i), move)
    return `  ${formatMove(move)}${fault === undefined ? '' : ` – to be dropped. ${sayFault(fault)}`}`
  })
}

function plural(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

/** An announcement as text; those of a grid hold the grid. */
export function sayViruses(post: Post, names: readonly string[]): string {
  const name: NameOf = (seat) => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'start':
      return [
        `Turn 1 begins, for three days. The active area is ${sayArea(post.area)}.`,
        `The viruses: ${post.characters.map(({ seat, character }) => `${character} of ${name(seat)}`).join(', ')}.`,
        ...numberedGrid(post.grid, post.area),
      ].join('\n')
    case 'move': {
      const move = `${name(post.seat)}: ${formatMove(post.move)}.`
      return post.fault === null
        ? move
        : `${move} As things stand it will be dropped: ${sayFault(post.fault)}`
    }
    case 'voided':
      return `${name(post.seat)}: ${formatMove(post.move)} counts no longer. ${sayFault(post.fault)}`
    case 'drawing':
      return `Nobody is left. The winner is drawn among those who went last: ${post.among.map(name).join(', ')}.`
    case 'turn':
      return [...sayReport(post, name), ...numberedGrid(post.grid, post.after)].join('\n')
    case 'virus':
      return post.how === 'took over'
        ? `${name(post.seat)} takes virus ${post.character} over.`
        : `${name(post.seat)} has virus ${post.character}.`
    case 'restart':
      return `Turn ${post.turn} begins again, for three days; what was sent in it is void.`
  }
}

/** Why a move would be dropped, as a sentence. */
function sayFault(fault: Fault): string {
  return reject(virusesRejections, fault).says
}

/** What happened in a turn, line by line. */
function sayReport(report: Report, name: NameOf): readonly string[] {
  const { turn, uninfected, moves, before, after, shift, scorer, scores, eliminated } = report
  return [
    `Turn ${turn} is over. ${sayMoves(moves, name)}`,
    ...(uninfected.length === 0
      ? []
      : ['Before the moves the cells of players who had left were uninfected.']),
    sayAreas(before, after, shift),
    `${scorer === null ? 'Nobody' : name(scorer)} gets a Gamepoint: ${scores.map((score, seat) => `${name(seat)} ${score}`).join(', ')}.`,
    ...eliminated.map((seat) => `${name(seat)} has no cell, and is out of the game.`),
  ]
}

function sayMoves(moves: readonly ListedMove[], name: NameOf): string {
  if (moves.length === 0) return 'Nobody moved.'
  const said = moves.map(
    ({ seat, move, conflicting }) =>
      `${name(seat)} ${formatMove(move)}${conflicting ? ' (conflicting)' : ''}`,
  )
  return `Moves: ${said.join('; ')}.`
}

function sayAreas(before: Area, after: Area, shift: Square): string {
  const [columns, rows] = shift
  const numbers =
    columns === 0 && rows === 0
      ? ''
      : ` All squares are numbered anew: ${signed(columns)} to columns, ${signed(rows)} to rows.`
  const same = columns === 0 && rows === 0 && sayArea(before) === sayArea(after)
  return same
    ? `The active area is still ${sayArea(after)}.`
    : `The active area was ${sayArea(before)}, and is ${sayArea(after)}.${numbers}`
}

function signed(number: number): string {
  return number < 0 ? `${number}` : `+${number}`
}

/** An area in words. */
function sayArea({ left, top, right, bottom }: Area): string {
  return `columns ${left} to ${right}, rows ${top} to ${bottom}`
}
