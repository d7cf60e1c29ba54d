import { days } from '@ackanomic/core'
import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice } from '../shapes.js'
import { DIPLOMACY_EDITIONS, DIPLOMACY_RULE_CHOICES, type DiplomacyRulebook } from './editions.js'
import type { DiplomacyVariant } from './map.js'

const MAX_WAIT = /* @__PURE__ */ days(366)

export const wholeNumber = v.pipe(
  v.number(),
  v.integer('Give a whole number'),
  v.minValue(0, 'Give no negative number'),
  v.maxValue(100_000, 'Give a smaller number'),
)

export const shortName = v.pipe(
  v.string(),
  v.minLength(1, 'Give a name'),
  v.maxLength(40, 'Use at most 40 characters'),
)

export const durationSchema = v.pipe(
  v.number(),
  v.integer('Give whole milliseconds'),
  v.minValue(1, 'Give more than 0 milliseconds'),
  v.maxValue(MAX_WAIT, 'Give at most a leap year'),
)

const text = v.pipe(v.string(), v.maxLength(4000, 'Write at most 4000 characters'))

export const filledText = v.pipe(
  text,
  v.check((said) => said.trim() !== '', 'Write something here'),
)

const FAULTY_RULES = ['secondOrder', 'impossibleMove', 'perpetualOrders', 'proxyOrders'] as const

type NamedRules = Omit<DiplomacyRulebook, (typeof FAULTY_RULES)[number]>

const NAMED_CHOICES = /* @__PURE__ */ Object.entries(DIPLOMACY_RULE_CHOICES).filter(
  ([rule]) => !FAULTY_RULES.some((faulty) => faulty === rule),
)

const ruleChoices: v.GenericSchema<unknown, Partial<NamedRules>> = v.strictObject(
  /* @__PURE__ */ Object.fromEntries(
    /* @__PURE__ */ NAMED_CHOICES.map(([rule, values]) => {
      const says = `Choose one of ${values.join(', ')}`
      const texts = values.filter((value) => typeof value === 'string')
      return [rule, v.optional(texts.length > 0 ? v.picklist(texts, says) : v.boolean(says))]
    }),
  ),
)

function namedRulesOf(rules: DiplomacyRulebook): NamedRules {
  const named = NAMED_CHOICES.map(([rule]) => [rule, rules[rule as keyof DiplomacyRulebook]])
  return Object.fromEntries(named)
}

const DEFAULT_TEXTS = {
  instructions:
    'Send orders as text, such as "A Par-Bur, F Bre-MAO"; the page of the game tells the forms. The library adjudicates at the deadline.',
  faulty:
    'Late is what comes at the deadline or after it; ambiguous are different orders for one unit; invalid is what the rules do not allow for that unit.',
  bots: 'A bot orders all its units to hold, without ambiguity.',
}

const terms = {
  /** Other differences from the rulebook (2). */
  variations: v.optional(filledText, 'none'),
  /** The number of centres that wins; `null` for the map's. */
  victory: v.optional(v.nullable(wholeNumber), null),
  /** Whether countries are drawn by lot, or chosen by the referee (3). */
  countries: choice(['drawn', 'chosen']),
  /** The length of each kind of turn, in milliseconds from its announced start (4). */
  limits: v.optional(
    v.strictObject({
      moves: v.optional(durationSchema, /* @__PURE__ */ days(7)),
      retreats: v.optional(durationSchema, /* @__PURE__ */ days(3)),
      adjustments: v.optional(durationSchema, /* @__PURE__ */ days(3)),
      /** The length of the first turn; `null` for that of other turns of movement. */
      first: v.optional(v.nullable(durationSchema), null),
      /** Whether a turn may end at a weekend (UTC), or ends on the Monday after. */
      weekends: choice(['played', 'spared']),
      /** A house rule: milliseconds added once to a turn with missing orders, or `null`. */
      grace: v.optional(v.nullable(durationSchema), null),
    }),
    {},
  ),
  /** Whether a turn ends early once everybody who has something to order is ready. */
  earlyEnd: v.optional(v.boolean(), false),
  /** Whether the library alone adjudicates, or the referee (5). */
  adjudication: v.optional(
    v.variant('method', [
      v.strictObject({
        method: v.literal('automated'),
        instructions: v.optional(filledText, DEFAULT_TEXTS.instructions),
        form: v.optional(text, ''),
        contact: v.optional(text, ''),
      }),
      v.strictObject({
        method: v.literal('manual'),
        instructions: v.optional(text, ''),
        form: filledText,
        contact: filledText,
      }),
    ]),
    { method: 'automated' },
  ),
  /** The treatment of late, ambiguous and invalid orders (6). */
  faulty: v.optional(
    v.strictObject({
      /** Whether units without orders hold, or repeat their last movement orders. */
      late: choice(['hold', 'repeat']),
      /** Which of several orders for one unit counts, if any. */
      ambiguous: choice(['hold', 'first', 'last']),
      /** Whether an impossible move is a `hold`, or `stands` and gets no support. */
      invalid: choice(['hold', 'stands']),
      /** The orders that count as late, ambiguous or invalid. */
      explained: v.optional(filledText, DEFAULT_TEXTS.faulty),
    }),
    {},
  ),
  /** The early end of the game (7), or `null`. */
  end: v.optional(
    v.nullable(
      v.strictObject({
        year: wholeNumber,
        /** The letter of the last season, such as `'F'`. The game ends after its retreats. */
        season: shortName,
        /** The winners then: nobody, the players with the most centres, or all on the board. */
        winners: choice(['none', 'most centres', 'survivors']),
      }),
    ),
    null,
  ),
  /** Whether all on the board may agree to end the game, and then win together (7). */
  draws: choice(['none', 'no winner', 'shared']),
  /** The actions of bots (8), whose units hold in movement. */
  bots: v.optional(
    v.strictObject({
      /** Whether dislodged units disband, or retreat to the first place by name. */
      retreats: choice(['disband', 'first']),
      /** Whether a bot builds nothing, or armies in the first free sites by name. */
      builds: choice(['none', 'armies']),
      explained: v.optional(filledText, DEFAULT_TEXTS.bots),
    }),
    {},
  ),
  /** Whether several players may win together (IV). */
  coWins: v.optional(v.boolean(), true),
  /** Whether players without units and centres may belong to the group. */
  coWinZeroCentres: v.optional(v.boolean(), false),
  /** When an acknowledgement of a joint win lapses. */
  ackExpiry: choice(['never', 'next-adjudication']),
  /** Whether a new departure restarts the three days of a pause. */
  pauseClock: choice(['per-pause', 'per-departure']),
  /** Whether a referee back from vacation takes the office back. */
  refereeResumes: v.optional(v.boolean(), true),
  /** Whether former players, unless they resigned, may be replacements. */
  formerPlayersMayReplace: v.optional(v.boolean(), false),
  /** The owner of a bot's win: nobody, or its absent player. */
  botWin: choice(['no-award', 'original-player']),
}

/** The schema of the announcement (step B) on these maps, with the readings of the rule. */
export function announcementOn(variants: readonly [DiplomacyVariant, ...DiplomacyVariant[]]) {
  return v.pipe(
    v.strictObject({
      /** The limits on players (1). `null` for as many as there is room for. */
      players: v.optional(
        v.strictObject({
          minimum: v.optional(v.pipe(wholeNumber, v.minValue(2, 'Give at least 2 players')), 2),
          maximum: v.optional(v.nullable(wholeNumber), null),
        }),
        {},
      ),
      variant: v.optional(v.picklist(variants.map(({ name }) => name)), variants[0].name),
      edition: choice(['1976', 'datc']),
      /** The announcement's changes of the edition's rules (2). */
      rules: v.optional(ruleChoices, {}),
      ...terms,
    }),
    v.transform(({ edition, rules, ...rest }) => {
      return { ...rest, edition, rules: { ...namedRulesOf(DIPLOMACY_EDITIONS[edition]), ...rules } }
    }),
    v.check(
      ({ players: { minimum, maximum } }) => maximum === null || minimum <= maximum,
      'The minimum number of players must not be above the maximum',
    ),
  )
}

/** The options of a game, which the referee announces in step B. */
export type DiplomacyOptions = Immutable<v.InferOutput<ReturnType<typeof announcementOn>>>
