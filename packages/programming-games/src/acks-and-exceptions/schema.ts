import type { SeatNumber } from '@ackanomic/core'
import * as v from 'valibot'
import { COASTERS, type Coaster, type Move, type Options } from './types.js'

/** A seat. */
export const seatSchema: v.GenericSchema<unknown, SeatNumber> = /* @__PURE__ */ v.picklist(
  [0, 1, 2, 3],
  'Name a seat, 0 to 3',
)

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  starter: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['chance', 0, 1, 2, 3], 'Name a seat, 0 to 3, or "chance"'),
    'chance',
  ),
  nextStarter: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['challenger', 'rotate', 'chance']),
    'challenger',
  ),
  flipOrder: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['last-first', 'first-first']),
    'last-first',
  ),
  bidCap: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['table', 'none']), 'table'),
  loss: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['challenger', 'random']),
    'challenger',
  ),
  timeLimit: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.nullable(
      /* @__PURE__ */ v.pipe(
        /* @__PURE__ */ v.number(),
        /* @__PURE__ */ v.safeInteger('Give whole days'),
        /* @__PURE__ */ v.minValue(1, 'Give 1 day or more'),
        /* @__PURE__ */ v.maxValue(365, 'Give 365 days or fewer'),
      ),
    ),
    null,
  ),
})

/** A coaster. */
export const coasterSchema: v.GenericSchema<unknown, Coaster> = /* @__PURE__ */ v.picklist(
  COASTERS,
  'Name a coaster, "ACK" or "Exception"',
)

/** Which numbers can be bid is for the rule to say. */
const bid = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.safeInteger('Bid a whole number'),
)

const type = <Type extends string>(of: Type): v.LiteralSchema<Type, undefined> => v.literal(of)

/** What a move may look like. */
export const moveSchema: v.GenericSchema<unknown, Move> = /* @__PURE__ */ v.variant('type', [
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('place'), coaster: coasterSchema }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('challenge'), bid }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('raise'), bid }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('pass') }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('flip'), of: seatSchema }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('lose'), coaster: coasterSchema }),
])
