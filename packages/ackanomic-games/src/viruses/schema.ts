import * as v from 'valibot'
import { choice, squareWithin } from '../shapes.js'
import { areCharacters, USUAL_CHARACTERS } from './players.js'
import { CHOICES, type Join, type KINDS_AT, type Move, type Options } from './types.js'

const flag = (preset: boolean): v.OptionalSchema<v.BooleanSchema<undefined>, boolean> =>
  v.optional(v.boolean(), preset)

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  coordinates: /* @__PURE__ */ choice(CHOICES.coordinates),
  characters: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(92, 'Send 92 characters at most'),
      v.check(
        areCharacters,
        'Send printable ASCII, each character once, without blanks, "." and "@"',
      ),
    ),
    USUAL_CHARACTERS,
  ),
  invalidPlays: /* @__PURE__ */ choice(CHOICES.invalidPlays),
  world: /* @__PURE__ */ choice(CHOICES.world),
  ownDuplicates: /* @__PURE__ */ choice(CHOICES.ownDuplicates),
  leavers: /* @__PURE__ */ choice(CHOICES.leavers),
  abandonedBlocksPoint: /* @__PURE__ */ flag(false),
  joinEffective: /* @__PURE__ */ choice(CHOICES.joinEffective),
  takeOverAnyTurn: /* @__PURE__ */ flag(true),
  inheritScore: /* @__PURE__ */ flag(false),
})

/** No cell gets farther than this from the first grid within a million turns. */
const FARTHEST = 999_999

const square = /* @__PURE__ */ squareWithin(FARTHEST, 'No square is so far away')

const moveAt = <Type extends (typeof KINDS_AT)[number]>(
  type: Type,
): v.StrictObjectSchema<
  { readonly type: v.LiteralSchema<Type, undefined>; readonly at: typeof square },
  undefined
> => v.strictObject({ type: v.literal(type), at: square })

/** What moves may look like. */
export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  /* @__PURE__ */ moveAt('place'),
  /* @__PURE__ */ moveAt('infect'),
  /* @__PURE__ */ moveAt('destroy'),
  /* @__PURE__ */ moveAt('uninfect'),
  v.strictObject({ type: v.literal('step'), from: square, to: square }),
])

/** What a joiner says: nothing, for a virus of eir own. */
export const joinSchema: v.GenericSchema<unknown, Join> = v.optional(
  v.strictObject({
    virus: v.optional(
      v.nullable(
        v.pipe(
          v.string(),
          v.length(1, 'Send the character of the virus'),
          v.check(areCharacters, 'Send the character of a virus'),
        ),
      ),
      null,
    ),
  }),
  { virus: null },
)
