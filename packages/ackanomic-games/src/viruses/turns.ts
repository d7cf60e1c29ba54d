import { days } from '@ackanomic/core'
import { asPlain, type Desk, type State, seatsInGame, type Writable } from '@ackanomic/core/engine'
import { firstGrid, inside, posted } from './area.js'
import { CLEAN, countCells } from './cells.js'
import { endIfAlone, win } from './ending.js'
import { generation } from './generation.js'
import { gridRows } from './grid.js'
import { abandon } from './leaving.js'
import {
  isStillBarred,
  movesCount,
  OPEN_TURNS,
  overdueViruses,
  scorerOf,
  scoresOf,
  turnOf,
  WINNING_SCORE,
} from './players.js'
import { afterMoves, listMoves } from './resolution.js'
import type { Own, Report, Viruses } from './types.js'
import { allowedNow, judgedCells, keptMoves } from './validity.js'

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
  const characters = asPlain(draft.own.viruses).flatMap(({ character, owner }) =>
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
  const seats = seatsInGame(table)
  if (seats.some((seat) => (secret[seat]?.moves.length ?? 0) < allowedNow(own, seat))) return false
  const cells = judgedCells(own)
  return seats.every((seat) => {
    const allowed = allowedNow(own, seat)
    const sent = secret[seat]?.moves ?? []
    return keptMoves(own, options, cells, seat, sent).length >= allowed
  })
}

/** The turn is over: moves, generation, area, point, end or elimination, next turn (6 to 11). */
export function endTurn(draft: Draft, desk: Desk<Viruses>): void {
  const own = asPlain(draft.own)
  const { options, table } = asPlain(draft)
  const cells = judgedCells(own)
  const listed = listMoves(own, options, cells, asPlain(draft.secret), (seat) =>
    movesCount(own, table, options, seat),
  )
  const born = generation(afterMoves(own, cells, listed))
  const left = options.world === 'unbounded' ? born : inside(born, own.area)
  const grid = posted(left, own.area, options.coordinates)
  const scorer = scorerOf(own, grid.cells, table, options)
  const scorers = [...own.scorers, scorer]
  const scores = scoresOf({ players: own.players, scorers }, options)
  // The tenth Gamepoint ends the game before anybody is eliminated.
  const wins = scorer !== null && (scores[scorer] ?? 0) >= WINNING_SCORE
  const turn = turnOf(own)
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
  draft.own.scorers = scorers
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
  const without = seats.filter((seat) => counts[players[seat]?.virus ?? 0] === 0)
  return without.length === seats.length ? [] : without
}
