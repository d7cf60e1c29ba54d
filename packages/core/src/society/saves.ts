import * as v from 'valibot'
import { lookAt } from '../engine/reader.js'
import { jsonProblem, parseText } from '../json.js'
import { type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { type Err, err, type Result } from '../result.js'
import { shown } from '../shown.js'
import { read, type SchemaOf } from './schema.js'

/** From each code that a save can be refused with to the facts of its sentence. */
export interface SaveFacts {
  /** The text is not JSON. */
  notJson: { readonly problem: string }
  /** It is JSON, but not a save of this kind. */
  notASave: { readonly problem: string }
  /** It was written by a newer version of this library. */
  newerFormat: { readonly version: number; readonly known: number }
  /** It does not hold together. */
  damaged: { readonly problem: string }
}

/** A refusal to load books or a Submission. */
export type SaveRejection = RejectionOf<SaveFacts, 'contract/form'>

const clause = 'contract/form'
const table: RejectionTable<SaveFacts, 'contract/form'> = {
  notJson: {
    clause,
    says: ({ problem }) => `The save is not JSON: ${problem} Give the text that was saved, whole.`,
  },
  notASave: { clause, says: ({ problem }) => `This is not the save that is wanted. ${problem}` },
  newerFormat: {
    clause,
    says: ({ version, known }) =>
      `The save has version ${version}, and this library knows versions up to ${known}; use a newer one.`,
  },
  damaged: { clause, says: ({ problem }) => `The save is damaged. ${problem}` },
}

/** The version of the saves that this library writes. */
const VERSION = 1

/** The text of a save, under the name of its kind. */
export function saveAs(format: string, saved: object): string {
  return JSON.stringify({ format, version: VERSION, ...saved })
}

/** Reads what {@link saveAs} wrote: the text, or what it parses to. */
export function readSave<Output>(
  format: string,
  schema: SchemaOf<Output>,
  save: unknown,
): Result<Output, SaveRejection> {
  let json = save
  if (typeof save === 'string') {
    try {
      json = parseText(save)
    } catch (thrown) {
      const problem = `${shown(thrown instanceof Error ? thrown.message : '')}.`
      return err(reject(table, { code: 'notJson', facts: { problem } }))
    }
  } else {
    const looked = lookAt(save)
    if (!looked.ok) return notASave(looked.error)
    json = looked.value
  }
  const head = read(headSchema, json)
  if (!head.ok || head.value.format !== format) return notASave(`Its "format" is not "${format}".`)
  const hostile = jsonProblem(json)
  if (hostile !== undefined) return notASave(hostile)
  const { version, format: _, ...rest } = head.value
  if (typeof version === 'number' && version > VERSION) {
    return err(reject(table, { code: 'newerFormat', facts: { version, known: VERSION } }))
  }
  if (version !== VERSION) return notASave(`Its "version" is not ${VERSION}.`)
  const found = read(schema, rest)
  return found.ok ? found : notASave(found.error)
}

const headSchema = /* @__PURE__ */ v.looseObject({
  format: /* @__PURE__ */ v.unknown(),
  version: /* @__PURE__ */ v.unknown(),
})

function notASave(problem: string): Err<SaveRejection> {
  return err(reject(table, { code: 'notASave', facts: { problem } }))
}

/** Refuses a save whose parts contradict each other. */
export function damaged(problem: string): Err<SaveRejection> {
  return err(reject(table, { code: 'damaged', facts: { problem: shown(problem) } }))
}
