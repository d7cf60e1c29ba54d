import type { Duration, SeatNumber, Timestamp } from '@ackanomic/core'

/** The most characters of a text, a subject and a card, and the most cards brought at once. */
export const LONGEST_TEXT = 10_000
export const LONGEST_SUBJECT = 200
export const LONGEST_CARD = 80
export const MOST_CARDS = 1000

/**
 * A card, which is its story element in words, such as `'a disguise'`. No two cards of a tale are
 * the same; case, quotes and a full stop make no difference when one is named.
 */
export type RustyLanternCard = string

/** So many entities of a kind, such as `'A$'` or `'Favour'`; 1 or more. */
export interface RustyLanternStake {
  readonly kind: string
  readonly count: number
}

/** The reasons for which a play may be denied, in the rule's order; there are no others. */
export const RUSTY_LANTERN_DENIALS = [
  'incomprehensible',
  'non sequitur',
  'against the spirit',
  'wrong length',
  'no card specified',
  'nothing played',
  'card not brought in',
] as const

/** Why a play is denied. */
export type RustyLanternDenial = (typeof RUSTY_LANTERN_DENIALS)[number]

/** What the Barkeep says to a play: whether its card becomes a Loose End, and which ones it ties off. */
export type RustyLanternVerdict =
  | {
      readonly reply: 'verify'
      readonly looseEnd: boolean
      readonly tied: readonly RustyLanternCard[]
    }
  | { readonly reply: 'deny'; readonly reason: RustyLanternDenial }

/** What became of a play: the Barkeep's answer, or nothing because its Bard left. */
export type RustyLanternPlayResult =
  | {
      readonly is: 'verified'
      readonly looseEnd: boolean
      readonly tied: readonly RustyLanternCard[]
    }
  | { readonly is: 'denied'; readonly reason: RustyLanternDenial }
  | { readonly is: 'void' }

/** A play that was tried. */
export interface RustyLanternPlay {
  readonly seat: SeatNumber
  readonly at: Timestamp
  /** For how long the tale had stood still before, milliseconds. */
  readonly stoppedBefore: Duration
  readonly subject: string
  /** The text, without the line that names the card. */
  readonly text: string
  /** The card that was named, as it was written, held or not; `null` for none. */
  readonly card: string | null
  /** How many cards its Bard held then. */
  readonly held: number
  /** `null` as long as it is open. */
  readonly answered: RustyLanternPlayResult | null
}

/** What may become of an interruption; `'lapsed'` where its Bard left, or somebody had won. */
export const INTERRUPTION_ENDS = [
  'verified',
  'not held',
  'not mentioned',
  'too late',
  'lapsed',
] as const

/** What became of an interruption. */
export type RustyLanternInterruptionResult = (typeof INTERRUPTION_ENDS)[number]

/** An interruption that was announced. */
export interface RustyLanternInterruption {
  readonly seat: SeatNumber
  /** The number of the play, from 1. */
  readonly play: number
  /** The card that was named, as it was written, held or not. */
  readonly card: string
  /** Whether the play was more than three days old. */
  readonly late: boolean
  /** `null` as long as it is open. */
  readonly answered: RustyLanternInterruptionResult | null
}

/** Cards that somebody is to get. */
export interface RustyLanternCardsOwed {
  readonly seat: SeatNumber
  readonly cards: number
}

/** What somebody paid into the pot. */
export interface RustyLanternPayment {
  readonly person: string
  readonly at: Timestamp
  readonly stakes: readonly RustyLanternStake[]
}

/** What becomes of a pot that nobody wins. */
export const DEAD_POTS = ['return', 'barkeep', 'keep-in-pot'] as const

/** How the three days stand after which somebody is taken to be asleep; none while others are awaited. */
export const THREE_DAYS = ['none', 'run', 'over'] as const

/** The number of the play that waits for its answer, from 1; `null` where none does. */
export function openPlay({
  plays,
}: {
  readonly plays: readonly RustyLanternPlay[]
}): number | null {
  return plays.at(-1)?.answered === null ? plays.length : null
}

/** The play of a number, from 1. */
export function playAt(
  { plays }: { readonly plays: readonly RustyLanternPlay[] },
  number: number,
): RustyLanternPlay | undefined {
  return plays[number - 1]
}

/** The fewest and the most lines that a play should have. */
export const FEWEST_LINES = 12
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

/**
 * The tale as it was told: the texts of the plays that succeeded, in order, and the epilogue.
 *
 * @example
 * ```ts
 * import { rustyLantern, taleOf } from '@ackanomic/games/rusty-lantern'
 *
 * const start = rustyLantern.setup({ players: ['Ann', 'Bob'], referees: ['Moe'], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.message)
 * taleOf(start.value.state.shared) // => []
 * ```
 */
export function taleOf({
  plays,
  epilogue,
}: {
  readonly plays: readonly RustyLanternPlay[]
  readonly epilogue: string | null
}): readonly string[] {
  const told = plays.filter(({ answered }) => answered?.is === 'verified').map(({ text }) => text)
  return epilogue === null ? told : [...told, epilogue]
}

/** Whether a stake is currency, of which the society keeps the books. */
export function isCurrency({ kind }: RustyLanternStake): boolean {
  return kind.toLowerCase() === 'a$'
}

/** Entities as text, such as `A$5 and 1 × Favour`. */
export function stakesText(stakes: readonly RustyLanternStake[]): string {
  const each = stakes.map((stake) =>
    isCurrency(stake) ? `A$${stake.count}` : `${stake.count} × ${stake.kind}`,
  )
  return each.length === 0 ? 'nothing' : each.join(' and ')
}

/** Whether somebody pays what is asked, in whatever order: neither less nor more. */
export function isPaid(
  asked: readonly RustyLanternStake[],
  paid: readonly RustyLanternStake[],
): boolean {
  const isMet = ({ kind, count }: RustyLanternStake): boolean =>
    paid.some((each) => each.kind.toLowerCase() === kind.toLowerCase() && each.count === count)
  return paid.length === asked.length && asked.every(isMet)
}
