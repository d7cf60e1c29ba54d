import { defineText, type TextOf } from '@ackanomic/core/engine'
import { ghostClauses } from './clauses.js'
import { ghostNotation } from './notation.js'
import { renderGhost, sayGhost } from './render.js'
import type { Ghost } from './types.js'

/** The words of Ghost, alone: enough for a page of a match that a server keeps. */
export const ghostText: TextOf<Ghost> = /* @__PURE__ */ defineText<Ghost>({
  clauses: ghostClauses,
  notation: ghostNotation,
  render: renderGhost,
  say: sayGhost,
})
