import type { RejectionTable } from '@ackanomic/core/engine'
import type { Area, Square } from './area.js'
import type { Rejections, Viruses } from './types.js'

const at = (square: Square): string => square.join(',')
const where = ({ left, top, right, bottom }: Area): string =>
  `columns ${left} to ${right}, rows ${top} to ${bottom}`
const holds = (character: string): string =>
  character === '.'
    ? 'is empty'
    : character === '@'
      ? 'holds a clean cell'
      : `holds a cell with virus ${character}`
const couldTake = (free: readonly string[]): string =>
  free.length === 0 ? 'there is none that could be taken over' : `take over ${free.join(' or ')}`

/** The clause and the sentence of each refusal. */
export const virusesRejections: RejectionTable<Rejections, Viruses['Clause']> = {
  firstTurn: {
    clause: '1250.16/4.e',
    says: ({ kind }) =>
      `In your first turn you cannot ${kind}: place new cells, or infect clean ones.`,
  },
  outside: {
    clause: '1250.16/5.area',
    says: ({ square, area }) =>
      `The square ${at(square)} lies outside the active area; name squares within ${where(area)}.`,
  },
  notEmpty: {
    clause: '1250.16/5.empty',
    says: ({ square, character }) =>
      `The square ${at(square)} ${holds(character)}; name one that is empty.`,
  },
  notClean: {
    clause: '1250.16/5.b.not',
    says: ({ square, character }) =>
      `The square ${at(square)} ${holds(character)}; infect a clean cell (@).`,
  },
  notYourCell: {
    clause: '1250.16/5.c.shared',
    says: ({ square, character, shared }) =>
      `The square ${at(square)} ${holds(character)}; name a cell of yours (${shared}).`,
  },
  notAdjacent: {
    clause: '1250.16/3.a',
    says: ({ from, to }) =>
      `The square ${at(to)} is not adjacent to ${at(from)}; step to one of the eight around it.`,
  },
  repeated: {
    clause: '1250.16/6.b',
    says: ({ square }) =>
      `You have sent the same move for ${at(square)} already, and it counts once.`,
  },
  tooMany: {
    clause: '1250.16/6.b',
    says: ({ allowed }) =>
      allowed === 1
        ? 'Your valid move is in, and you have only one this turn; it cannot be changed.'
        : `Your ${allowed} valid moves are in, and you have no more this turn; none can be changed.`,
  },
  noTurn: {
    clause: '1250.16/1.g',
    says: ({ stage }) =>
      stage === 'cells'
        ? 'The referee is choosing the first cells; move once the grid is posted.'
        : 'Nobody is left in the game, and the referee draws the winner.',
  },
  notYet: {
    clause: '1250.16/10.join.c',
    says: ({ turn }) => `Your first turn is turn ${turn}; move then.`,
  },
  tooManyMessages: {
    clause: '1250.16/6.g',
    says: ({ most }) =>
      `You have sent ${most} moves this turn that are to be dropped, and no more such are kept; send one that counts, or wait for the next turn.`,
  },
  joiningClosed: {
    clause: '1250.16/10.join.d',
    says: ({ person, turn, free }) =>
      `${person} cannot join with a new virus in turn ${turn}, after turn 10; ${couldTake(free)}.`,
  },
  noSuchVirus: {
    clause: '1250.16/10.take.a',
    says: ({ virus, free }) =>
      `${virus} is no virus on the grid whose player has left; ${couldTake(free)}.`,
  },
  takeOverClosed: {
    clause: '1250.16/10.take.a',
    says: ({ person, turn }) =>
      `${person} cannot take over a virus in turn ${turn}; here that is possible up to turn 10.`,
  },
  notDuringTurn: {
    clause: '1250.16/10.join.a',
    says: ({ person, stage }) =>
      stage === 'cells'
        ? `${person} cannot join yet; join once the grid is posted.`
        : `${person} cannot join: nobody is left, and the referee draws the winner.`,
  },
  refereedLately: {
    clause: '1250.16/10.ref.f',
    says: ({ person, turn, from }) =>
      `${person} was referee in turn ${turn}, and may not play before turn ${from}.`,
  },
  duelJoin: {
    clause: '1250.16/10.join.a',
    says: ({ person }) => `${person} cannot join: a Duel is between the two who began it.`,
  },
}
