import type { SeatNumber } from '@ackanomic/core'
import { cardAmong } from './cards.js'
import type { Own, Play, Secret } from './tale.js'

/** The most characters of a text. */
export const LONGEST_TEXT = 10_000

/** The most characters of a subject. */
export const LONGEST_SUBJECT = 200

/** The most characters of a card. */
export const LONGEST_CARD = 80

/** The most cards that the Barkeep brings at once. */
export const MOST_CARDS = 1000

/** The fewest lines that a play should have. */
export const FEWEST_LINES = 12

/** The most lines that a play should have. */
export const MOST_LINES = 25

/**
 * How many lines a text has, empty ones left out.
 *
 * @example
 * ```ts
 * import { linesOf } from '@ackanomic/games/rusty-lantern'
 *
 * linesOf('It was a dark night.\n\nThe door opened.') // => 2
 * ```
 */
export function linesOf(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}

/** Whether a subject has the word “Lantern” in it, in whatever case. */
export function saysLantern(subject: string): boolean {
  return /(?<![\p{L}\p{N}_])lantern(?![\p{L}\p{N}_])/iu.test(subject)
}

/** The number of the play that waits for its answer, from 1; `null` where none does. */
export function openPlay({ plays }: Pick<Own, 'plays'>): number | null {
  return plays.at(-1)?.answered === null ? plays.length : null
}

/** The play of a number, from 1. */
export function playAt({ plays }: Pick<Own, 'plays'>, number: number): Play | undefined {
  return plays[number - 1]
}

/** Whether a seat has named a card in a play or an interruption that is still open. */
export function isLocked(own: Own, seat: SeatNumber, card: string): boolean {
  return cardAmong(lockedCards(own, seat), card) !== null
}

/** The cards that a seat has named in a play or in interruptions that are still open. */
export function lockedCards({ plays, interruptions }: Own, seat: SeatNumber): readonly string[] {
  const locked: string[] = []
  const open = plays.at(-1)
  if (open?.answered === null && open.seat === seat && open.card !== null) locked.push(open.card)
  for (const { answered, seat: by, card } of interruptions) {
    if (answered === null && by === seat) locked.push(card)
  }
  return locked
}

/** Whether a seat holds the card that its play names. */
export function isInHand(secret: readonly Pick<Secret, 'hand'>[], play: Play): boolean {
  return cardAmong(secret[play.seat]?.hand ?? [], play.card) !== null
}

/**
 * The tale as it was told: the texts of the plays that succeeded, in order, and the epilogue.
 *
 * @example
 * ```ts
 * import { rustyLantern, taleOf } from '@ackanomic/games/rusty-lantern'
 *
 * const start = rustyLantern.setup({ players: ['Ann', 'Bob'], referees: ['Moe'], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.says)
 * taleOf(start.value.state.own) // => []
 * ```
 */
export function taleOf({ plays, epilogue }: Pick<Own, 'plays' | 'epilogue'>): readonly string[] {
  const told = plays.filter(({ answered }) => answered?.is === 'verified').map(({ text }) => text)
  return epilogue === null ? told : [...told, epilogue]
}
