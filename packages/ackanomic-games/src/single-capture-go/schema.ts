import * as v from 'valibot'
import { isShowable, LONGEST_PLAY, playIn } from './plays.js'
import type { Options, Play } from './types.js'

const flag = /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false)

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = /* @__PURE__ */ v.strictObject({
  letters: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.nullable(
      /* @__PURE__ */ v.pipe(
        /* @__PURE__ */ v.array(
          /* @__PURE__ */ v.pipe(
            /* @__PURE__ */ v.string(),
            /* @__PURE__ */ v.maxLength(LONGEST_PLAY, 'Send single capital letters'),
            /* @__PURE__ */ v.check(isShowable, 'Send single capital letters'),
          ),
        ),
        /* @__PURE__ */ v.maxLength(26, 'Send a different capital letter for each player'),
      ),
    ),
    null,
  ),
  playOnAt: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['allowed', 'forbidden']),
    'allowed',
  ),
  invalidPlays: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['keep', 'refuse']), 'keep'),
  allDoomedTie: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['none', 'shared']), 'none'),
  earlyEnd: flag,
  autoAnnounce: flag,
  leavers: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['end-of-round', 'immediate']),
    'end-of-round',
  ),
  onRefereeLoss: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.picklist(['hold', 'restart-period', 'end']),
    'hold',
  ),
})

/** A message as it may come in, in its one form. */
const playText: v.GenericSchema<unknown, string> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.maxLength(1000, 'Name one square, and nothing else'),
  /* @__PURE__ */ v.transform(playIn),
  /* @__PURE__ */ v.minLength(1, 'Name a square'),
  /* @__PURE__ */ v.maxLength(LONGEST_PLAY, 'Name one square, and nothing else'),
  /* @__PURE__ */ v.check(isShowable, 'Send a text without control characters'),
)

/** A message as it is kept. */
export const keptPlay: v.GenericSchema<unknown, string> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.minLength(1),
  /* @__PURE__ */ v.maxLength(LONGEST_PLAY),
  /* @__PURE__ */ v.check(
    (text) => isShowable(text) && playIn(text) === text,
    'Keep plays trimmed',
  ),
)

/** What a move may look like. */
export const moveSchema: v.GenericSchema<unknown, Play> = /* @__PURE__ */ v.strictObject({
  type: /* @__PURE__ */ v.literal('play'),
  square: playText,
})
