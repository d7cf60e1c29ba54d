import { sanitizeText } from '../sanitize-text.js'

/** Formats a name from outside for a sentence, whatever its type: clean, and at most 100 characters. */
export function describeName(value: unknown): string {
  if (typeof value === 'string') return sanitizeText(value, 100)
  return typeof value === 'number' ? String(value) : describeType(value)
}

/** Returns the type of a value with its article: `'a number'`, `'an object'`, `'nothing'`. */
export function describeType(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (isList(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** Whether a value is a list; looking at a revoked proxy throws. */
function isList(value: unknown): boolean {
  try {
    return Array.isArray(value)
  } catch {
    return false
  }
}
