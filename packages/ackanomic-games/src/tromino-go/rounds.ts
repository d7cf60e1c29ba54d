import { type Duration, days, type SeatNumber } from '@ackanomic/core'
import {
  asPlain,
  type Clock,
  type Desk,
  dueOf,
  type State,
  type Writable,
} from '@ackanomic/core/engine'
import { finish, WINNING_SCORE } from './ending.js'
import { gridRows } from './grid.js'
import { afterPlay, type Made, positionOf } from './legality.js'
import { surroundedIn } from './surroundings.js'
import { FULL, isCapital, letterOfPlay, type Tromino } from './tromino.js'
import type { Options, Own, Play, RoundEnd, TrominoGo } from './types.js'

/** A state that a recipe changes. */
export type Draft = Writable<State<TrominoGo>>

/** How long a player has for a play (9). */
export const PERIOD: Duration = days(3)

/** The seat that makes a play, by its number in the round from 0 (1). */
export function seatOfPlay(first: SeatNumber, play: number): SeatNumber {
  return play % 2 === 0 ? first : 1 - first
}

/** The seat whose turn it is, or `null` where it is nobody's. */
export function turnOf({ now, first, plays, question }: Own): SeatNumber | null {
  if (now.stage !== 'play' || first === null || question !== null) return null
  return seatOfPlay(first, plays.length)
}

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
  desk.ask('round', postQuestion(), aboutEnd(asPlain(draft.own), end))
}

/** What the referee is asked at the end of a round. */
export function postQuestion(): {
  readonly ask: 'judge'
  readonly about: string
  readonly choices: readonly string[]
} {
  return { ask: 'judge', about: 'Post the end of the round', choices: ['post'] }
}

/** The particulars of that question. */
export function aboutEnd(own: Own, end: RoundEnd): { readonly round: number } & RoundEnd {
  const isFinal = end.how === 'conceded'
  return { round: own.rounds.length + (isFinal ? 0 : 1), ...end }
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
  } else if (winner === null) beginRound(draft, 1 - first, '1250.11/1(2)', desk)
  else beginRound(draft, 1 - winner, '1250.11/1(1)', desk)
}

/** Makes the result of a round final. */
function settleRound(draft: Draft, first: SeatNumber, end: RoundEnd): void {
  const { own } = draft
  own.rounds.push({ first, ...end, surrounded: [...end.surrounded] })
  if (end.winner === 0) own.scores[0] += end.gamepoints
  if (end.winner === 1) own.scores[1] += end.gamepoints
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
  const isDoubled = draft.options.doubleConcessions && positionOf(own).trominoes.length >= FULL
  const scored = isDoubled ? 2 * gamepoints : gamepoints
  const end: RoundEnd = {
    how: 'conceded',
    winner: seat,
    gamepoints: scored,
    surrounded: [0, 0],
    doubled: isDoubled,
  }
  desk.stop('play')
  desk.withdraw('legality')
  draft.own.question = null
  desk.tell('public', '1250.11/7(3)', () => ({ type: 'accepted', seat, gamepoints, scored }))
  settleRound(draft, own.first, end)
  if ((draft.own.scores[seat] ?? 0) >= WINNING_SCORE) finish(draft, seat, 'gamepoints', desk)
  else askForPost(draft, end, desk)
}
