import type { Result } from '@ackanomic/core'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Parses a text from outside. Refuses a field that occurs twice, because readers differ about it.
 */
export function parseOnce(given: unknown): Result<unknown, 'repeatedField'> {
  if (typeof given !== 'string') return { ok: true, value: given }
  let value: unknown
  let fields = 0
  try {
    value = JSON.parse(given, (_, field: unknown) => {
      fields += isObject(field) && !Array.isArray(field) ? Object.keys(field).length : 0
      return field
    })
  } catch {
    // The reader of the value says what is wrong.
    return { ok: true, value: given }
  }
  // A text within a text would be read with its fields uncounted.
  if (typeof value === 'string') return { ok: true, value: given }
  const written = given.match(/"(?:[^"\\]|\\.)*"\s*:?/gu) ?? []
  const names = written.filter((text) => text.endsWith(':')).length
  return names === fields ? { ok: true, value } : { ok: false, error: 'repeatedField' }
}
