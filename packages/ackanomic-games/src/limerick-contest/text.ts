import { defineText, type TextOf } from '@ackanomic/core/engine'
import { limerickClauses } from './clauses.js'
import { limerickNotation } from './notation.js'
import { renderLimerick, sayLimerick } from './render.js'
import type { LimerickContest } from './types.js'

/** The words of the Limerick Contest, alone: enough for a page of a match that a server keeps. */
export const limerickContestText: TextOf<LimerickContest> =
  /* @__PURE__ */ defineText<LimerickContest>({
    clauses: limerickClauses,
    notation: limerickNotation,
    render: renderLimerick,
    say: sayLimerick,
  })
