import * as v from 'valibot'
import { CHOICES, type Move, type Options } from './types.js'

const playerNumber = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.safeInteger('Send whole numbers'),
  /* @__PURE__ */ v.minValue(1, 'Player numbers start at 1'),
)

const choice = <const List extends readonly [string, ...string[]]>(
  list: List,
): v.OptionalSchema<v.PicklistSchema<List, undefined>, List[0]> =>
  v.optional(v.picklist(list), list[0])

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  numbers: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.union([
      /* @__PURE__ */ v.literal('drawn'),
      /* @__PURE__ */ v.array(playerNumber),
    ]),
    'drawn',
  ),
  rangeBasis: /* @__PURE__ */ choice(CHOICES.rangeBasis),
  revisions: /* @__PURE__ */ choice(CHOICES.revisions),
  onModeratorLoss: /* @__PURE__ */ choice(CHOICES.onModeratorLoss),
  soleSurvivor: /* @__PURE__ */ choice(CHOICES.soleSurvivor),
})

/** What moves may look like. Any number may be sent; whether it counts depends on the round. */
export const moveSchema: v.GenericSchema<unknown, Move> = /* @__PURE__ */ v.variant('type', [
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ v.literal('begin') }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ v.literal('send'),
    number: /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.number(),
      /* @__PURE__ */ v.finite('Send a number'),
      // JSON knows no -0.
      /* @__PURE__ */ v.transform((number) => number + 0),
    ),
  }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ v.literal('result') }),
])
