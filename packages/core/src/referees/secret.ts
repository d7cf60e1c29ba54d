import { defineErrors, type ErrorIn } from '../game-error.js'
import { ok, type Result } from '../result.js'

export interface SecretErrors {
  /** The secret is too short, or has so few different bytes that it could be guessed. */
  weakSecret: { readonly bytes: number; readonly different: number }
  badSecret: Readonly<Record<never, never>>
}

/** Why a secret is refused. */
export type SecretError = ErrorIn<SecretErrors, 'contract/secret'>

const MIN_SECRET_BYTES = 16

/** Any random secret has more. */
const MIN_DISTINCT_BYTES = 5

const refuse = /* @__PURE__ */ defineErrors<SecretErrors, 'contract/secret'>({
  weakSecret: [
    'contract/secret',
    ({ bytes, different }) =>
      bytes < MIN_SECRET_BYTES
        ? `secret must have at least ${MIN_SECRET_BYTES} bytes (got ${bytes})`
        : `secret must not be guessable: it has ${different} different bytes only; use random ones`,
  ],
  badSecret: ['contract/secret', () => 'secret must be a text or a Uint8Array'],
})

export function readSecret(secret: unknown): Result<Uint8Array, SecretError> {
  const bytes =
    typeof secret === 'string'
      ? new TextEncoder().encode(secret)
      : secret instanceof Uint8Array
        ? Uint8Array.from(secret)
        : undefined
  if (bytes === undefined) return refuse({ code: 'badSecret', details: {} })
  const different = new Set(bytes).size
  return bytes.length >= MIN_SECRET_BYTES && different >= MIN_DISTINCT_BYTES
    ? ok(bytes)
    : refuse({ code: 'weakSecret', details: { bytes: bytes.length, different } })
}
