import { copyUntrusted, SAVE_BOUNDS } from '../json.js'
import { err, type Result } from '../result.js'
import { parseUntrusted, type SchemaOf } from '../untrusted/schemas.js'

/** Reads a signed statement from its text or parsed JSON. The error is a sentence. */
export function readSigned<Signed>(
  schema: SchemaOf<Signed>,
  given: unknown,
): Result<Signed, string> {
  let json = given
  if (typeof given === 'string') {
    try {
      json = JSON.parse(given)
    } catch {
      return err('It is not JSON.')
    }
  }
  const copied = copyUntrusted(json, SAVE_BOUNDS)
  return copied.ok ? parseUntrusted(schema, copied.value) : copied
}
