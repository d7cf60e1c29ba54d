import type { LogEntry } from '@ackanomic/core'
import { senderOf } from '@ackanomic/core/proof'
import { hashJson } from './hashes.js'

/** The place of a person's next action in a match. */
export interface ActionHead {
  /** The number of their actions so far. */
  readonly count: number
  /** The SHA-256 of the log entry of their last action. */
  readonly last: string | null
  /** The keys that they have added since the start. */
  readonly keys?: readonly string[]
}

/**
 * The heads of people, by name. Receipts are numbered by them, since hidden actions of others
 * change the length of the log.
 */
export type ActionHeads = Readonly<Record<string, ActionHead>>

/** The heads in a match in which nobody has acted. */
export const NO_ACTIONS: ActionHeads = {}

const NO_ACTION: ActionHead = { count: 0, last: null }

/** The head of a person. */
export function headOf(heads: ActionHeads, person: string): ActionHead {
  return (Object.hasOwn(heads, person) ? heads[person] : undefined) ?? NO_ACTION
}

export function advanceHeads(before: ActionHeads, entries: readonly LogEntry[]): ActionHeads {
  let heads = before
  for (const entry of entries) {
    const person = senderOf(entry)
    if (person === null) continue
    const { count, last: _, ...more } = headOf(heads, person)
    const added = entry.kind === 'roster' && entry.event.type === 'newKey' ? entry.event.key : null
    const keys = added === null ? {} : { keys: [...(more.keys ?? []), added] }
    const head = { ...more, ...keys, count: count + 1, last: hashJson(entry) }
    heads = { ...heads, [person]: head }
  }
  return heads
}

/** An entry without its signature, which holds for one match and one revision only. */
export function withoutSignature(entry: LogEntry): LogEntry {
  if (!('signed' in entry)) return entry
  const { signed: _, ...unsigned } = entry
  return unsigned
}
