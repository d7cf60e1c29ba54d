import type { Immutable } from '@ackanomic/core/engine'
import { isSameName, trophyKinds } from '@ackanomic/society'
import * as v from 'valibot'
import { isEachOnce } from '../shapes.js'
import {
  MAX_CARD_LENGTH,
  MAX_CARDS,
  MAX_SUBJECT_LENGTH,
  MAX_TEXT_LENGTH,
  RUSTY_LANTERN_DENIALS,
} from './tale.js'

export const MENTIONS = ['sufficient', 'insufficient', 'not held'] as const

/** No control characters, half characters or changes of direction. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/u

const lineOf = (longest: number, what: string): v.GenericSchema<unknown, string> =>
  v.pipe(
    v.string(),
    v.maxLength(4 * longest, `Send ${what} of ${longest} characters at most`),
    v.transform((text) => text.replace(/\s+/gu, ' ').trim()),
    v.regex(PRINTABLE, `Send ${what} in one line of letters, not empty`),
    v.maxLength(longest, `Send ${what} of ${longest} characters at most`),
  )

export const cardSchema = /* @__PURE__ */ lineOf(MAX_CARD_LENGTH, 'a card')

export const subjectSchema = /* @__PURE__ */ lineOf(MAX_SUBJECT_LENGTH, 'a subject')

export const textSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT_LENGTH, `Send ${MAX_TEXT_LENGTH} characters at most`),
  v.transform((written) => written.replace(/\r\n?/gu, '\n').trim()),
  v.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])+$/u, 'Send a text, not empty'),
)

const stake = v.strictObject({
  kind: /* @__PURE__ */ lineOf(MAX_CARD_LENGTH, 'a kind of entity'),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
})

/** Whether a kind of entity is a Trophy, which nobody can trade (1250.2). */
function isTrophy(kind: string): boolean {
  const isNamed = trophyKinds.some(({ name }) => isSameName(name, kind))
  return isNamed || /\btroph(?:y|ies)\b/iu.test(kind)
}

export const stakesSchema = v.pipe(
  v.array(stake),
  v.maxLength(20),
  v.check(
    (all) => isEachOnce(all.map(({ kind }) => kind.toLowerCase())),
    'Send each kind of entity once',
  ),
  v.check(
    (all) => !all.some(({ kind }) => isTrophy(kind)),
    'Stake no Trophy, since nobody can trade one',
  ),
)

/** The Barkeep's answer: a value, or a text that is read into one. */
const orText = <Answer>(
  answer: v.GenericSchema<unknown, Answer>,
  read: (text: string) => unknown,
  message: string,
): v.GenericSchema<unknown, Answer> =>
  v.union(
    [answer, v.pipe(v.string(), v.maxLength(100 * MAX_CARDS), v.transform(read), answer)],
    message,
  )

const verdict = v.variant('reply', [
  v.strictObject({
    reply: v.literal('verify'),
    looseEnd: v.optional(v.boolean(), false),
    tied: v.optional(v.pipe(v.array(cardSchema), v.maxLength(MAX_CARDS)), []),
  }),
  v.strictObject({ reply: v.literal('deny'), reason: v.picklist(RUSTY_LANTERN_DENIALS) }),
])

/** The answer to a play: whether its card becomes a Loose End, and which ones it ties off. */
export type RustyLanternVerdict = Immutable<v.InferOutput<typeof verdict>>

/**
 * The Barkeep's answer to a play: an object, or a text such as `'verify'`, `'verify as a loose
 * end'`, `'verify, tying off a riddle; a duel at dawn'` or `'deny: non sequitur'`.
 */
export const verdictSchema = /* @__PURE__ */ orText<RustyLanternVerdict>(
  verdict,
  readVerdict,
  `Say "verify", "verify as a loose end" or "verify, tying off a riddle; a wager", or "deny:" and one of these reasons: ${RUSTY_LANTERN_DENIALS.join(', ')}`,
)

function readVerdict(text: string): unknown {
  const written = text.trim().replace(/[^\S\n]+/gu, ' ')
  const reason = /^deny:? (.+?)\.?$/iu.exec(written)?.[1]
  if (reason !== undefined) return { reply: 'deny', reason: reason.toLowerCase() }
  const [isVerified, loose, ends = ''] =
    /^verify(,? (?:as )?(?:an? )?(?:new )?loose end)?(?:[,;]? tying off:?\s+([\s\S]+)|\.)?$/iu.exec(
      written,
    ) ?? []
  if (isVerified === undefined) return text
  return { reply: 'verify', looseEnd: loose !== undefined, tied: readList(ends) }
}

function readList(text: string): string[] {
  return text
    .split(/[\n;]/u)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

export const elementsSchema = /* @__PURE__ */ orText<readonly string[]>(
  v.pipe(
    v.array(cardSchema),
    v.minLength(1, 'Send one story element or more'),
    v.maxLength(MAX_CARDS, `Send ${MAX_CARDS} story elements at most`),
  ),
  readList,
  'Send a list of story elements, or a text with one to a line or semicolons between them',
)

const restock = v.variant('do', [
  v.strictObject({ do: v.literal('end') }),
  v.strictObject({ do: v.literal('add'), elements: elementsSchema }),
])

export const restockSchema = /* @__PURE__ */ orText<Immutable<v.InferOutput<typeof restock>>>(
  restock,
  (text) =>
    /^end(?: the tale)?[.!]?$/iu.test(text) ? { do: 'end' } : { do: 'add', elements: text },
  'Say "end", or send story elements as a text with one to a line or semicolons between them',
)
