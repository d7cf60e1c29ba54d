import type { ErrorCase } from '@ackanomic/core/untrusted'
import { counted } from '../counted.js'
import type { TrominoLetter } from './tromino.js'

const edge = (units: number): string => `${counted(units, 'unit')} of edge`
const pair = (letter: TrominoLetter): string => `${letter.toUpperCase()} or ${letter.toLowerCase()}`

const sharing =
  (letter: TrominoLetter, other: TrominoLetter, due: string) =>
  ({ units }: { units: number }): string =>
    `The ${letter} shares ${edge(units)} with the ${other}; ${due}.`

export const trominoGoFaults = {
  secondTouches: ['1250.11/2(3)', sharing('b', 'A', 'put it along 2 or more')],
  thirdTouches: ['1250.11/2(4)', sharing('C', 'b', 'put it along 2 or more')],
  thirdTouchesFirst: ['1250.11/2(5)', sharing('C', 'A', 'it must not touch it')],
  fourthTouches: ['1250.11/2(6)', sharing('a', 'C', 'put it along 2 or more')],
  fourthTouchesSecond: ['1250.11/2(7)', sharing('a', 'b', 'it must not touch it')],
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
      `That ${letter} has no outside edge; move one that has one.`,
  ],
  splitsGrid: [
    '1250.11/4(3)',
    ({ letter }: { letter: TrominoLetter }) =>
      `Without that ${letter} the grid would fall apart; move one that leaves the others connected.`,
  ],
  mayPlay: [
    '1250.11/5(1)',
    ({ letter }: { letter: TrominoLetter }) =>
      `There is a legal play with ${letter}; pass only if there is none.`,
  ],
} as const

type Faults = typeof trominoGoFaults

/** The reason why a play is illegal. */
export type TrominoGoFault = ErrorCase<{
  [Code in keyof Faults]: Parameters<Faults[Code][1]>[0]
}>

export function sayFault({ code, details }: TrominoGoFault): string {
  return trominoGoFaults[code][1](details as never)
}
