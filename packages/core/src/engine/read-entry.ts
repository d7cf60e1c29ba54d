import { type LogEntry, type Membership, OFFICES } from '../entry.js'
import { err, ok, type Result } from '../result.js'
import { isMoment } from '../time.js'
import { lookAt } from './reader.js'

/**
 * A name that a table can carry: 1 to 100 characters without control characters, lone surrogates
 * or blanks at either end.
 */
export function isName(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= 100 &&
    !/\p{Cc}|\p{Cs}|^\s|\s$/u.test(value)
  )
}

type Fields = Readonly<Record<string, unknown>>

const isOffice = (value: unknown): boolean => (OFFICES as readonly unknown[]).includes(value)
const isId = (value: unknown): boolean => Number.isInteger(value) && !Object.is(value, -0)
const anything = (): boolean => true

interface Field {
  readonly is: (value: unknown) => boolean
  readonly want: string
  readonly optional?: true
}

/** The fields of an object, in a list for speed, with those that a reader has seen to already. */
interface Shape {
  readonly fields: readonly (readonly [string, Field])[]
  readonly known: ReadonlySet<string>
}

function shape(fields: Readonly<Record<string, Field>>, ...seen: readonly string[]): Shape {
  return { fields: Object.entries(fields), known: new Set([...Object.keys(fields), ...seen]) }
}

const name = { is: isName, want: 'a name' }
const office = { is: isOffice, want: `one of ${OFFICES.join(', ')}` }
const flag = { is: (value: unknown) => typeof value === 'boolean', want: 'true or false' }
const substituteShape = /* @__PURE__ */ shape({ person: name, agrees: flag })
const substitute = {
  is: (value: unknown) => problemOf(value, substituteShape) === undefined,
  want: '{ person, agrees }',
}

const persons = {
  is: (value: unknown) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(isName) &&
    new Set(value).size === value.length,
  want: 'a list of different names',
}
const from = {
  is: (value: unknown) => value === 'game' || value === 'ackanomic',
  want: "'game' or 'ackanomic'",
}
const byOrHost = {
  is: (value: unknown) => value === null || isName(value),
  want: 'a name, or null for the host',
}
const unread = (want: string): Field => ({ is: anything, want })
const optional = <Of extends Field>(field: Of): Field => ({ ...field, optional: true })

const key = /* @__PURE__ */ optional({
  is: (value: unknown) => typeof value === 'string',
  want: 'a text',
})

function eventShapes(): ReadonlyMap<unknown, Shape> {
  const shapes: Readonly<Record<Membership['what'], Readonly<Record<string, Field>>>> = {
    join: { person: name, join: unread('what the game wants of a joiner') },
    leave: { persons, from },
    vacation: { person: name, substitute: optional(substitute) },
    substitute: { person: name, substitute },
    return: { person: name },
    activity: { person: name, active: flag },
    'referee resigns': { person: name },
    'referee found': { person: name, willing: flag },
    silence: { by: name },
    inquire: { as: office },
    continue: { person: name },
    dispute: { by: name },
    decision: { as: office },
    exhibition: { as: office },
  }
  return new Map(Object.entries(shapes).map(([what, fields]) => [what, shape(fields, 'what')]))
}

const EVENTS: ReadonlyMap<unknown, Shape> = /* @__PURE__ */ eventShapes()

const MOVE = /* @__PURE__ */ shape(
  { by: name, as: /* @__PURE__ */ optional(office), move: /* @__PURE__ */ unread('a move'), key },
  'kind',
  'at',
)
const RULING = /* @__PURE__ */ shape(
  {
    by: byOrHost,
    inquiry: { is: isId, want: 'the id of an inquiry' },
    answer: /* @__PURE__ */ unread('an answer'),
    key,
  },
  'kind',
  'at',
)
const TIME = /* @__PURE__ */ shape({}, 'kind', 'at')
const MEMBERSHIP = /* @__PURE__ */ shape(
  { event: /* @__PURE__ */ unread('an event'), key },
  'kind',
  'at',
)

function entryShape(kind: unknown): Shape | undefined {
  switch (kind) {
    case 'move':
      return MOVE
    case 'ruling':
      return RULING
    case 'time':
      return TIME
    case 'membership':
      return MEMBERSHIP
    default:
      return undefined
  }
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined
}

function problemOf(value: unknown, { fields, known }: Shape): string | undefined {
  const given = fieldsOf(value)
  if (given === undefined) return `Send an object with ${[...known].join(', ')}.`
  for (const key of Object.keys(given)) {
    if (!known.has(key)) {
      return `The field ${JSON.stringify(key)} is not known here; leave it out.`
    }
  }
  for (let i = 0; i < fields.length; i++) {
    const [key, { is, want, optional: mayMiss }] = fields[i] as readonly [string, Field]
    if (!Object.hasOwn(given, key)) {
      if (mayMiss) continue
      return `${key} is missing; it must be ${want}.`
    }
    if (!is(given[key])) return `${key} must be ${want}.`
  }
  return undefined
}

/**
 * Checks the envelope of an entry, whatever came in; never throws. The move, the answer and what is
 * wanted of a joiner are the game's to read.
 */
export function readEntry(value: unknown): Result<LogEntry, string> {
  const looked = lookAt(value)
  return looked.ok ? read(looked.value) : looked
}

function read(value: unknown): Result<LogEntry, string> {
  const fields = fieldsOf(value)
  const wanted = entryShape(fields?.kind)
  if (fields === undefined || wanted === undefined) {
    return err("Send an object whose kind is 'move', 'ruling', 'time' or 'membership'.")
  }
  if (!isMoment(fields.at)) return err('at must be milliseconds since the epoch, an integer.')
  const problem = problemOf(value, wanted)
  if (problem !== undefined) return err(problem)
  if (fields.kind === 'membership') {
    const event = fieldsOf(fields.event)
    const eventShape = event === undefined ? undefined : EVENTS.get(event.what)
    if (eventShape === undefined) {
      return err(`event.what must be one of ${[...EVENTS.keys()].join(', ')}.`)
    }
    const wrong = problemOf(event, eventShape)
    if (wrong !== undefined) return err(`event: ${wrong}`)
  }
  return ok(value as LogEntry)
}
