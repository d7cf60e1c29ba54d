import * as v from 'valibot'
import type { Move, NamedError, Options } from './types.js'
import { LETTERS, LONGEST, MOST } from './words.js'

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  revisions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['first', 'last']), 'first'),
  salvoWords: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['any', 'dictionary']), 'any'),
  targets: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['trust', 'check']), 'trust'),
  discovery: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['claim', 'immediate']),
    'claim',
  ),
})

const word = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.maxLength(LONGEST, `Send words of five letters, none above ${LONGEST}`),
  /* @__PURE__ */ v.regex(/^[A-Za-z]+$/, 'Send words of letters, A to Z'),
  /* @__PURE__ */ v.toUpperCase(),
)

const words = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.array(word),
  /* @__PURE__ */ v.minLength(1, 'Send the words of the Salvo'),
  /* @__PURE__ */ v.maxLength(MOST, `Send ${MOST} words at most`),
)

const count = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.safeInteger('Send a whole number'),
  /* @__PURE__ */ v.minValue(1, 'Count from 1'),
)

const crashes = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.integer('Send a whole number of crashes'),
  /* @__PURE__ */ v.minValue(0, 'Send 0 crashes or more'),
  /* @__PURE__ */ v.maxValue(LETTERS, `Send ${LETTERS} crashes or fewer`),
  // There is no -0 in a state.
  /* @__PURE__ */ v.transform((number) => number + 0),
)

const type = <Type extends string>(of: Type): v.LiteralSchema<Type, undefined> => v.literal(of)

/** An error as it may be named. */
export const error: v.GenericSchema<unknown, NamedError> = /* @__PURE__ */ v.variant('what', [
  /* @__PURE__ */ v.strictObject({ what: /* @__PURE__ */ type('target') }),
  /* @__PURE__ */ v.strictObject({
    what: /* @__PURE__ */ type('report'),
    round: count,
    place: count,
  }),
])

/** What moves may look like. Words may come in either case. */
export const moveSchema: v.GenericSchema<unknown, Move> = /* @__PURE__ */ v.variant('type', [
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('target'), word }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('salvo'), words }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('opening'), target: word, words }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('reply'),
    lines: /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.array(/* @__PURE__ */ v.strictObject({ word, crashes })),
      /* @__PURE__ */ v.minLength(1, 'Send the lines of the Reply'),
      /* @__PURE__ */ v.maxLength(MOST, `Send ${MOST} lines at most`),
    ),
  }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('claim'), error }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('admit'), error }),
])
