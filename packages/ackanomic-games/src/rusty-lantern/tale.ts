import type { Duration, Moment, SeatNumber } from '@ackanomic/core'

/**
 * A card, which is its story element in words, such as `'a disguise'`. No two cards of a tale are
 * the same; case, quotes and a full stop make no difference when one is named.
 */
export type Card = string

/** So many entities of a kind, such as A$5. */
export interface Stake {
  /** The kind, such as `'A$'` or `'Favour'`. */
  readonly kind: string
  /** How many, 1 or more. */
  readonly count: number
}

/** What the Barkeep settles at the start. */
export interface Options {
  /** How many benches there are, 2 or more: the most Bards for whom the tale goes on. Default: 6. */
  readonly benches: number
  /** What each Bard pays into the pot; `null` where the tale is not for ante. Default: `null`. */
  readonly ante: readonly Stake[] | null
  /** Whether time in which the tale is suspended counts for no three days. Default: `true`. */
  readonly suspensionStopsClocks: boolean
  /**
   * What becomes of a play whose Bard leaves before it is answered. `'void'`: it is dropped, and its
   * card is back in the deck. `'still-answered'`: it is answered all the same. Default: `'void'`.
   */
  readonly leaverOpenPlay: 'void' | 'still-answered'
  /**
   * From when a sleeper's three days count. `'since-last-attempt'`: from the beginning of the turn,
   * or the answer to the latest play in it. `'whole-turn'`: from the beginning, and who has tried a
   * play in the turn is never asleep in it. Default: `'since-last-attempt'`.
   */
  readonly sleepClock: 'since-last-attempt' | 'whole-turn'
  /** What a denied play costs whose card was not held. Default: `'no-cards'`. */
  readonly phantomCardDenial: 'no-cards' | 'two-cards'
  /** Whether a play must have from 12 to 25 lines; else the Barkeep judges that. Default: `false`. */
  readonly enforceLength: boolean
  /**
   * Whether the tale waits for the winner to finish the story (`'optional'`, e may decline), or is
   * over with the last play (`'none'`). Default: `'optional'`.
   */
  readonly epilogue: 'optional' | 'none'
  /** Whether the card of an interruption that succeeds stays in the hand. Default: `'keep'`. */
  readonly interruptCard: 'keep' | 'burn'
  /**
   * What becomes of the pot when nobody wins: each gets back what e paid (`'return'`), the
   * `'barkeep'` gets it, or it stays where it is (`'keep-in-pot'`). Default: `'return'`.
   */
  readonly deadPot: 'return' | 'barkeep' | 'keep-in-pot'
  /** Whether all may know how many cards are in the deck. Default: `false`. */
  readonly showDeckSize: boolean
}

/** The reasons for which a play may be denied, in the rule's order; there are no others. */
export const DENIALS = [
  'incomprehensible',
  'non sequitur',
  'against the spirit',
  'wrong length',
  'no card specified',
  'nothing played',
  'card not brought in',
] as const

/** Why a play is denied. */
export type Denial = (typeof DENIALS)[number]

/** What the Barkeep says to a play. */
export type Verdict =
  | {
      /** The play succeeds. */
      readonly reply: 'verify'
      /** Whether its card becomes a Loose End. */
      readonly looseEnd: boolean
      /** The Loose Ends that it ties off. */
      readonly tied: readonly Card[]
    }
  | {
      /** The play is denied. */
      readonly reply: 'deny'
      /** Why. */
      readonly reason: Denial
    }

/** What became of a play: the Barkeep's answer, or nothing because its Bard left. */
export type Answered =
  | { readonly is: 'verified'; readonly looseEnd: boolean; readonly tied: readonly Card[] }
  | { readonly is: 'denied'; readonly reason: Denial }
  | { readonly is: 'void' }

/** A play that was tried. */
export interface Play {
  /** Whose it is. */
  readonly seat: SeatNumber
  /** When it was tried, milliseconds UTC. */
  readonly at: Moment
  /** For how long the tale had stood still before, milliseconds. */
  readonly stoppedBefore: Duration
  /** The subject of the message. */
  readonly subject: string
  /** The text, without the line that names the card. */
  readonly text: string
  /** The card that was named, as it was written, held or not; `null` for none. */
  readonly card: string | null
  /** How many cards its Bard held then. */
  readonly held: number
  /** What became of it; `null` as long as it is open. */
  readonly answered: Answered | null
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
export type InterruptionEnd = (typeof INTERRUPTION_ENDS)[number]

/** An interruption that was announced. */
export interface Interruption {
  /** Who announced it. */
  readonly seat: SeatNumber
  /** The number of the play, from 1. */
  readonly play: number
  /** The card that was named, as it was written, held or not. */
  readonly card: string
  /** Whether the play was more than three days old. */
  readonly late: boolean
  /** What became of it; `null` as long as it is open. */
  readonly answered: InterruptionEnd | null
}

/** What all may know of a seat. */
export interface Bard {
  /** How many cards e holds. */
  readonly cards: number
  /** How much Ale e has had. */
  readonly ale: number
}

/** Cards that somebody is to get. */
export interface Owed {
  /** Who. */
  readonly seat: SeatNumber
  /** How many. */
  readonly cards: number
}

/** What somebody paid into the pot. */
export interface Paid {
  /** Who. */
  readonly person: string
  /** When, milliseconds UTC. */
  readonly at: Moment
  /** What. */
  readonly stakes: readonly Stake[]
}

/** What everybody may see. */
export interface Shared {
  /** The Bards' seats, clockwise around the table. */
  readonly circle: readonly SeatNumber[]
  /** Joiners in the last place whom the Barkeep may yet seat elsewhere. */
  readonly unplaced: readonly SeatNumber[]
  /** Cards and Ale, by seat. */
  readonly bards: readonly Bard[]
  /** Whether the Barkeep has brought the cards. */
  readonly stocked: boolean
  /** Whose turn it is; `null` while that is nobody's. */
  readonly turn: SeatNumber | null
  /** Whether a play has been tried in this turn. */
  readonly tried: boolean
  /** The three days of the Bard in turn, or of the winner, who may finish the story. */
  readonly threeDays: ThreeDays
  /** All plays that were tried, play 1 first. Only the last can be open. */
  readonly plays: readonly Play[]
  /** All interruptions that were announced, number 1 first. */
  readonly interruptions: readonly Interruption[]
  /** The cards on the table. */
  readonly looseEnds: readonly Card[]
  /** The cards that are to be handed out, in this order. */
  readonly owed: readonly Owed[]
  /** Whether the deck has too few cards for the first of them, so that nothing else goes on. */
  readonly short: boolean
  /** The time that counts for no three days: how much there was, and since when it is running. */
  readonly stopped: { readonly before: Duration; readonly since: Moment | null }
  /** What lies in the pot. */
  readonly pot: readonly Paid[]
  /** How many cards are in the deck, with `showDeckSize`; else `null`. */
  readonly deckSize: number | null
  /** Who has won, and who sat in that seat then; `null` as long as nobody has. */
  readonly winner: { readonly seat: SeatNumber; readonly person: string } | null
  /** How the winner finished the story; `null` where e has not. */
  readonly epilogue: string | null
}

/** Whether three days are counted: they run, or they are over; none are while others are awaited. */
export const THREE_DAYS = ['none', 'run', 'over'] as const

/** How the three days stand after which somebody is taken to be asleep. */
export type ThreeDays = (typeof THREE_DAYS)[number]

/** What a seat and the Barkeep may know. */
export interface Secret {
  /** The cards in the hand, in the order in which they came. */
  readonly hand: readonly Card[]
  /** The numbers of the own open interruptions whose card was in the hand when they were announced. */
  readonly claims: readonly number[]
}

/** What only the Barkeep may know. */
export interface Hidden {
  /** The cards in the deck. */
  readonly deck: readonly Card[]
  /** The cards that were burned. */
  readonly burned: readonly Card[]
}

/** The number of the play that waits for its answer, from 1; `null` where none does. */
export function openPlay({ plays }: Pick<Shared, 'plays'>): number | null {
  return plays.at(-1)?.answered === null ? plays.length : null
}

/** The play of a number, from 1. */
export function playAt({ plays }: Pick<Shared, 'plays'>, number: number): Play | undefined {
  return plays[number - 1]
}
