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
import { initialGridSize, inside, posted } from './area.js'
import { CLEAN, countCells, type VirusesCells, withChanges } from './cells.js'
import { nextGeneration } from './generation.js'
import { virusesGridRows, virusNumber } from './grid.js'
import type { Viruses } from './model.js'
import { changesOf, judgedCells, movesOfTurn } from './moves.js'
import {
  firstTurnAfter,
  OPEN_TURNS,
  overdueViruses,
  playerAt,
  scorerOf,
  WINNING_SCORE,
} from './players.js'
import type { VirusesReport, VirusesShared } from './state.js'

type Draft = DraftOf<Viruses>
type Ctx = Context<Viruses>

export function promptsOf({
  shared,
  roster,
}: Pick<VisibleState<Viruses>, 'shared' | 'roster'>): Determinization<Viruses>['openPrompts'] {
  const { stage, among } = shared
  if (stage === 'turn') return []
  if (stage === 'winner') {
    const question = { kind: 'pick', of: among.length } as const
    return [{ name: 'winner', to: 'referee', question, details: { seats: [...among] } }]
  }
  const details = initialGridSize(roster.starters)
  const question = { kind: 'shuffle', of: details.side ** 2 } as const
  return [{ name: 'cells', to: 'referee', question, details }]
}

export function askReferee(draft: Draft, ctx: Ctx): void {
  for (const { name, question, details } of promptsOf(draft)) ctx.prompt(name, question, details)
}

/** Posts the first grid, and begins turn 1 (1, 2). */
export function beginFirstTurn(
  { shared, options }: Draft,
  order: readonly number[],
  { side, filled }: { readonly side: number; readonly filled: number },
  ctx: Ctx,
): void {
  const chosen = order.slice(0, filled).sort((one, other) => one - other)
  const first = chosen.flatMap((at) => [(at % side) + 1, Math.floor(at / side) + 1, CLEAN])
  const { cells, area } = posted(first, shared.area, options.coordinates)
  shared.cells = [...cells]
  shared.area = { ...area }
  shared.stage = 'turn'
  const characters = shared.viruses.flatMap(({ character, owner }) =>
    owner === null ? [] : [{ seat: owner, character }],
  )
  ctx.emit('public', '1250.16/1.g', () => {
    return { type: 'start', characters, area, grid: virusesGridRows({ area, cells, viruses: [] }) }
  })
  ctx.startTimer('turn', days(3))
}

/** Ends a turn: moves, generation, area, Gamepoint, end or elimination, next turn (6 to 11). */
export function endTurn(draft: Draft, ctx: Ctx): void {
  const { shared, options, roster } = draft
  const { turn, viruses } = shared
  ctx.stopTimer('turn')
  const judged = judgedCells(shared)
  const moves = movesOfTurn(draft, judged)
  const changes = moves.flatMap(({ seat, move, conflicting }) =>
    conflicting ? [] : changesOf(move, playerAt(shared, seat).virus),
  )
  const born = nextGeneration(withChanges(judged, changes))
  const left = options.world === 'unbounded' ? born : inside(born, shared.area)
  const { cells, area, shift } = posted(left, shared.area, options.coordinates)
  const scorer = scorerOf(shared, cells, roster, options)
  const scores = shared.scores.map((score, seat) => (seat === scorer ? score + 1 : score))
  // The tenth Gamepoint ends the game before anybody is eliminated.
  const wins = scorer !== null && scores[scorer] === WINNING_SCORE
  const report: VirusesReport = {
    turn,
    uninfected: overdueViruses(shared).filter(
      (virus) => countCells(shared.cells, viruses.length)[virus] !== 0,
    ),
    moves,
    before: shared.area,
    after: area,
    shift,
    scorer,
    scores,
    eliminated: wins ? [] : eliminatedIn(shared, cells, seatsInGame(roster)),
  }
  shared.cells = [...cells]
  shared.area = { ...area }
  shared.turn = turn + 1
  shared.scores = [...scores]
  shared.last = report as Draft['shared']['last']
  shared.refereed = shared.refereed.filter((former) => turn + 1 < firstTurnAfter(former.turn))
  draft.secret = shared.players.map(() => ({ moves: [] }))
  ctx.emit('public', '1250.16/9.a', () => {
    return { type: 'turn', grid: virusesGridRows({ area, cells, viruses }), ...report }
  })
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

export function abandon({ shared }: Draft, seat: SeatNumber): void {
  const virus = virusNumber(shared.viruses, playerAt(shared, seat).virus)
  if (virus.owner !== seat) return
  virus.owner = null
  virus.abandoned = shared.turn
}

/** The players without a cell, unless that is all of them (11). */
function eliminatedIn(
  { turn, players, viruses }: VirusesShared,
  cells: VirusesCells,
  seats: readonly number[],
): readonly number[] {
  if (turn <= OPEN_TURNS) return []
  const counts = countCells(cells, viruses.length)
  const without = seats.filter((seat) => counts[playerAt({ players }, seat).virus] === 0)
  return without.length === seats.length ? [] : without
}

/** Ends the game with a winner: A$10 for the referee and the Trophy, in the rule's order (8). */
function win(winner: Winner, ctx: Ctx): void {
  const fee = { award: 'treasury', to: ['referee'], each: 10, as: 'referee' } as const
  const trophy = { award: 'trophy', trophy: 'standard', to: winner } as const
  ctx.end({
    winners: [winner],
    ranking: [],
    awards: [
      { ...fee, clause: '1250.16/ref.b' },
      { ...trophy, clause: '1250.16/8.f' },
    ],
  })
}

/** Ends the game with the drawn winner, who has left and wins all the same (8). */
export function drawnWinner({ roster }: Draft, seat: SeatNumber, ctx: Ctx): void {
  win({ person: nameOf(roster, seat) }, ctx)
}

/** Ends the game if only one player remains, who wins (8). Returns whether it did. */
export function endIfAlone({ roster }: Draft, ctx: Ctx): boolean {
  const [alone, ...others] = seatsInGame(roster)
  if (alone === undefined || others.length > 0) return false
  win(alone, ctx)
  return true
}

export function drawWinner(draft: Draft, seats: readonly SeatNumber[], ctx: Ctx): void {
  ctx.stopTimer('turn')
  ctx.cancelPrompts()
  draft.shared.stage = 'winner'
  draft.shared.among = [...seats]
  ctx.emit('public', '1250.16/8.e', () => ({ type: 'drawing', among: seats }))
  askReferee(draft, ctx)
}
