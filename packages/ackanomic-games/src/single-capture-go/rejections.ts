import type { RejectionTable } from '@ackanomic/core/engine'
import type { Rejections, SingleCaptureGo } from './types.js'

/** The clause and the sentence of each refusal. */
export const singleCaptureGoRejections: RejectionTable<Rejections, SingleCaptureGo['Clause']> = {
  notASquare: {
    clause: '1250.13/IV.move.a',
    says: ({ text, last }) =>
      `“${text}” is not the name of one square; name one by row and column, from a1 to ${last}.`,
  },
  offGrid: {
    clause: '1250.13/IV.move.b',
    says: ({ square, last }) =>
      `There is no square ${square} on the grid; name one from a1 to ${last}.`,
  },
  letterThere: {
    clause: '1250.13/IV.move.c',
    says: ({ square, letter }) =>
      `${letter} stood on ${square} when the round began; name a square without a Letter.`,
  },
  atThere: {
    clause: '1250.13/IV.move.d',
    says: ({ square }) => `@ stood on ${square} when the round began; name an empty square.`,
  },
  noRound: {
    clause: '1250.13/IV.move.f',
    says: ({ round }) =>
      `No round is under way; send your play once the referee has announced round ${round}.`,
  },
  tooManyPlays: {
    clause: '1250.13/IV.move.h',
    says: ({ most }) =>
      `You have sent ${most} plays in this round, and no more are taken; the last valid one counts.`,
  },
  wrongLetterCount: {
    clause: '1250.13/III.b',
    says: ({ letters, players }) =>
      `Each player gets one Letter: give ${players}, and not ${letters}.`,
  },
  notALetter: {
    clause: '1250.13/III.c',
    says: ({ letter }) => `“${letter}” cannot be given; give capital letters from A to Z.`,
  },
  sameLetter: {
    clause: '1250.13/III.b',
    says: ({ letter }) => `Two players have the Letter ${letter}; give each another one.`,
  },
}
