import { describeSchemaIssue } from '@ackanomic/core/untrusted'
import * as v from 'valibot'

/** Signs that nobody sees, and halves of signs, which no database keeps. */
const UNSEEN = /[\p{Cc}\p{Cs}]/u

/** A text of one line and so many characters. */
function line(name: string, most: number) {
  const wrong = `${name} must be a text of 1 to ${most} visible characters.`
  return v.pipe(
    v.string(wrong),
    v.minLength(1, wrong),
    v.maxLength(most, wrong),
    v.check((text) => !UNSEEN.test(text), wrong),
  )
}

/** A whole number. */
function whole(name: string, least: number, most: number) {
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
  v.check((name) => name === name.trim(), 'A name must have no blank at either end.'),
)

/** The name of a match. */
export const matchSchema: v.GenericSchema = v.pipe(
  v.string('The name of a match must be a text.'),
  v.regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,58}[\p{L}\p{N}._-])?$/u,
    'The name of a match must have 1 to 60 letters, digits, blanks, ".", "_" or "-", and begin with a letter or a digit.',
  ),
)

/** A sender's key. */
export const keySchema: v.GenericSchema = line('"idempotencyKey"', 200)

/** The name of a role; which ones there are, the game says. */
const roleSchema = line('"as"', 100)

/** What a person does; what is in it the game checks. */
export const actSchema: v.GenericSchema = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('move'),
      move: v.unknown(),
      as: v.exactOptional(roleSchema),
    }),
    v.strictObject({
      kind: v.literal('text'),
      text: v.pipe(
        v.string('"text" must be a text.'),
        v.maxLength(20_000, '"text" must have 20,000 characters or fewer.'),
      ),
      as: v.exactOptional(roleSchema),
    }),
    v.strictObject({
      kind: v.literal('answer'),
      prompt: v.pipe(v.number('"prompt" must be the number of a prompt.'), v.integer()),
      answer: v.unknown(),
      as: v.exactOptional(v.literal('host')),
    }),
    v.strictObject({ kind: v.literal('roster'), event: v.looseObject({ type: v.string() }) }),
    v.strictObject({ kind: v.literal('consent') }),
  ],
  'Send what you do as { "kind": "move", "move": … }, or with the kind "text", "answer", "roster" or "consent".',
)

/** Something that a person sends to a match. */
export const submitSchema: v.GenericSchema = v.strictObject({
  match: matchSchema,
  by: personSchema,
  idempotencyKey: keySchema,
  etag: v.optional(v.string('"etag" must be the etag of a page.')),
  channel: v.optional(v.string('"channel" must be the name of a channel.')),
  action: actSchema,
})

/** Who at a table is a program. */
export const programsSchema: v.GenericSchema = v.record(
  personSchema,
  v.string('A program must be called by its name.'),
)

const opening = {
  match: matchSchema,
  idempotencyKey: keySchema,
  game: v.string('"game" must be the id of a game.'),
  table: v.looseObject({}, '"table" must say who sits down: { "players": […], "referees": […] }.'),
  options: v.optional(v.unknown()),
  position: v.optional(v.unknown()),
  automated: v.optional(programsSchema),
}

/** A match to be opened, by whoever asks; the table and the options the game checks. */
export const openBodySchema: v.GenericSchema = v.strictObject(opening)

/** A match to be opened. */
export const openSchema: v.GenericSchema = v.strictObject({ ...opening, by: personSchema })

/** Which posts are wanted. */
export const postsSchema: v.GenericSchema = v.strictObject({
  after: v.optional(whole('"after"', 0, 2_147_483_647), 0),
  match: v.optional(matchSchema),
  limit: v.optional(whole('"limit"', 1, 1000), 100),
})

/** Whom to tell, and how. */
export const subscriptionSchema: v.GenericSchema = v.strictObject({
  person: personSchema,
  channel: v.string(),
  address: line('"address"', 2000),
})

/** What is wrong with a value, as a sentence; `undefined` where it fits. */
export function problemOf(schema: v.GenericSchema, value: unknown): string | undefined {
  const read = schema['~standard'].validate(value)
  if (!('issues' in read) || read.issues === undefined) return undefined
  const [{ message } = { message: '' }] = read.issues
  return message.startsWith('Invalid ')
    ? describeSchemaIssue(read.issues, schema, value, 'the request')
    : message
}
