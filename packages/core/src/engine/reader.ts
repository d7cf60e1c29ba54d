import type { StandardProps, StandardSchemaV1 } from '../game/standard-schema.js'
import { err, ok, type Result } from '../result.js'
import { wrongForm } from './wrong-form.js'

/** Reads a value of a type from something that came from outside; an error is a sentence. */
export type Reader<Value> = (value: unknown) => Result<Value, string>

/**
 * Makes a {@link Reader} of a schema, which never throws whatever it is given. What it reads is a
 * copy, so that no state shares a part with what came in.
 *
 * @param what - what is read, as a sentence names it where the whole of it is wrong
 */
export function readerOf<Value>(
  schema: StandardSchemaV1<unknown, Value>,
  what: string,
): Reader<Value> {
  // Some libraries make these properties anew at every look.
  const standard: StandardProps<unknown, Value> = schema['~standard']
  return (value) => {
    try {
      const result = standard.validate(value)
      if (result instanceof Promise) return err('The schema answers late; it must answer at once.')
      if (result.issues === undefined) return ok(received(result.value) as Value)
      return err(wrongForm(result.issues, schema, value, what))
    } catch {
      return err(UNREADABLE)
    }
  }
}

const UNREADABLE = 'It cannot be read; send plain JSON.'

/** A copy of a value as it would come through JSON: no fields of `undefined`, no `-0`. */
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

/** What no sound entry or announcement comes near; what is larger is not looked at to its end. */
const DEEPEST = 100
const MOST_PARTS = 500_000
const MOST_CHARACTERS = 500_000

/** So little is copied again sooner than remembered. */
const LITTLE = 32

/** How much of a value has been seen so far; a part that stands in two places counts in both. */
interface Look {
  parts: number
  characters: number
  problem: string
  /** The copies of what was seen already, each with its size; none while there is little. */
  copies: Map<object, { copy: unknown; parts: number; characters: number }> | null
}

/**
 * A copy of whatever came in, made in one look at each of its parts: nothing of it can change, or
 * throw, once it has been checked. Where there is much, parts that are shared are shared in the copy.
 * The error is a sentence.
 */
export function lookAt(value: unknown): Result<unknown, string> {
  const look: Look = { parts: 0, characters: 0, copies: null, problem: UNREADABLE }
  try {
    return ok(lookedAt(value, 0, look))
  } catch {
    return err(look.problem)
  }
}

function lookedAt(value: unknown, depth: number, look: Look): unknown {
  look.parts++
  if (typeof value === 'string') look.characters += value.length
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) tooMuch(look, `It is nested deeper than ${DEEPEST} levels; send less.`)
  const known = look.copies?.get(value)
  if (known !== undefined) {
    look.parts += known.parts
    look.characters += known.characters
    bound(look)
    return known.copy
  }
  const { parts, characters } = look
  let copy: unknown[] | Record<string, unknown>
  if (Array.isArray(value)) {
    const { length } = value
    if (length > MOST_PARTS) look.parts += length
    bound(look)
    copy = []
    for (let i = 0; i < length; i++) copy.push(lookedAt(value[i], depth + 1, look))
  } else {
    const { ...fields } = value as Record<string, unknown>
    for (const key in fields) fields[key] = lookedAt(fields[key], depth + 1, look)
    copy = fields
  }
  bound(look)
  if (look.parts > LITTLE) {
    look.copies ??= new Map()
    const size = { parts: look.parts - parts, characters: look.characters - characters }
    look.copies.set(value, { copy, ...size })
  }
  return copy
}

function bound(look: Look): void {
  if (look.parts > MOST_PARTS) tooMuch(look, `It has more than ${MOST_PARTS} parts; send fewer.`)
  if (look.characters > MOST_CHARACTERS) {
    tooMuch(look, `Its texts have more than ${MOST_CHARACTERS} characters; send fewer.`)
  }
}

function tooMuch(look: Look, problem: string): never {
  look.problem = problem
  throw new Error(problem)
}
