import type { SeatNumber } from '@ackanomic/core'

/** A line of a Reply: a word in upper case, and the reported number of crashes. */
export interface DoubleCrashReplyLine {
  readonly word: string
  readonly crashes: number
}

export const LETTERS = 5

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const MAX_WORD_LENGTH = 40

export const MAX_WORDS = 20

/** The sizes of the first Salvos; later ones have the last size. */
const SIZES = [6, 5, 4, 3] as const

const CLAUSES = ['R1(3)', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'] as const

/**
 * Returns the number of places where two words have the same letter, ignoring case.
 *
 * @example
 * ```ts
 * import { crashesOf } from '@ackanomic/games/double-crash'
 *
 * crashesOf('HEART', 'spade') // => 1
 * ```
 */
export function crashesOf(one: string, other: string): number {
  return crashesBetween(one.toUpperCase(), other.toUpperCase())
}

export function crashesBetween(one: string, other: string): number {
  let crashes = 0
  for (let i = 0; i < one.length; i++) if (one.charCodeAt(i) === other.charCodeAt(i)) crashes += 1
  return crashes
}

/**
 * Returns the size of the Salvos in a round, or of those to which it replies.
 *
 * @example
 * ```ts
 * import { salvoSizeOf } from '@ackanomic/games/double-crash'
 *
 * const rounds = [1, 2, 3, 5, 7, 9, 11]
 * rounds.map(salvoSizeOf) // => [6, 6, 5, 4, 3, 3, 3]
 * ```
 */
export function salvoSizeOf(round: number): number {
  return SIZES[Math.floor((round - 1) / 2)] ?? SIZES[3]
}

export function isSalvoRound(round: number): boolean {
  return round % 2 === 1
}

export function clauseOfRound(round: number): `1250.12/${(typeof CLAUSES)[number] | 'R9+'}` {
  return `1250.12/${CLAUSES[round - 1] ?? 'R9+'}`
}

export function otherThan(seat: SeatNumber): SeatNumber {
  return seat === 0 ? 1 : 0
}

export function linesOf(salvo: readonly string[], target: string): readonly DoubleCrashReplyLine[] {
  return salvo.map((word) => ({ word, crashes: crashesBetween(word, target) }))
}
