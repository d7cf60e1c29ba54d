import * as v from 'valibot'
import { LONGEST_TEXT, MOST_CARDS } from './plays.js'
import { cardSchema } from './schema.js'
import { type Card, DENIALS, type Verdict } from './tale.js'
import type { Restock } from './types.js'

const tied = v.pipe(v.array(cardSchema), v.maxLength(MOST_CARDS))

const said: v.GenericSchema<unknown, Verdict> = v.variant('reply', [
  v.strictObject({
    reply: v.literal('verify'),
    looseEnd: v.optional(v.boolean(), false),
    tied: v.optional(tied, []),
  }),
  v.strictObject({ reply: v.literal('deny'), reason: v.picklist(DENIALS) }),
])

/**
 * What the Barkeep says to a play: an object, or in words such as `'verify'`, `'verify as a loose
 * end'`, `'verify, tying off a riddle; a duel at dawn'` or `'deny: non sequitur'`.
 */
export const verdictSchema: v.GenericSchema<unknown, Verdict> = v.union(
  [said, v.pipe(v.string(), v.maxLength(LONGEST_TEXT), v.transform(verdictIn), said)],
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

const elements: v.GenericSchema<unknown, string[]> = v.pipe(
  v.array(cardSchema),
  v.minLength(1, 'Send one story element or more'),
  v.maxLength(MOST_CARDS, `Send ${MOST_CARDS} story elements at most`),
)

/**
 * The story elements that the Barkeep brings: a list, or a text with one to a line or semicolons
 * between them.
 */
export const elementsSchema: v.GenericSchema<unknown, readonly Card[]> = v.union(
  [
    elements,
    v.pipe(
      v.string(),
      v.maxLength(100 * MOST_CARDS, 'Send a shorter list of story elements'),
      v.transform((text): unknown => listIn(text)),
      elements,
    ),
  ],
  'Send a list of story elements, or a text with one to a line or semicolons between them',
)

/**
 * What the Barkeep does about a deck that is short; `'end'`, `'end the tale'` and a bare list will
 * do.
 */
export const restockSchema: v.GenericSchema<unknown, Restock> = v.union(
  [
    v.variant('do', [
      v.strictObject({ do: v.literal('end') }),
      v.strictObject({ do: v.literal('add'), elements: elementsSchema }),
    ]),
    v.pipe(
      v.string(),
      v.regex(/^end(?: the tale)?[.!]?$/iu),
      v.transform((): Restock => ({ do: 'end' })),
    ),
    v.pipe(
      elementsSchema,
      v.transform((added): Restock => ({ do: 'add', elements: added })),
    ),
  ],
  'Say "end", or send story elements: a list, or a text with one to a line or semicolons between them',
)
