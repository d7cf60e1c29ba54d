import { defineText, type TextOf } from '@ackanomic/core/engine'
import { mediocrityClauses } from './clauses.js'
import { mediocrityNotation } from './notation.js'
import { renderMediocrity, sayMediocrity } from './render.js'
import type { Mediocrity } from './types.js'

/** The words of Mediocrity, alone: enough for a page of a match that a server keeps. */
export const mediocrityText: TextOf<Mediocrity> = /* @__PURE__ */ defineText<Mediocrity>({
  clauses: mediocrityClauses,
  notation: mediocrityNotation,
  render: renderMediocrity,
  say: sayMediocrity,
})
