import { normalizeText } from '../normalize-text.js'
import { err, ok, type Result } from '../result.js'
import { sanitizeText } from '../sanitize-text.js'

const MAX_LINES = 50
const MAX_CHARACTERS = 4000

const MAX_CONDITION_LENGTH = 300

const MAX_SEARCHED_VALUES = 20_000

/** A condition of a plan: a field of the writer's own view, compared with a value. */
export interface PlanCondition {
  /** The name of the field, such as `prize`, or its path, such as `shared.prize`. */
  readonly field: string
  readonly is: '=' | '!=' | '>' | '<' | '>=' | '<='
  readonly value: string
}

/** A move of a plan, and the conditions that must all hold. */
export interface PlanChoice {
  readonly when: readonly PlanCondition[]
  /** The move in the game's notation. */
  readonly move: string
}

/** A line of a plan. The first choice whose conditions hold is its move. */
export interface PlanLine {
  readonly text: string
  readonly choices: readonly PlanChoice[]
}

const USAGE =
  'Write a move on each line, or "if prize > 9: K else 3", with a field of the view before =, !=, <, <=, > or >=.'

/**
 * Parses a plan: a move a line in the game's notation, perhaps with a condition, as in `if prize >
 * 9: K else 3` or `if stage is play and plays = 8: AS`. The error is a sentence.
 *
 * @example
 * ```ts
 * import { parsePlan } from '@ackanomic/core/commands'
 *
 * const plan = parsePlan('if prize > 9: K else 3\nQ')
 * plan.ok && plan.value[0]?.choices // => [{ when: [{ field: 'prize', is: '>', value: '9' }], move: 'K' }, { when: [], move: '3' }]
 * const wrong = parsePlan('if prize > 9')
 * wrong.ok ? '' : wrong.error.slice(0, 31) // => 'Line 1 has no move after a ":".'
 * ```
 */
export function parsePlan(text: string): Result<readonly PlanLine[], string> {
  if (text.length > MAX_CHARACTERS) return err(`A plan has at most ${MAX_CHARACTERS} characters.`)
  const lines: PlanLine[] = []
  for (const [i, each] of text.split(/\r\n?|\n/u).entries()) {
    const line = each.trim()
    if (line === '') continue
    const choices = parseChoices(line)
    if (!choices.ok) return err(`Line ${i + 1} ${choices.error} ${USAGE}`)
    lines.push({ text: line, choices: choices.value })
  }
  return lines.length > MAX_LINES ? err(`A plan has at most ${MAX_LINES} lines.`) : ok(lines)
}

const IF = /^if\s+/iu
const ELSE = /\s+else\s+/iu

function parseChoices(line: string): Result<readonly PlanChoice[], string> {
  const choices: PlanChoice[] = []
  let rest = line
  while (IF.test(rest)) {
    const colon = rest.search(/[:：]/u)
    if (colon < 0) return err('has no move after a ":".')
    const when = parseConditions(rest.slice(0, colon).replace(IF, ''))
    if (!when.ok) return when
    const [move = '', ...others] = rest.slice(colon + 1).split(ELSE)
    if (move.trim() === '') return err('has no move after a ":".')
    choices.push({ when: when.value, move: move.trim() })
    if (others.length === 0) return ok(choices)
    rest = others.join(' else ').trim()
  }
  return rest === '' ? err('has no move.') : ok([...choices, { when: [], move: rest }])
}

/** How comparisons are written, the longest first. */
const COMPARISONS = {
  'is at least': '>=',
  'is at most': '<=',
  'is above': '>',
  'is below': '<',
  'is not': '!=',
  '>=': '>=',
  '<=': '<=',
  '!=': '!=',
  is: '=',
  '=': '=',
  '>': '>',
  '<': '<',
} as const satisfies Readonly<Record<string, PlanCondition['is']>>

const CONDITION = new RegExp(
  `^(?:the\\s+)?(?<field>[\\p{L}\\p{N}_.]+)\\s*(?<how>${Object.keys(COMPARISONS).join('|')})\\s*(?<value>\\S.*)$`,
  'iu',
)

function parseConditions(text: string): Result<readonly PlanCondition[], string> {
  if (text.length > MAX_CONDITION_LENGTH) return err('has a condition that is too long.')
  const conditions: PlanCondition[] = []
  for (const part of normalizeText(text).split(/\s+and\s+/iu)) {
    const {
      field,
      how = '',
      value,
    } = CONDITION.exec(part.trim().replace(/\s+/gu, ' '))?.groups ?? {}
    const is = Object.entries(COMPARISONS).find(([word]) => word === how.toLowerCase())?.[1]
    if (field === undefined || value === undefined || is === undefined)
      return err(`has the condition "${sanitizeText(part.trim(), 60)}", which nobody can read.`)
    conditions.push({ field, is, value })
  }
  return ok(conditions)
}

/** Why a condition does not hold in a view, as a sentence; `undefined` if it does. */
export function unmetCondition(
  view: object,
  { field, is, value }: PlanCondition,
): string | undefined {
  const found = fieldIn(view, field.toLowerCase().split('.'))
  if (found === undefined) return `You see no "${sanitizeText(field, 60)}" now.`
  if (compares(found, is, value)) return undefined
  const shown = typeof found === 'object' && found !== null ? rankOf(found) : found
  return `"${sanitizeText(field, 60)}" is ${sanitizeText(String(shown ?? 'not a number'), 60)} now.`
}

/** The value at a path below the field that is nearest to the top of a view. */
function fieldIn(view: object, [name = '', ...below]: readonly string[]): unknown {
  const values: unknown[] = [view]
  for (let i = 0; i < values.length && i < MAX_SEARCHED_VALUES; i++) {
    const found = below.reduce(partOf, partOf(values[i], name))
    if (found !== undefined) return found
    if (typeof values[i] === 'object' && values[i] !== null)
      for (const value of Object.values(values[i] as object)) values.push(value)
  }
  return undefined
}

function partOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([key]) => key.toLowerCase() === name)?.[1]
}

const RANKS: Readonly<Record<string, number>> = { a: 1, j: 11, q: 12, k: 13 }

/** A value as a number: a list by its length, a card by its rank. */
function rankOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.length
  const [, rank = ''] = /^(-?\d+(?:\.\d+)?|[ajqk])[shdc]?$/iu.exec(String(value)) ?? []
  return rank === '' ? undefined : (RANKS[rank.toLowerCase()] ?? Number(rank))
}

function compares(found: unknown, is: PlanCondition['is'], value: string): boolean {
  if (is === '=' || is === '!=') {
    const isSame = String(found ?? 'none').toLowerCase() === value.toLowerCase()
    // A card with its suit is that card alone; a rank is that of any suit.
    const isRank = /^(?:-?[\d.]+|[ajqk])$/iu.test(value) && rankOf(found) === rankOf(value)
    return (isSame || isRank) === (is === '=')
  }
  const [one, other] = [rankOf(found), rankOf(value)]
  if (one === undefined || other === undefined) return false
  if (is === '>') return one > other
  if (is === '<') return one < other
  return is === '>=' ? one >= other : one <= other
}
