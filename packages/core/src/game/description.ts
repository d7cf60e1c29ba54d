/** The items b to h that define a Game (1250.1 III). Any text may be `'none'`. */
export interface GameDescription {
  /** The number of the rule, such as `'1250.9'`, which is the class of the Game, or `null`. */
  readonly rule: string | null
  readonly title: string
  /** The name of the Game if it differs from the rule's, otherwise `null`. */
  readonly name: string | null
  /** b. The General Equipment. */
  readonly equipment: 'none' | readonly string[]
  readonly players: PlayerLimits
  /** d. The rules of play, or a reference to them. */
  readonly play: string
  /** III.e. The number of referees, and how they are chosen. */
  readonly referees: 'none' | RefereeTerms
  /** f. The conditions for winning. */
  readonly winning: string
  /** g. Anything else that is needed in order to play. */
  readonly further: string
  /** h. `'none'`, `'standard'`, or the name of a Trophy or kind of Trophy. */
  readonly trophy: string
  /** Five to ten sentences of at most 120 characters for new players, without clauses. */
  readonly rules?: readonly string[]
  /** The talk allowed during a match. Default: in the open, to everybody. */
  readonly messages?: MessageRules
}

/** The messages allowed in a match. `private`: also to one person alone. */
export type MessagePolicy = 'none' | 'open' | 'private'

/** The talk allowed during a match. */
export interface MessageRules {
  readonly policy: MessagePolicy
  /** Exceptions, by the name of the stage. */
  readonly stages?: Readonly<Record<string, MessagePolicy>>
}

/** Both limits on the number of players. */
export interface PlayerLimits {
  /** The fewest players, never below 2. `'none'` means 2. */
  readonly lower: PlayerLimit
  /** The most players. `'none'` means that there is no limit. */
  readonly upper: PlayerLimit
}

/** A limit on the number of players: an integer, an expression, or `'none'`. */
export type PlayerLimit = number | LimitExpression | 'none'

/** A limit that depends on the census: one of its numbers, plus or minus an offset. */
export interface LimitExpression {
  /** A name in the {@link Census}, such as `'activePlayers'`. */
  readonly expression: string
  readonly plus?: number
  readonly minus?: number
}

/** The terms for referees. */
export interface RefereeTerms {
  readonly count: number
  readonly chosen: string
  readonly mayPlay: boolean
}

/** Numbers about the society, such as `activePlayers`, and others that a limit names. */
export type Census = Readonly<Record<string, number>>

/** A title, limits on players, and any other parts of a {@link GameDescription}. */
export type BriefDescription = Partial<GameDescription> & Pick<GameDescription, 'title' | 'players'>

/**
 * Completes a description: no rule, no referee, no equipment and no trophy are the defaults.
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
 * Returns the name of the Game, by default the name of its rule.
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

/** From the strictest to the freest. */
const POLICIES: readonly MessagePolicy[] = ['none', 'open', 'private']

/**
 * Returns the messages that the Game allows at a stage. People may agree on fewer, but not more.
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
  agreed: MessagePolicy = 'private',
): MessagePolicy {
  const { policy, stages = {} } = messages
  const game = stage !== null && Object.hasOwn(stages, stage) ? (stages[stage] ?? policy) : policy
  return POLICIES.indexOf(game) <= POLICIES.indexOf(agreed) ? game : agreed
}
