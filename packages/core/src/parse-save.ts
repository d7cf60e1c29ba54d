import type { ErrorCase, ErrorDefinitions } from './game-error.js'
import { copyUntrusted, parseText, SAVE_BOUNDS } from './json.js'
import { err, ok, type Result } from './result.js'
import { sanitizeText } from './sanitize-text.js'

/** The errors of saves, with their details. */
export interface SaveErrors {
  notJson: { readonly problem: string }
  /** The text is JSON, but not a save of this kind. */
  notASave: { readonly problem: string }
  /** The save was written by a newer version of this library. */
  newerFormat: { readonly version: number; readonly known: number }
  /** The save contradicts itself. */
  damaged: { readonly problem: string }
}

/** The errors that all kinds of saves share. */
export const saveErrors: ErrorDefinitions<
  Pick<SaveErrors, 'notJson' | 'newerFormat'>,
  'contract/form'
> = {
  notJson: [
    'contract/form',
    ({ problem }) =>
      `The save is not JSON: ${sanitizeText(problem)} Pass the whole text of the save.`,
  ],
  newerFormat: [
    'contract/form',
    ({ version, known }) =>
      `The save has format ${version}. This library knows formats up to ${known}; use a newer one.`,
  ],
}

const VERSION = 1

/** Writes a save as text, under the name of its kind. */
export function serializeSave(format: string, saved: object): string {
  return JSON.stringify({ format, version: VERSION, ...saved })
}

/** Reads a save of {@link serializeSave}, and returns a copy. */
export function parseSave(
  format: string,
  save: unknown,
): Result<object, Exclude<ErrorCase<SaveErrors>, { readonly code: 'damaged' }>> {
  const notASave = (problem: string) => err({ code: 'notASave', details: { problem } } as const)
  let json = save
  if (typeof save === 'string') {
    try {
      json = parseText(save)
    } catch (thrown) {
      const problem = `${thrown instanceof Error ? thrown.message : ''}.`
      return err({ code: 'notJson', details: { problem } })
    }
  }
  const other = insteadOfSave(save, json)
  if (other !== undefined) return notASave(other)
  // A copy, because the caller may keep and change what they passed.
  const looked = copyUntrusted(json, SAVE_BOUNDS)
  if (!looked.ok) return notASave(looked.error)
  const { format: found, version, ...saved } = Object(looked.value)
  if (found !== format) return notASave(`Its "format" is not "${format}".`)
  if (typeof version === 'number' && version > VERSION) {
    return err({ code: 'newerFormat', details: { version, known: VERSION } })
  }
  return version === VERSION ? ok(saved) : notASave(`Its "version" is not ${VERSION}.`)
}

/** The advice for values that apps pass by mistake instead of a save. */
const INSTEAD = {
  nothing: 'There is nothing; pass the text of a save, or its parsed JSON.',
  bytes: 'It is bytes; pass the text that they encode.',
  promise: 'It is a promise; await it first.',
  twice: 'It is text in quotation marks; it was stringified once too often.',
  match: 'It is a match; pass the text that "saveMatch" returns for it.',
  step: 'It is a step, with a match in it; pass the text that "saveMatch" returns for that match.',
} as const

/** The advice for a well-known value that is not a save; `undefined` for any other. */
function insteadOfSave(given: unknown, json: unknown): string | undefined {
  try {
    if (json === undefined || json === null) return INSTEAD.nothing
    if (ArrayBuffer.isView(given) || given instanceof ArrayBuffer) return INSTEAD.bytes
    if (given instanceof Promise) return INSTEAD.promise
    if (typeof json === 'string') return INSTEAD.twice
    if (typeof json !== 'object' || Object.hasOwn(json, 'format')) return undefined
    if (Object.hasOwn(json, 'log') && Object.hasOwn(json, 'state')) return INSTEAD.match
    if (Object.hasOwn(json, 'match') && Object.hasOwn(json, 'appended')) return INSTEAD.step
    return undefined
  } catch {
    return undefined
  }
}
