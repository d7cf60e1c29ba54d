import type { Err, Result } from '@ackanomic/core'
import {
  defineErrors,
  type ErrorIn,
  parseSave,
  parseUntrusted,
  type SaveErrors,
  type SchemaOf,
  sanitizeText,
  saveErrors,
} from '@ackanomic/core/untrusted'

/** Why books or a Submission cannot be loaded. */
export type SaveError = ErrorIn<SaveErrors, 'contract/form'>

const refuse = /* @__PURE__ */ defineErrors<SaveErrors, 'contract/form'>({
  ...saveErrors,
  notASave: ['contract/form', ({ problem }) => `This is a save of another kind. ${problem}`],
  damaged: ['contract/form', ({ problem }) => `The save is damaged. ${problem}`],
})

export function readSave<Output>(
  format: string,
  schema: SchemaOf<Output>,
  save: unknown,
): Result<Output, SaveError> {
  const opened = parseSave(format, save)
  if (!opened.ok) return refuse(opened.error)
  const found = parseUntrusted(schema, opened.value)
  return found.ok ? found : refuse({ code: 'notASave', details: { problem: found.error } })
}

export function damaged(problem: string): Err<SaveError> {
  return refuse({ code: 'damaged', details: { problem: sanitizeText(problem) } })
}
