import { days } from '@ackanomic/core'
import * as v from 'valibot'
import type { Act } from './acts.js'
import { FAULTY_RULES, type Options } from './announcement.js'
import { EDITIONS, RULE_CHOICES, type Rules } from './editions.js'
import type { Variant } from './map.js'
import type { Position } from './position.js'
import type { Diplomacy } from './types.js'

export const whole: v.GenericSchema<unknown, number> = v.pipe(
  v.number(),
  v.integer('Give a whole number'),
  v.minValue(0, 'Give no negative number'),
  v.maxValue(100_000, 'Give a smaller number'),
)

export const short: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.minLength(1, 'Give a name'),
  v.maxLength(40, 'Such a name has 40 characters at the most'),
)

const unit = v.strictObject({ power: short, kind: v.picklist(['A', 'F']), at: short })

/** What a position may look like; whether it fits the map is checked elsewhere. */
export const positionSchema: v.GenericSchema<unknown, Position> = v.strictObject({
  phase: v.strictObject({
    year: whole,
    season: whole,
    step: v.picklist(['moves', 'retreats', 'adjustments']),
  }),
  units: v.pipe(v.array(unit), v.maxLength(500, 'No map has so many provinces')),
  owners: v.pipe(
    v.record(short, short),
    v.check((owners) => Object.keys(owners).length <= 500, 'Too many centres'),
  ),
  dislodged: v.pipe(
    v.array(
      v.strictObject({
        unit,
        from: short,
        retreats: v.pipe(v.array(short), v.maxLength(50, 'No place has so many neighbours')),
      }),
    ),
    v.maxLength(500, 'No map has so many provinces'),
  ),
})

/** The most lines of orders in one mail, and the longest of them. */
const MOST_LINES = 200
const LONGEST_LINE = 400
/** The longest text of an announcement. */
const LONGEST_TEXT = 4000
/** The longest turn, enrolment: a leap year. */
const LONGEST_WAIT: number = /* @__PURE__ */ days(366)

const text = v.pipe(
  v.string(),
  v.maxLength(LONGEST_TEXT, `Write ${LONGEST_TEXT} characters at the most`),
)
const given = v.pipe(
  text,
  v.check((said) => said.trim() !== '', 'Say something here'),
)
const wait = v.pipe(
  v.number(),
  v.integer('Give whole milliseconds'),
  v.minValue(1, 'A time limit is longer than nothing'),
  v.maxValue(LONGEST_WAIT, 'A time limit is no longer than a leap year'),
)
const name = v.pipe(
  v.string(),
  v.minLength(1, 'Give a name'),
  v.maxLength(100, 'A name has 100 characters at the most'),
)
const flag = v.boolean()

/** The choices that the announcement makes by name; item 6 makes the others. */
const NAMED_CHOICES = /* @__PURE__ */ Object.entries(RULE_CHOICES).filter(
  ([choice]) => !FAULTY_RULES.some((faulty) => faulty === choice),
)

const choiceSchema: v.GenericSchema<unknown, Partial<Rules>> = v.strictObject(
  /* @__PURE__ */ Object.fromEntries(
    /* @__PURE__ */ NAMED_CHOICES.map(([choice, values]) => [
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

const adjudication = v.optional(
  v.variant('method', [
    v.strictObject({
      method: v.literal('automated'),
      instructions: v.optional(given, SAID.instructions),
      form: v.optional(text, ''),
      contact: v.optional(text, ''),
    }),
    v.strictObject({
      method: v.literal('manual'),
      instructions: v.optional(text, ''),
      form: given,
      contact: given,
    }),
  ]),
  { method: 'automated' },
)

const terms = {
  variations: v.optional(given, 'none'),
  victory: v.optional(v.nullable(whole), null),
  countries: v.optional(v.picklist(['drawn', 'chosen']), 'drawn'),
  limits: v.optional(
    v.strictObject({
      moves: v.optional(wait, /* @__PURE__ */ days(7)),
      retreats: v.optional(wait, /* @__PURE__ */ days(3)),
      adjustments: v.optional(wait, /* @__PURE__ */ days(3)),
      first: v.optional(v.nullable(wait), null),
      weekends: v.optional(v.picklist(['played', 'spared']), 'played'),
    }),
    {},
  ),
  earlyEnd: v.optional(flag, false),
  adjudication,
  faulty: v.optional(
    v.strictObject({
      late: v.optional(v.picklist(['hold', 'repeat']), 'hold'),
      ambiguous: v.optional(v.picklist(['hold', 'first', 'last']), 'hold'),
      invalid: v.optional(v.picklist(['hold', 'stands']), 'hold'),
      explained: v.optional(given, SAID.faulty),
    }),
    {},
  ),
  end: v.optional(
    v.nullable(
      v.strictObject({
        year: whole,
        season: short,
        winners: v.optional(v.picklist(['none', 'most centres', 'survivors']), 'none'),
      }),
    ),
    null,
  ),
  draws: v.optional(v.picklist(['none', 'no winner', 'shared']), 'none'),
  bots: v.optional(
    v.strictObject({
      retreats: v.optional(v.picklist(['disband', 'first']), 'disband'),
      builds: v.optional(v.picklist(['none', 'armies']), 'none'),
      explained: v.optional(given, SAID.bots),
    }),
    {},
  ),
  coWins: v.optional(flag, true),
  coWinZeroCentres: v.optional(flag, false),
  ackExpiry: v.optional(v.picklist(['never', 'next-adjudication']), 'never'),
  pauseClock: v.optional(v.picklist(['per-pause', 'per-departure']), 'per-pause'),
  refereeResumes: v.optional(flag, true),
  formerPlayersMayReplace: v.optional(flag, false),
  botWin: v.optional(v.picklist(['no-award', 'original-player']), 'no-award'),
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
      const edited = NAMED_CHOICES.map(([choice]) => [
        choice,
        EDITIONS[edition][choice as keyof Rules],
      ])
      return { ...rest, edition, rules: { ...Object.fromEntries(edited), ...rules } }
    }),
    v.check(
      ({ players: { minimum, maximum } }) => maximum === null || minimum <= maximum,
      'The minimum of players is not above the maximum',
    ),
  )
}

const powers = v.pipe(v.array(short), v.maxLength(100, 'No map has so many powers'))

export const countriesSchema: v.GenericSchema<unknown, readonly string[]> = powers

export const openingSchema: v.GenericSchema<unknown, Diplomacy['Inquiries']['open']['answer']> =
  v.strictObject({ length: wait })

export const startSchema: v.GenericSchema<unknown, Diplomacy['Inquiries']['start']['answer']> =
  v.strictObject({ players: v.nullable(whole) })

export const adjudicationSchema: v.GenericSchema<
  unknown,
  Diplomacy['Inquiries']['adjudication']['answer']
> = v.strictObject({
  position: v.nullable(positionSchema),
  says: v.optional(
    v.pipe(
      v.array(v.pipe(given, v.maxLength(1000))),
      v.maxLength(MOST_LINES, `Send ${MOST_LINES} lines at the most`),
    ),
    [],
  ),
})

export const joinSchema: v.GenericSchema<unknown, Diplomacy['Join']> = v.strictObject({
  email: v.pipe(
    v.string(),
    v.regex(/^[^\s@\p{Cc}\p{Cs}]{1,64}@[^\s@\p{Cc}\p{Cs}]{1,190}$/u, 'Give an e-mail address'),
  ),
})

const of = <Type extends string>(
  type: Type,
): { readonly type: v.LiteralSchema<Type, undefined> } => ({
  type: v.literal(type),
})

export const moveSchema: v.GenericSchema<unknown, Act> = v.variant('type', [
  v.strictObject(/* @__PURE__ */ of('abort')),
  v.strictObject({
    .../* @__PURE__ */ of('orders'),
    orders: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.maxLength(LONGEST_LINE, `A line has ${LONGEST_LINE} characters at the most`),
        ),
      ),
      v.maxLength(MOST_LINES, `Send ${MOST_LINES} lines at the most`),
    ),
  }),
  v.strictObject({ .../* @__PURE__ */ of('ready'), ready: flag }),
  v.strictObject({ .../* @__PURE__ */ of('extend'), length: wait }),
  v.strictObject({ .../* @__PURE__ */ of('claim'), group: powers }),
  v.strictObject(/* @__PURE__ */ of('unclaim')),
  v.strictObject({ .../* @__PURE__ */ of('draw'), agree: flag }),
  v.strictObject({ .../* @__PURE__ */ of('offer'), for: short }),
  v.strictObject({ .../* @__PURE__ */ of('acknowledge'), person: name, for: short }),
  v.strictObject({ .../* @__PURE__ */ of('correct'), position: positionSchema }),
])
