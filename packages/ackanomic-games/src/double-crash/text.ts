import { defineText, type TextOf } from '@ackanomic/core/engine'
import { doubleCrashClauses } from './clauses.js'
import { doubleCrashNotation } from './notation.js'
import { renderDoubleCrash } from './render.js'
import { sayDoubleCrash } from './say.js'
import type { DoubleCrash } from './types.js'

/** The words of Double Crash, alone: enough for a page of a match that a server keeps. */
export const doubleCrashText: TextOf<DoubleCrash> = /* @__PURE__ */ defineText<DoubleCrash>({
  clauses: doubleCrashClauses,
  notation: doubleCrashNotation,
  render: renderDoubleCrash,
  say: sayDoubleCrash,
})
