import type { LogEntry } from '../entry.js'
import { senderOf } from './match-errors.js'

/** A chain of steps, made into a list when it is first read, so that steps stay cheap. */
class Log {
  readonly #before: Log | null
  readonly #entries: readonly LogEntry[]
  /** The keys in the logs of matches with a common past; the log itself decides. */
  readonly keys: Set<string>
  #whole: readonly LogEntry[] | null

  constructor(before: Log | null, entries: readonly LogEntry[]) {
    this.#before = before
    this.#entries = entries
    this.#whole = before === null ? entries : null
    this.keys = before === null ? new Set() : before.keys
    for (const entry of entries) {
      const key = 'idempotencyKey' in entry ? entry.idempotencyKey : undefined
      if (key !== undefined) this.keys.add(nameOf(entry, key))
    }
  }

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
}

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

export function entryUnder(match: HasLog, entry: unknown, key: string): LogEntry | undefined {
  if (typeof key !== 'string') return undefined
  const log = logOf(match)
  const name = nameOf(entry, key)
  // Matches that have parted share their keys, so only the log itself can tell.
  if (!log.keys.has(name)) return undefined
  return log.whole.find(
    (one) => 'idempotencyKey' in one && one.idempotencyKey === key && nameOf(one, key) === name,
  )
}

/** Whether two entries are the same request: the same type of move, or the same prompt. */
export function isSameRequest(one: unknown, other: unknown): boolean {
  return requestOf(one) === requestOf(other)
}

function requestOf(entry: unknown): string {
  const { kind, move, prompt, event } = Object(entry) as Readonly<Record<string, unknown>>
  const parts = [kind, Object(move).type, prompt, Object(event).type]
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')
}

const nameOf = (entry: unknown, key: string): string => JSON.stringify([senderOf(entry), key])
