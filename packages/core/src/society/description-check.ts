import { lookAt } from '../engine/reader.js'
import { type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { type Err, err, ok, type Result } from '../result.js'
import type { GeneralCitation } from './clauses.js'
import type { GameDescription, Limit, PlayerLimits, RefereeTerms } from './description.js'
import { type LimitRejection, limitsProblem } from './limits.js'
import { isText, kindOf } from './schema.js'

/** From each flaw that a description can have to the facts of its sentence. */
export interface DescriptionFacts {
  /** It is no description at all. */
  notADescription: { readonly found: string }
  /** Its rule has no name, or the Game's own name is not a text. */
  unnamed: { readonly field: 'title' | 'name' | 'rule' }
  /** Item b is missing, or is no list of names. */
  equipmentMissing: Record<never, never>
  /** Item c is missing, or a limit has no form that can be read. */
  limitsMissing: { readonly limit: 'lower' | 'upper' | 'both' }
  /** Item d is missing. */
  playMissing: Record<never, never>
  /** Item e is missing, or does not say how many, how chosen and whether they may play. */
  refereesMissing: Record<never, never>
  /** The number of referees is no integer of 0 or more. */
  refereeCount: { readonly count: string }
  /** Item f is missing. */
  winningMissing: Record<never, never>
  /** Item g is missing. */
  furtherMissing: Record<never, never>
  /** Item h is missing. */
  trophyMissing: Record<never, never>
  /** The rule defines more than one Game. */
  severalGames: { readonly games: number }
}

/** A flaw of a description, its limits included. */
export type DescriptionRejection = RejectionOf<DescriptionFacts, GeneralCitation> | LimitRejection

const orNone = 'or the word "none"'

const descriptionRejections: RejectionTable<DescriptionFacts, GeneralCitation> = {
  notADescription: {
    clause: '1250.1/III.a(3)',
    says: ({ found }) => `A description settles the items b to h; this is ${found}.`,
  },
  unnamed: {
    clause: '1250.1/III.a(1)',
    says: ({ field }) =>
      field === 'title'
        ? 'The rule has no name, and the Game takes its name from it; give a title.'
        : `The ${field} is not a text; give one, or null.`,
  },
  equipmentMissing: {
    clause: '1250.1/III.b',
    says: () => `The General Equipment is not stated; list its names, ${orNone}.`,
  },
  limitsMissing: {
    clause: '1250.1/III.c(1)',
    says: ({ limit }) =>
      limit === 'both'
        ? `The limits on the number of players are not stated; give a lower and an upper one, ${orNone}.`
        : `The ${limit} limit is not stated; give an integer, an expression, ${orNone}.`,
  },
  playMissing: {
    clause: '1250.1/III.d',
    says: () => `The rules of play are not stated; give them, ${orNone}.`,
  },
  refereesMissing: {
    clause: '1250.1/III.e(1)',
    says: () =>
      `The referees are not stated; say how many, how they are chosen and whether they may play, ${orNone}.`,
  },
  refereeCount: {
    clause: '1250.1/III.e(2)',
    says: ({ count }) => `The number of referees is ${count}; it must be an integer, 0 or more.`,
  },
  winningMissing: {
    clause: '1250.1/III.f',
    says: () => `The conditions for winning are not stated; give them, ${orNone}.`,
  },
  furtherMissing: {
    clause: '1250.1/III.g',
    says: () => `Further information is not stated; give it, ${orNone}.`,
  },
  trophyMissing: {
    clause: '1250.1/III.h(1)',
    says: () => 'The Trophy is not stated; say "standard", name one, or say "none".',
  },
  severalGames: {
    clause: '1250.1/III.a(2)',
    says: ({ games }) => `The rule defines ${games} Games and is void; define one in each rule.`,
  },
}

/**
 * Checks what claims to be a description of a Game, and answers the description or every flaw
 * (1250.1 III). `silence` says what a missing item means: `'flaw'` (default) for a new Submission,
 * `'none'` for a rule that is enacted already, where silence counts as the word "none" (the limits
 * excepted: a Game without limits is none).
 *
 * `players` may be the word `'none'` as a whole, for both limits.
 *
 * Flaws: `notADescription`, `unnamed`, `equipmentMissing`, `limitsMissing`, `limitNotInteger`,
 * `lowerBelowTwo`, `limitsCrossed`, `playMissing`, `refereesMissing`, `refereeCount`,
 * `winningMissing`, `furtherMissing`, `trophyMissing`.
 *
 * @example
 * ```ts
 * import { checkDescription } from '@ackanomic/core/society'
 *
 * const checked = checkDescription({
 *   title: 'Snap',
 *   players: { lower: 1, upper: 4 },
 *   play: 'Shout first.',
 *   referees: 'none',
 *   winning: 'Hold all cards.',
 *   trophy: 'standard',
 * })
 * checked.ok ? [] : checked.error.map(({ code }) => code) // => ['equipmentMissing', 'lowerBelowTwo', 'furtherMissing']
 * ```
 */
export function checkDescription(
  value: unknown,
  silence: 'flaw' | 'none' = 'flaw',
): Result<GameDescription, readonly DescriptionRejection[]> {
  const looked = lookAt(value)
  return looked.ok ? check(looked.value, silence) : noDescription('nothing that can be read')
}

function noDescription(found: string): Err<readonly DescriptionRejection[]> {
  return err([reject(descriptionRejections, { code: 'notADescription', facts: { found } })])
}

function check(
  value: unknown,
  silence: 'flaw' | 'none',
): Result<GameDescription, readonly DescriptionRejection[]> {
  if (!isRecord(value)) {
    return noDescription(kindOf(value))
  }
  const flaws: DescriptionRejection[] = []
  const item = (key: string): unknown =>
    Object.hasOwn(value, key) ? value[key] : silence === 'none' ? 'none' : undefined
  const text = (key: string, code: TextFlaw): string => {
    const found = item(key)
    if (isText(found)) return found
    flaws.push(reject(descriptionRejections, { code, facts: {} }))
    return 'none'
  }
  const named = (field: 'name' | 'rule'): string | null => {
    const found = Object.hasOwn(value, field) ? value[field] : null
    if (found === null || isText(found)) return found
    flaws.push(reject(descriptionRejections, { code: 'unnamed', facts: { field } }))
    return null
  }
  const title = Object.hasOwn(value, 'title') ? value.title : undefined
  if (!isText(title)) {
    flaws.push(reject(descriptionRejections, { code: 'unnamed', facts: { field: 'title' } }))
  }
  const description: GameDescription = {
    rule: named('rule'),
    title: isText(title) ? title : 'none',
    name: named('name'),
    equipment: readEquipment(item('equipment'), flaws),
    players: readLimits(Object.hasOwn(value, 'players') ? value.players : undefined, flaws),
    play: text('play', 'playMissing'),
    referees: readReferees(item('referees'), flaws),
    winning: text('winning', 'winningMissing'),
    further: text('further', 'furtherMissing'),
    trophy: text('trophy', 'trophyMissing'),
  }
  return flaws.length === 0 ? ok(description) : err(flaws)
}

/**
 * As {@link checkDescription}, for all that one rule says: a rule that defines several Games is
 * void (`severalGames`, III.a(2)), and one that defines none is no description.
 */
export function checkRule(
  games: readonly unknown[],
  silence: 'flaw' | 'none' = 'flaw',
): Result<GameDescription, readonly DescriptionRejection[]> {
  if (games.length < 2) return checkDescription(games[0], silence)
  const facts = { games: games.length }
  return err([reject(descriptionRejections, { code: 'severalGames', facts })])
}

type TextFlaw = 'playMissing' | 'winningMissing' | 'furtherMissing' | 'trophyMissing'

function readEquipment(value: unknown, flaws: DescriptionRejection[]): 'none' | readonly string[] {
  if (value === 'none') return value
  if (Array.isArray(value) && value.length > 0 && value.every(isText)) return [...value]
  flaws.push(reject(descriptionRejections, { code: 'equipmentMissing', facts: {} }))
  return 'none'
}

function readLimits(value: unknown, flaws: DescriptionRejection[]): PlayerLimits {
  const none: PlayerLimits = { lower: 'none', upper: 'none' }
  const missing = (limit: 'lower' | 'upper' | 'both'): PlayerLimits => {
    flaws.push(reject(descriptionRejections, { code: 'limitsMissing', facts: { limit } }))
    return none
  }
  if (value === 'none') return none
  if (!isRecord(value)) return missing('both')
  const lower = readLimit(Object.hasOwn(value, 'lower') ? value.lower : undefined)
  const upper = readLimit(Object.hasOwn(value, 'upper') ? value.upper : undefined)
  if (lower === undefined) return missing(upper === undefined ? 'both' : 'lower')
  if (upper === undefined) return missing('upper')
  const problem = limitsProblem({ lower, upper })
  if (problem === undefined) return { lower, upper }
  flaws.push(problem)
  return none
}

function readLimit(value: unknown): Limit | undefined {
  if (value === 'none' || typeof value === 'number') return value
  if (!isRecord(value) || !isText(value.expression)) return undefined
  const { expression, plus, minus } = value
  if (!isOffset(plus) || !isOffset(minus)) return undefined
  return {
    expression,
    ...(plus === undefined ? {} : { plus: plus + 0 }),
    ...(minus === undefined ? {} : { minus: minus + 0 }),
  }
}

function isOffset(value: unknown): value is number | undefined {
  return value === undefined || Number.isSafeInteger(value)
}

function readReferees(value: unknown, flaws: DescriptionRejection[]): 'none' | RefereeTerms {
  if (value === 'none') return value
  if (!isRecord(value) || !Object.hasOwn(value, 'count') || !isText(value.chosen)) {
    flaws.push(reject(descriptionRejections, { code: 'refereesMissing', facts: {} }))
    return 'none'
  }
  const { count, chosen, mayPlay } = value
  if (!Number.isSafeInteger(count) || (count as number) < 0) {
    const facts = { count: typeof count === 'number' ? String(count) : kindOf(count) }
    flaws.push(reject(descriptionRejections, { code: 'refereeCount', facts }))
    return 'none'
  }
  return { count: (count as number) + 0, chosen, mayPlay: mayPlay === true }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
