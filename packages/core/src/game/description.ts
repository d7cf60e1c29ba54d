/**
 * The items b to h that a rule must settle to define a Game (1250.1 III). Any text may be the word
 * `'none'`.
 */
export interface GameDescription {
  /**
   * The number of the rule, such as `'1250.9'`, which is the class of the Game. `null` until it has
   * a number.
   */
  readonly rule: string | null
  /** The name of the rule. */
  readonly title: string
  /**
   * The name of the Game if the rule states one that differs from the rule's name, otherwise
   * `null`.
   */
  readonly name: string | null
  /** b. The names of the General Equipment to be used. */
  readonly equipment: 'none' | readonly string[]
  /** c. The limits on the number of players. */
  readonly players: PlayerLimits
  /** d. The rules of play, or a reference to them. */
  readonly play: string
  /**
   * III.e. The number of referees, and how they are chosen. `'none'` for a Game without referees.
   */
  readonly referees: 'none' | RefereeTerms
  /** f. The conditions for winning. */
  readonly winning: string
  /** g. Anything else that is needed in order to play. */
  readonly further: string
  /** h. `'none'`, `'standard'`, or the name of a Trophy or kind of Trophy. */
  readonly trophy: string
  /**
   * How it is played, for people who play it for the first time: five to ten plain sentences of at
   * most 120 characters, in the order in which a player needs them. They cite no clause.
   */
  readonly rules?: readonly string[]
  /** The talk allowed during a match. Default: in the open, to the whole table. */
  readonly messages?: MessageRules
}

/**
 * The messages that people in a match may write to one another: `'none'`; in the `'open'`, to the
 * whole table; or also in `'private'`, to one of them.
 */
export type MessagePolicy = 'none' | 'open' | 'private'

/** The talk allowed during a match. */
export interface MessageRules {
  /** The messages that are allowed. */
  readonly policy: MessagePolicy
  /** The messages that are allowed at some stages of play, by the name of the stage. */
  readonly stages?: Readonly<Record<string, MessagePolicy>>
}

/** Both limits on the number of players. */
export interface PlayerLimits {
  /** The fewest players, never below 2. `'none'` means 2. */
  readonly lower: PlayerLimit
  /** The most players. `'none'` means that there is no upper limit. */
  readonly upper: PlayerLimit
}

/** A limit on the number of players: an integer, an expression, or `'none'`. */
export type PlayerLimit = number | LimitExpression | 'none'

/**
 * A limit that is computed once, when a match starts: a number of the census, plus or minus an
 * offset.
 */
export interface LimitExpression {
  /** The name of a number of the {@link Census}, such as `'activePlayers'`. */
  readonly expression: string
  /** The number to add to it. */
  readonly plus?: number
  /** The number to subtract from it. */
  readonly minus?: number
}

/** The terms for referees. */
export interface RefereeTerms {
  /** The number of referees, 0 or more. */
  readonly count: number
  /** How they are chosen. */
  readonly chosen: string
  /** Whether the rules expressly let a referee take part as a player. */
  readonly mayPlay: boolean
}

/**
 * Numbers about the society at the start of a match, by name. The usual ones are `activePlayers`
 * and `players`. A set-up may add others that a limit names.
 */
export type Census = Readonly<Record<string, number>>

/**
 * A game's title, its limits on the number of players, and any other parts of a
 * {@link GameDescription}.
 */
export type BriefDescription = Partial<GameDescription> & Pick<GameDescription, 'title' | 'players'>

/**
 * Completes a description. A field that is left out gets its default: no rule, no referee, no
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
 * Returns the name of the Game: the one that its rule states, otherwise the name of the rule.
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
 * Returns the number of referees that the Game requires.
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
 * Checks whether the Game's rules expressly let a referee play.
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

/** The policies, from the strictest to the freest. */
const POLICIES: readonly MessagePolicy[] = ['none', 'open', 'private']

/**
 * Returns what messages the Game allows at a stage of play. A table may allow fewer than its Game,
 * but not more.
 *
 * @param stage - the name of the stage, as the public view shows it; `null` if the Game has no
 * stages
 * @param table - what the table allows. Default: all that the Game allows
 *
 * @example
 * ```ts
 * import { messagePolicyAt } from '@ackanomic/core'
 *
 * const description = { messages: { policy: 'private', stages: { vote: 'none' } } } as const
 * messagePolicyAt(description, 'debate') // => 'private'
 * messagePolicyAt(description, 'vote') // => 'none'
 * messagePolicyAt(description, 'debate', 'open') // => 'open'
 * messagePolicyAt({}, null) // => 'open'
 * ```
 */
export function messagePolicyAt(
  { messages = { policy: 'open' } }: Pick<GameDescription, 'messages'>,
  stage: string | null,
  table: MessagePolicy = 'private',
): MessagePolicy {
  const { policy, stages = {} } = messages
  const game = stage !== null && Object.hasOwn(stages, stage) ? (stages[stage] ?? policy) : policy
  return POLICIES.indexOf(game) <= POLICIES.indexOf(table) ? game : table
}
