/**
 * The items b to h that a rule must settle before it defines a Game (1250.1 III). Any text may be
 * the word `'none'`.
 */
export interface GameDescription {
  /** The number of the rule, such as `'1250.9'`: the class of the Game. `null` until it has one. */
  readonly rule: string | null
  /** The name of the rule. */
  readonly title: string
  /** The name of the Game where the rule states another than its own; else `null`. */
  readonly name: string | null
  /** b. The names of the General Equipment to be used. */
  readonly equipment: 'none' | readonly string[]
  /** c. The limits on the number of players. */
  readonly players: PlayerLimits
  /** d. The rules of play, or where they stand. */
  readonly play: string
  /** III.e. How many referees, and how they are chosen. `'none'`: a Game without referees. */
  readonly referees: 'none' | RefereeTerms
  /** f. The conditions for winning. */
  readonly winning: string
  /** g. Anything else that is needed in order to play. */
  readonly further: string
  /** h. `'none'`, `'standard'`, or the name of a Trophy or kind of Trophy. */
  readonly trophy: string
}

/** Both limits on the number of players. */
export interface PlayerLimits {
  /** The fewest. Never below 2; `'none'` leaves it at 2. */
  readonly lower: PlayerLimit
  /** The most. `'none'`: there is no upper limit. */
  readonly upper: PlayerLimit
}

/** A limit on the number of players: an integer, an expression, or `'none'`. */
export type PlayerLimit = number | LimitExpression | 'none'

/**
 * A limit that is computed once, when a match starts: a named number of the census, with an offset.
 */
export interface LimitExpression {
  /** The name of a number of the {@link Census}, such as `'activePlayers'`. */
  readonly expression: string
  /** To be added to it. */
  readonly plus?: number
  /** To be taken from it. */
  readonly minus?: number
}

/** The terms for referees. */
export interface RefereeTerms {
  /** How many, 0 or more. */
  readonly count: number
  /** How they are chosen. */
  readonly chosen: string
  /** Whether the rules expressly let a referee take part as a player. */
  readonly mayPlay: boolean
}

/**
 * Numbers of the society by name, at the start of a match. `activePlayers` and `players` are the
 * usual ones; a set-up may add others that a limit names.
 */
export type Census = Readonly<Record<string, number>>

/** A game's title and its limits of players, and what else it has to say of itself. */
export type BriefDescription = Partial<GameDescription> & Pick<GameDescription, 'title' | 'players'>

/**
 * Completes a description. Fields that are left out get the usual value: no rule, no referee, no
 * equipment, no trophy.
 *
 * @example
 * ```ts
 * import { describeGame } from '@ackanomic/core'
 *
 * describeGame({ title: 'Nim', players: { lower: 2, upper: 2 } }).referees // => 'none'
 * ```
 */
export function describeGame(description: BriefDescription): GameDescription {
  return {
    rule: null,
    name: null,
    equipment: 'none',
    play: 'See the rules.',
    referees: 'none',
    winning: 'See the rules.',
    further: 'none',
    trophy: 'none',
    ...description,
  }
}

/**
 * The name of the Game: what its rule states, or else the name of the rule.
 *
 * @example
 * ```ts
 * import { gameName } from '@ackanomic/core'
 *
 * gameName({ title: 'Rule of Tig', name: 'Tig' }) // => 'Tig'
 * ```
 */
export function gameName(description: Pick<GameDescription, 'title' | 'name'>): string {
  return description.name ?? description.title
}

/**
 * How many referees the Game wants.
 *
 * @example
 * ```ts
 * import { refereeCount } from '@ackanomic/core'
 *
 * refereeCount({ referees: 'none' }) // => 0
 * ```
 */
export function refereeCount(description: Pick<GameDescription, 'referees'>): number {
  return description.referees === 'none' ? 0 : description.referees.count
}

/**
 * Whether the Game's rules expressly let a referee play.
 *
 * @example
 * ```ts
 * import { refereesMayPlay } from '@ackanomic/core'
 * import { spades } from '@ackanomic/games/spades'
 *
 * refereesMayPlay(spades.description) // => false
 * ```
 */
export function refereesMayPlay(description: Pick<GameDescription, 'referees'>): boolean {
  return description.referees !== 'none' && description.referees.mayPlay
}
