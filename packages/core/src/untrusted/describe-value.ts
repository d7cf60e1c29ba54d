/** A name from outside for a sentence, whatever it is. */
export function describeName(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : describeType(value)
}

/** What a value from outside is, with its article: `'a number'`, `'an object'`, `'nothing'`. */
export function describeType(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
