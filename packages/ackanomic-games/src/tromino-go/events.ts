import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import { counted } from '../counted.js'
import { sayFault, type TrominoGoFault } from './faults.js'
import type { TrominoGoRoundEnd, TrominoGoUntimedPlay } from './state.js'
import type { TrominoLetter, TrominoSquare } from './tromino.js'

/** The reason why the game ended. */
export type TrominoGoWinReason = 'gamepoints' | 'time' | 'departure'

/** A payment of the Treasury, within the caps of a match. */
export interface TrominoGoPayment {
  readonly to: string
  readonly amount: number
}

/** A play, with the posted grid; `null` if it is too large to draw. */
export interface PlayedEvent {
  readonly seat: SeatNumber
  readonly play: number
  readonly letter: TrominoLetter
  readonly how: TrominoGoUntimedPlay['type']
  /** The squares taken; empty for a pass. */
  readonly cells: readonly TrominoSquare[]
  readonly grid: readonly string[] | null
}

/** The referee names the first illegal play, which is undone with all after it. */
export interface IllegalEvent {
  readonly play: number
  readonly seat: SeatNumber
  readonly letter: TrominoLetter
  readonly fault: TrominoGoFault
  readonly undone: number
  /** The grid afterwards; `null` if it is too large to draw. */
  readonly grid: readonly string[] | null
}

export interface ResultEvent {
  readonly winner: SeatNumber | null
  readonly why: TrominoGoWinReason
  readonly scores: readonly [number, number]
  readonly payments: readonly TrominoGoPayment[]
}

/** The sentences of events; those of plays end with the posted grid. */
export const trominoGoEvents = {
  roundBegins: (e: { round: number; first: SeatNumber }, name: NameOf) =>
    `Round ${e.round} begins. ${name(e.first)} plays first, with the capitals, and begins with an A.`,
  played: (e: PlayedEvent, name: NameOf) => [sayPlay(e, name), ...(e.grid ?? [])].join('\n'),
  /** The grid has ended the round, unless somebody finds an illegal play. */
  surrounded: (e: TrominoGoRoundEnd & { round: number }, name: NameOf) =>
    `Round ${e.round} is over: ${saySurrounded(e, name)}`,
  conceded: (e: { seat: SeatNumber; gamepoints: number }, name: NameOf) =>
    `${name(e.seat)} concedes the round with ${counted(e.gamepoints, 'Gamepoint')}. Play goes on until that is accepted.`,
  accepted: (e: { seat: SeatNumber; gamepoints: number; scored: number }, name: NameOf) =>
    `${name(e.seat)} accepts the concession of ${counted(e.gamepoints, 'Gamepoint')}, scores ${e.scored}, and the round is over.`,
  questioned: ({ seat }: { seat: SeatNumber }, name: NameOf) =>
    `${name(seat)} questions the plays. Play waits for the referee’s answer.`,
  /** The referee finds all plays legal; `over` if they have ended the round. */
  allLegal: ({ plays, over }: { plays: number; over: boolean }) =>
    `The referee: ${plays === 1 ? 'the one play is' : `all ${plays} plays are`} legal. ${over ? 'The round is over.' : 'Play goes on.'}`,
  illegal: (e: IllegalEvent, name: NameOf) => [sayIllegal(e, name), ...(e.grid ?? [])].join('\n'),
  /** The referee posts the end of a round, with all Gamepoints. */
  round: (
    e: TrominoGoRoundEnd & { round: number; scores: readonly [number, number] },
    name: NameOf,
  ) =>
    `The referee: round ${e.round} is over. ${sayEnd(e, name)} In all ${sayScores(e.scores, name)}.`,
  result({ winner, why, scores, payments }: ResultEvent, name: NameOf) {
    const won =
      winner === null
        ? 'Both players have left, and nobody wins.'
        : `${name(winner)} wins the game ${REASONS[why]}.`
    return `${won} The final score: ${sayScores(scores, name)}.${sayPayments(payments)}`
  },
  refereeAway: ({ person }: { person: string }) =>
    `${person} is on vacation and cannot referee. They or the Speaker may appoint a willing person who does not play.`,
  refereeBack: ({ person }: { person: string }) => `${person} is back and is the referee again.`,
}

const REASONS: Readonly<Record<TrominoGoWinReason, string>> = {
  gamepoints: 'by Gamepoints',
  time: 'because the opponent made no play in time',
  departure: 'because the opponent has left',
}

function sayPlay(e: PlayedEvent, name: NameOf): string {
  const { seat, play, letter, how, cells, grid } = e
  if (how === 'pass') return `Play ${play}: ${name(seat)} passes; ${letter} is not played.`
  const done = `Play ${play}: ${name(seat)} ${how === 'place' ? 'plays' : 'moves'} ${letter}`
  return grid === null
    ? `${done}${how === 'place' ? ' at' : ' to'} ${cells.join(' ')}.`
    : `${done}.`
}

function sayIllegal(e: IllegalEvent, name: NameOf): string {
  const { play, seat, letter, fault, undone } = e
  const more = undone - 1
  const after =
    more === 0
      ? 'It is undone'
      : `It is undone with the ${more === 1 ? 'play' : `${more} plays`} after it`
  return `The referee: play ${play}, ${letter} by ${name(seat)}, is illegal. ${sayFault(fault)} ${after}; ${name(seat)} plays again.`
}

function saySurrounded({ surrounded, ...end }: TrominoGoRoundEnd, name: NameOf): string {
  const counts = surrounded.map((count, seat) => `${count} of ${name(seat)}’s`).join(' and ')
  return `${counts} trominoes are surrounded. ${sayWinner(end, name)}`
}

function sayWinner(
  { winner, gamepoints, doubled }: Pick<TrominoGoRoundEnd, 'winner' | 'gamepoints' | 'doubled'>,
  name: NameOf,
): string {
  if (winner === null) return 'It is a tie, and nobody scores.'
  return `${name(winner)} wins it and scores ${counted(gamepoints, 'Gamepoint')}${doubled ? ', which is double' : ''}.`
}

export function sayEnd(end: TrominoGoRoundEnd, name: NameOf): string {
  return end.how === 'surrounded'
    ? saySurrounded(end, name)
    : `It was conceded. ${sayWinner(end, name)}`
}

function sayScores(scores: readonly number[], name: NameOf): string {
  return scores.map((score, seat) => `${name(seat)} ${score}`).join(', ')
}

function sayPayments(payments: readonly TrominoGoPayment[]): string {
  if (payments.length === 0) return ' The Treasury pays nothing.'
  return ` The Treasury pays ${payments.map(({ to, amount }) => `${to} A$${amount}`).join(' and ')}.`
}
