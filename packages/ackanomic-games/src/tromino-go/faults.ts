import type { Refusal } from '@ackanomic/core/untrusted'
import type { TrominoLetter } from './tromino.js'

const edge = (units: number): string => `${units} unit${units === 1 ? '' : 's'} of edge`
const pair = (letter: TrominoLetter): string => `${letter.toUpperCase()} or ${letter.toLowerCase()}`

/** The clause and the sentence of each way in which a play is illegal. */
export const trominoGoFaults = {
  secondTouches: [
    '1250.11/2(3)',
    ({ units }: { units: number }) =>
      `The b shares ${edge(units)} with the A; put it along 2 or more.`,
  ],
  thirdTouches: [
    '1250.11/2(4)',
    ({ units }: { units: number }) =>
      `The C shares ${edge(units)} with the b; put it along 2 or more.`,
  ],
  thirdTouchesFirst: [
    '1250.11/2(5)',
    ({ units }: { units: number }) =>
      `The C shares ${edge(units)} with the A; it must not touch it.`,
  ],
  fourthTouches: [
    '1250.11/2(6)',
    ({ units }: { units: number }) =>
      `The a shares ${edge(units)} with the C; put it along 2 or more.`,
  ],
  fourthTouchesSecond: [
    '1250.11/2(7)',
    ({ units }: { units: number }) =>
      `The a shares ${edge(units)} with the b; it must not touch it.`,
  ],
  likeLetter: [
    '1250.11/3.i',
    ({ letter, units }: { letter: TrominoLetter; units: number }) =>
      `The ${letter} shares ${edge(units)} with another ${pair(letter)}; it must touch none.`,
  ],
  noOpponent: [
    '1250.11/3.ii',
    ({ letter }: { letter: TrominoLetter }) =>
      `The ${letter} touches no tromino of the opponent; it must touch one.`,
  ],
  tooLittleEdge: [
    '1250.11/3.iii',
    ({ letter, units }: { letter: TrominoLetter; units: number }) =>
      `The ${letter} shares ${edge(units)} with the others in all; it must be 2 or more.`,
  ],
  gridFull: [
    '1250.11/4(1)',
    ({ letter }: { letter: TrominoLetter }) =>
      `All 30 trominoes are on the grid; move one of your ${letter}s instead of adding another.`,
  ],
  notFull: [
    '1250.11/4(1)',
    ({ letter, placed }: { letter: TrominoLetter; placed: number }) =>
      `Only ${placed} of 30 trominoes are on the grid; add the ${letter} instead of moving one.`,
  ],
  noOutsideEdge: [
    '1250.11/4(2)',
    ({ letter }: { letter: TrominoLetter }) =>
      `That ${letter} has no outside edge; move one that has some.`,
  ],
  splitsGrid: [
    '1250.11/4(3)',
    ({ letter }: { letter: TrominoLetter }) =>
      `Without that ${letter} the grid would fall apart; move one that leaves the others together.`,
  ],
  mayPlay: [
    '1250.11/5(1)',
    ({ letter }: { letter: TrominoLetter }) =>
      `There is a legal play with ${letter}; pass only where there is none.`,
  ],
} as const

type Faults = typeof trominoGoFaults

/** Why a play is illegal. */
export type TrominoGoFault = Refusal<{
  [Code in keyof Faults]: Parameters<Faults[Code][1]>[0]
}>

export function sayFault({ code, details }: TrominoGoFault): string {
  const message: (facts: never) => string = trominoGoFaults[code][1]
  return message(details as never)
}
