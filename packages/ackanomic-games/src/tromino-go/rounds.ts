import type { SeatNumber } from '@ackanomic/core'
import type { GameDefinition } from '@ackanomic/core/engine'
import type { Board } from './board.js'
import { finish } from './ending.js'
import type { Ctx, Draft, Refused, TrominoGo } from './model.js'
import { trominoesOf } from './plays.js'
import { askReferee } from './referee.js'
import { PERIOD, type TrominoGoRoundEnd, type TrominoGoShared } from './state.js'
import { FULL, isCapital } from './tromino.js'

/** Begins a round, and the time for its first play (1, 9). */
export function beginRound(draft: Draft, first: SeatNumber, clause: TrominoGo['Clause'], ctx: Ctx) {
  const { shared } = draft
  shared.stage = 'play'
  shared.end = null
  shared.first = first
  shared.plays = []
  shared.concessions = []
  const round = shared.rounds.length + 1
  ctx.emit('public', clause, () => ({ type: 'roundBegins', round, first }))
  ctx.startTimer('play', PERIOD)
}

export function endOf(board: Board, first: SeatNumber, doubled: boolean): TrominoGoRoundEnd | null {
  const lost = board.surrounded()
  if (lost.length === 0) return null
  const capitals = lost.filter((i) => isCapital(board.letterOf(i))).length
  const small = lost.length - capitals
  return surroundedEnd(first === 0 ? [capitals, small] : [small, capitals], doubled)
}

/** The end of a round with that many surrounded trominoes of each seat (6). */
export function surroundedEnd(
  surrounded: TrominoGoRoundEnd['surrounded'],
  doubled: boolean,
): TrominoGoRoundEnd {
  const [one, other] = surrounded
  const difference = Math.abs(one - other)
  return {
    how: 'surrounded',
    winner: difference === 0 ? null : one < other ? 0 : 1,
    gamepoints: doubled ? 2 * difference : difference,
    surrounded,
    doubled,
  }
}

/** Ends a round; the referee posts its end, and the next one begins (10). */
export function endRound(draft: Draft, end: TrominoGoRoundEnd, ctx: Ctx): void {
  draft.shared.stage = 'ended'
  draft.shared.end = { ...end, surrounded: [...end.surrounded] }
  askReferee(draft, ctx)
}

/** Handles the referee's post: the game ends, or the next round begins (8, 10). */
export function closeRound(draft: Draft, ctx: Ctx): void {
  const { end, first } = draft.shared
  if (end === null || first === null) throw new Error('No round is to be closed.')
  const { winner } = end
  // An accepted concession has already counted, and has not won the game.
  const score = end.how === 'surrounded' ? settleRound(draft, end) : 0
  const { rounds, scores } = draft.shared
  const round = rounds.length
  ctx.emit('public', '1250.11/10(6)', () => ({ type: 'round', round, scores, ...end }))
  if (score >= draft.options.target) {
    finish(draft, winner, 'gamepoints', ctx)
    return
  }
  const clause = winner === null ? '1250.11/1(2)' : '1250.11/1(1)'
  beginRound(draft, nextFirst(first, end), clause, ctx)
}

/** The first player of the next round: the loser, or after a tie the second player (1). */
export function nextFirst(first: SeatNumber, { winner }: Pick<TrominoGoRoundEnd, 'winner'>) {
  return 1 - (winner ?? first)
}

function settleRound({ shared }: Draft, end: TrominoGoRoundEnd): number {
  const { first } = shared
  if (first === null) throw new Error('A round ended before it was drawn who plays first.')
  shared.rounds.push({ first, ...end, surrounded: [...end.surrounded] })
  if (end.winner === null) return 0
  const winner = end.winner === 0 ? 0 : 1
  shared.scores[winner] += end.gamepoints
  return shared.scores[winner]
}

export const MAX_CONCESSIONS = 20

function refuseRound({ stage, end }: TrominoGoShared): Refused {
  if (stage === 'draw') return { code: 'notBegun' }
  return end === null ? undefined : { code: 'roundOver', details: { how: end.how } }
}

export function refuseConcession(shared: TrominoGoShared, seat: SeatNumber): Refused {
  const refused = refuseRound(shared)
  if (refused !== undefined) return refused
  const made = shared.concessions.filter((each) => each.seat === seat).length
  return made < MAX_CONCESSIONS
    ? undefined
    : { code: 'tooManyConcessions', details: { most: MAX_CONCESSIONS } }
}

/** The Gamepoints of the opponent's concessions in this round, each number once. */
export function openTo({ stage, concessions }: TrominoGoShared, seat: SeatNumber) {
  if (stage !== 'play' || concessions.length === 0) return []
  const others = concessions.filter((concession) => concession.seat !== seat)
  return [...new Set(others.map(({ gamepoints }) => gamepoints))]
}

/** Concessions of the round, and their acceptance (7). */
export const concessionMoves: Pick<GameDefinition<TrominoGo>['moves'], 'concede' | 'accept'> = {
  concede: {
    whilePaused: true,
    validate: ({ shared }, _, { seat }) => refuseConcession(shared, seat),
    apply({ shared }, { gamepoints }, ctx, { seat }) {
      shared.concessions.push({ seat, gamepoints })
      ctx.emit('public', '1250.11/7(1)', () => ({ type: 'conceded', seat, gamepoints }))
    },
  },
  /** The round is over, and the offer is scored at once. */
  accept: {
    whilePaused: true,
    validate({ shared }, { gamepoints }, { seat }) {
      const refused = refuseRound(shared)
      if (refused !== undefined) return refused
      const open = openTo(shared, seat)
      if (open.includes(gamepoints)) return undefined
      const isOwn = shared.concessions.some((each) => each.gamepoints === gamepoints)
      return isOwn
        ? { code: 'ownConcession', details: { gamepoints } }
        : { code: 'noConcession', details: { gamepoints, open } }
    },
    apply(draft, { gamepoints }, ctx, { seat }) {
      const end = conceded(draft.shared, seat, gamepoints, draft.options)
      ctx.stopTimer('play')
      ctx.cancelPrompts('legality')
      draft.shared.question = null
      ctx.emit('public', '1250.11/7(3)', () => {
        return { type: 'accepted', seat, gamepoints, scored: end.gamepoints }
      })
      const score = settleRound(draft, end)
      if (score >= draft.options.target) finish(draft, seat, 'gamepoints', ctx)
      else endRound(draft, end, ctx)
    },
  },
}

/** The end of a round by an accepted concession (7). */
export function conceded(
  shared: Pick<TrominoGoShared, 'plays'>,
  winner: SeatNumber,
  gamepoints: number,
  { doubleConcessions }: Pick<TrominoGo['Options'], 'doubleConcessions'>,
): TrominoGoRoundEnd {
  const doubled = doubleConcessions && trominoesOf(shared).length >= FULL
  return {
    how: 'conceded',
    winner,
    gamepoints: doubled ? 2 * gamepoints : gamepoints,
    surrounded: [0, 0],
    doubled,
  }
}
