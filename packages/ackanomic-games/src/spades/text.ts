import { defineText, type TextOf } from '@ackanomic/core/engine'
import { spadesClauses } from './clauses.js'
import { spadesNotation } from './notation.js'
import { renderSpades } from './render.js'
import { saySpades } from './say.js'
import type { Spades } from './types.js'

/** The words of Spades, alone: enough for a page of a match that a server keeps. */
export const spadesText: TextOf<Spades> = /* @__PURE__ */ defineText<Spades>({
  clauses: spadesClauses,
  notation: spadesNotation,
  render: renderSpades,
  say: saySpades,
})
