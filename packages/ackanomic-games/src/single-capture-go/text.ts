import { defineText, type TextOf } from '@ackanomic/core/engine'
import { singleCaptureGoClauses } from './clauses.js'
import { singleCaptureGoNotation } from './notation.js'
import { renderSingleCaptureGo, saySingleCaptureGo } from './render.js'
import type { SingleCaptureGo } from './types.js'

/** The words of Single Capture Go, alone: enough for a page of a match that a server keeps. */
export const singleCaptureGoText: TextOf<SingleCaptureGo> =
  /* @__PURE__ */ defineText<SingleCaptureGo>({
    clauses: singleCaptureGoClauses,
    notation: singleCaptureGoNotation,
    render: renderSingleCaptureGo,
    say: saySingleCaptureGo,
  })
