import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Desk,
  isInGame,
  nameOf,
  type State,
  seatsInGame,
  type Winner,
  type Writable,
} from '@ackanomic/core/engine'
import { firstGrid, inside, posted } from './area.js'
import { CLEAN, countCells } from './cells.js'
import { generation } from './generation.js'
import { gridRows } from './grid.js'
import { afterMoves, allowedNow, judgedCells, keptMoves, listMoves, playerAt } from './moves.js'
import {
  isStillBarred,
  movesCount,
  OPEN_TURNS,
  overdueViruses,
  scorerOf,
  virusNumber,
  WINNING_SCORE,
} from './players.js'
import type { Move, Own, Report, Viruses } from './types.js'

type Draft = Writable<State<Viruses>>

/** Has the referee choose the first cells (1). */
export function askForCells(draft: Draft, desk: Desk<Viruses>): void {
  const { side, filled } = firstGrid(draft.table.starters)
  desk.ask('cells', { ask: 'shuffle', of: side * side }, { side, filled })
}

/** Posts the first grid, and begins turn 1 (1, 2). */
export function beginFirstTurn(
  draft: Draft,
  order: readonly number[],
  side: number,
  filled: number,
  desk: Desk<Viruses>,
): void {
  const chosen = order.slice(0, filled).sort((one, other) => one - other)
  const cells = chosen.flatMap((square) => [
    (square % side) + 1,
    Math.floor(square / side) + 1,
    CLEAN,
  ])
  const first = posted(cells, draft.own.area, draft.options.coordinates)
  draft.own.cells = [...first.cells]
  draft.own.area = { ...first.area }
  draft.own.now = { stage: 'turn' }
  const { area, cells: shown } = first
  const characters = draft.own.viruses.flatMap(({ character, owner }) =>
    owner === null ? [] : [{ seat: owner, character }],
  )
  desk.tell('public', '1250.16/1.g', () => ({
    type: 'start',
    characters,
    area,
    grid: gridRows({ area, cells: shown, viruses: [] }),
  }))
  desk.start('turn', days(3))
}

/** Whether all players have sent as many valid moves as they may (4). */
export function allHaveMoved({ own, options, secret, table }: State<Viruses>): boolean {
  const sent = secret.map(({ moves }) => moves)
  const isWaited = (seat: SeatNumber, moves: readonly Move[]): boolean =>
    isInGame(table, seat) && moves.length < allowedNow(own, seat)
  if (sent.some((moves, seat) => isWaited(seat, moves))) return false
  const cells = judgedCells(own)
  return !sent.some((moves, seat) => isWaited(seat, keptMoves(own, options, cells, seat, moves)))
}

/** The turn is over: moves, generation, area, point, end or elimination, next turn (6 to 11). */
export function endTurn(draft: Draft, desk: Desk<Viruses>): void {
  const { own, options, table } = draft
  const cells = judgedCells(own)
  const listed = listMoves(own, options, cells, draft.secret, (seat) =>
    movesCount(own, table, options, seat),
  )
  const born = generation(afterMoves(own, cells, listed))
  const left = options.world === 'unbounded' ? born : inside(born, own.area)
  const grid = posted(left, own.area, options.coordinates)
  const scorer = scorerOf(own, grid.cells, table, options)
  const scores = own.scores.map((score, seat) => (seat === scorer ? score + 1 : score))
  // The tenth Gamepoint ends the game before anybody is eliminated.
  const wins = scorer !== null && scores[scorer] === WINNING_SCORE
  const { turn } = own
  const report: Report = {
    turn,
    uninfected: goneIn(own),
    moves: listed,
    before: own.area,
    after: grid.area,
    shift: grid.shift,
    scorer,
    scores,
    eliminated: wins ? [] : eliminatedIn(turn, { ...own, cells: grid.cells }, seatsInGame(table)),
  }
  draft.own.cells = [...grid.cells]
  draft.own.area = { ...grid.area }
  draft.own.turn += 1
  draft.own.scores = [...scores]
  draft.own.last = report as Draft['own']['last']
  draft.own.refereed = own.refereed
    .filter((former) => isStillBarred(former.turn, turn + 1))
    .map((former) => ({ ...former }))
  draft.secret = own.players.map(() => ({ moves: [] }))
  desk.tell('public', '1250.16/9.a', () => ({
    type: 'turn',
    grid: gridRows({ area: grid.area, cells: grid.cells, viruses: own.viruses }),
    ...report,
  }))
  if (wins) {
    win(scorer, desk)
    return
  }
  for (const seat of report.eliminated) {
    desk.remove(seat)
    abandon(draft, seat)
  }
  if (!endIfAlone(draft, desk)) desk.start('turn', days(3))
}

/** The virus of a seat is nobody's from now on. */
export function abandon(draft: Draft, seat: SeatNumber): void {
  const virus = virusNumber(draft.own.viruses, playerAt(draft.own, seat).virus)
  if (virus.owner !== seat) return
  virus.owner = null
  virus.abandoned = draft.own.turn
}

/** The viruses that have cells, and lose them at the end of this turn (10). */
function goneIn(own: Own): readonly number[] {
  const counts = countCells(own.cells, own.viruses.length)
  return overdueViruses(own).filter((virus) => counts[virus] !== 0)
}

/** Who is eliminated: those without a cell, unless they are all (11). */
function eliminatedIn(
  turn: number,
  { cells, players, viruses }: Own,
  seats: readonly number[],
): readonly number[] {
  if (turn <= OPEN_TURNS) return []
  const counts = countCells(cells, viruses.length)
  const without = seats.filter((seat) => counts[playerAt({ players }, seat).virus] === 0)
  return without.length === seats.length ? [] : without
}

/** What the referee gets, in A$. */
const REFEREE_FEE = 10

/** Ends the game with a winner: the referee's fee and the Trophy, in the rule's order (8). */
export function win(winner: Winner, desk: Desk<Viruses>): void {
  desk.end({
    winners: [winner],
    ranking: [],
    awards: [
      {
        award: 'treasury',
        to: ['referee'],
        each: REFEREE_FEE,
        as: 'referee',
        clause: '1250.16/ref.b',
      },
      { award: 'trophy', trophy: 'standard', to: winner, clause: '1250.16/8.f' },
    ],
  })
}

/** Ends the game with the winner who was drawn: e is gone, and wins all the same (8). */
export function drawnWinner(draft: Draft, seat: SeatNumber, desk: Desk<Viruses>): void {
  win({ person: nameOf(draft.table, seat) }, desk)
}

/** Ends the game if only one player remains, who wins (8); says whether it did. */
export function endIfAlone(draft: Draft, desk: Desk<Viruses>): boolean {
  const [alone, ...others] = seatsInGame(draft.table)
  if (alone === undefined || others.length > 0) return false
  win(alone, desk)
  return true
}

/** Nobody is left: the winner is drawn among those who went last (8). */
export function drawWinner(draft: Draft, seats: readonly SeatNumber[], desk: Desk<Viruses>): void {
  desk.stop('turn')
  desk.withdraw()
  draft.own.now = { stage: 'winner', among: [...seats] }
  desk.tell('public', '1250.16/8.e', () => ({ type: 'drawing', among: seats }))
  askForWinner(seats, desk)
}

/** Has the referee draw the winner. */
export function askForWinner(seats: readonly SeatNumber[], desk: Desk<Viruses>): void {
  desk.ask('winner', { ask: 'pick', of: seats.length }, { seats })
}
