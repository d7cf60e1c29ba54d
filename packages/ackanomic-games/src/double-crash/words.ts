import type { SeatNumber } from '@ackanomic/core'

/** A line of a Reply: a word in upper case, and the number of its crashes, as it was stated. */
export interface DoubleCrashReplyLine {
  readonly word: string
  readonly crashes: number
}

/** How many letters a word has. */
export const LETTERS = 5

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The longest word that is read, so that it can be told what is wrong with it. */
export const MAX_WORD_LENGTH = 40

/** The most words of a list that are read. */
export const MAX_WORDS = 20

/** The sizes of the first Salvos; all later ones have the size of the last. */
const SIZES = [6, 5, 4, 3] as const

const CLAUSES = ['R1(3)', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'] as const

/**
 * Returns how often two words crash: once for each place where both have the same letter. Case
 * makes no difference.
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

/** How often two words crash that are upper case both. */
export function crashesBetween(one: string, other: string): number {
  let crashes = 0
  for (let i = 0; i < one.length; i++) if (one.charCodeAt(i) === other.charCodeAt(i)) crashes += 1
  return crashes
}

/**
 * Returns the number of words in each Salvo of a round. For a round of Replies, it is the size of
 * the Salvos to which they reply.
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

/** Whether Salvos are due in a round; otherwise Replies are. */
export function isSalvoRound(round: number): boolean {
  return round % 2 === 1
}

export function clauseOfRound(round: number): `1250.12/${(typeof CLAUSES)[number] | 'R9+'}` {
  return `1250.12/${CLAUSES[round - 1] ?? 'R9+'}`
}

export function otherThan(seat: SeatNumber): SeatNumber {
  return seat === 0 ? 1 : 0
}

/** The honest lines of a Reply: each word with the number of its crashes with the Target Word. */
export function linesOf(salvo: readonly string[], target: string): readonly DoubleCrashReplyLine[] {
  return salvo.map((word) => ({ word, crashes: crashesBetween(word, target) }))
}
