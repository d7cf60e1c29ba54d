import { type ClockRules, isTimeZone, type MessagePolicy, type Result } from '@ackanomic/core'
import { describeSchemaIssue, isPlayerName } from '@ackanomic/core/untrusted'
import * as v from 'valibot'

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

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
  v.check(
    (name) => isPlayerName(name),
    'A name must be one that every table accepts; this one is not.',
  ),
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

/** It must be hard to guess. */
export const redemptionKeySchema: v.GenericSchema<string> = v.pipe(
  v.string('"idempotencyKey" must be a string.'),
  v.regex(
    /^[\x21-\x7e]{16,200}$/u,
    '"idempotencyKey" must have 16 to 200 characters without spaces. Use a random one, such as a UUID.',
  ),
)

/** The name of a device. */
export const deviceSchema: v.GenericSchema<string | undefined> = v.optional(line('"device"', 100))

export const automatedSchema: v.GenericSchema<Readonly<Record<string, string>>> = v.record(
  personSchema,
  v.string('"automated" must map people to program names.'),
)

/** The messages that a table allows. */
export const messagePolicySchema: v.GenericSchema<MessagePolicy> = v.picklist(
  ['none', 'open', 'private'],
  '"messages" must be "none", "open" or "private".',
)

const timeOfDay = v.pipe(
  v.string('A time of day must be a string, such as "22:00".'),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/u, 'A time of day must be written as "22:00".'),
)

/** The times at which deadlines run. The engine checks the rest. */
export const clockSchema: v.GenericSchema<ClockRules> = v.strictObject({
  timeZone: v.pipe(
    v.string('"timeZone" must be a time zone, such as "Europe/Berlin".'),
    v.check(isTimeZone, '"timeZone" must be a time zone that this host knows.'),
    v.description('The IANA time zone of the table, such as "Europe/Berlin".'),
  ),
  quiet: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          days: v.optional(
            v.array(v.picklist(WEEKDAYS, `"days" must list days: ${WEEKDAYS.join(', ')}.`)),
          ),
          from: v.optional(timeOfDay),
          to: v.optional(timeOfDay),
        }),
      ),
      v.description('Times of the week that do not count. Without days, every day.'),
    ),
  ),
  holidays: v.optional(
    v.pipe(
      v.array(v.string('"holidays" must list dates, such as "2026-12-25".')),
      v.description('Days that do not count, such as "2026-12-25".'),
    ),
  ),
  bank: v.optional(
    v.pipe(
      v.strictObject({ start: v.number(), increment: v.number(), most: v.number() }),
      v.description('The spare time of each player, in milliseconds.'),
    ),
  ),
})

/** Parses a value, or says in a sentence what is wrong with it. */
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

/** Types a schema whose details a game, or the code that made the value, checks. */
export const checkedElsewhere = <T>(schema: v.GenericSchema): v.GenericSchema<T> =>
  schema as v.GenericSchema<T>

/** A SHA-256 or a key in hexadecimal digits. */
export const hash: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u))

/** A time in an output. */
export const moment: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.description('Milliseconds since the epoch, UTC.'),
)

/** The fields of a query for a page. */
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

/** The start of the next page. */
export const nextPage: v.GenericSchema<string | null> = v.pipe(
  v.nullable(v.string()),
  v.description('What to pass as "after" for the next page; null if this is the last.'),
)
