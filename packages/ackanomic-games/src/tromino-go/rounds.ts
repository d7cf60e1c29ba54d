import { type Duration, days, type SeatNumber } from '@ackanomic/core'
import {
  asPlain,
  type Clock,
  type Desk,
  dueOf,
  type State,
  type Writable,
} from '@ackanomic/core/engine'
import { askReferee } from './duties.js'
import { finish, WINNING_SCORE } from './ending.js'
import { gridRows } from './grid.js'
import { afterPlay, type Made, positionOf, seatOfPlay } from './plays.js'
import { surroundedIn } from './surroundings.js'
import { FULL, isCapital, letterOfPlay, type Tromino } from './tromino.js'
import type { Options, Own, Play, RoundEnd, TrominoGo } from './types.js'

/** A state that a recipe changes. */
export type Draft = Writable<State<TrominoGo>>

/** How long a player has for a play (9). */
export const PERIOD: Duration = days(3)

/** Begins a round, and the time for its first play (1, 9). */
export function beginRound(
  draft: Draft,
  first: SeatNumber,
  clause: TrominoGo['Clause'],
  desk: Desk<TrominoGo>,
): void {
  const { own } = draft
  own.now = { stage: 'play' }
  own.first = first
  own.plays = []
  own.concessions = []
  const round = own.rounds.length + 1
  desk.tell('public', clause, () => ({ type: 'round begins', round, first }))
  desk.start('play', PERIOD)
}

/** Makes a play; the grid may end the round by it (6). */
export function makePlay(draft: Draft, made: Made, desk: Desk<TrominoGo>): void {
  const own = asPlain(draft.own)
  const { first } = own
  if (first === null) return
  const due = dueOf(draft.clock as Clock, 'play') ?? desk.at
  const position = positionOf(own)
  const trominoes = afterPlay(position, made)
  draft.own.plays.push({ ...made, left: due - desk.at } as Writable<Play>)
  desk.tell('public', made.type === 'pass' ? '1250.11/5(2)' : '1250.11/9(1)', () => ({
    type: 'played',
    seat: seatOfPlay(first, position.play),
    play: position.play + 1,
    letter: letterOfPlay(position.play),
    how: made.type,
    cells: made.type === 'pass' ? [] : made.type === 'place' ? made.cells : made.to,
    grid: gridRows(trominoes),
  }))
  const isDoubled = position.trominoes.length >= FULL
  const end = endOf(trominoes, first, isDoubled, draft.options)
  if (end === null) {
    desk.start('play', PERIOD)
    return
  }
  desk.stop('play')
  const round = own.rounds.length + 1
  desk.tell('public', '1250.11/6(1)', () => ({ type: 'surrounded', round, ...end }))
  askForPost(draft, end, desk)
}

/** How a grid ends a round, or `null` where it does not (6). */
export function endOf(
  trominoes: readonly Tromino[],
  first: SeatNumber,
  doubled: boolean,
  options: Pick<Options, 'diagonalLeak'>,
): RoundEnd | null {
  const lost = surroundedIn(trominoes, options)
  if (lost.length === 0) return null
  const capitals = lost.filter((i) => {
    const tromino = trominoes[i]
    return tromino !== undefined && isCapital(tromino.letter)
  }).length
  const small = lost.length - capitals
  const surrounded = first === 0 ? ([capitals, small] as const) : ([small, capitals] as const)
  const difference = Math.abs(capitals - small)
  return {
    how: 'surrounded',
    winner: difference === 0 ? null : surrounded[0] < surrounded[1] ? 0 : 1,
    gamepoints: doubled ? 2 * difference : difference,
    surrounded,
    doubled,
  }
}

/** The round is over: the referee is to post its end, with which the next one begins (10). */
export function askForPost(draft: Draft, end: RoundEnd, desk: Desk<TrominoGo>): void {
  draft.own.now = { stage: 'ended', end: { ...end, surrounded: [...end.surrounded] } }
  askReferee(draft, desk)
}

/** The referee has posted the end of a round: the game ends, or the next round begins (8, 10). */
export function closeRound(draft: Draft, desk: Desk<TrominoGo>): void {
  const { now, first } = asPlain(draft.own)
  if (now.stage !== 'ended' || first === null) return
  const { end } = now
  if (end.how === 'surrounded') settleRound(draft, first, end)
  const { rounds, scores } = asPlain(draft.own)
  const round = rounds.length
  desk.tell('public', '1250.11/10(6)', () => ({ type: 'round', round, scores, ...end }))
  const { winner } = end
  if (winner !== null && (scores[winner] ?? 0) >= WINNING_SCORE) {
    finish(draft, winner, 'gamepoints', desk)
    return
  }
  const clause = winner === null ? '1250.11/1(2)' : '1250.11/1(1)'
  beginRound(draft, nextFirst(first, end), clause, desk)
}

/** Who plays first in the next round: who lost this one, or after a tie who played second (1). */
export function nextFirst(first: SeatNumber, { winner }: Pick<RoundEnd, 'winner'>): SeatNumber {
  return 1 - (winner ?? first)
}

/** Makes the result of a round final. */
function settleRound(draft: Draft, first: SeatNumber, end: RoundEnd): void {
  const { own } = draft
  own.rounds.push({ first, ...end, surrounded: [...end.surrounded] })
  if (end.winner === 0) own.scores[0] += end.gamepoints
  if (end.winner === 1) own.scores[1] += end.gamepoints
}

/** How a round ends when a seat accepts what the other has conceded (7). */
export function conceded(
  own: Pick<Own, 'plays'>,
  winner: SeatNumber,
  gamepoints: number,
  { doubleConcessions }: Pick<Options, 'doubleConcessions'>,
): RoundEnd {
  const doubled = doubleConcessions && positionOf(own).trominoes.length >= FULL
  return {
    how: 'conceded',
    winner,
    gamepoints: doubled ? 2 * gamepoints : gamepoints,
    surrounded: [0, 0],
    doubled,
  }
}

/** Accepts a concession: the round is over, and what was offered is scored at once (7). */
export function acceptConcession(
  draft: Draft,
  seat: SeatNumber,
  gamepoints: number,
  desk: Desk<TrominoGo>,
): void {
  const own = asPlain(draft.own)
  if (own.first === null) return
  const end = conceded(own, seat, gamepoints, draft.options)
  desk.stop('play')
  desk.withdraw('legality')
  draft.own.question = null
  desk.tell('public', '1250.11/7(3)', () => ({
    type: 'accepted',
    seat,
    gamepoints,
    scored: end.gamepoints,
  }))
  settleRound(draft, own.first, end)
  if ((draft.own.scores[seat] ?? 0) >= WINNING_SCORE) finish(draft, seat, 'gamepoints', desk)
  else askForPost(draft, end, desk)
}
