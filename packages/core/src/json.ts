/** How deep a save may be nested; states are far from it. */
const DEEPEST = 64

/**
 * What is wrong with a value that should be plain JSON: too deep, a hostile key, a number that JSON
 * cannot say, or no JSON at all; `undefined` when nothing is.
 */
export function jsonProblem(value: unknown, depth = 0): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') {
    return Number.isFinite(value) ? undefined : 'A number in it is not finite.'
  }
  if (typeof value !== 'object') return 'Something in it is not JSON.'
  if (depth >= DEEPEST) return `It is nested deeper than ${DEEPEST} levels.`
  try {
    const keys = Object.keys(value)
    if (Array.isArray(value) && keys.length !== value.length) return 'Something in it is not JSON.'
    for (const key of keys) {
      if (key === '__proto__') return 'A field in it is named "__proto__".'
      const problem = jsonProblem((value as Record<string, unknown>)[key], depth + 1)
      if (problem !== undefined) return problem
    }
    return undefined
  } catch {
    return 'Something in it cannot be read.'
  }
}

/** Reads JSON; a byte order mark before it, which some editors leave there, is passed over. */
export function parseText(text: string): unknown {
  return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
}

/** Whether two plain values are equal, leaf by leaf by `Object.is`. */
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
