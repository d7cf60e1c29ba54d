import type { Refusal } from '@ackanomic/core/untrusted'

/** Why a play is invalid: it is refused at once, or it counts for nothing and stands in the summary. */
const faults = {
  notASquare: {
    clause: '1250.13/IV.move.a',
    message: ({ text, last }: { text: string; last: string }) =>
      `“${text}” is not the name of one square; name one by row and column, from a1 to ${last}.`,
  },
  offGrid: {
    clause: '1250.13/IV.move.b',
    message: ({ square, last }: { square: string; last: string }) =>
      `There is no square ${square} on the grid; name one from a1 to ${last}.`,
  },
  letterThere: {
    clause: '1250.13/IV.move.c',
    message: ({ square, letter }: { square: string; letter: string }) =>
      `${letter} stood on ${square} when the round began; name a square without a Letter.`,
  },
  atThere: {
    clause: '1250.13/IV.move.d',
    message: ({ square }: { square: string }) =>
      `@ stood on ${square} when the round began; name an empty square.`,
  },
} as const

/** Why a play is invalid. */
export type SingleCaptureGoFault = Refusal<{
  [Code in keyof typeof faults]: Readonly<Parameters<(typeof faults)[Code]['message']>[0]>
}>

/** Why a play is invalid, as a sentence. */
export function sayFault({ code, details }: SingleCaptureGoFault): string {
  return faults[code].message(details as never)
}

/** The clause and the message of each error. */
export const singleCaptureGoErrors = {
  ...faults,
  noRound: {
    clause: '1250.13/IV.move.f',
    message: ({ round }: { round: number }) =>
      `No round is under way; send your play once the referee has announced round ${round}.`,
  },
  tooManyPlays: {
    clause: '1250.13/IV.move.h',
    message: ({ most }: { most: number }) =>
      `You have sent ${most} plays in this round, and no more are taken; the last valid one counts.`,
  },
  wrongLetterCount: {
    clause: '1250.13/III.b',
    message: ({ letters, players }: { letters: number; players: number }) =>
      `Each player gets one Letter: give ${players}, and not ${letters}.`,
  },
  notALetter: {
    clause: '1250.13/III.c',
    message: ({ letter }: { letter: string }) =>
      `“${letter}” cannot be given; give capital letters from A to Z.`,
  },
  sameLetter: {
    clause: '1250.13/III.b',
    message: ({ letter }: { letter: string }) =>
      `Two players have the Letter ${letter}; give each another one.`,
  },
} as const
