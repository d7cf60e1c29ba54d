import type { SeatNumber } from '@ackanomic/core'
import { isName } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { LONGEST } from './letters.js'
import {
  ABSENT_AUTHOR,
  ADDITION_PROTEST,
  CONTAINMENT,
  GROUNDS,
  type Join,
  type Move,
  type Options,
} from './types.js'

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  containment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(CONTAINMENT), 'answer'),
  absentAuthor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(ABSENT_AUTHOR), 'at once'),
  additionProtest: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(ADDITION_PROTEST),
    'automatic',
  ),
})

const letter = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.regex(/^[A-Za-z]$/, 'Send one letter, A to Z'),
  /* @__PURE__ */ v.toUpperCase(),
)

const letters = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.maxLength(LONGEST, `Send ${LONGEST} letters at most`),
  /* @__PURE__ */ v.regex(/^[A-Za-z]+$/, 'Send letters only, A to Z'),
  /* @__PURE__ */ v.toUpperCase(),
)

/** The number of a seat. */
export const seatSchema: v.GenericSchema<unknown, SeatNumber> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.safeInteger('Send the number of a seat'),
  /* @__PURE__ */ v.minValue(0, 'Send the number of a seat'),
)

const type = <Type extends string>(of: Type): v.LiteralSchema<Type, undefined> => v.literal(of)

/** What moves may look like. Letters may come in either case. */
export const moveSchema: v.GenericSchema<unknown, Move> = /* @__PURE__ */ v.variant('type', [
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('begin'), letter }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('continue'), word: letters }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('protest'),
    ground: /* @__PURE__ */ v.picklist(GROUNDS),
  }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('resign') }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('answer'), word: letters }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('protest addition'),
    newcomer: seatSchema,
  }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('remove'), newcomer: seatSchema }),
])

/** What the referee says of somebody who is to be added. */
export const joinSchema: v.GenericSchema<unknown, Join> = /* @__PURE__ */ v.strictObject({
  by: /* @__PURE__ */ v.custom<string>(isName, 'Send the name of the referee'),
  wishes: /* @__PURE__ */ v.boolean(),
})
