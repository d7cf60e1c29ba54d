/** How deep a save may be nested; states are far from it. */
const DEEPEST = 64

/** So many parts may a save have; one that stands in two places counts in both. */
const MOST_PARTS = 5_000_000

/**
 * What is wrong with a value that should be plain JSON: too deep, too large, a hostile key, a number
 * that JSON cannot say, or no JSON at all; `undefined` when nothing is.
 */
export function jsonProblem(value: unknown): string | undefined {
  try {
    const size = sizeOf(value, 0, new Map())
    return typeof size === 'string' ? size : undefined
  } catch {
    return 'Something in it cannot be read.'
  }
}

/** How many parts a value has, or what is wrong with it. */
function sizeOf(value: unknown, depth: number, sizes: Map<object, number>): number | string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return 1
  if (typeof value === 'number') {
    return Number.isFinite(value) ? 1 : 'A number in it is not finite.'
  }
  if (typeof value !== 'object') return 'Something in it is not JSON.'
  if (depth >= DEEPEST) return `It is nested deeper than ${DEEPEST} levels.`
  const known = sizes.get(value)
  if (known !== undefined) return known
  const keys = Object.keys(value)
  if (Array.isArray(value) && keys.length !== value.length) return 'Something in it is not JSON.'
  let size = 1
  for (const key of keys) {
    if (key === '__proto__') return 'A field in it is named "__proto__".'
    const part = sizeOf((value as Record<string, unknown>)[key], depth + 1, sizes)
    if (typeof part === 'string') return part
    size += part
    if (size > MOST_PARTS) return `It has more than ${MOST_PARTS} parts.`
  }
  // What is small is counted again sooner than remembered.
  if (size > 32) sizes.set(value, size)
  return size
}

/** Reads JSON; a byte order mark before it, which some editors leave there, is passed over. */
export function parseText(text: string): unknown {
  return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
}

/**
 * Whether two plain values are equal, leaf by leaf by `Object.is`.
 *
 * @example
 * ```ts
 * import { equalPlain } from '@ackanomic/core/engine'
 *
 * equalPlain({ at: [1, 2] }, { at: [1, 2] }) // => true
 * ```
 */
export function equalPlain(one: unknown, other: unknown): boolean {
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
        equalPlain((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  )
}
