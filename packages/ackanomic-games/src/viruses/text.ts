import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import {
  defineText,
  isInGame,
  type NameOf,
  nameOf,
  seatBadges,
  type View,
} from '@ackanomic/core/engine'
import { counted } from '../counted.js'
import { isInside } from './area.js'
import { countCells } from './cells.js'
import { sayFault } from './errors.js'
import { formatMove, sayReport, virusesEvents } from './events.js'
import { characterOf, numberedVirusesGrid, virusesGridRows, virusNumber } from './grid.js'
import type { Viruses } from './model.js'
import { faultOf, squaresOf } from './moves.js'
import { allowedNow, freeViruses, movesCount } from './players.js'
import type { VirusesSentMove, VirusesSquare } from './state.js'

const DOES = {
  place: 'Place a cell at',
  infect: 'Infect the cell at',
  destroy: 'Destroy the cell at',
  uninfect: 'Clean the cell at',
} as const

function describeMove(move: VirusesSentMove): string {
  const at = ([column, row]: VirusesSquare): string => `${column}, ${row}`
  return move.type === 'step'
    ? `Step from ${at(move.from)} to ${at(move.to)}`
    : `${DOES[move.type]} ${at(move.at)}`
}

/** The text of Viruses, without the rules. */
export const virusesText = /* @__PURE__ */ defineText<Viruses>({
  forfeits: {
    turn: 'The turn ends. A player without a move makes none.',
  },
  options: {
    world: {
      label: 'Edge of the world',
      help: 'Whether cells are born outside the area that is shown.',
      choices: { unbounded: 'There is none', 'area-only': 'Nothing lives outside' },
    },
    invalidPlays: {
      label: 'Moves against the rules',
      help: 'Whether they are refused at once, or dropped at the end of the turn.',
      choices: { keep: 'They are dropped later', refuse: 'They are refused' },
    },
    ownDuplicates: {
      label: 'The same move twice',
      help: 'Whether a player who sends it loses both.',
      choices: { conflict: 'Both are lost', merge: 'It counts once' },
      advanced: true,
    },
    coordinates: {
      label: 'Numbers of squares',
      help: 'Whether they stay the same when the area moves.',
      choices: { absolute: 'They stay', 'area-relative': 'The area begins at 1' },
      advanced: true,
    },
    characters: {
      label: 'Signs of the viruses',
      help: 'They are given in this order.',
      advanced: true,
    },
    joinEffective: {
      label: 'Newcomers',
      help: 'When they may first move.',
      choices: { now: 'At once', 'next-turn': 'In the next turn' },
      advanced: true,
    },
    leavers: {
      label: 'If a player leaves',
      help: 'What happens to their moves in this turn.',
      choices: { drop: 'They are dropped', keep: 'They are carried out' },
      advanced: true,
    },
    abandonedBlocksPoint: {
      label: 'Viruses without a player',
      help: 'They can keep others from being the player with the most cells.',
      advanced: true,
    },
    takeOverAnyTurn: {
      label: 'Take over a virus at any time',
      help: 'A virus without a player can be taken over after turn 10 too.',
      advanced: true,
    },
    inheritScore: {
      label: 'Inherit the points',
      help: 'A player who takes a virus over gets its points.',
      advanced: true,
    },
  },
  actions: {
    place: 'place a cell',
    infect: 'infect a cell',
    step: 'move a cell',
    destroy: 'destroy a cell',
    uninfect: 'clean a cell',
  },
  notation: {
    help: [
      'Write a move with column and row of its square: "Place 3,4", "Infect 3,4", "Destroy 3,4",',
      '"Uninfect 3,4"; a step with both of its squares: "Step 3,4 to 4,4".',
    ].join('\n'),
    parse: parseMove,
    format: formatMove,
  },
  describeMove,
  render(view) {
    const { shared, roster } = view
    const name: NameOf = (seat) => nameOf(roster, seat)
    const grid = numberedVirusesGrid(virusesGridRows(shared), shared.area)
    const sent = sentMoves(view, name)
    return [
      ...[headline(view), '', ...(shared.stage === 'cells' ? [] : [...grid, '']), ...players(view)],
      `  Referee: ${roster.referees.length === 0 ? 'nobody' : roster.referees.join(' and ')}`,
      ...(shared.last === null ? [] : ['', ...sayReport(shared.last, name)]),
      ...(sent.length === 0 ? [] : ['', ...sent]),
    ].join('\n')
  },
  events: virusesEvents,
})

const MAX_TEXT_LENGTH = 200

const KINDS = ['place', 'infect', 'step', 'destroy', 'uninfect'] as const

const SQUARE = '\\(?([-+]?\\d{1,6})(?:\\s*,\\s*|\\s+)([-+]?\\d{1,6})\\)?'
const ONE = new RegExp(`^${SQUARE}$`, 'u')
const TWO = new RegExp(`^(?:from\\s+)?${SQUARE}\\s*(?:to|->|→|-)\\s*${SQUARE}$`, 'iu')

function parseMove(text: string, { shared }: View<Viruses>): Result<VirusesSentMove, string> {
  const trimmed = text.trim()
  if (trimmed.length > MAX_TEXT_LENGTH)
    return err('That is too long for a move; write one move at a time, and nothing else.')
  const written = trimmed.replace(/(?<![.!])[.!]+$/u, '').toLowerCase()
  const { stage, area } = shared
  const example: VirusesSquare = [area.left + 2, area.top + 2]
  if (written === '') return err(`Write a move, such as "Place ${example.join()}".`)
  const [, word = '', rest = ''] = /^([a-z]+):?\s*(.*)$/su.exec(written) ?? []
  // The first letter of a kind is enough.
  const type = KINDS.find((each) => each === word || each.charAt(0) === word)
  if (type === undefined) {
    return err(
      `Begin with Place, Infect, Step, Destroy or Uninfect, as in "Place ${example.join()}"; there are no other moves.`,
    )
  }
  const numbers = (type === 'step' ? TWO : ONE).exec(rest)?.slice(1) ?? []
  const [at = example, to = [area.left + 3, area.top + 2]] = squaresIn(numbers)
  const move: VirusesSentMove = type === 'step' ? { type, from: at, to } : { type, at }
  if (numbers.length === 0) {
    const names = type === 'step' ? 'A step names two squares' : 'Name one square'
    return err(`${names} by column and row, as in "${formatMove(move)}".`)
  }
  const square = squaresOf(move).find((each) => !isInside(area, each))
  return square === undefined || stage !== 'turn'
    ? ok(move)
    : err(sayFault({ code: 'outside', details: { square, area } }))
}

function squaresIn(numbers: readonly string[]): readonly VirusesSquare[] {
  // "-0" is the number 0.
  const [column, row, ...more] = numbers.map((each) => Number(each) + 0)
  if (column === undefined || row === undefined) return []
  return [[column, row], ...squaresIn(more.map(String))]
}

function headline({ shared, outcome }: View<Viruses>): string {
  if (outcome !== null)
    return `Viruses is over after ${counted(shared.turn - 1, 'turn')}. ${outcome.winners.join(' and ')} won.`
  if (shared.stage === 'turn') return `Viruses, turn ${shared.turn}`
  return shared.stage === 'cells'
    ? 'Viruses: the referee chooses the first cells'
    : 'Viruses: nobody is left, and the referee draws the winner'
}

function players(view: View<Viruses>): readonly string[] {
  const { roster } = view
  const { cells, viruses, scores } = view.shared
  const counts = countCells(cells, viruses.length)
  const width = Math.max(...roster.seats.map(({ player }) => player.length))
  const seats = view.shared.players.map(({ virus }, seat) => {
    const isTheirs = virusNumber(viruses, virus).owner === seat
    const figures = isTheirs ? `${counted(counts[virus] ?? 0, 'cell')}, ` : ''
    const marks = seatBadges(view, seat, { left: 'left', out: 'eliminated' })
    const noted = marks.length === 0 ? '' : ` (${marks.join(', ')})`
    const player = nameOf(roster, seat).padEnd(width)
    const points = counted(scores[seat] ?? 0, 'Gamepoint')
    return `${characterOf(viruses, virus)} ${player}  ${figures}${points}${noted}`
  })
  const free = freeViruses(view.shared).map(
    (virus) =>
      `${characterOf(viruses, virus)} belongs to nobody, with ${counted(counts[virus] ?? 0, 'cell')}`,
  )
  return [...seats, ...free]
}

function sentMoves(view: View<Viruses>, name: NameOf): readonly string[] {
  const { shared, roster } = view
  if (shared.stage !== 'turn' || view.outcome !== null) return []
  if (view.role === 'seat') {
    if (!isInGame(roster, view.seat)) return []
    const most = `You may make ${counted(allowedNow(shared, view.seat), 'move')} this turn.`
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

function movesOf(view: View<Viruses>, seat: SeatNumber, moves: readonly VirusesSentMove[]) {
  return moves.map((move, i) => {
    const fault = faultOf(view, seat, moves.slice(0, i), move)
    return `  ${formatMove(move)}${fault === undefined ? '' : ` – to be dropped. ${sayFault(fault)}`}`
  })
}
