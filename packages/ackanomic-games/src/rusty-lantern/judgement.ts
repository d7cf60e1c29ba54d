import * as v from 'valibot'
import { LONGEST_TEXT, MOST_CARDS } from './plays.js'
import { cardSchema } from './schema.js'
import { type Card, DENIALS, type Verdict } from './tale.js'
import type { Restock } from './types.js'

const tied = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.array(cardSchema),
  /* @__PURE__ */ v.maxLength(MOST_CARDS),
)

const said: v.GenericSchema<unknown, Verdict> = /* @__PURE__ */ v.variant('reply', [
  /* @__PURE__ */ v.strictObject({
    reply: /* @__PURE__ */ v.literal('verify'),
    looseEnd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false),
    tied: /* @__PURE__ */ v.optional(tied, []),
  }),
  /* @__PURE__ */ v.strictObject({
    reply: /* @__PURE__ */ v.literal('deny'),
    reason: /* @__PURE__ */ v.picklist(DENIALS),
  }),
])

/**
 * What the Barkeep says to a play: an object, or in words such as `'verify'`, `'verify as a loose
 * end'`, `'verify, tying off a riddle; a duel at dawn'` or `'deny: non sequitur'`.
 */
export const verdictSchema: v.GenericSchema<unknown, Verdict> = /* @__PURE__ */ v.union(
  [
    said,
    /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.string(),
      /* @__PURE__ */ v.maxLength(LONGEST_TEXT),
      /* @__PURE__ */ v.transform(verdictIn),
      said,
    ),
  ],
  () =>
    `Say "verify", "verify as a loose end" or "verify, tying off a riddle; a wager", or "deny:" and one of these reasons: ${DENIALS.join(', ')}`,
)

function verdictIn(text: string): unknown {
  const written = text.trim().replace(/[^\S\n]+/gu, ' ')
  const denied = /^deny(?:\s*[:,–-]\s*|\s+)(.+?)\.?$/iu.exec(written)
  if (denied !== null) return { reply: 'deny', reason: denied[1]?.toLowerCase() ?? '' }
  const verified =
    /^verify(,?\s+(?:as\s+)?(?:an?\s+)?(?:new\s+)?loose\s+end)?(?:[,;]?\s+tying\s+off:?\s+([\s\S]+)|\.)?$/iu.exec(
      written,
    )
  if (verified === null) return text
  const [, loose, ends] = verified
  return { reply: 'verify', looseEnd: loose !== undefined, tied: listIn(ends ?? '') }
}

/** The items of a list, by lines or by semicolons. */
function listIn(text: string): string[] {
  return text
    .split(/[\n;]/u)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

const elements: v.GenericSchema<unknown, string[]> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.array(cardSchema),
  /* @__PURE__ */ v.minLength(1, 'Send one story element or more'),
  /* @__PURE__ */ v.maxLength(MOST_CARDS, `Send ${MOST_CARDS} story elements at most`),
)

/**
 * The story elements that the Barkeep brings: a list, or a text with one to a line or semicolons
 * between them.
 */
export const elementsSchema: v.GenericSchema<unknown, readonly Card[]> = /* @__PURE__ */ v.union(
  [
    elements,
    /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.string(),
      /* @__PURE__ */ v.maxLength(100 * MOST_CARDS, 'Send a shorter list of story elements'),
      /* @__PURE__ */ v.transform((text): unknown => listIn(text)),
      elements,
    ),
  ],
  'Send a list of story elements, or a text with one to a line or semicolons between them',
)

/**
 * What the Barkeep does about a deck that is short; `'end'`, `'end the tale'` and a bare list will
 * do.
 */
export const restockSchema: v.GenericSchema<unknown, Restock> = /* @__PURE__ */ v.union(
  [
    /* @__PURE__ */ v.variant('do', [
      /* @__PURE__ */ v.strictObject({ do: /* @__PURE__ */ v.literal('end') }),
      /* @__PURE__ */ v.strictObject({
        do: /* @__PURE__ */ v.literal('add'),
        elements: elementsSchema,
      }),
    ]),
    /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.string(),
      /* @__PURE__ */ v.regex(/^end(?: the tale)?[.!]?$/iu),
      /* @__PURE__ */ v.transform((): Restock => ({ do: 'end' })),
    ),
    /* @__PURE__ */ v.pipe(
      elementsSchema,
      /* @__PURE__ */ v.transform((added): Restock => ({ do: 'add', elements: added })),
    ),
  ],
  'Say "end", or send story elements: a list, or a text with one to a line or semicolons between them',
)
