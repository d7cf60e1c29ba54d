import { defineText, type TextOf } from '@ackanomic/core/engine'
import { trominoGoClauses } from './clauses.js'
import { trominoGoNotation } from './notation.js'
import { renderTrominoGo } from './render.js'
import { sayTrominoGo } from './say.js'
import type { TrominoGo } from './types.js'

/** The words of Tromino Go, alone: enough for a page of a match that a server keeps. */
export const trominoGoText: TextOf<TrominoGo> = /* @__PURE__ */ defineText<TrominoGo>({
  clauses: trominoGoClauses,
  notation: trominoGoNotation,
  render: renderTrominoGo,
  say: sayTrominoGo,
})
