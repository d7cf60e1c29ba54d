import * as v from 'valibot'
import { CARDS } from './cards.js'
import { type Plan, planSchema } from './proof/certificate.js'
import { KNOWLEDGE, RESHUFFLES } from './proof/position.js'
import { DEFAULT_BUDGET } from './proof/prove.js'
import { SLOTS, STATEMENT_NUMBERS } from './statement.js'
import { type Move, NO_PLAN, type NoPlan, type Options } from './types.js'

/** More states than this would take the solver minutes. */
const MOST_STATES = 200_000

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  claim: v.optional(v.picklist(['certificate', 'solver', 'either']), 'either'),
  failedClaim: v.optional(v.picklist(['ignored', 'ends-turn']), 'ignored'),
  knowledge: v.optional(v.picklist(KNOWLEDGE), 'player'),
  reshuffle: v.optional(v.picklist(RESHUFFLES), 'on-draw'),
  lastPlayer: v.optional(v.picklist(['wins', 'no-winner']), 'wins'),
  first: v.optional(v.union([v.literal('chance'), v.picklist([0, 1, 2, 3])]), 'chance'),
  budget: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STATES)),
    DEFAULT_BUDGET,
  ),
})

const card = v.picklist(CARDS, 'Send a card as rank and suit, such as "10H"')
const place = v.picklist([0, 1, 2, 3])

/** What a move may look like. */
export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: v.literal('script'), lower: card, upper: card, function: card }),
  v.strictObject({ type: v.literal('input'), card }),
  v.strictObject({
    type: v.literal('edit'),
    of: place,
    statement: v.picklist(STATEMENT_NUMBERS),
    slot: v.picklist(SLOTS),
    card,
  }),
  v.strictObject({ type: v.literal('claim'), plan: v.optional(v.nullable(planSchema), null) }),
  v.strictObject({ type: v.literal('skip') }),
  v.strictObject({ type: v.literal('end') }),
])

/** What the solver's answer may look like. */
export const solvedSchema: v.GenericSchema<unknown, Plan | NoPlan> = v.union([
  v.picklist(NO_PLAN),
  planSchema,
])
