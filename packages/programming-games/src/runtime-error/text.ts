import { defineText, type TextOf } from '@ackanomic/core/engine'
import { runtimeErrorClauses } from './clauses.js'
import { runtimeErrorNotation } from './notation.js'
import { renderRuntimeError } from './render.js'
import { sayRuntimeError } from './say.js'
import type { RuntimeError } from './types.js'

/** The words of Runtime Error, alone: enough for a page of a match that a server keeps. */
export const runtimeErrorText: TextOf<RuntimeError> = /* @__PURE__ */ defineText<RuntimeError>({
  clauses: runtimeErrorClauses,
  notation: runtimeErrorNotation,
  render: renderRuntimeError,
  say: sayRuntimeError,
})
