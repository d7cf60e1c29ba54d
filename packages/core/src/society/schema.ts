import * as v from 'valibot'
import { lookAt } from '../engine/reader.js'
import { parseText } from '../json.js'
import { err, ok, type Result } from '../result.js'
import { shown } from '../shown.js'
import { isMoment } from '../time.js'

/** A schema for something that comes from outside and is not yet believed. */
export type SchemaOf<Output> = v.GenericSchema<unknown, Output>

/** A moment: an integer of milliseconds since the epoch, UTC. */
export const momentSchema: SchemaOf<number> = /* @__PURE__ */ v.custom<number>(
  isMoment,
  'must be an integer of milliseconds since the epoch, UTC',
)

/** A whole number, 0 or more. */
export const countSchema: SchemaOf<number> = /* @__PURE__ */ v.custom<number>(
  (value) => isWhole(value) && (value as number) >= 0,
  'must be a whole number, 0 or more',
)

/** A whole number, which may be negative. */
export const wholeSchema: SchemaOf<number> = /* @__PURE__ */ v.custom<number>(
  isWhole,
  'must be a whole number',
)

/** A text that says something. */
export const textSchema: SchemaOf<string> = /* @__PURE__ */ v.custom<string>(
  isText,
  'must be a text that is not empty',
)

/** A list of different names. */
export const namesSchema: SchemaOf<readonly string[]> = /* @__PURE__ */ v.pipe(
  v.array(textSchema),
  v.check((names) => new Set(names).size === names.length, 'must not name anybody twice'),
)

/** Anything that is checked later, in a copy that can no longer change or throw. */
export const anythingSchema: SchemaOf<unknown> = /* @__PURE__ */ v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const looked = lookAt(dataset.value)
    if (looked.ok) return looked.value
    addIssue({ message: 'cannot be read; send plain JSON' })
    return NEVER
  }),
)

/** Whether a value is a text that says something. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** A name from outside for a sentence, whatever it is. */
export function nameIn(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : kindOf(value)
}

/** What a value from outside is, with its article: `'a number'`, `'an object'`, `'nothing'`. */
export function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** Why a saved value cannot be loaded. */
export interface LoadProblem {
  /**
   * `'malformed'`: not of the form that was saved. `'newer'`: saved by a later version of this
   * library. `'inconsistent'`: of the right form, but its parts contradict each other.
   */
  readonly code: 'malformed' | 'newer' | 'inconsistent'
  /** Where, as in `'instances.0.record'`; empty for the whole. */
  readonly path: string
  /** One sentence for people: what is wrong. */
  readonly says: string
}

/** Checks a value from outside, and answers a fresh copy of it or the first problem; never throws. */
export function read<Output>(
  schema: SchemaOf<Output>,
  value: unknown,
): Result<Output, LoadProblem> {
  try {
    return parse(schema, value)
  } catch {
    return err({ code: 'malformed', path: '', says: 'The value cannot be read; send plain JSON.' })
  }
}

function parse<Output>(schema: SchemaOf<Output>, value: unknown): Result<Output, LoadProblem> {
  const parsed = v.safeParse(schema, value, { abortEarly: true })
  if (parsed.success) return ok(parsed.output)
  const [issue] = parsed.issues
  const path = v.getDotPath(issue) ?? ''
  const says = `${path === '' ? 'The value' : shown(path)}: ${shown(issue.message)}.`
  return err({ code: 'malformed', path, says })
}

/**
 * As {@link read}, for the text of a save, or its parsed JSON, with a `format` number: a number above
 * ours says that a newer version of this library wrote it.
 */
export function readSave<Output>(
  schema: SchemaOf<Output>,
  format: number,
  save: unknown,
): Result<Output, LoadProblem> {
  const json = jsonOf(save)
  if (!json.ok) return json
  const { value } = json
  const head = read(headSchema, value)
  const found = head.ok ? head.value.format : undefined
  if (typeof found === 'number' && found > format) {
    const says = `The save has format ${found}, and this version reads up to ${format}; update the library.`
    return err({ code: 'newer', path: 'format', says })
  }
  return read(schema, value)
}

function jsonOf(save: unknown): Result<unknown, LoadProblem> {
  const malformed = (says: string) => err({ code: 'malformed', path: '', says } as const)
  if (save === undefined || save === null) {
    return malformed('There is nothing to load; give the text of a save, or its parsed JSON.')
  }
  if (typeof save !== 'string') return ok(save)
  try {
    return ok(parseText(save))
  } catch (thrown) {
    const why = thrown instanceof Error ? shown(thrown.message) : ''
    return malformed(`The save is not JSON: ${why}. Give the text that was saved, whole.`)
  }
}

const headSchema: SchemaOf<{ readonly format: unknown }> = /* @__PURE__ */ v.object({
  format: v.unknown(),
})

/** Whether two plain values say the same, whatever the order of their fields. */
export function samePlain(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  const fields = one as Readonly<Record<string, unknown>>
  const others = other as Readonly<Record<string, unknown>>
  return keys.every((key) => Object.hasOwn(others, key) && samePlain(fields[key], others[key]))
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0)
}
