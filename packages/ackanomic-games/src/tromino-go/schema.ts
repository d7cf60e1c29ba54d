import * as v from 'valibot'
import { type Cells, FARTHEST, inOrder, LETTERS, type Square } from './tromino.js'
import { type Act, INVALID_PLAYS, type Options } from './types.js'

const flag = /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false)

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  invalidPlays: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(INVALID_PLAYS), 'stand'),
  diagonalLeak: flag,
  doubleConcessions: flag,
})

const coordinate = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.safeInteger('Send whole numbers'),
  /* @__PURE__ */ v.minValue(-FARTHEST, 'No play gets so far'),
  /* @__PURE__ */ v.maxValue(FARTHEST, 'No play gets so far'),
)

const square: v.GenericSchema<unknown, Square> = /* @__PURE__ */ v.strictTuple([
  coordinate,
  coordinate,
])

/** Three squares, put into reading order. */
export const cells: v.GenericSchema<unknown, Cells> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.strictTuple([square, square, square]),
  /* @__PURE__ */ v.transform((squares: [Square, Square, Square]): Cells => inOrder(squares)),
)

const letter = /* @__PURE__ */ v.picklist(LETTERS)

/** More than any society has; with it every sum is still a whole number. */
const MOST_GAMEPOINTS = 999_999_999_999_999

/** What may be conceded. */
export const gamepoints: v.GenericSchema<unknown, number> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number('Send a whole number of Gamepoints, 0 or more'),
  /* @__PURE__ */ v.safeInteger('Send a whole number of Gamepoints, 0 or more'),
  /* @__PURE__ */ v.minValue(0, 'Send a whole number of Gamepoints, 0 or more'),
  /* @__PURE__ */ v.maxValue(MOST_GAMEPOINTS, 'There are not so many Gamepoints'),
)

const play = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.safeInteger('Send the number of a play, from 1'),
  /* @__PURE__ */ v.minValue(1, 'Send the number of a play, from 1'),
)

const type = <Type extends string>(of: Type): v.LiteralSchema<Type, undefined> => v.literal(of)

/** What moves may look like; squares come in any order, and are put into reading order. */
export const moveSchema: v.GenericSchema<unknown, Act> = /* @__PURE__ */ v.variant('type', [
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('place'), letter, cells }),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ type('move'),
    letter,
    from: cells,
    to: cells,
  }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('pass') }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('concede'), gamepoints }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('accept'), gamepoints }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('question') }),
  /* @__PURE__ */ v.strictObject({ type: /* @__PURE__ */ type('illegal'), play }),
])
