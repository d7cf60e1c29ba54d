import type { Refusal } from '@ackanomic/core/untrusted'
import type { TrominoLetter } from './tromino.js'

const edge = (units: number): string => `${units} unit${units === 1 ? '' : 's'} of edge`
const pair = (letter: TrominoLetter): string => `${letter.toUpperCase()} or ${letter.toLowerCase()}`

/** The clause and the sentence of each way in which a play is illegal. */
export const trominoGoFaults = {
  secondTouches: {
    clause: '1250.11/2(3)',
    message: ({ units }: { units: number }) =>
      `The b shares ${edge(units)} with the A; put it along 2 or more.`,
  },
  thirdTouches: {
    clause: '1250.11/2(4)',
    message: ({ units }: { units: number }) =>
      `The C shares ${edge(units)} with the b; put it along 2 or more.`,
  },
  thirdTouchesFirst: {
    clause: '1250.11/2(5)',
    message: ({ units }: { units: number }) =>
      `The C shares ${edge(units)} with the A; it must not touch it.`,
  },
  fourthTouches: {
    clause: '1250.11/2(6)',
    message: ({ units }: { units: number }) =>
      `The a shares ${edge(units)} with the C; put it along 2 or more.`,
  },
  fourthTouchesSecond: {
    clause: '1250.11/2(7)',
    message: ({ units }: { units: number }) =>
      `The a shares ${edge(units)} with the b; it must not touch it.`,
  },
  likeLetter: {
    clause: '1250.11/3.i',
    message: ({ letter, units }: { letter: TrominoLetter; units: number }) =>
      `The ${letter} shares ${edge(units)} with another ${pair(letter)}; it must touch none.`,
  },
  noOpponent: {
    clause: '1250.11/3.ii',
    message: ({ letter }: { letter: TrominoLetter }) =>
      `The ${letter} touches no tromino of the opponent; it must touch one.`,
  },
  tooLittleEdge: {
    clause: '1250.11/3.iii',
    message: ({ letter, units }: { letter: TrominoLetter; units: number }) =>
      `The ${letter} shares ${edge(units)} with the others in all; it must be 2 or more.`,
  },
  gridFull: {
    clause: '1250.11/4(1)',
    message: ({ letter }: { letter: TrominoLetter }) =>
      `All 30 trominoes are on the grid; move one of your ${letter}s instead of adding another.`,
  },
  notFull: {
    clause: '1250.11/4(1)',
    message: ({ letter, placed }: { letter: TrominoLetter; placed: number }) =>
      `Only ${placed} of 30 trominoes are on the grid; add the ${letter} instead of moving one.`,
  },
  noOutsideEdge: {
    clause: '1250.11/4(2)',
    message: ({ letter }: { letter: TrominoLetter }) =>
      `That ${letter} has no outside edge; move one that has some.`,
  },
  splitsGrid: {
    clause: '1250.11/4(3)',
    message: ({ letter }: { letter: TrominoLetter }) =>
      `Without that ${letter} the grid would fall apart; move one that leaves the others together.`,
  },
  mayPlay: {
    clause: '1250.11/5(1)',
    message: ({ letter }: { letter: TrominoLetter }) =>
      `There is a legal play with ${letter}; pass only where there is none.`,
  },
} as const

type Faults = typeof trominoGoFaults

/** Why a play is illegal. */
export type TrominoGoFault = Refusal<{
  [Code in keyof Faults]: Parameters<Faults[Code]['message']>[0]
}>

export function sayFault({ code, details }: TrominoGoFault): string {
  const message: (facts: never) => string = trominoGoFaults[code].message
  return message(details as never)
}
