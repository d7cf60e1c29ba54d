import { isName } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { seatSchema, typed } from '../shapes.js'
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
export const optionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  containment: v.optional(v.picklist(CONTAINMENT), 'answer'),
  absentAuthor: v.optional(v.picklist(ABSENT_AUTHOR), 'at once'),
  additionProtest: v.optional(v.picklist(ADDITION_PROTEST), 'automatic'),
})

const letter = v.pipe(v.string(), v.regex(/^[A-Za-z]$/, 'Send one letter, A to Z'), v.toUpperCase())

const letters = v.pipe(
  v.string(),
  v.maxLength(LONGEST, `Send ${LONGEST} letters at most`),
  v.regex(/^[A-Za-z]+$/, 'Send letters only, A to Z'),
  v.toUpperCase(),
)

/** What moves may look like. Letters may come in either case. */
export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: /* @__PURE__ */ typed('begin'), letter }),
  v.strictObject({ type: /* @__PURE__ */ typed('continue'), word: letters }),
  v.strictObject({ type: /* @__PURE__ */ typed('protest'), ground: v.picklist(GROUNDS) }),
  v.strictObject({ type: /* @__PURE__ */ typed('resign') }),
  v.strictObject({ type: /* @__PURE__ */ typed('answer'), word: letters }),
  v.strictObject({ type: /* @__PURE__ */ typed('protest addition'), newcomer: seatSchema }),
  v.strictObject({ type: /* @__PURE__ */ typed('remove'), newcomer: seatSchema }),
])

/** What the referee says of somebody who is to be added. */
export const joinSchema: v.GenericSchema<unknown, Join> = v.strictObject({
  by: v.custom<string>(isName, 'Send the name of the referee'),
  wishes: v.boolean(),
})
