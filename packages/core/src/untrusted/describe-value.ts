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
