import { err, ok, type Result } from './result.js'

export const UNREADABLE = 'It cannot be read; send plain JSON.'

interface Bounds {
  readonly levels: number
  /** The most parts; one that occurs twice counts twice. */
  readonly parts: number
  /** The most characters of all texts together. */
  readonly characters: number
  readonly strict: boolean
}

/** Larger than any sound entry or set-up. */
const ENTRY: Bounds = { levels: 100, parts: 500_000, characters: 500_000, strict: false }

/** Larger than any save. */
export const SAVE_BOUNDS: Bounds = {
  levels: 64,
  parts: 5_000_000,
  characters: Infinity,
  strict: true,
}

/** The number of parts below which copying again is cheaper than remembering. */
const LITTLE = 32

interface Look {
  readonly within: Bounds
  parts: number
  characters: number
  problem: string
  copies: Map<object, { copy: unknown; parts: number; characters: number }> | null
}

/** Copies a value from outside, reading each part once, so that none can change or throw later. */
export function copyUntrusted(value: unknown, within: Bounds = ENTRY): Result<unknown, string> {
  const look: Look = { within, parts: 0, characters: 0, copies: null, problem: UNREADABLE }
  try {
    return ok(lookedAt(value, 0, look))
  } catch {
    return err(look.problem)
  }
}

function lookedAt(value: unknown, depth: number, look: Look): unknown {
  const { levels, parts: most, strict } = look.within
  look.parts++
  if (typeof value === 'string') look.characters += value.length
  if (typeof value !== 'object' || value === null) {
    if (strict && !isJson(value)) stop(look, 'Something in it is not JSON.')
    return value
  }
  if (depth > levels) stop(look, `It is nested deeper than ${levels} levels; send less.`)
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
    if (length > most) look.parts += length
    bound(look)
    copy = []
    for (let i = 0; i < length; i++) copy.push(lookedAt(value[i], depth + 1, look))
  } else {
    const { ...fields } = value as Record<string, unknown>
    if (strict && Object.hasOwn(fields, '__proto__')) {
      stop(look, 'A field in it is named "__proto__".')
    }
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

function isJson(leaf: unknown): boolean {
  return leaf === null || ['string', 'boolean'].includes(typeof leaf) || Number.isFinite(leaf)
}

function bound(look: Look): void {
  const { within } = look
  if (look.parts > within.parts) stop(look, `It has more than ${within.parts} parts; send fewer.`)
  if (look.characters > within.characters) {
    stop(look, `Its texts have more than ${within.characters} characters; send fewer.`)
  }
}

function stop(look: Look, problem: string): never {
  look.problem = problem
  throw new Error(problem)
}

/** Parses JSON, after a byte order mark that some editors write. */
export function parseText(text: string): unknown {
  return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
}

/**
 * Checks whether two plain values are equal; numbers are compared by `Object.is`.
 *
 * @example
 * ```ts
 * import { equalJson } from '@ackanomic/core/untrusted'
 *
 * equalJson({ at: [1, 2] }, { at: [1, 2] }) // => true
 * ```
 */
export function equalJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        equalJson((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  )
}
