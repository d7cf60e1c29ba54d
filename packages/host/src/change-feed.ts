import type { ChangeEvent } from './types.js'

/** So many bytes PostgreSQL lets a notification have, less some. */
const MOST = 7900

/** News as the store passes them on. */
export function payloadOf(match: string, told: readonly string[]): string {
  const payload = JSON.stringify([match, told])
  return Buffer.byteLength(payload) <= MOST ? payload : JSON.stringify([match, null])
}

/** The news in a notification; an empty one says that some may have been missed. */
export function newsIn(payload: string): ChangeEvent {
  if (payload === '') return { match: null, recipients: null }
  const [match, told] = JSON.parse(payload)
  return { match, recipients: told }
}
