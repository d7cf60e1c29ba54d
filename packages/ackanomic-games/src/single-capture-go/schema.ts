import * as v from 'valibot'
import { isShowable, LONGEST_PLAY, playIn } from './plays.js'
import type { Options, Play } from './types.js'

const flag = v.optional(v.boolean(), false)

/** What options may look like. */
export const optionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  letters: v.optional(
    v.nullable(
      v.pipe(
        v.array(
          v.pipe(
            v.string(),
            v.maxLength(LONGEST_PLAY, 'Send single capital letters'),
            v.check(isShowable, 'Send single capital letters'),
          ),
        ),
        v.maxLength(26, 'Send a different capital letter for each player'),
      ),
    ),
    null,
  ),
  playOnAt: v.optional(v.picklist(['allowed', 'forbidden']), 'allowed'),
  invalidPlays: v.optional(v.picklist(['keep', 'refuse']), 'keep'),
  allDoomedTie: v.optional(v.picklist(['none', 'shared']), 'none'),
  earlyEnd: flag,
  autoAnnounce: flag,
  leavers: v.optional(v.picklist(['end-of-round', 'immediate']), 'end-of-round'),
  onRefereeLoss: v.optional(v.picklist(['hold', 'restart-period', 'end']), 'hold'),
})

/** A message as it may come in, in its one form. */
const playText: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(1000, 'Name one square, and nothing else'),
  v.transform(playIn),
  v.minLength(1, 'Name a square'),
  v.maxLength(LONGEST_PLAY, 'Name one square, and nothing else'),
  v.check(isShowable, 'Send a text without control characters'),
)

/** A message as it is kept. */
export const keptPlay: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LONGEST_PLAY),
  v.check((text) => isShowable(text) && playIn(text) === text, 'Keep plays trimmed'),
)

/** What a move may look like. */
export const moveSchema: v.GenericSchema<unknown, Play> = v.strictObject({
  type: v.literal('play'),
  square: playText,
})
