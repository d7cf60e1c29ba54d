import { sanitizeText } from '../sanitize-text.js'

/** Formats any name from outside for a sentence, in at most 100 clean characters. */
export function describeName(value: unknown): string {
  if (typeof value === 'string') return sanitizeText(value, 100)
  return typeof value === 'number' ? String(value) : describeType(value)
}

/** Returns the type of a value with its article, such as `'a number'` or `'nothing'`. */
export function describeType(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (isList(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** Reading a revoked proxy throws. */
function isList(value: unknown): boolean {
  try {
    return Array.isArray(value)
  } catch {
    return false
  }
}
