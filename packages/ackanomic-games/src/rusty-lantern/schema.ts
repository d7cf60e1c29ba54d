import { trophyKinds } from '@ackanomic/society'
import * as v from 'valibot'
import {
  LONGEST_CARD,
  LONGEST_SUBJECT,
  LONGEST_TEXT,
  MOST_CARDS,
  RUSTY_LANTERN_DENIALS,
  type RustyLanternVerdict,
} from './tale.js'

/** Whether a play mentions a card well enough for an interruption, or its Bard does not hold it. */
export const MENTIONS = ['sufficient', 'insufficient', 'not held'] as const

/** Whether a play mentions a card well enough, or its Bard does not hold it. */
export type RustyLanternMention = (typeof MENTIONS)[number]

/** What the Barkeep does about a deck that is short: ends the tale, or adds a card for each element. */
export type RustyLanternRestock =
  | { readonly do: 'end' }
  | { readonly do: 'add'; readonly elements: readonly string[] }

/** A line of text: spaces in a row become one, and those at the ends go. */
const lineOf = (longest: number, what: string): v.GenericSchema<unknown, string> =>
  v.pipe(
    v.string(),
    v.maxLength(4 * longest, `Send ${what} of ${longest} characters at most`),
    v.transform((text) => text.replace(/\s+/gu, ' ').trim()),
    v.regex(/^[^\p{Cc}\p{Cs}]+$/u, `Send ${what} in one line of letters, not empty`),
    v.maxLength(longest, `Send ${what} of ${longest} characters at most`),
  )

/** A card as it is written. */
export const cardSchema = /* @__PURE__ */ lineOf(LONGEST_CARD, 'a card')

/** The subject of a play. */
export const subjectSchema = /* @__PURE__ */ lineOf(LONGEST_SUBJECT, 'a subject')

/** The text of a play, or of an epilogue. */
export const textSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_TEXT, `Send ${LONGEST_TEXT} characters at most`),
  v.transform((written) => written.replace(/\r\n?/gu, '\n').trim()),
  v.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])+$/u, 'Send a text, not empty'),
)

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

const stake = v.strictObject({
  kind: /* @__PURE__ */ lineOf(LONGEST_CARD, 'a kind of entity'),
  count,
})

const trophyNames: ReadonlySet<string> = new Set(
  /* @__PURE__ */ trophyKinds.map(({ name }) => name.toLowerCase()),
)

/** Whether a kind of entity is a Trophy, which nobody can trade (1250.2). */
function isTrophy(kind: string): boolean {
  return /\btroph(?:y|ies)\b/iu.test(kind) || trophyNames.has(kind.toLowerCase())
}

/** What is paid into the pot. */
export const stakesSchema = v.pipe(
  v.array(stake),
  v.maxLength(20),
  v.check(
    (all) => new Set(all.map(({ kind }) => kind.toLowerCase())).size === all.length,
    'Send each kind of entity once',
  ),
  v.check(
    (all) => !all.some(({ kind }) => isTrophy(kind)),
    'Stake no Trophy, since nobody can trade one',
  ),
)

const tied = v.pipe(v.array(cardSchema), v.maxLength(MOST_CARDS))

const said: v.GenericSchema<unknown, RustyLanternVerdict> = v.variant('reply', [
  v.strictObject({
    reply: v.literal('verify'),
    looseEnd: v.optional(v.boolean(), false),
    tied: v.optional(tied, []),
  }),
  v.strictObject({ reply: v.literal('deny'), reason: v.picklist(RUSTY_LANTERN_DENIALS) }),
])

/**
 * What the Barkeep says to a play: an object, or in words such as `'verify'`, `'verify as a loose
 * end'`, `'verify, tying off a riddle; a duel at dawn'` or `'deny: non sequitur'`.
 */
export const verdictSchema: v.GenericSchema<unknown, RustyLanternVerdict> = v.union(
  [said, v.pipe(v.string(), v.maxLength(LONGEST_TEXT), v.transform(verdictIn), said)],
  () =>
    `Say "verify", "verify as a loose end" or "verify, tying off a riddle; a wager", or "deny:" and one of these reasons: ${RUSTY_LANTERN_DENIALS.join(', ')}`,
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

const elements = v.pipe(
  v.array(cardSchema),
  v.minLength(1, 'Send one story element or more'),
  v.maxLength(MOST_CARDS, `Send ${MOST_CARDS} story elements at most`),
)

/**
 * The story elements that the Barkeep brings: a list, or a text with one to a line or semicolons
 * between them.
 */
export const elementsSchema: v.GenericSchema<unknown, readonly string[]> = v.union(
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
export const restockSchema: v.GenericSchema<unknown, RustyLanternRestock> = v.union(
  [
    v.variant('do', [
      v.strictObject({ do: v.literal('end') }),
      v.strictObject({ do: v.literal('add'), elements: elementsSchema }),
    ]),
    v.pipe(
      v.string(),
      v.regex(/^end(?: the tale)?[.!]?$/iu),
      v.transform((): RustyLanternRestock => ({ do: 'end' })),
    ),
    v.pipe(
      elementsSchema,
      v.transform((added): RustyLanternRestock => ({ do: 'add', elements: added })),
    ),
  ],
  'Say "end", or send story elements: a list, or a text with one to a line or semicolons between them',
)
