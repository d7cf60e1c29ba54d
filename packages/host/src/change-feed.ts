import type { ChangeEvent } from './types.js'

/** PostgreSQL limits the payload of a notification to 8000 bytes. */
const MAX_BYTES = 7900

/** Encodes a change for the store to publish. If the payload would be too long, it names no recipients. */
export function encodeChange(match: string, recipients: readonly string[]): string {
  const payload = JSON.stringify([match, recipients])
  return Buffer.byteLength(payload) <= MAX_BYTES ? payload : JSON.stringify([match, null])
}

/** Decodes a published change. An empty payload means that changes may have been missed. */
export function decodeChange(payload: string): ChangeEvent {
  if (payload === '') return { match: null, recipients: null }
  const [match, recipients] = JSON.parse(payload)
  return { match, recipients }
}
