import * as v from 'valibot'
import { type Cells, FARTHEST, inOrder, LETTERS, type Square } from './tromino.js'
import { type Act, INVALID_PLAYS, type Options } from './types.js'

const flag = v.optional(v.boolean(), false)

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  invalidPlays: v.optional(v.picklist(INVALID_PLAYS), 'stand'),
  diagonalLeak: flag,
  doubleConcessions: flag,
})

const coordinate = v.pipe(
  v.number(),
  v.safeInteger('Send whole numbers'),
  v.minValue(-FARTHEST, 'No play gets so far'),
  v.maxValue(FARTHEST, 'No play gets so far'),
)

const square: v.GenericSchema<unknown, Square> = v.strictTuple([coordinate, coordinate])

/** Three squares, put into reading order. */
export const cells: v.GenericSchema<unknown, Cells> = v.pipe(
  v.strictTuple([square, square, square]),
  v.transform((squares: [Square, Square, Square]): Cells => inOrder(squares)),
)

const letter = v.picklist(LETTERS)

/** More than any society has; with it every sum is still a whole number. */
const MOST_GAMEPOINTS = 999_999_999_999_999

/** What may be conceded. */
export const gamepoints: v.GenericSchema<unknown, number> = v.pipe(
  v.number('Send a whole number of Gamepoints, 0 or more'),
  v.safeInteger('Send a whole number of Gamepoints, 0 or more'),
  v.minValue(0, 'Send a whole number of Gamepoints, 0 or more'),
  v.maxValue(MOST_GAMEPOINTS, 'There are not so many Gamepoints'),
)

const play = v.pipe(
  v.number(),
  v.safeInteger('Send the number of a play, from 1'),
  v.minValue(1, 'Send the number of a play, from 1'),
)

const type = <Type extends string>(of: Type): v.LiteralSchema<Type, undefined> => v.literal(of)

/** What moves may look like; squares come in any order, and are put into reading order. */
export const moveSchema: v.GenericSchema<unknown, Act> = v.variant('type', [
  v.strictObject({ type: /* @__PURE__ */ type('place'), letter, cells }),
  v.strictObject({ type: /* @__PURE__ */ type('move'), letter, from: cells, to: cells }),
  v.strictObject({ type: /* @__PURE__ */ type('pass') }),
  v.strictObject({ type: /* @__PURE__ */ type('concede'), gamepoints }),
  v.strictObject({ type: /* @__PURE__ */ type('accept'), gamepoints }),
  v.strictObject({ type: /* @__PURE__ */ type('question') }),
  v.strictObject({ type: /* @__PURE__ */ type('illegal'), play }),
])
