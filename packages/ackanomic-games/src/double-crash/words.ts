import type { SeatNumber } from '@ackanomic/core'
import type { DoubleCrash, Exchange, Line, Shared } from './types.js'

/** How many letters a word has. */
export const LETTERS = 5

/** The letters of which words are made. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The longest word that is read, so that it can be told what is wrong with it. */
export const LONGEST = 40

/** The most words of a list that are read. */
export const MOST = 20

/** The sizes of the first Salvos; all later ones have the size of the last. */
const SIZES = [6, 5, 4, 3] as const

const CLAUSES = ['R1(3)', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'] as const

/**
 * How often two words crash: once for each place where both have the same letter. Case makes no
 * difference.
 *
 * @example
 * ```ts
 * import { crashesOf } from '@ackanomic/games/double-crash'
 *
 * crashesOf('HEART', 'SPADE') // => 1
 * crashesOf('STAFF', 'CHAFF') // => 3
 * crashesOf('SWORD', 'WORDY') // => 0
 * crashesOf('crash', 'CRASH') // => 5
 * ```
 */
export function crashesOf(one: string, other: string): number {
  return crashesBetween(one.toUpperCase(), other.toUpperCase())
}

/** How often two words crash that are upper case both. */
export function crashesBetween(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  let crashes = 0
  for (let i = 0; i < shorter; i++) if (one.charCodeAt(i) === other.charCodeAt(i)) crashes += 1
  return crashes
}

/**
 * How many words each Salvo of a round has, or in a round of Replies the Salvos replied to.
 *
 * @example
 * ```ts
 * import { salvoSizeOf } from '@ackanomic/games/double-crash'
 *
 * const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
 * rounds.map(salvoSizeOf) // => [6, 6, 5, 5, 4, 4, 3, 3, 3, 3, 3]
 * ```
 */
export function salvoSizeOf(round: number): number {
  return SIZES[Math.floor((round - 1) / 2)] ?? SIZES[3]
}

/** Whether Salvos are due in a round; otherwise Replies are. */
export function isSalvoRound(round: number): boolean {
  return round % 2 === 1
}

/** The clause that says what is due in a round. */
export function clauseOfRound(round: number): DoubleCrash['Clause'] {
  return `1250.12/${CLAUSES[round - 1] ?? 'R9+'}`
}

/** The exchange to which a round belongs. */
export function exchangeOf(shared: Shared, round: number = shared.round): Exchange | undefined {
  return shared.exchanges[Math.ceil(round / 2) - 1]
}

/** An exchange in which nothing has been posted yet. */
export function freshExchange(): Exchange {
  return { salvos: [null, null], order: [], replies: [null, null] }
}

/** What a round can want of a seat. */
export type Play = 'target' | 'salvo' | 'reply'

/** What the round wants of both seats; nothing once rounds are over. */
export function dueIn({ round, tentative }: Shared): readonly Play[] {
  if (tentative !== null) return []
  if (!isSalvoRound(round)) return ['reply']
  return round === 1 ? ['target', 'salvo'] : ['salvo']
}

/**
 * What of it a seat has still to do; its Target Word is `null` where it is to be chosen, and
 * `undefined` where one may not know.
 */
export function owedBy(
  shared: Shared,
  seat: SeatNumber,
  target: string | null | undefined,
): readonly Play[] {
  const exchange = exchangeOf(shared)
  const done = { target, salvo: exchange?.salvos[seat], reply: exchange?.replies[seat] }
  return dueIn(shared).filter((play) => done[play] === null)
}

/** The other of the two seats. */
export function otherThan(seat: SeatNumber): SeatNumber {
  return seat === 0 ? 1 : 0
}

/** The honest lines of a Reply: each word with the number of its crashes with the Target Word. */
export function linesOf(salvo: readonly string[], target: string): readonly Line[] {
  return salvo.map((word) => ({ word, crashes: crashesBetween(word, target) }))
}

/**
 * All that a seat has reported in its Replies so far, in order.
 *
 * @example
 * ```ts
 * import { doubleCrash, reportsBy } from '@ackanomic/games/double-crash'
 *
 * const start = doubleCrash.setup({ players: ['Ann', 'Bob'], referees: [], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.says)
 * reportsBy(start.value.state.shared, 1) // => []
 * ```
 */
export function reportsBy(shared: Shared, seat: SeatNumber): readonly Line[] {
  return shared.exchanges.flatMap(({ salvos, replies }) => {
    const salvo = salvos[otherThan(seat)] ?? []
    return (replies[seat] ?? []).map((crashes, i) => ({ word: salvo[i] ?? '', crashes }))
  })
}

/** What a seat reported in a round for a word of the Salvo, or `undefined`. */
export function reportAt(
  shared: Shared,
  seat: SeatNumber,
  round: number,
  place: number,
): Line | undefined {
  if (isSalvoRound(round)) return undefined
  const exchange = exchangeOf(shared, round)
  const word = exchange?.salvos[otherThan(seat)]?.[place - 1]
  const crashes = exchange?.replies[seat]?.[place - 1]
  return word === undefined || crashes === undefined ? undefined : { word, crashes }
}
