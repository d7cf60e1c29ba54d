import { excerpt } from '../excerpt.js'
import type { StandardIssue, StandardProps, StandardSchemaV1 } from '../game/standard-schema.js'
import { err, ok, type Result } from '../result.js'

/** Reads a value of a type from something that came from outside; an error is a sentence. */
export type Reader<Value> = (value: unknown) => Result<Value, string>

/**
 * Makes a {@link Reader} of a schema, which never throws whatever it is given. What it reads is a
 * copy, so that no state shares a part with what came in.
 */
export function readerOf<Value>(schema: StandardSchemaV1<unknown, Value>): Reader<Value> {
  // Some libraries make these properties anew at every look.
  const standard: StandardProps<unknown, Value> = schema['~standard']
  return (value) => {
    try {
      const result = standard.validate(value)
      if (result instanceof Promise) return err('The schema answers late; it must answer at once.')
      if (result.issues === undefined) return ok(received(result.value) as Value)
      return err(sentenceOf(result.issues))
    } catch (thrown) {
      return err(
        `It cannot be read: ${thrown instanceof Error ? thrown.message : 'unknown error'}.`,
      )
    }
  }
}

/** A copy of a value as it would come through JSON: no fields of `undefined`, no `-0`. */
export function received(value: unknown): unknown {
  if (value === 0) return 0
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(received)
  const copy: Record<string, unknown> = { ...value }
  for (const key in copy) {
    if (copy[key] === undefined) delete copy[key]
    else copy[key] = received(copy[key])
  }
  return copy
}

/** What no sound entry or announcement comes near; deeper or longer ones are not even looked at. */
const DEEPEST = 100
const LONGEST = 100_000

/**
 * A copy of whatever came in, made in one look at each of its parts: nothing of it can change, or
 * throw, once it has been checked. The error is a sentence.
 */
export function lookAt(value: unknown): Result<unknown, string> {
  try {
    return ok(lookedAt(value, 0))
  } catch {
    return err('It cannot be read; send plain JSON.')
  }
}

function lookedAt(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) throw new Error('It is too deep')
  if (Array.isArray(value)) {
    const { length } = value
    if (length > LONGEST) throw new Error('It is too long')
    const copy: unknown[] = []
    for (let i = 0; i < length; i++) copy.push(lookedAt(value[i], depth + 1))
    return copy
  }
  const copy: Record<string, unknown> = { ...value }
  for (const key in copy) {
    const item = copy[key]
    if (typeof item === 'object') copy[key] = lookedAt(item, depth + 1)
  }
  return copy
}

function sentenceOf(issues: readonly StandardIssue[]): string {
  const [first] = issues
  if (first === undefined) return 'It does not have the right form.'
  const steps = (first.path ?? []).map((step) => (typeof step === 'object' ? step.key : step))
  const path = excerpt(steps.map(String).join('.'))
  if (first.message.startsWith(FIELD_TOO_MANY)) {
    return `The field ${JSON.stringify(path)} is not known here; leave it out.`
  }
  if (first.message.startsWith(FIELD_TOO_FEW)) return `${path} is missing.`
  return path === '' ? `${first.message}.` : `${path}: ${first.message}.`
}

/** How the schemas that our games use say that a field should not be there, or should. */
const FIELD_TOO_MANY = 'Invalid key: Expected never'
const FIELD_TOO_FEW = 'Invalid key: Expected "'
