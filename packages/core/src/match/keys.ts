import type { LogEntry } from '../entry.js'
import { senderOf } from './refusals.js'

/**
 * Where the keys of a log stand: an index that moves along with the log as it grows. The log itself
 * decides; what the index says is looked up there.
 */
const indices = new WeakMap<readonly LogEntry[], Map<string, number>>()

/** Whether a log holds an entry of the same sender under the same key. */
export function isRepeated(log: readonly LogEntry[], entry: unknown, key: string): boolean {
  const sender = senderOf(entry)
  let index = indices.get(log)
  if (index === undefined) {
    index = new Map()
    remember(index, log, 0)
    indices.set(log, index)
  }
  const place = index.get(nameOf(sender, key))
  if (place === undefined) return false
  // Matches that have parted share one index; then only the log can tell.
  return isUnder(log[place], sender, key) || log.some((one) => isUnder(one, sender, key))
}

/** Lets the index of a log go along with the longer one that it has become. */
export function growIndex(log: readonly LogEntry[], longer: readonly LogEntry[]): void {
  const index = indices.get(log)
  if (index === undefined) return
  remember(index, longer, log.length)
  indices.set(longer, index)
}

function remember(index: Map<string, number>, log: readonly LogEntry[], from: number): void {
  for (let place = from; place < log.length; place++) {
    const entry = log[place]
    if (entry !== undefined && 'key' in entry) {
      index.set(nameOf(senderOf(entry), entry.key ?? ''), place)
    }
  }
}

function isUnder(entry: LogEntry | undefined, sender: string | null, key: string): boolean {
  return entry !== undefined && 'key' in entry && entry.key === key && senderOf(entry) === sender
}

const nameOf = (sender: string | null, key: string): string => JSON.stringify([sender, key])
