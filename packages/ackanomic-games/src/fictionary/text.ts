import { defineText, type TextOf } from '@ackanomic/core/engine'
import { fictionaryClauses } from './clauses.js'
import { fictionaryNotation } from './notation.js'
import { renderFictionary, sayFictionary } from './render.js'
import type { Fictionary } from './types.js'

/** The words of Fictionary, alone: enough for a page of a match that a server keeps. */
export const fictionaryText: TextOf<Fictionary> = /* @__PURE__ */ defineText<Fictionary>({
  clauses: fictionaryClauses,
  notation: fictionaryNotation,
  render: renderFictionary,
  say: sayFictionary,
})
