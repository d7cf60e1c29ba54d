import type { SeatNumber } from '@ackanomic/core'
import * as v from 'valibot'
import { END_TESTS, LOOKUPS, type Move, type Options, REVISIONS } from './types.js'

/** The longest definition, in UTF-16 units: more than any dictionary prints. */
export const LONGEST_DEFINITION = 100_000

/** The longest Ing Word, in UTF-16 units. */
export const LONGEST_WORD = 100

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  revisions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(REVISIONS), 'first'),
  step3Penalty: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist([4, 5]), 5),
  endTest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(END_TESTS), 'every round'),
  botPenalty: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist([0, 1]), 0),
  lookup: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(LOOKUPS), 'trust'),
})

/** An Ing Word. */
export const wordSchema: v.GenericSchema<unknown, string> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.maxLength(LONGEST_WORD, `Send a word of ${LONGEST_WORD} letters at most`),
  /* @__PURE__ */ v.regex(
    /^['’.]?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’./-]*[\p{L}\p{M}\p{N}.'’])?$/u,
    'Send a word as a dictionary has it: letters, and between them blanks, hyphens, apostrophes',
  ),
)

/** A definition; the empty one too. */
export const definitionSchema: v.GenericSchema<unknown, string> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.maxLength(
    LONGEST_DEFINITION,
    `Send a definition of ${LONGEST_DEFINITION} letters at most`,
  ),
)

/** The number of a seat. */
export const seatSchema: v.GenericSchema<unknown, SeatNumber> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.safeInteger('Send the numbers of seats'),
  /* @__PURE__ */ v.minValue(0, 'Send the numbers of seats'),
)

const similar: v.GenericSchema<unknown, readonly number[]> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.array(seatSchema),
  /* @__PURE__ */ v.check((seats) => new Set(seats).size === seats.length, 'Send each seat once'),
  /* @__PURE__ */ v.transform((seats) => seats.toSorted((one, other) => one - other)),
)

const type = <Type extends string>(of: Type): v.LiteralSchema<Type, undefined> => v.literal(of)

/** What moves may look like. Definitions may be any text. */
export const moveSchema: v.GenericSchema<unknown, Move> = /* @__PURE__ */ v.variant('type', [
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('word'),
    word: wordSchema,
    definition: /* @__PURE__ */ v.pipe(
      definitionSchema,
      /* @__PURE__ */ v.regex(/\S/, 'Note the Actual Definition as a dictionary prints it'),
    ),
  }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('define'),
    definition: definitionSchema,
  }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('report'), similar }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('vote'),
    number: /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.number(),
      /* @__PURE__ */ v.safeInteger('Send a number of the list'),
    ),
  }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('score') }),
])
