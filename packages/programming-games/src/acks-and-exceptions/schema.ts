import type { SeatNumber } from '@ackanomic/core'
import * as v from 'valibot'
import { COASTERS, type Coaster, type Move, type Options } from './types.js'

/** A seat. */
export const seatSchema: v.GenericSchema<unknown, SeatNumber> = v.picklist(
  [0, 1, 2, 3],
  'Name a seat, 0 to 3',
)

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  starter: v.optional(
    v.picklist(['chance', 0, 1, 2, 3], 'Name a seat, 0 to 3, or "chance"'),
    'chance',
  ),
  nextStarter: v.optional(v.picklist(['challenger', 'rotate', 'chance']), 'challenger'),
  flipOrder: v.optional(v.picklist(['last-first', 'first-first']), 'last-first'),
  bidCap: v.optional(v.picklist(['table', 'none']), 'table'),
  loss: v.optional(v.picklist(['challenger', 'random']), 'challenger'),
  timeLimit: v.optional(
    v.nullable(
      v.pipe(
        v.number(),
        v.safeInteger('Give whole days'),
        v.minValue(1, 'Give 1 day or more'),
        v.maxValue(365, 'Give 365 days or fewer'),
      ),
    ),
    null,
  ),
})

/** A coaster. */
export const coasterSchema: v.GenericSchema<unknown, Coaster> = v.picklist(
  COASTERS,
  'Name a coaster, "ACK" or "Exception"',
)

/** Which numbers can be bid is for the rule to say. */
const bid = v.pipe(v.number(), v.safeInteger('Bid a whole number'))

const type = <Type extends string>(of: Type): v.LiteralSchema<Type, undefined> => v.literal(of)

/** What a move may look like. */
export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: /* @__PURE__ */ type('place'), coaster: coasterSchema }),
  v.strictObject({ type: /* @__PURE__ */ type('challenge'), bid }),
  v.strictObject({ type: /* @__PURE__ */ type('raise'), bid }),
  v.strictObject({ type: /* @__PURE__ */ type('pass') }),
  v.strictObject({ type: /* @__PURE__ */ type('flip'), of: seatSchema }),
  v.strictObject({ type: /* @__PURE__ */ type('lose'), coaster: coasterSchema }),
])
