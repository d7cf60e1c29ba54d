import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Context,
  type Determinization,
  type DraftOf,
  nameOf,
  seatsInGame,
  type VisibleState,
  type Winner,
} from '@ackanomic/core/engine'
import { firstGrid, inside, posted } from './area.js'
import { CLEAN, countCells } from './cells.js'
import type { VirusesReport } from './events.js'
import { generation } from './generation.js'
import { virusesGridRows } from './grid.js'
import type { Viruses, VirusesShared } from './model.js'
import { afterMoves, judgedCells, listMoves, playerAt } from './moves.js'
import { isStillBarred, OPEN_TURNS, overdueViruses, scorerOf, WINNING_SCORE } from './players.js'
import { virusNumber } from './virus.js'

type Draft = DraftOf<Viruses>
type Ctx = Context<Viruses>

/** What the referee is asked now: for the first cells, or to draw the winner. */
export function promptsOf({
  shared,
  table,
}: Pick<VisibleState<Viruses>, 'shared' | 'table'>): Determinization<Viruses>['openPrompts'] {
  const { stage, among } = shared
  if (stage === 'turn') return []
  if (stage === 'winner') {
    const question = { kind: 'pick', of: among.length } as const
    return [{ name: 'winner', to: 'referee', question, details: { seats: [...among] } }]
  }
  const details = firstGrid(table.starters)
  const question = { kind: 'shuffle', of: details.side ** 2 } as const
  return [{ name: 'cells', to: 'referee', question, details }]
}

export function askReferee(draft: Draft, ctx: Ctx): void {
  for (const asked of promptsOf(draft)) {
    if (asked.name === 'cells') ctx.prompt('cells', asked.question, asked.details)
    else ctx.prompt('winner', asked.question, asked.details)
  }
}

/** Posts the first grid, and begins turn 1 (1, 2). */
export function beginFirstTurn(
  draft: Draft,
  order: readonly number[],
  side: number,
  filled: number,
  ctx: Ctx,
): void {
  const chosen = order.slice(0, filled).sort((one, other) => one - other)
  const cells = chosen.flatMap((square) => [
    (square % side) + 1,
    Math.floor(square / side) + 1,
    CLEAN,
  ])
  const first = posted(cells, draft.shared.area, draft.options.coordinates)
  draft.shared.cells = [...first.cells]
  draft.shared.area = { ...first.area }
  draft.shared.stage = 'turn'
  const { area, cells: shown } = first
  const characters = draft.shared.viruses.flatMap(({ character, owner }) =>
    owner === null ? [] : [{ seat: owner, character }],
  )
  ctx.emit('public', '1250.16/1.g', () => ({
    type: 'start',
    characters,
    area,
    grid: virusesGridRows({ area, cells: shown, viruses: [] }),
  }))
  ctx.startTimer('turn', days(3))
}

/** The turn is over: moves, generation, area, point, end or elimination, next turn (6 to 11). */
export function endTurn(draft: Draft, ctx: Ctx): void {
  const { shared, options, table } = draft
  const cells = judgedCells(shared)
  const listed = listMoves(draft, cells)
  const born = generation(afterMoves(shared, cells, listed))
  const left = options.world === 'unbounded' ? born : inside(born, shared.area)
  const grid = posted(left, shared.area, options.coordinates)
  const scorer = scorerOf(shared, grid.cells, table, options)
  const scores = shared.scores.map((score, seat) => (seat === scorer ? score + 1 : score))
  // The tenth Gamepoint ends the game before anybody is eliminated.
  const wins = scorer !== null && scores[scorer] === WINNING_SCORE
  const { turn } = shared
  const report: VirusesReport = {
    turn,
    uninfected: goneIn(shared),
    moves: listed,
    before: shared.area,
    after: grid.area,
    shift: grid.shift,
    scorer,
    scores,
    eliminated: wins
      ? []
      : eliminatedIn(turn, { ...shared, cells: grid.cells }, seatsInGame(table)),
  }
  draft.shared.cells = [...grid.cells]
  draft.shared.area = { ...grid.area }
  draft.shared.turn += 1
  draft.shared.scores = [...scores]
  draft.shared.last = report as Draft['shared']['last']
  draft.shared.refereed = shared.refereed
    .filter((former) => isStillBarred(former.turn, turn + 1))
    .map((former) => ({ ...former }))
  draft.secret = shared.players.map(() => ({ moves: [] }))
  ctx.emit('public', '1250.16/9.a', () => ({
    type: 'turn',
    grid: virusesGridRows({ area: grid.area, cells: grid.cells, viruses: shared.viruses }),
    ...report,
  }))
  if (wins) {
    win(scorer, ctx)
    return
  }
  for (const seat of report.eliminated) {
    ctx.eliminate(seat)
    abandon(draft, seat)
  }
  if (!endIfAlone(draft, ctx)) ctx.startTimer('turn', days(3))
}

/** The virus of a seat is nobody's from now on. */
export function abandon(draft: Draft, seat: SeatNumber): void {
  const virus = virusNumber(draft.shared.viruses, playerAt(draft.shared, seat).virus)
  if (virus.owner !== seat) return
  virus.owner = null
  virus.abandoned = draft.shared.turn
}

/** The viruses that have cells, and lose them at the end of this turn (10). */
function goneIn(shared: VirusesShared): readonly number[] {
  const counts = countCells(shared.cells, shared.viruses.length)
  return overdueViruses(shared).filter((virus) => counts[virus] !== 0)
}

/** Who is eliminated: those without a cell, unless they are all (11). */
function eliminatedIn(
  turn: number,
  { cells, players, viruses }: VirusesShared,
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
function win(winner: Winner, ctx: Ctx): void {
  ctx.end({
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

/** Ends the game with the winner who was drawn: they are gone, and win all the same (8). */
export function drawnWinner(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  win({ person: nameOf(draft.table, seat) }, ctx)
}

/** Ends the game if only one player remains, who wins (8); says whether it did. */
export function endIfAlone(draft: Draft, ctx: Ctx): boolean {
  const [alone, ...others] = seatsInGame(draft.table)
  if (alone === undefined || others.length > 0) return false
  win(alone, ctx)
  return true
}

/** Nobody is left: the winner is drawn among those who went last (8). */
export function drawWinner(draft: Draft, seats: readonly SeatNumber[], ctx: Ctx): void {
  ctx.stopTimer('turn')
  ctx.cancelPrompts()
  draft.shared.stage = 'winner'
  draft.shared.among = [...seats]
  ctx.emit('public', '1250.16/8.e', () => ({ type: 'drawing', among: seats }))
  askReferee(draft, ctx)
}
