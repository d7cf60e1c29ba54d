import type { LogEntry, RosterEvent } from '../entry.js'
import { copyUntrusted } from '../json.js'
import { err, ok, type Result } from '../result.js'
import type { RoleDefinitions } from '../roles.js'
import { sanitizeText } from '../sanitize-text.js'
import { isTimestamp } from '../time.js'

/**
 * Checks a name: 1 to 100 characters in Unicode's composed form (NFC), without invisible characters
 * or blanks at the ends, so no two names look alike. Names such as `constructor` are refused.
 *
 * @example
 * ```ts
 * import { isPlayerName } from '@ackanomic/core/untrusted'
 *
 * isPlayerName('Ødipus 🐟') // => true
 * isPlayerName('Ann\u200b') // => false
 * ```
 */
export function isPlayerName(value: unknown): value is string {
  return nameProblem(value) === undefined
}

/** Control and invisible characters, half characters, changes of direction, and odd blanks. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]|(?! )\p{Z}/u

/** The fields that readers of JSON drop from a map of names. */
const DROPPED: readonly string[] = ['__proto__', 'constructor', 'prototype']

function nameProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return 'must be a name'
  if (value.length > 100) return 'must be a name of 100 characters or less'
  if (DROPPED.includes(value)) return 'has a meaning in programs; take another one'
  if (/^[!-~](?:[ -~]*[!-~])?$/.test(value)) return undefined
  const unseen = UNSEEN.exec(value)?.[0].codePointAt(0)?.toString(16).toUpperCase()
  if (unseen !== undefined) {
    return `holds the character U+${unseen.padStart(4, '0')}, which is invisible; leave it out`
  }
  if (value !== value.trim()) return 'begins or ends with a blank; leave it out'
  if (value === value.normalize('NFC')) return undefined
  return 'has a letter composed of several characters; send it as one (Unicode NFC)'
}

/** Describes an invalid list of different names, as {@link nameProblem} does. */
export function namesProblem(value: unknown): string | undefined {
  if (!Array.isArray(value)) return 'must be a list of different names'
  const wrong = value.findIndex((name) => !isPlayerName(name))
  if (wrong >= 0) {
    return `must be a list of different names, and number ${wrong + 1} ${nameProblem(value[wrong])}`
  }
  const seen = new Set<unknown>()
  const twice = value.find((name) => seen.has(name) || !seen.add(name))
  return twice === undefined ? undefined : `names ${twice} twice; name each once`
}

type Fields = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
const isId = (value: unknown): boolean => Number.isInteger(value) && !Object.is(value, -0)

export interface Field {
  readonly problem: (value: unknown) => string | undefined
  readonly want: string
  readonly optional?: true
}

export const field = (is: (value: unknown) => boolean, want: string): Field => ({
  problem: (value) => (is(value) ? undefined : `must be ${want}`),
  want,
})

/** The fields of an object (a list, for speed), and those that were read already. */
export interface Shape {
  readonly fields: readonly (readonly [string, Field])[]
  readonly known: ReadonlySet<string>
}

export function shape(fields: Readonly<Record<string, Field>>, ...seen: readonly string[]): Shape {
  return { fields: Object.entries(fields), known: new Set([...Object.keys(fields), ...seen]) }
}

export const name: Field = { problem: nameProblem, want: 'a name' }
const role: Field = { problem: nameProblem, want: 'the name of a role' }
const flag: Field = /* @__PURE__ */ field((value) => typeof value === 'boolean', 'true or false')
const substituteShape = /* @__PURE__ */ shape({ person: name, agrees: flag })
const substitute: Field = {
  problem(value) {
    const problem = problemOf(value, substituteShape)
    return problem && `must be { person, agrees }: ${problem.slice(0, -1)}`
  },
  want: '{ person, agrees }',
}
const declarationShape = /* @__PURE__ */ shape({ as: role })
export const declaration: Field = {
  problem(value) {
    const problem = problemOf(value, declarationShape)
    return problem && `must be { as }: ${problem.slice(0, -1)}`
  },
  want: '{ as }',
}
const persons: Field = {
  problem: (value) => (isEmpty(value) ? 'must name somebody' : namesProblem(value)),
  want: 'a list of different names',
}
const from = /* @__PURE__ */ field(
  (value) => value === 'match' || value === 'community',
  "'match' or 'community'",
)
const byOrHost: Field = {
  problem(value) {
    const problem = value === null ? undefined : nameProblem(value)
    return problem === 'must be a name' ? `${problem}, or null for the host` : problem
  },
  want: 'a name, or null for the host',
}
const hexadecimal = (digits: number): Field => {
  const pattern = new RegExp(`^[0-9a-f]{${digits}}$`, 'u')
  const is = (value: unknown): boolean => typeof value === 'string' && pattern.test(value)
  return field(is, `${digits} hexadecimal digits`)
}
const publicKey: Field = /* @__PURE__ */ hexadecimal(64)
const signedShape = /* @__PURE__ */ shape({
  action: { problem: () => undefined, want: 'an action' },
  key: publicKey,
  signature: /* @__PURE__ */ hexadecimal(128),
})
const signedAction: Field = {
  problem(value) {
    const problem = problemOf(value, signedShape)
    return problem && `must be { action, key, signature }: ${problem.slice(0, -1)}`
  },
  want: '{ action, key, signature }',
}
const unread = (want: string): Field => ({ problem: () => undefined, want })
export const optional = (of: Field): Field => ({ ...of, optional: true })

type Shapes<Name extends string> = Readonly<Record<Name, Readonly<Record<string, Field>>>>

function shapesOf(shapes: Shapes<string>, ...seen: readonly string[]): ReadonlyMap<unknown, Shape> {
  return new Map(Object.entries(shapes).map(([name, fields]) => [name, shape(fields, ...seen)]))
}

function entryShapes(): ReadonlyMap<unknown, Shape> {
  const idempotencyKey = optional(field((value) => typeof value === 'string', 'a text'))
  const signed = optional(signedAction)
  const shapes: Shapes<LogEntry['kind']> = {
    move: { by: name, as: optional(role), move: unread('a move'), idempotencyKey, signed },
    answer: {
      by: byOrHost,
      prompt: field(isId, 'the id of a prompt'),
      answer: unread('an answer'),
      idempotencyKey,
      signed,
    },
    time: {},
    roster: { event: unread('an event'), idempotencyKey, signed },
  }
  return shapesOf(shapes, 'kind', 'at')
}

function eventShapes(): ReadonlyMap<unknown, Shape> {
  const shapes: Shapes<RosterEvent['type']> = {
    // The game says what it wants of a joiner, even if it is missing.
    join: { person: name, join: optional(unread('what the game wants')) },
    leave: { persons, from },
    vacation: { person: name, substitute: optional(substitute) },
    substitute: { person: name, substitute },
    return: { person: name },
    activity: { person: name, active: flag },
    refereeResigns: { person: name },
    refereeFound: { person: name, willing: flag },
    silence: { by: name },
    inquire: { as: role },
    continue: { person: name },
    dispute: { by: name },
    decision: { as: role },
    exhibition: { as: role },
    newKey: { person: name, key: publicKey },
  }
  return shapesOf(shapes, 'type')
}

const ENTRIES: ReadonlyMap<unknown, Shape> = /* @__PURE__ */ entryShapes()
const EVENTS: ReadonlyMap<unknown, Shape> = /* @__PURE__ */ eventShapes()

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined
}

export function problemOf(value: unknown, { fields, known }: Shape): string | undefined {
  const given = fieldsOf(value)
  if (given === undefined) return `Send an object with ${[...known].join(', ')}.`
  for (const key of Object.keys(given)) {
    if (!known.has(key)) {
      return `The field ${JSON.stringify(sanitizeText(key, 60))} is unknown; leave it out.`
    }
  }
  for (let i = 0; i < fields.length; i++) {
    const [key, { problem, want, optional: mayMiss }] = fields[i] as readonly [string, Field]
    if (!Object.hasOwn(given, key)) {
      if (mayMiss) continue
      return `${key} is missing; it must be ${want}.`
    }
    const wrong = problem(given[key])
    if (wrong !== undefined) return `${key} ${wrong}.`
  }
  return undefined
}

/**
 * Checks the envelope of an entry from any value. The game checks the move, answer or joiner's
 * data.
 *
 * @example
 * ```ts
 * import { readEntry } from '@ackanomic/core/untrusted'
 *
 * const read = readEntry({ kind: 'mvoe', at: 0 })
 * read.ok // => false
 * ```
 */
export function readEntry(value: unknown, roles?: RoleDefinitions): Result<LogEntry, string> {
  const looked = copyUntrusted(value)
  if (!looked.ok) return looked
  const found = read(looked.value)
  const problem = found.ok && roles !== undefined ? roleProblem(found.value, roles) : undefined
  return problem === undefined ? found : err(problem)
}

function roleProblem(entry: LogEntry, roles: RoleDefinitions): string | undefined {
  const isEvent = entry.kind === 'roster'
  const { as } = (isEvent ? entry.event : entry) as { readonly as?: string }
  if (as === undefined || Object.hasOwn(roles, as)) return undefined
  return `${isEvent ? 'event: ' : ''}as must be one of ${Object.keys(roles).join(', ')}.`
}

function read(value: unknown): Result<LogEntry, string> {
  const fields = fieldsOf(value)
  const wanted = ENTRIES.get(fields?.kind)
  if (fields === undefined || wanted === undefined) {
    return err("Send an object whose kind is 'move', 'answer', 'time' or 'roster'.")
  }
  if (!isTimestamp(fields.at)) return err('at must be milliseconds since the epoch, an integer.')
  const problem = problemOf(value, wanted)
  if (problem !== undefined) return err(problem)
  if (fields.kind === 'roster') {
    const event = fieldsOf(fields.event)
    const eventShape = event === undefined ? undefined : EVENTS.get(event.type)
    if (eventShape === undefined) {
      return err(`event.type must be one of ${[...EVENTS.keys()].join(', ')}.`)
    }
    const wrong = problemOf(event, eventShape)
    if (wrong !== undefined) return err(`event: ${wrong}`)
  }
  return ok(value as LogEntry)
}
