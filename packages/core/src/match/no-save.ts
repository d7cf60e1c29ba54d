/** What apps give in place of a save, and what they should give: sentences. */
const INSTEAD = {
  nothing: 'There is nothing at all; give the text of a save, or its parsed JSON.',
  bytes: 'It is bytes; give the text that they stand for.',
  promise: 'It is a promise; await it first.',
  twice: 'It is text in quotation marks; it was made JSON once too often.',
  match: 'It is a match; keep the text that "saveMatch" makes of it.',
  step: 'It is a step, with a match in it; keep the text that "saveMatch" makes of that.',
} as const

/**
 * Which well-known thing other than a save was given, and what should have been; `undefined` where
 * it is none of those.
 *
 * @param given - what came to be loaded
 * @param json - what it says, if it was text
 */
export function insteadOfSave(given: unknown, json: unknown): string | undefined {
  try {
    if (json === undefined || json === null) return INSTEAD.nothing
    if (ArrayBuffer.isView(given) || given instanceof ArrayBuffer) return INSTEAD.bytes
    if (given instanceof Promise) return INSTEAD.promise
    if (typeof json === 'string') return INSTEAD.twice
    if (typeof json !== 'object' || Object.hasOwn(json, 'format')) return undefined
    if (Object.hasOwn(json, 'log') && Object.hasOwn(json, 'state')) return INSTEAD.match
    if (Object.hasOwn(json, 'match') && Object.hasOwn(json, 'recorded')) return INSTEAD.step
    return undefined
  } catch {
    return undefined
  }
}
