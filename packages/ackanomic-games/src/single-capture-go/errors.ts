import type { ErrorCase } from '@ackanomic/core/untrusted'

const faults = {
  notASquare: [
    '1250.13/IV.move.a',
    ({ text, last }: { text: string; last: string }) =>
      `“${text}” does not name one square; name one by row and column, from a1 to ${last}.`,
  ],
  offGrid: [
    '1250.13/IV.move.b',
    ({ square, last }: { square: string; last: string }) =>
      `There is no square ${square} on the grid; name one from a1 to ${last}.`,
  ],
  letterThere: [
    '1250.13/IV.move.c',
    ({ square, letter }: { square: string; letter: string }) =>
      `${letter} stood on ${square} when the round began; name a square without a Letter.`,
  ],
  atThere: [
    '1250.13/IV.move.d',
    ({ square }: { square: string }) =>
      `@ stood on ${square} when the round began; name an empty square.`,
  ],
} as const

/** The reason why a play is invalid. */
export type SingleCaptureGoFault = ErrorCase<{
  [Code in keyof typeof faults]: Readonly<Parameters<(typeof faults)[Code][1]>[0]>
}>

export function sayFault({ code, details }: SingleCaptureGoFault): string {
  return faults[code][1](details as never)
}

export const singleCaptureGoErrors = {
  ...faults,
  noRound: [
    '1250.13/IV.move.f',
    ({ round }: { round: number }) =>
      `No round is under way; send your play once the referee has announced round ${round}.`,
  ],
  tooManyPlays: [
    '1250.13/IV.move.h',
    ({ most }: { most: number }) =>
      `You have sent ${most} plays in this round, and no more are accepted; the last valid one counts.`,
  ],
  wrongLetterCount: [
    '1250.13/III.b',
    ({ letters, players }: { letters: number; players: number }) =>
      `Each player gets one Letter: give ${players}, not ${letters}.`,
  ],
  notALetter: [
    '1250.13/III.c',
    ({ letter }: { letter: string }) =>
      `“${letter}” cannot be a Letter; give capital letters from A to Z.`,
  ],
  sameLetter: [
    '1250.13/III.b',
    ({ letter }: { letter: string }) =>
      `Two players have the Letter ${letter}; give each player a different one.`,
  ],
} as const
