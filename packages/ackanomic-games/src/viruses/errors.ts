import type { ErrorCase } from '@ackanomic/core/untrusted'
import type { VirusesArea, VirusesSquare } from './state.js'

const at = (square: VirusesSquare): string => square.join(',')
const holds = (character: string): string =>
  character === '.'
    ? 'is empty'
    : character === '@'
      ? 'holds a clean cell'
      : `holds a cell with virus ${character}`
const couldTake = (free: readonly string[]): string =>
  free.length === 0 ? 'there is no virus to take over' : `take over ${free.join(' or ')}`

export function sayArea({ left, top, right, bottom }: VirusesArea): string {
  return `columns ${left} to ${right}, rows ${top} to ${bottom}`
}

const faults = {
  firstTurn: [
    '1250.16/4.e',
    ({ kind }: { kind: string }) =>
      `In your first turn you cannot ${kind}: place new cells, or infect clean ones.`,
  ],
  outside: [
    '1250.16/5.area',
    ({ square, area }: { square: VirusesSquare; area: VirusesArea }) =>
      `The square ${at(square)} lies outside the active area; name squares within ${sayArea(area)}.`,
  ],
  notEmpty: [
    '1250.16/5.empty',
    ({ square, character }: { square: VirusesSquare; character: string }) =>
      `The square ${at(square)} ${holds(character)}; name one that is empty.`,
  ],
  notClean: [
    '1250.16/5.b.not',
    ({ square, character }: { square: VirusesSquare; character: string }) =>
      `The square ${at(square)} ${holds(character)}; infect a clean cell (@).`,
  ],
  notYourCell: [
    '1250.16/5.c.shared',
    (d: { square: VirusesSquare; character: string; shared: string }) =>
      `The square ${at(d.square)} ${holds(d.character)}; name a cell of yours (${d.shared}).`,
  ],
  notAdjacent: [
    '1250.16/3.a',
    ({ from, to }: { from: VirusesSquare; to: VirusesSquare }) =>
      `The square ${at(to)} is not adjacent to ${at(from)}; step to one of the eight around it.`,
  ],
  repeated: [
    '1250.16/6.b',
    ({ square }: { square: VirusesSquare }) =>
      `You have already sent the same move for ${at(square)}, and it counts once.`,
  ],
  tooMany: [
    '1250.16/6.b',
    ({ allowed }: { allowed: number }) =>
      allowed === 1
        ? 'Your valid move is in, and you have only one this turn; it cannot be changed.'
        : `Your ${allowed} valid moves are in, and you have no more this turn; none can be changed.`,
  ],
} as const

/** The reason why a move would be dropped if the turn ended now. */
export type VirusesFault = ErrorCase<{
  [Code in keyof typeof faults]: Readonly<Parameters<(typeof faults)[Code][1]>[0]>
}>

export function sayFault({ code, details }: VirusesFault): string {
  return faults[code][1](details as never)
}

export const virusesErrors = {
  ...faults,
  noTurn: [
    '1250.16/1.g',
    ({ stage }: { stage: 'cells' | 'winner' }) =>
      stage === 'cells'
        ? 'The referee is choosing the first cells; move once the grid is posted.'
        : 'Nobody is left in the game, and the referee draws the winner.',
  ],
  notYet: [
    '1250.16/10.join.c',
    ({ turn }: { turn: number }) => `Your first turn is turn ${turn}; move then.`,
  ],
  tooManyMessages: [
    '1250.16/6.g',
    ({ most }: { most: number }) =>
      `You have sent ${most} moves this turn that do not count, and no more of them are kept; send one that counts, or wait for the next turn.`,
  ],
  joiningClosed: [
    '1250.16/10.join.d',
    (d: { person: string; turn: number; free: readonly string[] }) =>
      `${d.person} cannot join with a new virus in turn ${d.turn}, only up to turn 10; ${couldTake(d.free)}.`,
  ],
  noSuchVirus: [
    '1250.16/10.take.a',
    ({ virus, free }: { virus: string; free: readonly string[] }) =>
      `${virus} is not a virus on the grid whose player has left; ${couldTake(free)}.`,
  ],
  takeOverClosed: [
    '1250.16/10.take.a',
    ({ person, turn }: { person: string; turn: number }) =>
      `${person} cannot take over a virus in turn ${turn}; in this match that is possible up to turn 10.`,
  ],
  notDuringTurn: [
    '1250.16/10.join.a',
    ({ person, stage }: { person: string; stage: 'cells' | 'winner' }) =>
      stage === 'cells'
        ? `${person} cannot join yet; join once the grid is posted.`
        : `${person} cannot join: nobody is left, and the referee draws the winner.`,
  ],
  refereedLately: [
    '1250.16/10.ref.f',
    ({ person, turn, from }: { person: string; turn: number; from: number }) =>
      `${person} was referee in turn ${turn}, and may not play before turn ${from}.`,
  ],
  duelJoin: [
    '1250.16/10.join.a',
    ({ person }: { person: string }) =>
      `${person} cannot join: a Duel is between the two who began it.`,
  ],
} as const
