import * as v from 'valibot'
import type { Square } from './area.js'
import { areCharacters, USUAL_CHARACTERS } from './players.js'
import type { Join, Move, Options } from './types.js'

const flag = /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false)

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  coordinates: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['absolute', 'area-relative']),
    'absolute',
  ),
  characters: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ v.string(),
      /* @__PURE__ */ v.maxLength(92, 'Send 92 characters at most'),
      /* @__PURE__ */ v.check(
        areCharacters,
        'Send printable ASCII, each character once, without blanks, "." and "@"',
      ),
    ),
    USUAL_CHARACTERS,
  ),
  invalidMoves: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['keep', 'refuse']), 'keep'),
  world: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['unbounded', 'area-only']),
    'unbounded',
  ),
  ownDuplicates: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['conflict', 'merge']),
    'conflict',
  ),
  retireeMoves: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['drop', 'keep']), 'drop'),
  abandonedBlocksPoint: flag,
  joinEffective: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['now', 'next-turn']),
    'now',
  ),
  takeOverAnyTurn: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), true),
  inheritScore: flag,
})

/** No cell gets farther than this from the first grid within a million turns. */
const FARTHEST = 999_999

const coordinate = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.safeInteger('Send whole numbers'),
  /* @__PURE__ */ v.minValue(-FARTHEST, 'No square is so far away'),
  /* @__PURE__ */ v.maxValue(FARTHEST, 'No square is so far away'),
)

const square: v.GenericSchema<unknown, Square> = /* @__PURE__ */ v.strictTuple([
  coordinate,
  coordinate,
])

const moveAt = <Type extends 'place' | 'infect' | 'destroy' | 'uninfect'>(
  type: Type,
): v.StrictObjectSchema<
  { readonly type: v.LiteralSchema<Type, undefined>; readonly at: typeof square },
  undefined
> => v.strictObject({ type: v.literal(type), at: square })

/** What moves may look like. */
export const moveSchema: v.GenericSchema<unknown, Move> = /* @__PURE__ */ v.variant('type', [
  /* @__PURE__ */ moveAt('place'),
  /* @__PURE__ */ moveAt('infect'),
  /* @__PURE__ */ moveAt('destroy'),
  /* @__PURE__ */ moveAt('uninfect'),
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ v.literal('step'),
    from: square,
    to: square,
  }),
])

/** What a joiner says: nothing, for a virus of eir own. */
export const joinSchema: v.GenericSchema<unknown, Join> = /* @__PURE__ */ v.optional(
  /* @__PURE__ */ v.strictObject({
    virus: /* @__PURE__ */ v.optional(
      /* @__PURE__ */ v.nullable(
        /* @__PURE__ */ v.pipe(
          /* @__PURE__ */ v.string(),
          /* @__PURE__ */ v.length(1, 'Send the character of the virus'),
          /* @__PURE__ */ v.check(areCharacters, 'Send the character of a virus'),
        ),
      ),
      null,
    ),
  }),
  { virus: null },
)
