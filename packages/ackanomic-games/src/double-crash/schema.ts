import * as v from 'valibot'
import type { Move, NamedError, Options } from './types.js'
import { LETTERS, LONGEST, MOST } from './words.js'

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  revisions: v.optional(v.picklist(['first', 'last']), 'first'),
  salvoWords: v.optional(v.picklist(['any', 'dictionary']), 'any'),
  targets: v.optional(v.picklist(['trust', 'check']), 'trust'),
  discovery: v.optional(v.picklist(['claim', 'immediate']), 'claim'),
})

const word = v.pipe(
  v.string(),
  v.maxLength(LONGEST, `Send words of five letters, none above ${LONGEST}`),
  v.regex(/^[A-Za-z]+$/, 'Send words of letters, A to Z'),
  v.toUpperCase(),
)

const words = v.pipe(
  v.array(word),
  v.minLength(1, 'Send the words of the Salvo'),
  v.maxLength(MOST, `Send ${MOST} words at most`),
)

const count = v.pipe(
  v.number(),
  v.safeInteger('Send a whole number'),
  v.minValue(1, 'Count from 1'),
)

const crashes = v.pipe(
  v.number(),
  v.integer('Send a whole number of crashes'),
  v.minValue(0, 'Send 0 crashes or more'),
  v.maxValue(LETTERS, `Send ${LETTERS} crashes or fewer`),
  // There is no -0 in a state.
  v.transform((number) => number + 0),
)

const type = <Type extends string>(of: Type): v.LiteralSchema<Type, undefined> => v.literal(of)

/** An error as it may be named. */
export const error: v.GenericSchema<unknown, NamedError> = v.variant('what', [
  v.strictObject({ what: /* @__PURE__ */ type('target') }),
  v.strictObject({ what: /* @__PURE__ */ type('report'), round: count, place: count }),
])

/** What moves may look like. Words may come in either case. */
export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: /* @__PURE__ */ type('target'), word }),
  v.strictObject({ type: /* @__PURE__ */ type('salvo'), words }),
  v.strictObject({ type: /* @__PURE__ */ type('opening'), target: word, words }),
  v.strictObject({
    type: /* @__PURE__ */ type('reply'),
    lines: v.pipe(
      v.array(v.strictObject({ word, crashes })),
      v.minLength(1, 'Send the lines of the Reply'),
      v.maxLength(MOST, `Send ${MOST} lines at most`),
    ),
  }),
  v.strictObject({ type: /* @__PURE__ */ type('claim'), error }),
  v.strictObject({ type: /* @__PURE__ */ type('admit'), error }),
])
