import type { HostKey } from '@ackanomic/core/proof'
import * as v from 'valibot'

const keysSchema = v.object({
  keys: v.array(
    v.object({
      number: v.number(),
      key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
      from: v.number(),
      until: v.nullable(v.number()),
    }),
  ),
})

/**
 * Reads the keys that a host publishes at `/.well-known/ackanomic-keys.json`, from their text or
 * parsed JSON. Returns `undefined` if the value is not such a list.
 *
 * @example
 * ```ts
 * import { readHostKeys } from '@ackanomic/verify'
 *
 * readHostKeys('{"keys": []}') // => []
 * readHostKeys('{"key": 1}') // => undefined
 * ```
 */
export function readHostKeys(given: unknown): readonly HostKey[] | undefined {
  try {
    const json = typeof given === 'string' ? JSON.parse(given) : given
    const read = v.safeParse(keysSchema, json)
    return read.success ? read.output.keys : undefined
  } catch {
    return undefined
  }
}

/** Why a signature is not by a host with these keys; `undefined` if it is, or none are known. */
export function keyProblem(
  keys: readonly HostKey[] | undefined,
  { key, at }: { readonly key: string; readonly at: number },
): string | undefined {
  if (keys === undefined) return undefined
  const known = keys.find((one) => one.key === key)
  if (known === undefined) return `The host has no key ${key}.`
  const isInTime = at >= known.from && (known.until === null || at < known.until)
  return isInTime ? undefined : `The host did not sign with key ${known.number} at that time.`
}
