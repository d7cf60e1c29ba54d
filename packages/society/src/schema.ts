import { copyUntrusted, isTimestamp, normalizeText, type SchemaOf } from '@ackanomic/core/untrusted'
import * as v from 'valibot'

export const momentSchema: SchemaOf<number> = /* @__PURE__ */ v.custom<number>(
  isTimestamp,
  'must be an integer of milliseconds since the epoch, UTC',
)

export const wholeSchema: SchemaOf<number> = /* @__PURE__ */ v.custom<number>(
  isWhole,
  'must be a whole number',
)

export const textSchema: SchemaOf<string> = /* @__PURE__ */ v.custom<string>(
  isText,
  'must be a text that is not empty',
)

export const namesSchema: SchemaOf<readonly string[]> = /* @__PURE__ */ v.pipe(
  v.array(textSchema),
  v.check((names) => new Set(names).size === names.length, 'must not name anybody twice'),
)

/** Anything that is checked later, in a copy that can no longer change or throw. */
export const anythingSchema: SchemaOf<unknown> = /* @__PURE__ */ v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const looked = copyUntrusted(dataset.value)
    if (looked.ok) return looked.value
    addIssue({ message: 'cannot be read; send plain JSON' })
    return NEVER
  }),
)

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/**
 * Checks whether two names are the same, apart from case, punctuation and a leading article.
 *
 * @example
 * ```ts
 * import { isSameName } from '@ackanomic/society'
 *
 * isSameName('The Rusty Lantern', 'rusty-lantern') // => true
 * ```
 */
export function isSameName(one: string, other: string): boolean {
  return one === other || nameKey(one) === nameKey(other)
}

/** The form by which names are compared. */
export function nameKey(name: string): string {
  const words = normalizeText(name).toLowerCase().replaceAll('&', ' and ').replace(/['’]/gu, '')
  const plain = words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return plain === '' ? name : plain.replace(/^(the|a|an) /u, '')
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0)
}
