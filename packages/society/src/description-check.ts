import {
  checkPlayerLimits,
  err,
  type GameDescription,
  type LimitError,
  type MessageRules,
  ok,
  type PlayerLimit,
  type PlayerLimits,
  type RefereeTerms,
  type Result,
} from '@ackanomic/core'
import {
  copyUntrusted,
  createError,
  describeType,
  type ErrorCase,
  type ErrorDefinitions,
  type ErrorIn,
  sanitizeText,
} from '@ackanomic/core/untrusted'
import type { GeneralCitation } from './clauses.js'
import { isText } from './schema.js'

/** An item of 1250.1 III that a description must settle. */
export type DescriptionItem =
  | 'equipment'
  | 'players'
  | 'play'
  | 'referees'
  | 'winning'
  | 'further'
  | 'trophy'

/** The flaws that a description can have, with their details. */
export interface DescriptionErrors {
  notADescription: { readonly found: string }
  /** There is an unknown field, perhaps a misspelt one. */
  unknownField: { readonly field: string }
  /** The rule has no name, or the number or the Game's own name is not a text. */
  unnamed: { readonly field: 'title' | 'name' | 'rule' }
  /** An item is missing, or has a wrong form. */
  itemMissing: { readonly item: DescriptionItem }
  refereeCount: { readonly count: string }
  wrongMessages: { readonly found: string }
  severalGames: { readonly games: number }
}

/** A flaw of a description, including its limits. */
export type DescriptionError = ErrorIn<DescriptionErrors, GeneralCitation> | LimitError

/** The clause and the message of each missing item. */
const items: Readonly<Record<DescriptionItem, readonly [GeneralCitation, string]>> = {
  equipment: ['1250.1/III.b', 'The General Equipment is missing; list its names'],
  players: [
    '1250.1/III.c(1)',
    'The limits on the number of players are missing; give a lower and an upper one, each an integer or an expression',
  ],
  play: ['1250.1/III.d', 'The rules of play are missing; give them'],
  referees: [
    '1250.1/III.e(1)',
    'The referees are missing; say how many (count), how they are chosen and whether they mayPlay',
  ],
  winning: ['1250.1/III.f', 'The conditions for winning are missing; give them'],
  further: ['1250.1/III.g', 'Nothing is said about further information; give it'],
  trophy: ['1250.1/III.h(1)', 'The Trophy is missing; say "standard", or name one'],
}

const errors: ErrorDefinitions<DescriptionErrors, GeneralCitation> = {
  notADescription: [
    '1250.1/III.a(3)',
    ({ found }) => `A description must settle the items b to h; this is ${found}.`,
  ],
  unknownField: [
    '1250.1/III.a(3)',
    ({ field }) => `A description has no field "${field}"; leave it out.`,
  ],
  unnamed: [
    '1250.1/III.a(1)',
    ({ field }) =>
      field === 'title'
        ? 'The rule has no name, and the Game takes its name from it; give a title.'
        : `The ${field} is not a text; give a text, or null.`,
  ],
  itemMissing: [
    ({ item }) => items[item][0],
    ({ item }) => `${items[item][1]}, or the word "none".`,
  ],
  refereeCount: [
    '1250.1/III.e(2)',
    ({ count }) => `The number of referees is ${count}; it must be an integer, 0 or more.`,
  ],
  wrongMessages: [
    '1250.1/III.g',
    ({ found }) =>
      `The messages are ${found}; give a policy, "none", "open" or "private", and others by stages.`,
  ],
  severalGames: [
    '1250.1/III.a(2)',
    ({ games }) => `The rule defines ${games} Games and is void; define one in each rule.`,
  ],
}

/**
 * Checks whether a value is the description of a Game, and returns it or all flaws (1250.1 III).
 * `silence` says what a missing item means: a `'flaw'` (default) for a new Submission, or `'none'`
 * for an enacted rule, which may leave out everything but limits.
 *
 * The flaws are `notADescription`, `unknownField`, `unnamed`, `itemMissing` (with the clause of the
 * item), `limitNotInteger`, `lowerBelowTwo`, `limitsCrossed` and `refereeCount`.
 *
 * @example
 * ```ts
 * import { checkDescription } from '@ackanomic/society'
 *
 * const flaws = checkDescription({ title: 'Tig' })
 * flaws.ok ? [] : flaws.error.map(({ code }) => code).includes('itemMissing') // => true
 * ```
 */
export function checkDescription(
  value: unknown,
  silence: 'flaw' | 'none' = 'flaw',
): Result<GameDescription, readonly DescriptionError[]> {
  const looked = copyUntrusted(value)
  const found = looked.ok ? describeType(looked.value) : 'nothing that can be read'
  if (!looked.ok || !isRecord(looked.value)) {
    return err([createError(errors, { code: 'notADescription', details: { found } })])
  }
  const flaws: DescriptionError[] = []
  const description = describe(looked.value, silence, flaws)
  return flaws.length === 0 ? ok(description) : err(flaws)
}

/** Like {@link checkDescription}, for one rule, which several Games make void (III.a(2)). */
export function checkRule(
  games: readonly unknown[],
  silence: 'flaw' | 'none' = 'flaw',
): Result<GameDescription, readonly DescriptionError[]> {
  if (games.length < 2) return checkDescription(games[0], silence)
  return err([createError(errors, { code: 'severalGames', details: { games: games.length } })])
}

/** A description under the name of its rule, which has no number yet. */
export function entitled(game: unknown, title: string): unknown {
  return isRecord(game) ? { ...game, title, rule: null } : game
}

type Fields = Readonly<Record<string, unknown>>

function describe(
  value: Fields,
  silence: 'flaw' | 'none',
  flaws: DescriptionError[],
): GameDescription {
  const flawed = (error: ErrorCase<DescriptionErrors>): 'none' => {
    flaws.push(createError(errors, error))
    return 'none'
  }
  const known = (fields: Fields, names: readonly string[], path = ''): void => {
    const field = Object.keys(fields).find((key) => !names.includes(key))
    if (field !== undefined) {
      flawed({ code: 'unknownField', details: { field: sanitizeText(`${path}${field}`) } })
    }
  }
  const missing = (item: DescriptionItem) => flawed({ code: 'itemMissing', details: { item } })
  const item = (key: DescriptionItem): unknown =>
    key in value || silence === 'flaw' || key === 'players' ? value[key] : 'none'
  const text = (key: DescriptionItem): string => {
    const found = item(key)
    return isText(found) ? found : missing(key)
  }
  const named = (field: 'title' | 'name' | 'rule'): string | null => {
    const found = value[field] ?? null
    if (isText(found) || (found === null && field !== 'title')) return found
    return flawed({ code: 'unnamed', details: { field } })
  }
  const equipment = (): 'none' | readonly string[] => {
    const found = item('equipment')
    const isList = Array.isArray(found) && found.length > 0 && found.every(isText)
    return found === 'none' || isList ? found : missing('equipment')
  }
  const players = (): PlayerLimits => {
    const found = item('players')
    const none: PlayerLimits = { lower: 'none', upper: 'none' }
    if (found === 'none') return none
    const lower = isRecord(found) ? readLimit(found.lower) : undefined
    const upper = isRecord(found) ? readLimit(found.upper) : undefined
    if (!isRecord(found) || lower === undefined || upper === undefined) {
      missing('players')
      return none
    }
    known(found, ['lower', 'upper'], 'players.')
    const problem = checkPlayerLimits({ lower, upper })
    if (problem !== undefined) flaws.push(problem)
    return { lower, upper }
  }
  const referees = (): 'none' | RefereeTerms => {
    const found = item('referees')
    if (found === 'none') return found
    if (!isRecord(found) || found.count === undefined || !isText(found.chosen)) {
      return missing('referees')
    }
    known(found, ['count', 'chosen', 'mayPlay'], 'referees.')
    const { count, chosen, mayPlay } = found
    if (isCount(count)) return { count: count + 0, chosen, mayPlay: mayPlay === true }
    const shown = typeof count === 'number' ? String(count) : describeType(count)
    return flawed({ code: 'refereeCount', details: { count: shown } })
  }
  const messages = (): Pick<GameDescription, 'messages'> => {
    const found = value.messages
    if (found === undefined) return {}
    if (isMessageRules(found)) return { messages: found }
    flawed({ code: 'wrongMessages', details: { found: describeType(found) } })
    return {}
  }
  const { rules } = value
  const areRules = Array.isArray(rules) && rules.every(isText)
  const optional = ['messages', ...(areRules ? ['rules'] : [])]
  known(value, ['rule', 'title', 'name', ...optional, ...Object.keys(items)])
  return {
    rule: named('rule'),
    title: named('title') ?? 'none',
    name: named('name'),
    equipment: equipment(),
    players: players(),
    play: text('play'),
    referees: referees(),
    winning: text('winning'),
    further: text('further'),
    trophy: text('trophy'),
    ...(areRules ? { rules } : {}),
    ...messages(),
  }
}

function isMessageRules(value: unknown): value is MessageRules {
  if (!isRecord(value) || Object.keys(value).some((key) => key !== 'policy' && key !== 'stages'))
    return false
  const { policy, stages = {} } = value
  return isRecord(stages) && [policy, ...Object.values(stages)].every(isMessagePolicy)
}

const isMessagePolicy = (value: unknown): boolean =>
  value === 'none' || value === 'open' || value === 'private'

function readLimit(value: unknown): PlayerLimit | undefined {
  if (value === 'none' || typeof value === 'number') return value
  if (!isRecord(value) || !isText(value.expression)) return undefined
  const { expression, plus, minus, ...more } = value
  if (!isOffset(plus) || !isOffset(minus) || Object.keys(more).length > 0) return undefined
  return {
    expression,
    ...(plus === undefined ? {} : { plus: plus + 0 }),
    ...(minus === undefined ? {} : { minus: minus + 0 }),
  }
}

function isOffset(value: unknown): value is number | undefined {
  return value === undefined || Number.isSafeInteger(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
