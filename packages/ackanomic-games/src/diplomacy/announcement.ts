import type { Duration } from '@ackanomic/core'
import type { Edition, Rules } from './editions.js'

/** The choices among the rules that item 6 of the announcement makes, in {@link Faulty}. */
export const FAULTY_RULES = [
  'secondOrder',
  'impossibleMove',
  'perpetualOrders',
  'proxyOrders',
] as const

/** One of {@link FAULTY_RULES}. */
export type FaultyRule = (typeof FAULTY_RULES)[number]

/** How long each kind of turn lasts, milliseconds from its announced start (III.B4). */
export interface TimeLimits {
  /** Movement. Default: seven days. */
  readonly moves: Duration
  /** Retreats. Default: three days. */
  readonly retreats: Duration
  /** Builds and disbands. Default: three days. */
  readonly adjustments: Duration
  /** The first turn of the game; `null`, the default: as long as other turns of movement. */
  readonly first: Duration | null
  /**
   * Whether turns may end on a Saturday or Sunday, UTC: they are `played` (default), or `spared`, and
   * what would end then ends at the same time of the Monday after.
   */
  readonly weekends: 'played' | 'spared'
}

/** How turns are adjudicated (III.B5). */
export interface Adjudicating {
  /** By this library alone, or by the referee, whom it is asked. Default: `'automated'`. */
  readonly method: 'automated' | 'manual'
  /** How to use the judge, or where to read it; `''` where adjudication is manual. */
  readonly instructions: string
  /** The form of all moves; must be given where adjudication is manual. */
  readonly form: string
  /** How to reach the referee; must be given where adjudication is manual. */
  readonly contact: string
}

/** What becomes of late, ambiguous and invalid orders (III.B6). */
export interface Faulty {
  /**
   * Players without orders in time: their units `hold` (default), or `repeat` the last orders for
   * movement. Where some units are ordered, the others hold.
   */
  readonly late: 'hold' | 'repeat'
  /** Different orders for one unit: none counts (`hold`, default), or the `first`, or the `last`. */
  readonly ambiguous: 'hold' | 'first' | 'last'
  /** A move that can never be: the unit `hold`s (default), or it `stands`, and gets no support. */
  readonly invalid: 'hold' | 'stands'
  /** What counts as late, ambiguous or invalid. */
  readonly explained: string
}

/** When the game ends early (III.B7). */
export interface PrematureEnd {
  /** The last year. */
  readonly year: number
  /** The letter of the last season, as in `'F'`; with its retreats the game is over. */
  readonly season: string
  /** Who wins then: nobody; who has the most centres, equals together; or all on the board. */
  readonly winners: 'none' | 'most centres' | 'survivors'
}

/** How bots act (III.B8). In movement their units hold. */
export interface BotActions {
  /** Dislodged units `disband` (default), or retreat to the `first` place by name. */
  readonly retreats: 'disband' | 'first'
  /** What a bot builds: nothing (default), or `armies` in the first free sites by name. */
  readonly builds: 'none' | 'armies'
  /** What else is to be said about bots. */
  readonly explained: string
}

/** The announcement of step B, with the readings of the rule that may be chosen. */
export interface Options {
  /**
   * How few and how many may play (1). Default: 2, and `null`: as many as the map has powers and
   * Ackanomic has players besides the referee.
   */
  readonly players: { readonly minimum: number; readonly maximum: number | null }
  /** The map, by its name (2). Default: `'Standard'`. */
  readonly variant: string
  /** What else differs from the rulebook, in words (2). Default: `'none'`. */
  readonly variations: string
  /** The edition of the rules (2). Default: `'1976'`. */
  readonly edition: Edition
  /** The edition's choices, with those changed that the announcement changes (2). */
  readonly rules: Omit<Rules, FaultyRule>
  /** How many centres win; `null`, the default: as many as the map says. */
  readonly victory: number | null
  /** Countries are `drawn` by lot (default) or `chosen` by the referee (3). */
  readonly countries: 'drawn' | 'chosen'
  /** How long turns last (4). */
  readonly limits: TimeLimits
  /** Whether a turn ends as soon as all who have anything to order are ready. Default: `false`. */
  readonly earlyEnd: boolean
  /** How turns are adjudicated (5). */
  readonly adjudication: Adjudicating
  /** What becomes of late, ambiguous and invalid orders (6). */
  readonly faulty: Faulty
  /** When the game ends early (7); `null`, the default: never. */
  readonly end: PrematureEnd | null
  /**
   * Whether all players on the board may agree to end the game (7), without a winner or as winners
   * all. Default: `'none'`, they may not.
   */
  readonly draws: 'none' | 'no winner' | 'shared'
  /** How bots act (8). */
  readonly bots: BotActions
  /** Whether several may win together (IV). Default: `true`. */
  readonly coWins: boolean
  /** Whether players without unit and centre may belong to such a group. Default: `false`. */
  readonly coWinZeroCentres: boolean
  /** How long an acknowledgement of a joint win stands. Default: `'never'` lapses. */
  readonly ackExpiry: 'never' | 'next-adjudication'
  /** Whether a new departure starts the three days of a pause anew. Default: `'per-pause'`, not. */
  readonly pauseClock: 'per-pause' | 'per-departure'
  /** Whether a referee back from vacation takes the office back. Default: `true`. */
  readonly refereeResumes: boolean
  /** Whether former players, unless they resigned, may be replacements. Default: `false`. */
  readonly formerPlayersMayReplace: boolean
  /** Who gets what a bot wins. Default: `'no-award'`, nobody. */
  readonly botWin: 'no-award' | 'original-player'
}
