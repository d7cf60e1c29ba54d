import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import canonicalize from 'canonicalize'

/**
 * Returns the canonical text of a JSON value (RFC 8785): equal values have the same text. Half a
 * surrogate pair is escaped, and a `~` precedes the whole text.
 *
 * @example
 * ```ts
 * import { canonicalJson } from '@ackanomic/core/proof'
 *
 * canonicalJson({ b: 1, a: [2.0, 'x'] }) // => '{"a":[2,"x"],"b":1}'
 * ```
 */
export function canonicalJson(value: unknown): string {
  try {
    return canonicalize(value) ?? 'null'
  } catch {
    return `~${canonicalize(escaped(value))}`
  }
}

/**
 * Returns the SHA-256 of the canonical text of a JSON value, as 64 hexadecimal digits.
 *
 * @example
 * ```ts
 * import { hashJson } from '@ackanomic/core/proof'
 *
 * hashJson({ b: 1, a: 2 }) === hashJson({ a: 2, b: 1 }) // => true
 * hashJson({ a: 2 }).length // => 64
 * ```
 */
export function hashJson(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))))
}

function escaped(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(/\\|\p{Surrogate}/gu, (found) =>
      found === '\\' ? '\\\\' : `\\u${found.charCodeAt(0).toString(16)}`,
    )
  }
  if (Array.isArray(value)) return value.map(escaped)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [escaped(key) as string, escaped(field)]),
  )
}
