import { days } from '@ackanomic/core'
import * as v from 'valibot'
import type { Act } from './acts.js'
import type { FaultyRule, Options } from './announcement.js'
import { EDITIONS, type Rules } from './editions.js'
import type { Variant } from './map.js'
import { positionSchema, short, whole } from './position-schema.js'
import type { Diplomacy } from './types.js'

/** The most lines of orders in one mail, and the longest of them. */
const MOST_LINES = 200
const LONGEST_LINE = 400
/** The longest text of an announcement. */
const LONGEST_TEXT = 4000
/** The longest turn, enrolment: a leap year. */
export const LONGEST_WAIT: number = /* @__PURE__ */ days(366)

const text = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.maxLength(LONGEST_TEXT, `Write ${LONGEST_TEXT} characters at the most`),
)
const given = /* @__PURE__ */ v.pipe(
  text,
  /* @__PURE__ */ v.check((said) => said.trim() !== '', 'Say something here'),
)
const wait = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.integer('Give whole milliseconds'),
  /* @__PURE__ */ v.minValue(1, 'A time limit is longer than nothing'),
  /* @__PURE__ */ v.maxValue(LONGEST_WAIT, 'A time limit is no longer than a leap year'),
)
const name = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.minLength(1, 'Give a name'),
  /* @__PURE__ */ v.maxLength(100, 'A name has 100 characters at the most'),
)
const flag = /* @__PURE__ */ v.boolean()

const CHOICES: {
  readonly [Choice in Exclude<keyof Rules, FaultyRule>]: readonly Rules[Choice][]
} = {
  routes: ['any-disrupts', 'any-carries'],
  paradox: ['1971', '1982', '2000', 'szykman', 'all-hold'],
  adjacentConvoy: ['swap', 'own-fleet', 'intent', 'via'],
  landFallback: [true, false],
  convoyCutsAgainstItself: [true, false],
  retreatBehindConvoy: [true, false],
  namedRoutes: ['ignored', 'binding', 'required'],
  dislodgedHasNoEffect: ['always', 'head-to-head'],
  coastOpen: ['void', 'first'],
  coastOmitted: ['void', 'only'],
  coastWrong: ['void', 'only'],
  supportCoast: ['optional', 'own-optional', 'required', 'ignored'],
  unitCoastWrong: ['ignored', 'void'],
  coastNeedless: ['ignored', 'void'],
  buildCoastOpen: ['void', 'first'],
  kindOmitted: ['accepted', 'void'],
  kindWrong: ['accepted', 'void'],
  buildKindOmitted: ['void', 'inland', 'coast'],
  buildFleetInland: ['void', 'army'],
  powerOmitted: ['accepted', 'void'],
  powerWrong: ['accepted', 'void'],
  orderSets: ['last', 'combined'],
  unsequencedSets: ['hold', 'combined'],
  tooManyBuilds: ['none', 'first', 'last'],
  buildsInOnePlace: ['none', 'first', 'last'],
  tooManyDisbands: ['none', 'first', 'last'],
  waives: [true, false],
  disorderFrom: ['home', 'owned'],
  disorderOver: ['any', 'own'],
  supportsInDisorder: [true, false],
  poorlyWritten: ['alone', 'set'],
  implicitOrders: [true, false],
  illegalUnits: ['remain', 'removed'],
}

const choiceSchema: v.GenericSchema<unknown, Partial<Rules>> = /* @__PURE__ */ v.strictObject(
  /* @__PURE__ */ Object.fromEntries(
    /* @__PURE__ */ Object.entries(CHOICES).map(([choice, values]) => [
      choice,
      v.optional(
        v.custom<unknown>(
          (value) => (values as readonly unknown[]).includes(value),
          `Choose one of ${values.join(', ')}`,
        ),
      ),
    ]),
  ),
)

/** What the announcement says where it says nothing else. */
const SAID = {
  instructions:
    'Send orders as text, such as "A Par-Bur, F Bre-MAO"; the page of the game tells the forms. The library adjudicates at the deadline.',
  faulty:
    'Late is what comes at the deadline or after it; ambiguous are different orders for one unit; invalid is what the rules do not allow for that unit.',
  bots: 'A bot orders all its units to hold, without ambiguity.',
}

const adjudication = /* @__PURE__ */ v.optional(
  /* @__PURE__ */ v.variant('method', [
    /* @__PURE__ */ v.strictObject({
      method: /* @__PURE__ */ v.literal('automated'),
      instructions: /* @__PURE__ */ v.optional(given, SAID.instructions),
      form: /* @__PURE__ */ v.optional(text, ''),
      contact: /* @__PURE__ */ v.optional(text, ''),
    }),
    /* @__PURE__ */ v.strictObject({
      method: /* @__PURE__ */ v.literal('manual'),
      instructions: /* @__PURE__ */ v.optional(text, ''),
      form: given,
      contact: given,
    }),
  ]),
  { method: 'automated' },
)

const terms = {
  variations: /* @__PURE__ */ v.optional(given, 'none'),
  victory: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(whole), null),
  countries: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['drawn', 'chosen']), 'drawn'),
  limits: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.strictObject({
      moves: /* @__PURE__ */ v.optional(wait, /* @__PURE__ */ days(7)),
      retreats: /* @__PURE__ */ v.optional(wait, /* @__PURE__ */ days(3)),
      adjustments: /* @__PURE__ */ v.optional(wait, /* @__PURE__ */ days(3)),
      first: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(wait), null),
      weekends: /* @__PURE__ */ v.optional(
        /* @__PURE__ */ v.picklist(['played', 'spared']),
        'played',
      ),
    }),
    {},
  ),
  earlyEnd: /* @__PURE__ */ v.optional(flag, false),
  adjudication,
  faulty: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.strictObject({
      late: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['hold', 'repeat']), 'hold'),
      ambiguous: /* @__PURE__ */ v.optional(
        /* @__PURE__ */ v.picklist(['hold', 'first', 'last']),
        'hold',
      ),
      invalid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['hold', 'stands']), 'hold'),
      explained: /* @__PURE__ */ v.optional(given, SAID.faulty),
    }),
    {},
  ),
  end: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.nullable(
      /* @__PURE__ */ v.strictObject({
        year: whole,
        season: short,
        winners: /* @__PURE__ */ v.optional(
          /* @__PURE__ */ v.picklist(['none', 'most centres', 'survivors']),
          'none',
        ),
      }),
    ),
    null,
  ),
  draws: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['none', 'no winner', 'shared']),
    'none',
  ),
  bots: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.strictObject({
      retreats: /* @__PURE__ */ v.optional(
        /* @__PURE__ */ v.picklist(['disband', 'first']),
        'disband',
      ),
      builds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['none', 'armies']), 'none'),
      explained: /* @__PURE__ */ v.optional(given, SAID.bots),
    }),
    {},
  ),
  coWins: /* @__PURE__ */ v.optional(flag, true),
  coWinZeroCentres: /* @__PURE__ */ v.optional(flag, false),
  ackExpiry: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['never', 'next-adjudication']),
    'never',
  ),
  pauseClock: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['per-pause', 'per-departure']),
    'per-pause',
  ),
  refereeResumes: /* @__PURE__ */ v.optional(flag, true),
  formerPlayersMayReplace: /* @__PURE__ */ v.optional(flag, false),
  botWin: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['no-award', 'original-player']),
    'no-award',
  ),
}

/** What the announcement may look like, for the maps that a game knows by name. */
export function optionsSchema(
  variants: readonly [Variant, ...Variant[]],
): v.GenericSchema<unknown, Options> {
  return v.pipe(
    v.strictObject({
      players: v.optional(
        v.strictObject({
          minimum: v.optional(v.pipe(whole, v.minValue(2, 'At least two play')), 2),
          maximum: v.optional(v.nullable(whole), null),
        }),
        {},
      ),
      variant: v.optional(v.picklist(variants.map(({ name }) => name)), variants[0].name),
      edition: v.optional(v.picklist(['1976', 'datc']), '1976'),
      rules: v.optional(choiceSchema, {}),
      ...terms,
    }),
    v.transform(({ edition, rules, ...rest }): Options => {
      const { secondOrder: _, impossibleMove: __, ...more } = EDITIONS[edition]
      const { perpetualOrders: ___, proxyOrders: ____, ...edited } = more
      return { ...rest, edition, rules: { ...edited, ...rules } }
    }),
    v.check(
      ({ players: { minimum, maximum } }) => maximum === null || minimum <= maximum,
      'The minimum of players is not above the maximum',
    ),
  )
}

const powers = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.array(short),
  /* @__PURE__ */ v.maxLength(100, 'No map has so many powers'),
)

/** What a choice of countries may look like. */
export const countriesSchema: v.GenericSchema<unknown, readonly string[]> = powers

/** What the opening of the enrolment may look like. */
export const openingSchema: v.GenericSchema<unknown, Diplomacy['Inquiries']['open']['answer']> =
  /* @__PURE__ */ v.strictObject({ length: wait })

/** What the start may look like. */
export const startSchema: v.GenericSchema<unknown, Diplomacy['Inquiries']['start']['answer']> =
  /* @__PURE__ */ v.strictObject({ players: /* @__PURE__ */ v.nullable(whole) })

/** What an adjudication may look like. */
export const adjudicationSchema: v.GenericSchema<
  unknown,
  Diplomacy['Inquiries']['adjudication']['answer']
> = /* @__PURE__ */ v.strictObject({
  position: /* @__PURE__ */ v.nullable(positionSchema),
  says: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(given, /* @__PURE__ */ v.maxLength(1000))),
      /* @__PURE__ */ v.maxLength(MOST_LINES, `Send ${MOST_LINES} lines at the most`),
    ),
    [],
  ),
})

/** What an enrolment may look like. */
export const joinSchema: v.GenericSchema<unknown, Diplomacy['Join']> =
  /* @__PURE__ */ v.strictObject({
    email: /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.string(),
      /* @__PURE__ */ v.regex(
        /^[^\s@\p{Cc}\p{Cs}]{1,64}@[^\s@\p{Cc}\p{Cs}]{1,190}$/u,
        'Give an e-mail address',
      ),
    ),
  })

const of = <Type extends string>(
  type: Type,
): { readonly type: v.LiteralSchema<Type, undefined> } => ({
  type: v.literal(type),
})

/** What a move may look like. */
export const moveSchema: v.GenericSchema<unknown, Act> = /* @__PURE__ */ v.variant('type', [
  /* @__PURE__ */ v.strictObject(/* @__PURE__ */ of('abort')),
  /* @__PURE__ */ v.strictObject({
    .../* @__PURE__ */ of('orders'),
    orders: /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.array(
        /* @__PURE__ */ v.pipe(
          /* @__PURE__ */ v.string(),
          /* @__PURE__ */ v.maxLength(
            LONGEST_LINE,
            `A line has ${LONGEST_LINE} characters at the most`,
          ),
        ),
      ),
      /* @__PURE__ */ v.maxLength(MOST_LINES, `Send ${MOST_LINES} lines at the most`),
    ),
  }),
  /* @__PURE__ */ v.strictObject({ .../* @__PURE__ */ of('ready'), ready: flag }),
  /* @__PURE__ */ v.strictObject({ .../* @__PURE__ */ of('extend'), length: wait }),
  /* @__PURE__ */ v.strictObject({ .../* @__PURE__ */ of('claim'), group: powers }),
  /* @__PURE__ */ v.strictObject(/* @__PURE__ */ of('unclaim')),
  /* @__PURE__ */ v.strictObject({ .../* @__PURE__ */ of('draw'), agree: flag }),
  /* @__PURE__ */ v.strictObject({ .../* @__PURE__ */ of('offer'), for: short }),
  /* @__PURE__ */ v.strictObject({
    .../* @__PURE__ */ of('acknowledge'),
    person: name,
    for: short,
  }),
  /* @__PURE__ */ v.strictObject({ .../* @__PURE__ */ of('correct'), position: positionSchema }),
])
