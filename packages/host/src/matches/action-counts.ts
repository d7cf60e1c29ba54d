import type { LogEntry } from '@ackanomic/core'
import { senderOf } from '@ackanomic/core/proof'

/**
 * How many actions each person has sent in a match, as JSON by name. Receipts are numbered by it, and not
 * by the log, whose length others change by hidden actions.
 */
export type ActionCounts = string

/** The counts of a match in which nobody has acted. */
export const NO_ACTIONS: ActionCounts = '{}'

/** The counts after more entries. */
export function countActions(before: ActionCounts, entries: readonly LogEntry[]): ActionCounts {
  const counts = new Map<string, number>(Object.entries(JSON.parse(before)))
  for (const entry of entries) {
    const person = senderOf(entry)
    if (person !== null) counts.set(person, (counts.get(person) ?? 0) + 1)
  }
  return JSON.stringify(Object.fromEntries(counts))
}
