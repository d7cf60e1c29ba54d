import { defineText, type TextOf } from '@ackanomic/core/engine'
import { rustyLanternClauses } from './clauses.js'
import { rustyLanternNotation } from './notation.js'
import { renderRustyLantern } from './render.js'
import { sayRustyLantern } from './say.js'
import type { RustyLantern } from './types.js'

/** The words of Ye Olde Rusty Lantern, alone: enough for a page of a tale that a server keeps. */
export const rustyLanternText: TextOf<RustyLantern> = /* @__PURE__ */ defineText<RustyLantern>({
  clauses: rustyLanternClauses,
  notation: rustyLanternNotation,
  render: renderRustyLantern,
  say: sayRustyLantern,
})
