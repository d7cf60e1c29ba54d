import * as v from 'valibot'
import { choice } from '../shapes.js'
import { CHOICES, type Move, type Options } from './types.js'

const playerNumber = v.pipe(
  v.number(),
  v.safeInteger('Send whole numbers'),
  v.minValue(1, 'Player numbers start at 1'),
)

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  numbers: v.optional(v.union([v.literal('drawn'), v.array(playerNumber)]), 'drawn'),
  rangeBasis: /* @__PURE__ */ choice(CHOICES.rangeBasis),
  revisions: /* @__PURE__ */ choice(CHOICES.revisions),
  onModeratorLoss: /* @__PURE__ */ choice(CHOICES.onModeratorLoss),
  soleSurvivor: /* @__PURE__ */ choice(CHOICES.soleSurvivor),
})

/** What moves may look like. Any number may be sent; whether it counts depends on the round. */
export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: v.literal('begin') }),
  v.strictObject({
    type: v.literal('send'),
    number: v.pipe(
      v.number(),
      v.finite('Send a number'),
      // JSON knows no -0.
      v.transform((number) => number + 0),
    ),
  }),
  v.strictObject({ type: v.literal('result') }),
])
