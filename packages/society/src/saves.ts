import type { Err, Result } from '@ackanomic/core'
import {
  openedSave,
  type RejectionOf,
  read,
  refuserOf,
  type SaveFacts,
  type SchemaOf,
  saveRejections,
  shown,
} from '@ackanomic/core/untrusted'

/** A refusal to load books or a Submission. */
export type SaveRejection = RejectionOf<SaveFacts, 'contract/form'>

const refuse = /* @__PURE__ */ refuserOf<SaveFacts, 'contract/form'>({
  ...saveRejections,
  notASave: ['contract/form', ({ problem }) => `This is not the save that is wanted. ${problem}`],
  damaged: ['contract/form', ({ problem }) => `The save is damaged. ${problem}`],
})

/** Reads a save of a kind: the text, or what it parses to. */
export function readSave<Output>(
  format: string,
  schema: SchemaOf<Output>,
  save: unknown,
): Result<Output, SaveRejection> {
  const opened = openedSave(format, save)
  if (!opened.ok) return refuse(opened.error)
  const found = read(schema, opened.value)
  return found.ok ? found : refuse({ code: 'notASave', details: { problem: found.error } })
}

/** Refuses a save whose parts contradict each other. */
export function damaged(problem: string): Err<SaveRejection> {
  return refuse({ code: 'damaged', details: { problem: shown(problem) } })
}
