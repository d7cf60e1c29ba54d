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
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  claim: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['certificate', 'solver', 'either']),
    'either',
  ),
  failedClaim: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['ignored', 'ends-turn']),
    'ignored',
  ),
  knowledge: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(KNOWLEDGE), 'player'),
  reshuffle: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(RESHUFFLES), 'on-draw'),
  lastPlayer: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['wins', 'no-winner']), 'wins'),
  first: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.union([
      /* @__PURE__ */ v.literal('chance'),
      /* @__PURE__ */ v.picklist([0, 1, 2, 3]),
    ]),
    'chance',
  ),
  budget: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.number(),
      /* @__PURE__ */ v.integer(),
      /* @__PURE__ */ v.minValue(0),
      /* @__PURE__ */ v.maxValue(MOST_STATES),
    ),
    DEFAULT_BUDGET,
  ),
})

const card = /* @__PURE__ */ v.picklist(CARDS, 'Send a card as rank and suit, such as "10H"')
const place = /* @__PURE__ */ v.picklist([0, 1, 2, 3])

/** What a move may look like. */
export const moveSchema: v.GenericSchema<unknown, Move> = /* @__PURE__ */ v.variant('type', [
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ v.literal('script'),
    lower: card,
    upper: card,
    function: card,
  }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ v.literal('input'), card }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ v.literal('edit'),
    of: place,
    statement: /* @__PURE__ */ v.picklist(STATEMENT_NUMBERS),
    slot: /* @__PURE__ */ v.picklist(SLOTS),
    card,
  }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ v.literal('claim'),
    plan: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(planSchema), null),
  }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ v.literal('skip') }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ v.literal('end') }),
])

/** What the solver's answer may look like. */
export const solvedSchema: v.GenericSchema<unknown, Plan | NoPlan> = /* @__PURE__ */ v.union([
  /* @__PURE__ */ v.picklist(NO_PLAN),
  planSchema,
])
