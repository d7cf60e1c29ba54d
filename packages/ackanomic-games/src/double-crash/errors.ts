import * as v from 'valibot'
import { typed, wholeFrom } from '../shapes.js'

/**
 * An error that is claimed: an improper Target Word; or the number that was reported in a round of
 * Replies for a word, which is named by its number in the list, from 1.
 */
export type DoubleCrashError =
  | { readonly what: 'target' }
  | { readonly what: 'report'; readonly round: number; readonly place: number }

const place = /* @__PURE__ */ wholeFrom(1, 'Count from 1, in whole numbers')

export const namedError: v.GenericSchema<unknown, DoubleCrashError> = /* @__PURE__ */ v.variant(
  'what',
  [
    /* @__PURE__ */ v.strictObject({ what: /* @__PURE__ */ typed('target') }),
    /* @__PURE__ */ v.strictObject({ what: /* @__PURE__ */ typed('report'), round: place, place }),
  ],
)

/** An error with its article. */
export function sayError(error: DoubleCrashError): string {
  return error.what === 'target'
    ? 'an improper Target Word'
    : `a wrong number for word ${error.place} in round ${error.round}`
}
