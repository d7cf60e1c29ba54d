import type { StandardIssue } from '../game/standard-schema.js'
import { sanitizeText } from '../sanitize-text.js'

interface Issue extends StandardIssue {
  readonly kind?: unknown
  readonly type?: unknown
  readonly input?: unknown
  readonly expected?: unknown
  readonly received?: unknown
  readonly requirement?: unknown
  readonly issues?: readonly Issue[]
}

interface Schema {
  readonly expects?: string
  readonly message?: unknown
  readonly wrapped?: Schema
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly items?: readonly Schema[]
  readonly value?: Schema
  readonly key?: unknown
  readonly options?: readonly Schema[]
  readonly literal?: unknown
  readonly pipe?: readonly { readonly type: string }[]
}

/**
 * Describes an invalid value in a sentence with the field, the value and what would be right.
 * Messages of authors and other libraries stay as they are.
 *
 * @example
 * ```ts
 * import { describeSchemaIssue } from '@ackanomic/core/untrusted'
 *
 * const issues = [{ message: 'Send a card', path: ['bids', 0] }]
 * describeSchemaIssue(issues, {}, { bids: ['ZZ'] }, 'the move') // => 'bids.0: Send a card.'
 * ```
 */
export function describeSchemaIssue(
  issues: readonly StandardIssue[],
  schema: object,
  value: unknown,
  what: string,
): string {
  const [first] = issues
  if (first === undefined) return `${what} does not have the right form.`
  const { issue, steps } = clearest(first, [])
  const name = steps.length === 0 ? what : sanitizeText(steps.join('.'), 100)
  if (!isRaw(issue)) return `${steps.length === 0 ? '' : `${name}: `}${ended(issue.message)}`
  const { input, expected, kind } = issue
  if (expected === 'never' && /object|tuple/.test(String(issue.type)))
    return tooMuch(name, schemaAt(schema, steps.slice(0, -1), value))
  if (kind === 'validation') return `${name} ${measured(issue)}`
  const there = schemaAt(schema, steps, value)
  const wanted = there === undefined ? wordsFor(String(expected)) : wordsOf(there)
  if (input !== undefined) return `${name} ${should(wanted)} (got ${came(input)}).`
  return typeof there?.message === 'string'
    ? `${name} is missing. ${ended(there.message)}`
    : `${name} is missing${wanted === '' ? '' : `; it ${should(wanted)}`}.`
}

/** The issue of the alternative that came nearest. */
function clearest(issue: Issue, above: readonly string[]): { issue: Issue; steps: string[] } {
  const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step))
  const steps = [...above, ...path]
  const within = isRaw(issue) ? issue.issues : undefined
  const nearest = within?.find(({ path: inner = [] }) => inner.length > 0)
  return nearest === undefined ? { issue, steps } : clearest(nearest, steps)
}

function isRaw({ message, received }: Issue): boolean {
  return message.startsWith('Invalid ') && message.endsWith(`eceived ${received}`)
}

const ended = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`)

const should = (wanted: string): string => (wanted === '' ? 'does not fit' : `must be ${wanted}`)

function tooMuch(name: string, within: Schema | undefined): string {
  const known = Object.keys(within?.entries ?? {})
  if (known.length === 0) return `The field ${JSON.stringify(name)} is unknown; leave it out.`
  const there = `there ${known.length === 1 ? 'is only' : 'are'} ${listed(known, 'and')}`
  return `The field ${JSON.stringify(name)} is unknown; ${there}.`
}

/** The schema of a part; of several alternatives, the one that the value claims to be. */
function schemaAt(
  { wrapped, ...schema }: Schema,
  steps: readonly string[],
  value: unknown,
): Schema | undefined {
  if (wrapped !== undefined) return schemaAt(wrapped, steps, value)
  const fields = Object(value) as Readonly<Record<string, unknown>>
  const { key, options = [] } = schema
  const claimed =
    typeof key === 'string'
      ? options.find(({ entries }) => entries?.[key]?.literal === fields[key])
      : undefined
  if (claimed !== undefined) return schemaAt(claimed, steps, value)
  const [step, ...rest] = steps
  if (step === undefined) return schema
  const { entries = {}, item, items, value: values } = schema
  const part = Object.hasOwn(entries, step) ? entries[step] : (item ?? items?.[+step] ?? values)
  return part === undefined ? undefined : schemaAt(part, rest, fields[step])
}

function wordsOf({ expects = '', entries, key, pipe = [] }: Schema): string {
  const fields =
    entries === undefined ? (typeof key === 'string' ? [key] : []) : Object.keys(entries)
  const whole = pipe.some(({ type }) => type === 'integer' || type === 'safe_integer')
  if (expects === 'number' && whole) return 'a whole number'
  const words = wordsFor(expects)
  return words === 'an object' && fields.length > 0
    ? `${words} with ${listed(fields, 'and')}`
    : words
}

const KINDS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['null', 'null'],
  ['Array', 'a list'],
  ['Object', 'an object'],
  ['unknown', ''],
  ['undefined', ''],
])

/** Describes an expectation such as `(("a" | 3) | number)`. */
function wordsFor(expected: string): string {
  const all = [...new Set(expected.match(/"(?:[^"\\]|\\.)*"|[^\s()|]+/gu) ?? [])]
  const choices = all.filter((each) => !KINDS.has(each))
  const chosen = choices.length > 1 ? `one of ${listed(choices, ',')}` : choices.join('')
  return [chosen, ...all.map((each) => KINDS.get(each) ?? '')]
    .filter((each) => each !== '')
    .join(' or ')
}

function listed(of: readonly string[], last: 'and' | ','): string {
  if (of.length > 12) return `${of.slice(0, 12).join(', ')} … (${of.length} in all)`
  if (of.length < 2 || last === ',') return of.join(', ')
  return `${of.slice(0, -1).join(', ')} and ${of.at(-1)}`
}

function measured({ type, input, requirement }: Issue): string {
  const bar = String(type)
  const bound = bar.startsWith('min') ? ' or more' : bar.startsWith('max') ? ' or less' : ''
  if (bar.endsWith('length')) {
    const one = typeof input === 'string' ? 'character' : 'item'
    const count = (of: unknown): string => `${of} ${of === 1 ? one : `${one}s`}`
    const { length } = input as string | readonly unknown[]
    return `must have ${count(requirement)}${bound.replace('less', 'fewer')} (got ${length}).`
  }
  const whole = `a ${Number.isInteger(input) ? 'smaller ' : ''}whole number`
  const wanted = bound === '' ? '' : `${requirement}${bound}`
  return `${should(bar.endsWith('integer') ? whole : wanted)} (got ${came(input)}).`
}

function came(value: unknown): string {
  if (typeof value === 'string') return `"${sanitizeText(value, 60)}"`
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return Number.isNaN(value) ? 'an invalid number' : String(value)
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
