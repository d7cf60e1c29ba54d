import type { StandardProps, StandardSchemaV1 } from '../game/standard-schema.js'
import { UNREADABLE } from '../json.js'
import { err, ok, type Result } from '../result.js'
import { describeSchemaIssue } from './describe-schema-issue.js'

/** Reads a value from outside; the error is a sentence. */
export type Reader<Value> = (value: unknown) => Result<Value, string>

/** Makes a {@link Reader}, which never throws and returns a copy; `what` names the value. */
export function readerOf<Value>(
  schema: StandardSchemaV1<unknown, Value>,
  what: string,
): Reader<Value> {
  // Read once, because some libraries make it anew each time.
  const standard: StandardProps<unknown, Value> = schema['~standard']
  return (value) => {
    try {
      const result = standard.validate(value)
      if (result instanceof Promise)
        return err('The schema is asynchronous; it must be synchronous.')
      if (result.issues === undefined) return ok(received(result.value) as Value)
      return err(describeSchemaIssue(result.issues, schema, value, what))
    } catch {
      return err(UNREADABLE)
    }
  }
}

/** A copy as JSON would return it: no fields with `undefined`, no `-0`. */
export function received(value: unknown): unknown {
  if (value === 0) return 0
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(received)
  const { ...copy } = value as Record<string, unknown>
  for (const key in copy) {
    if (copy[key] === undefined) delete copy[key]
    else copy[key] = received(copy[key])
  }
  return copy
}
