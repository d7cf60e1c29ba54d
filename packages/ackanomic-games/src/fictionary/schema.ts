import * as v from 'valibot'
import { seatSchema, typed } from '../shapes.js'
import { END_TESTS, LOOKUPS, type Move, type Options, REVISIONS } from './types.js'

/** The longest definition, in UTF-16 units: more than any dictionary prints. */
export const LONGEST_DEFINITION = 100_000

/** The longest Ing Word, in UTF-16 units. */
export const LONGEST_WORD = 100

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  revisions: v.optional(v.picklist(REVISIONS), 'first'),
  step3Penalty: v.optional(v.picklist([4, 5]), 5),
  endTest: v.optional(v.picklist(END_TESTS), 'every round'),
  botPenalty: v.optional(v.picklist([0, 1]), 0),
  lookup: v.optional(v.picklist(LOOKUPS), 'trust'),
})

/** An Ing Word. */
export const wordSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(LONGEST_WORD, `Send a word of ${LONGEST_WORD} letters at most`),
  v.regex(
    /^['’.]?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’./-]*[\p{L}\p{M}\p{N}.'’])?$/u,
    'Send a word as a dictionary has it: letters, and between them blanks, hyphens, apostrophes',
  ),
)

/** A definition; the empty one too. */
export const definitionSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(LONGEST_DEFINITION, `Send a definition of ${LONGEST_DEFINITION} letters at most`),
)

const similar: v.GenericSchema<unknown, readonly number[]> = v.pipe(
  v.array(seatSchema),
  v.check((seats) => new Set(seats).size === seats.length, 'Send each seat once'),
  v.transform((seats) => seats.toSorted((one, other) => one - other)),
)

/** What moves may look like. Definitions may be any text. */
export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({
    type: /* @__PURE__ */ typed('word'),
    word: wordSchema,
    definition: v.pipe(
      definitionSchema,
      v.regex(/\S/, 'Note the Actual Definition as a dictionary prints it'),
    ),
  }),
  v.strictObject({ type: /* @__PURE__ */ typed('define'), definition: definitionSchema }),
  v.strictObject({ type: /* @__PURE__ */ typed('report'), similar }),
  v.strictObject({
    type: /* @__PURE__ */ typed('vote'),
    number: v.pipe(v.number(), v.safeInteger('Send a number of the list')),
  }),
  v.strictObject({ type: /* @__PURE__ */ typed('score') }),
])
