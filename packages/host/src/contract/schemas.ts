import type { MessagePolicy, Result } from '@ackanomic/core'
import { describeSchemaIssue, isName } from '@ackanomic/core/untrusted'
import * as v from 'valibot'

/** Control characters, and unpaired surrogates, which databases cannot store. */
const INVISIBLE = /[\p{Cc}\p{Cs}]/u

/** A text of one line. */
export function line(name: string, most: number): v.GenericSchema<string> {
  const wrong = `${name} must be a string of 1 to ${most} printable characters.`
  return v.pipe(
    v.string(wrong),
    v.minLength(1, wrong),
    v.maxLength(most, wrong),
    v.check((text) => !INVISIBLE.test(text), wrong),
  )
}

/** An integer in a range. */
export function wholeNumber(name: string, least: number, most: number): v.GenericSchema<number> {
  const wrong = `${name} must be a whole number from ${least} to ${most}.`
  return v.pipe(
    v.number(wrong),
    v.integer(wrong),
    v.minValue(least, wrong),
    v.maxValue(most, wrong),
  )
}

/** The name of a person. */
export const personSchema: v.GenericSchema<string> = v.pipe(
  line('A name', 100),
  v.check((name) => name === name.trim(), 'A name must not begin or end with a space.'),
  v.check((name) => isName(name), 'A name must be one that every table accepts; this one is not.'),
)

/** The name of a match. */
export const matchSchema: v.GenericSchema<string> = v.pipe(
  v.string('The name of a match must be a string.'),
  v.regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,58}[\p{L}\p{N}._-])?$/u,
    'The name of a match must have 1 to 60 letters, digits, spaces, ".", "_" or "-", begin with a letter or a digit, and not end with a space.',
  ),
)

/** An idempotency key. */
export const keySchema: v.GenericSchema<string> = line('"idempotencyKey"', 200)

/** The idempotency key of a redemption. It must be hard to guess. */
export const redemptionKeySchema: v.GenericSchema<string> = v.pipe(
  v.string('"idempotencyKey" must be a string.'),
  v.regex(
    /^[\x21-\x7e]{16,200}$/u,
    '"idempotencyKey" must have 16 to 200 characters without spaces. Use a random one, such as a UUID.',
  ),
)

/** The name that a person's program gives their device. */
export const deviceSchema: v.GenericSchema<string | undefined> = v.optional(line('"device"', 100))

/** The automated participants of a match. */
export const automatedSchema: v.GenericSchema<Readonly<Record<string, string>>> = v.record(
  personSchema,
  v.string('"automated" must map people to program names.'),
)

/** The messages that a table allows. */
export const messagePolicySchema: v.GenericSchema<MessagePolicy> = v.picklist(
  ['none', 'open', 'private'],
  '"messages" must be "none", "open" or "private".',
)

/** Parses a value by a schema, or says in a sentence what is wrong with it. */
export function parseValue<Value>(
  schema: v.GenericSchema<unknown, Value>,
  value: unknown,
): Result<Value, string> {
  const read = schema['~standard'].validate(value)
  const issues = 'issues' in read ? read.issues : undefined
  if (issues === undefined && 'value' in read) return { ok: true, value: read.value }
  const [{ message } = { message: '' }] = issues ?? []
  const error = message.startsWith('Invalid ')
    ? describeSchemaIssue(issues ?? [], schema, value, 'the request')
    : message
  return { ok: false, error }
}

/** Says in a sentence what is wrong with a value; `undefined` if it is valid. */
export function problemOf(schema: v.GenericSchema, value: unknown): string | undefined {
  const parsed = parseValue(schema, value)
  return parsed.ok ? undefined : parsed.error
}

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
