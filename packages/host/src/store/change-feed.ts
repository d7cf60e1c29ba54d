import type { ChangeEvent } from '../contract/match-types.js'

/** PostgreSQL limits a notification to 8000 bytes. */
export const MAX_BYTES = 7900

/** A store's message. Only the fields of {@link ChangeEvent} leave the host. */
export interface StoreChange extends ChangeEvent {
  readonly version: number
  /** When the match's next deadline is due. */
  readonly deadline: number | null
  /** Whether a bot has to act. */
  readonly bots: boolean
}

/** Encodes the revocation of a person's tokens, or of one session. */
export const encodeRevocation = (person: string, session: string | null = null): string =>
  JSON.stringify({ revoked: person, session })

/** Encodes news of something that does not change the match. */
export function encodeNews(match: string, recipients: readonly string[]): string {
  const facts = { match, version: -1, deadline: null, bots: false }
  const payload = JSON.stringify({ ...facts, recipients })
  return Buffer.byteLength(payload) <= MAX_BYTES ? payload : JSON.stringify(facts)
}

/** Decodes a change. An empty payload means that changes may have been missed. */
export function decodeChange(payload: string): StoreChange {
  const anything = {
    match: null,
    recipients: null,
    revoked: null,
    session: null,
    version: Number.POSITIVE_INFINITY,
    deadline: 0,
    bots: true,
  }
  return payload === '' ? anything : { ...anything, ...JSON.parse(payload) }
}
