import { defineText, type TextOf } from '@ackanomic/core/engine'
import { virusesClauses } from './clauses.js'
import { virusesNotation } from './notation.js'
import { renderViruses, sayViruses } from './render.js'
import type { Viruses } from './types.js'

/** The words of Viruses, alone: enough for a page of a match that a server keeps. */
export const virusesText: TextOf<Viruses> = /* @__PURE__ */ defineText<Viruses>({
  clauses: virusesClauses,
  notation: virusesNotation,
  render: renderViruses,
  say: sayViruses,
})
