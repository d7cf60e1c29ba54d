import type { HostKey } from '@ackanomic/core/proof'
import * as v from 'valibot'
import { parseOnce } from './parse-once.js'

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const keysSchema = v.object({
  keys: v.array(
    v.object({
      number: v.number(),
      key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
      from: time,
      until: v.nullable(time),
    }),
  ),
})

/**
 * Reads the keys that a host publishes at `/.well-known/ackanomic-keys.json`, or `undefined`.
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
  const parsed = parseOnce(given)
  const read = parsed.ok ? v.safeParse(keysSchema, parsed.value) : undefined
  return read?.success === true ? read.output.keys : undefined
}

/**
 * `'outOfTime'`: listed for another time. `'unknown'`: not listed. `'unlisted'`: there is no list.
 */
export type Standing = 'published' | 'outOfTime' | 'unknown' | 'unlisted'

/** Finds out whose a signature is. If a key is listed several times, any of them is enough. */
export function standingOf(
  keys: readonly HostKey[] | undefined,
  { key, at }: { readonly key: string; readonly at: number },
): Standing {
  if (keys === undefined) return 'unlisted'
  const known = keys.filter((one) => one.key === key)
  if (known.length === 0) return 'unknown'
  const isInTime = ({ from, until }: HostKey): boolean =>
    at >= from && (until === null || at < until)
  return known.some(isInTime) ? 'published' : 'outOfTime'
}
