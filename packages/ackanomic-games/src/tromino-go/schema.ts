import * as v from 'valibot'
import { squareWithin, typed, wholeFrom } from '../shapes.js'
import { type Cells, FARTHEST, inOrder, LETTERS, type Square } from './tromino.js'
import { type Act, INVALID_PLAYS, type Options } from './types.js'

const flag = v.optional(v.boolean(), false)

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  invalidPlays: v.optional(v.picklist(INVALID_PLAYS), 'stand'),
  diagonalLeak: flag,
  doubleConcessions: flag,
})

const square = /* @__PURE__ */ squareWithin(FARTHEST, 'No play gets so far')

/** Three squares, put into reading order. */
export const cells: v.GenericSchema<unknown, Cells> = v.pipe(
  v.strictTuple([square, square, square]),
  v.transform((squares: [Square, Square, Square]): Cells => inOrder(squares)),
)

const letter = v.picklist(LETTERS)

/** More than any society has; with it every sum is still a whole number. */
const MOST_GAMEPOINTS = 999_999_999_999_999

export const gamepoints: v.GenericSchema<unknown, number> = v.pipe(
  v.number('Send a whole number of Gamepoints, 0 or more'),
  v.safeInteger('Send a whole number of Gamepoints, 0 or more'),
  v.minValue(0, 'Send a whole number of Gamepoints, 0 or more'),
  v.maxValue(MOST_GAMEPOINTS, 'There are not so many Gamepoints'),
)

const play = /* @__PURE__ */ wholeFrom(1, 'Send the number of a play, from 1')

/** What moves may look like; squares come in any order, and are put into reading order. */
export const moveSchema: v.GenericSchema<unknown, Act> = v.variant('type', [
  v.strictObject({ type: /* @__PURE__ */ typed('place'), letter, cells }),
  v.strictObject({ type: /* @__PURE__ */ typed('move'), letter, from: cells, to: cells }),
  v.strictObject({ type: /* @__PURE__ */ typed('pass') }),
  v.strictObject({ type: /* @__PURE__ */ typed('concede'), gamepoints }),
  v.strictObject({ type: /* @__PURE__ */ typed('accept'), gamepoints }),
  v.strictObject({ type: /* @__PURE__ */ typed('question') }),
  v.strictObject({ type: /* @__PURE__ */ typed('illegal'), play }),
])
