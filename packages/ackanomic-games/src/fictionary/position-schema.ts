import type { Beginning, StandardSchemaV1 } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { definitionSchema, seatSchema, wordSchema } from './schema.js'
import { BARE_STAGES, CASES, type Fictionary, HOW, LOOK_UPS } from './types.js'

const count = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.safeInteger(),
  /* @__PURE__ */ v.minValue(0),
)
const points = /* @__PURE__ */ v.array(
  /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.safeInteger()),
)
const seats = /* @__PURE__ */ v.array(seatSchema)
const maybe = /* @__PURE__ */ v.nullable(seatSchema)
const how = /* @__PURE__ */ v.picklist(HOW)

const defaults = /* @__PURE__ */ v.array(
  /* @__PURE__ */ v.strictObject({
    step: /* @__PURE__ */ v.picklist([1, 2, 3, 4, 5]),
    seat: seatSchema,
    bot: /* @__PURE__ */ v.boolean(),
  }),
)

const round = /* @__PURE__ */ v.strictObject({
  round: count,
  spots: seats,
  brainiac: seatSchema,
  word: wordSchema,
  definition: definitionSchema,
  case: /* @__PURE__ */ v.picklist(CASES),
  similar: seats,
  list: /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.strictObject({ definition: definitionSchema, author: seatSchema }),
  ),
  votes: /* @__PURE__ */ v.array(/* @__PURE__ */ v.nullable(count)),
  defaults,
  gains: points,
})

const now = /* @__PURE__ */ v.variant('stage', [
  /* @__PURE__ */ v.strictObject({
    stage: /* @__PURE__ */ v.picklist(BARE_STAGES),
  }),
  /* @__PURE__ */ v.strictObject({
    stage: /* @__PURE__ */ v.literal('word'),
    sought: /* @__PURE__ */ v.nullable(wordSchema),
    open: /* @__PURE__ */ v.array(/* @__PURE__ */ v.picklist(LOOK_UPS)),
    late: /* @__PURE__ */ v.boolean(),
  }),
])

/** What is on a table of Fictionary, as it may come in from outside. */
export const positionSchema: StandardSchemaV1<
  unknown,
  Beginning<Fictionary>
> = /* @__PURE__ */ v.strictObject({
  own: /* @__PURE__ */ v.strictObject({
    now,
    numbers: /* @__PURE__ */ v.array(/* @__PURE__ */ v.nullable(count)),
    round: count,
    brainiac: maybe,
    word: /* @__PURE__ */ v.nullable(wordSchema),
    defaults,
    correct: maybe,
    list: /* @__PURE__ */ v.array(definitionSchema),
    votes: /* @__PURE__ */ v.array(
      /* @__PURE__ */ v.nullable(
        /* @__PURE__ */ v.union([count, /* @__PURE__ */ v.literal('sheep')]),
      ),
    ),
    scores: points,
    turns: /* @__PURE__ */ v.array(count),
    idle: count,
    last: /* @__PURE__ */ v.nullable(round),
  }),
  secret: /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.strictObject({
      definition: /* @__PURE__ */ v.nullable(definitionSchema),
      how: /* @__PURE__ */ v.nullable(how),
      order: /* @__PURE__ */ v.nullable(seats),
    }),
  ),
  hidden: /* @__PURE__ */ v.strictObject({
    idleAsked: /* @__PURE__ */ v.nullable(
      /* @__PURE__ */ v.pipe(count, /* @__PURE__ */ v.minValue(1)),
    ),
  }),
})
