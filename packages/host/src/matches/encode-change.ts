import { MAX_BYTES } from '../store/change-feed.js'
import type { MatchChange } from './match-change.js'

/** Encodes a change for the store to publish. If the payload would be too long, it names no recipients. */
export function encodeChange(
  match: string,
  version: number,
  { events, nextDeadline: deadline, botsPending: bots }: MatchChange,
): string {
  const recipients = [...new Set(events.flatMap((event) => event.recipients))]
  const facts = { match, version, deadline, bots }
  const payload = JSON.stringify({ ...facts, recipients })
  return Buffer.byteLength(payload) <= MAX_BYTES ? payload : JSON.stringify(facts)
}
