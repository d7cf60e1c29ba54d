import type { LogEntry } from '@ackanomic/core'
import { senderOf } from '@ackanomic/core/proof'

/**
 * How many acts each person has made in a match, as JSON by name. Receipts are numbered by it, and not
 * by the log, whose length hidden acts of others move.
 */
export type ActCounts = string

/** The counts of a match in which nobody has acted. */
export const NO_ACTS: ActCounts = '{}'

/** The counts after more entries. */
export function countActs(before: ActCounts, entries: readonly LogEntry[]): ActCounts {
  const counts = new Map<string, number>(Object.entries(JSON.parse(before)))
  for (const entry of entries) {
    const person = senderOf(entry)
    if (person !== null) counts.set(person, (counts.get(person) ?? 0) + 1)
  }
  return JSON.stringify(Object.fromEntries(counts))
}
