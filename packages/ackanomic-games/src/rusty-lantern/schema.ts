import * as v from 'valibot'
import type { Join, Move } from './moves.js'
import { LONGEST_CARD, LONGEST_SUBJECT, LONGEST_TEXT } from './plays.js'
import type { Options, Stake } from './tale.js'

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
export const cardSchema: v.GenericSchema<unknown, string> = /* @__PURE__ */ lineOf(
  LONGEST_CARD,
  'a card',
)

/** The subject of a play. */
export const subjectSchema: v.GenericSchema<unknown, string> = /* @__PURE__ */ lineOf(
  LONGEST_SUBJECT,
  'a subject',
)

/** The text of a play, or of an epilogue. */
export const textSchema: v.GenericSchema<unknown, string> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.maxLength(LONGEST_TEXT, `Send ${LONGEST_TEXT} characters at most`),
  /* @__PURE__ */ v.transform((written) => written.replace(/\r\n?/gu, '\n').trim()),
  /* @__PURE__ */ v.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])+$/u, 'Send a text, not empty'),
)

const seat = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.safeInteger('Send the number of a seat'),
  /* @__PURE__ */ v.minValue(0, 'Send the number of a seat'),
  /* @__PURE__ */ v.transform((number) => number + 0),
)

/** A seat. */
export const seatSchema: v.GenericSchema<unknown, number> = seat

const count = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.integer(),
  /* @__PURE__ */ v.minValue(1),
  /* @__PURE__ */ v.maxValue(1_000_000),
)

const stake = /* @__PURE__ */ v.strictObject({
  kind: /* @__PURE__ */ lineOf(LONGEST_CARD, 'a kind of entity'),
  count,
})

/** What is paid into the pot. */
export const stakesSchema: v.GenericSchema<unknown, readonly Stake[]> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.array(stake),
  /* @__PURE__ */ v.maxLength(20),
  /* @__PURE__ */ v.check(
    (all) => new Set(all.map(({ kind }) => kind.toLowerCase())).size === all.length,
    'Send each kind of entity once',
  ),
)

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  benches: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.number(),
      /* @__PURE__ */ v.integer(),
      /* @__PURE__ */ v.minValue(2, 'Send two benches or more'),
      /* @__PURE__ */ v.maxValue(1000),
    ),
    6,
  ),
  ante: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.nullable(
      /* @__PURE__ */ v.pipe(
        stakesSchema,
        /* @__PURE__ */ v.check((all) => all.length > 0, 'Send an ante of something, or null'),
      ),
    ),
    null,
  ),
  suspensionStopsClocks: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), true),
  leaverOpenPlay: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['void', 'still-answered']),
    'void',
  ),
  sleepClock: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['since-last-attempt', 'whole-turn']),
    'since-last-attempt',
  ),
  phantomCardDenial: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['no-cards', 'two-cards']),
    'no-cards',
  ),
  enforceLength: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false),
  epilogue: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['optional', 'none']),
    'optional',
  ),
  interruptCard: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['keep', 'burn']), 'keep'),
  deadPot: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['return', 'barkeep', 'keep-in-pot']),
    'return',
  ),
  showDeckSize: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false),
})

const type = <Type extends string>(of: Type): v.LiteralSchema<Type, undefined> => v.literal(of)

/** What moves may look like. */
export const moveSchema: v.GenericSchema<unknown, Move> = /* @__PURE__ */ v.variant('type', [
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('play'),
    subject: subjectSchema,
    text: textSchema,
    card: /* @__PURE__ */ v.nullable(cardSchema),
  }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('pass'),
    discard: /* @__PURE__ */ v.nullable(cardSchema),
  }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('interrupt'),
    play: /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.number(),
      /* @__PURE__ */ v.safeInteger('Send the number of a play'),
      /* @__PURE__ */ v.minValue(1, 'Send the number of a play, from 1'),
    ),
    card: cardSchema,
  }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('epilogue'),
    text: /* @__PURE__ */ v.nullable(textSchema),
  }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('place'), bard: seat, after: seat }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('end') }),
])

/** What a joiner brings; where nothing is said e sits in the last place, and pays nothing. */
export const joinSchema: v.GenericSchema<unknown, Join> = /* @__PURE__ */ v.strictObject({
  after: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(seat), null),
  ante: /* @__PURE__ */ v.optional(stakesSchema, []),
})
