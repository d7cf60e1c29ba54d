import type { ChangeEvent } from './types.js'

/** PostgreSQL limits the payload of a notification to 8000 bytes. */
const MAX_BYTES = 7900

/** Everything may have changed. */
export const ANY_CHANGE: ChangeEvent = { match: null, recipients: null, revoked: null }

/** Encodes a revocation for the store to publish. */
export const encodeRevocation = (person: string): string => JSON.stringify({ revoked: person })

/** Encodes a change for the store to publish. If the payload would be too long, it names no recipients. */
export function encodeChange(match: string, recipients: readonly string[]): string {
  const payload = JSON.stringify({ match, recipients })
  return Buffer.byteLength(payload) <= MAX_BYTES ? payload : JSON.stringify({ match })
}

/** Decodes a published change. An empty payload means that changes may have been missed. */
export function decodeChange(payload: string): ChangeEvent {
  return payload === '' ? ANY_CHANGE : { ...ANY_CHANGE, ...JSON.parse(payload) }
}
