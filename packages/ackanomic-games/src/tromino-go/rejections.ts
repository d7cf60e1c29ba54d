import type { RejectionTable } from '@ackanomic/core/engine'
import type { Letter } from './tromino.js'
import type { Rejections, TrominoGo } from './types.js'

const edge = (units: number): string => `${units} unit${units === 1 ? '' : 's'} of edge`
const pair = (letter: Letter): string => `${letter.toUpperCase()} or ${letter.toLowerCase()}`

/** The clause and the sentence of each refusal, and of each fault that the referee finds. */
export const trominoGoRejections: RejectionTable<Rejections, TrominoGo['Clause']> = {
  secondTouches: {
    clause: '1250.11/2(3)',
    says: ({ units }) => `The b shares ${edge(units)} with the A; put it along 2 or more.`,
  },
  thirdTouches: {
    clause: '1250.11/2(4)',
    says: ({ units }) => `The C shares ${edge(units)} with the b; put it along 2 or more.`,
  },
  thirdTouchesFirst: {
    clause: '1250.11/2(5)',
    says: ({ units }) => `The C shares ${edge(units)} with the A; it must not touch it.`,
  },
  fourthTouches: {
    clause: '1250.11/2(6)',
    says: ({ units }) => `The a shares ${edge(units)} with the C; put it along 2 or more.`,
  },
  fourthTouchesSecond: {
    clause: '1250.11/2(7)',
    says: ({ units }) => `The a shares ${edge(units)} with the b; it must not touch it.`,
  },
  likeLetter: {
    clause: '1250.11/3.i',
    says: ({ letter, units }) =>
      `The ${letter} shares ${edge(units)} with another ${pair(letter)}; it must touch none.`,
  },
  noOpponent: {
    clause: '1250.11/3.ii',
    says: ({ letter }) => `The ${letter} touches no tromino of the opponent; it must touch one.`,
  },
  tooLittleEdge: {
    clause: '1250.11/3.iii',
    says: ({ letter, units }) =>
      `The ${letter} shares ${edge(units)} with the others in all; it must be 2 or more.`,
  },
  gridFull: {
    clause: '1250.11/4(1)',
    says: ({ letter }) =>
      `All 30 trominoes are on the grid; move one of your ${letter}s instead of adding another.`,
  },
  notFull: {
    clause: '1250.11/4(1)',
    says: ({ letter, placed }) =>
      `Only ${placed} of 30 trominoes are on the grid; add the ${letter} instead of moving one.`,
  },
  noOutsideEdge: {
    clause: '1250.11/4(2)',
    says: ({ letter }) => `That ${letter} has no outside edge; move one that has some.`,
  },
  splitsGrid: {
    clause: '1250.11/4(3)',
    says: ({ letter }) =>
      `Without that ${letter} the grid would fall apart; move one that leaves the others together.`,
  },
  mayPlay: {
    clause: '1250.11/5(1)',
    says: ({ letter }) => `There is a legal play with ${letter}; pass only where there is none.`,
  },
  notBegun: {
    clause: '1250.11/begin(3)',
    says: () => 'The referee is drawing who plays first; the round begins with that.',
  },
  roundOver: {
    clause: ({ how }) => (how === 'conceded' ? '1250.11/7(3)' : '1250.11/6(1)'),
    says: ({ how }) =>
      how === 'conceded'
        ? 'The round ended when a concession was accepted; wait for the next one.'
        : 'A group is surrounded, and the round is over; wait for the referee’s post.',
  },
  questioned: {
    clause: '1250.11/10(2)',
    says: ({ by }) => `${by} has questioned the plays; wait for the referee’s answer.`,
  },
  notYourTurn: {
    clause: '1250.11/1(4)',
    says: ({ player, letter }) => `It is ${player}’s turn, with ${letter}; play in your own.`,
  },
  wrongLetter: {
    clause: '1250.11/1(4)',
    says: ({ letter, due }) => `The letter ${letter} is not due; play ${due}.`,
  },
  noTromino: {
    clause: '1250.11/def.tromino',
    says: ({ cells }) =>
      `${cells.join(' ')} is no tromino; take three squares in the form of an L.`,
  },
  occupied: {
    clause: '1250.11/3(0)',
    says: ({ square, by }) => `The square ${square.join()} has ${by} on it; take empty ones.`,
  },
  notYourTromino: {
    clause: '1250.11/4(1)',
    says: ({ letter, from }) =>
      `No ${letter} lies on ${from.join(' ')}; name the squares of one that is on the grid.`,
  },
  notMoved: {
    clause: '1250.11/4(1)',
    says: ({ letter }) => `The ${letter} stays where it is; move it elsewhere.`,
  },
  tooManyConcessions: {
    clause: '1250.11/7(1)',
    says: ({ most }) =>
      `You have conceded this round ${most} times, and no more is taken; all of them stand.`,
  },
  noConcession: {
    clause: '1250.11/7(5)',
    says: ({ gamepoints, open }) =>
      open.length === 0
        ? `Your opponent has conceded nothing in this round, so ${gamepoints} cannot be accepted.`
        : `Your opponent has not conceded ${gamepoints} in this round; accept ${open.join(' or ')}.`,
  },
  ownConcession: {
    clause: '1250.11/7(3)',
    says: ({ gamepoints }) =>
      `The concession of ${gamepoints} is your own; only your opponent can accept it.`,
  },
  noPlays: {
    clause: '1250.11/10(1)',
    says: () => 'No play of this round has been made yet; there is nothing to look at.',
  },
  allLegal: {
    clause: '1250.11/10(5)',
    says: ({ play, plays }) =>
      plays === 1
        ? `The only play of this round is legal, so play ${play} cannot be named.`
        : `All ${plays} plays of this round are legal, so play ${play} cannot be named.`,
  },
  notTheFirst: {
    clause: '1250.11/10(1)',
    says: ({ play, first }) => `Play ${play} is not the first illegal one; name play ${first}.`,
  },
}
