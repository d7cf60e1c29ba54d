import * as v from 'valibot'
import { readerOf } from '../engine/reader.js'
import { err, type Result } from '../result.js'
import { sanitizeText } from '../sanitize-text.js'

/** A schema of a value from outside. */
export type SchemaOf<Output> = v.GenericSchema<unknown, Output>

/** A whole number, 0 or more. */
export const countSchema: SchemaOf<number> = /* @__PURE__ */ v.custom<number>(
  (value) => Number.isSafeInteger(value) && (value as number) >= 0 && !Object.is(value, -0),
  'must be a whole number, 0 or more',
)

/** A SHA-256 or a public key. */
export const hashSchema: SchemaOf<string> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.regex(/^[0-9a-f]{64}$/u, 'must have 64 hexadecimal digits'),
)

export const signatureSchema: SchemaOf<string> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.regex(/^[0-9a-f]{128}$/u, 'must have 128 hexadecimal digits'),
)

/** Reads a value from outside with a schema: a copy, or a sentence that says what is wrong. */
export function parseUntrusted<Output>(
  schema: SchemaOf<Output>,
  value: unknown,
): Result<Output, string> {
  const found = readerOf(schema, 'save')(value)
  return found.ok ? found : err(sanitizeText(found.error))
}
