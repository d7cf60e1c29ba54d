import * as v from 'valibot'
import { typed, wholeFrom } from '../shapes.js'
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

const place = /* @__PURE__ */ wholeFrom(1, 'Count from 1, in whole numbers')

const crashes = v.pipe(
  v.number(),
  v.integer('Send a whole number of crashes'),
  v.minValue(0, 'Send 0 crashes or more'),
  v.maxValue(LETTERS, `Send ${LETTERS} crashes or fewer`),
  // There is no -0 in a state.
  v.transform((number) => number + 0),
)

/** An error as it may be named. */
export const error: v.GenericSchema<unknown, NamedError> = v.variant('what', [
  v.strictObject({ what: /* @__PURE__ */ typed('target') }),
  v.strictObject({ what: /* @__PURE__ */ typed('report'), round: place, place }),
])

/** What moves may look like. Words may come in either case. */
export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: /* @__PURE__ */ typed('target'), word }),
  v.strictObject({ type: /* @__PURE__ */ typed('salvo'), words }),
  v.strictObject({ type: /* @__PURE__ */ typed('opening'), target: word, words }),
  v.strictObject({
    type: /* @__PURE__ */ typed('reply'),
    lines: v.pipe(
      v.array(v.strictObject({ word, crashes })),
      v.minLength(1, 'Send the lines of the Reply'),
      v.maxLength(MOST, `Send ${MOST} lines at most`),
    ),
  }),
  v.strictObject({ type: /* @__PURE__ */ typed('claim'), error }),
  v.strictObject({ type: /* @__PURE__ */ typed('admit'), error }),
])
