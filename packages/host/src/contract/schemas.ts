import * as v from 'valibot'
import { wholeNumber } from '../schemas.js'

/** A list of values. */
export const listOf = <T>(schema: v.GenericSchema<T>): v.GenericSchema<readonly T[]> =>
  v.array(schema)

/** The output of an operation that returns nothing. Over HTTP it is `null`. */
export const nothing: v.GenericSchema<void> = v.void()

/**
 * Types a schema whose details are checked elsewhere: by the game that a value belongs to, or by the
 * code that has made it.
 */
export const checkedElsewhere = <T>(schema: v.GenericSchema): v.GenericSchema<T> =>
  schema as v.GenericSchema<T>

/** A SHA-256 or a key, in hexadecimal digits. */
export const hash: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u))

/** A time in an output. */
export const moment: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.description('Milliseconds since the epoch, UTC.'),
)

/** The fields of a query that say which page to list. */
export const pageFields = {
  after: v.pipe(
    v.optional(v.string('"after" must be the "next" of a page.')),
    v.description('Lists what comes after a page: its "next".'),
  ),
  limit: v.pipe(
    v.optional(wholeNumber('"limit"', 1, 100)),
    v.description('The most to list, 1 to 100. Default: 50.'),
  ),
}

/** Where the next page begins. */
export const nextPage: v.GenericSchema<string | null> = v.pipe(
  v.nullable(v.string()),
  v.description('What to pass as "after" for the next page; null if this is the last.'),
)
