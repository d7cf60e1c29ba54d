import type { Beginning, StandardSchemaV1 } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { definitionSchema, seatSchema, wordSchema } from './schema.js'
import { BARE_STAGES, CASES, type Fictionary, HOW, LOOK_UPS } from './types.js'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const points = v.array(v.pipe(v.number(), v.safeInteger()))
const seats = v.array(seatSchema)
const maybe = v.nullable(seatSchema)
const how = v.picklist(HOW)

const defaults = v.array(
  v.strictObject({
    step: v.picklist([1, 2, 3, 4, 5]),
    seat: seatSchema,
    bot: v.boolean(),
  }),
)

const round = v.strictObject({
  round: count,
  spots: seats,
  brainiac: seatSchema,
  word: wordSchema,
  definition: definitionSchema,
  case: v.picklist(CASES),
  similar: seats,
  list: v.array(v.strictObject({ definition: definitionSchema, author: seatSchema })),
  votes: v.array(v.nullable(count)),
  defaults,
  gains: points,
})

const now = v.variant('stage', [
  v.strictObject({
    stage: v.picklist(BARE_STAGES),
  }),
  v.strictObject({
    stage: v.literal('word'),
    sought: v.nullable(wordSchema),
    open: v.array(v.picklist(LOOK_UPS)),
    late: v.boolean(),
  }),
])

/** What is on a table of Fictionary, as it may come in from outside. */
export const positionSchema: StandardSchemaV1<unknown, Beginning<Fictionary>> = v.strictObject({
  own: v.strictObject({
    now,
    numbers: v.array(v.nullable(count)),
    round: count,
    brainiac: maybe,
    word: v.nullable(wordSchema),
    defaults,
    correct: maybe,
    list: v.array(definitionSchema),
    votes: v.array(v.nullable(v.union([count, v.literal('sheep')]))),
    scores: points,
    turns: v.array(count),
    idle: count,
    last: v.nullable(round),
  }),
  secret: v.array(
    v.strictObject({
      definition: v.nullable(definitionSchema),
      how: v.nullable(how),
      order: v.nullable(seats),
    }),
  ),
  hidden: v.strictObject({
    idleAsked: v.nullable(v.pipe(count, v.minValue(1))),
  }),
})
