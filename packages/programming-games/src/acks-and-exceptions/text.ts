import { defineText, type TextOf } from '@ackanomic/core/engine'
import { acksClauses } from './clauses.js'
import { acksNotation } from './notation.js'
import { renderAcks } from './render.js'
import { sayAcks } from './say.js'
import type { AcksAndExceptions } from './types.js'

/** The words of ACKs & Exceptions, alone: enough for a page of a match that a server keeps. */
export const acksAndExceptionsText: TextOf<AcksAndExceptions> =
  /* @__PURE__ */ defineText<AcksAndExceptions>({
    clauses: acksClauses,
    notation: acksNotation,
    render: renderAcks,
    say: sayAcks,
  })
