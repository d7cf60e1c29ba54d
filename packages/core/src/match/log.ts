import type { LogEntry } from '../entry.js'
import { senderOf } from './refusals.js'

/**
 * A log as a match grows it: what it was before, and what came then. It is put together as one list
 * when somebody looks at it, and not at each step, so that a step costs the same in a long match.
 */
class Log {
  readonly #before: Log | null
  readonly #entries: readonly LogEntry[]
  /** Where each key was taken, for the logs of one match; the log itself decides. */
  readonly keys: Map<string, Log>
  #whole: readonly LogEntry[] | null

  constructor(before: Log | null, entries: readonly LogEntry[]) {
    this.#before = before
    this.#entries = entries
    this.#whole = before === null ? entries : null
    this.keys = before === null ? new Map() : before.keys
    for (const entry of entries) {
      const key = 'idempotencyKey' in entry ? entry.idempotencyKey : undefined
      if (key !== undefined) this.keys.set(nameOf(entry, key), this)
    }
  }

  /** All entries, as one list. */
  get whole(): readonly LogEntry[] {
    if (this.#whole === null) {
      const parts: (readonly LogEntry[])[] = [this.#entries]
      let log = this.#before
      while (log !== null && log.#whole === null) {
        parts.push(log.#entries)
        log = log.#before
      }
      this.#whole = Object.freeze([...(log?.whole ?? []), ...parts.reverse().flat()])
    }
    return this.#whole
  }

  /** Whether it has grown from another one, or is the same. */
  holds(other: Log | undefined): boolean {
    if (other === undefined) return false
    for (let log: Log | null = this; log !== null; log = log.#before) if (log === other) return true
    return false
  }
}

/** The logs of the matches that have grown here. */
const logs = new WeakMap<object, Log>()

interface HasLog {
  readonly log: readonly LogEntry[]
}

function logOf(match: HasLog): Log {
  const known = logs.get(match)
  if (known !== undefined) return known
  const log = new Log(null, match.log)
  logs.set(match, log)
  return log
}

/** The match with more entries in its log, and other things changed. */
export function grown<Grown extends HasLog>(
  match: Grown,
  more: readonly LogEntry[],
  changes: Omit<Partial<Grown>, 'log'>,
): Grown {
  const log = new Log(logOf(match), more)
  const next: Record<string, unknown> = {}
  for (const key of Object.keys(match)) {
    if (key !== 'log') next[key] = match[key as keyof Grown]
    else Object.defineProperty(next, key, { enumerable: true, get: () => log.whole })
  }
  const made = Object.freeze(Object.assign(next, changes)) as unknown as Grown
  logs.set(made, log)
  return made
}

/** Whether the log of a match holds an entry of the same sender under the same key. */
export function isRepeated(match: HasLog, entry: unknown, key: string): boolean {
  const log = logOf(match)
  const name = nameOf(entry, key)
  if (!log.keys.has(name)) return false
  if (log.holds(log.keys.get(name))) return true
  // Matches that have parted share their keys; then only the log itself can tell.
  return log.whole.some(
    (one) => 'idempotencyKey' in one && one.idempotencyKey === key && nameOf(one, key) === name,
  )
}

const nameOf = (entry: unknown, key: string): string => JSON.stringify([senderOf(entry), key])
