import type { HostedMatch } from './match-cache.js'

const CAPACITY = 2000

/** The matches of which it is known whether they have spectators. */
const SPECTATORS_CAPACITY = 20_000

/**
 * The matches as this process last wrote or read them. An outdated one shows when a step is
 * written: its version differs.
 */
export class CurrentMatches {
  readonly #matches = new Map<string, HostedMatch>()
  readonly #spectators = new Map<string, boolean>()
  readonly #queues = new Map<string, Promise<unknown>>()

  get(id: string): HostedMatch | undefined {
    return this.#matches.get(id)
  }

  set(hosted: HostedMatch): void {
    const { id } = hosted
    this.#matches.delete(id)
    this.#matches.set(id, hosted)
    const [oldest] = this.#matches.keys()
    if (this.#matches.size > CAPACITY && oldest !== undefined) this.#matches.delete(oldest)
  }

  /** Whether everybody may see the public view, if this process knows. It never changes. */
  hasSpectators(id: string): boolean | undefined {
    return this.#spectators.get(id)
  }

  setSpectators(id: string, hasSpectators: boolean): void {
    this.#spectators.set(id, hasSpectators)
    const [oldest] = this.#spectators.keys()
    if (this.#spectators.size > SPECTATORS_CAPACITY && oldest !== undefined)
      this.#spectators.delete(oldest)
  }

  /** Forgets a match, unless its version is at least the given one. */
  forget(id: string, version = Number.POSITIVE_INFINITY): void {
    const kept = this.#matches.get(id)
    if (kept !== undefined && kept.version < version) this.#matches.delete(id)
  }

  clear(): void {
    this.#matches.clear()
  }

  /**
   * Runs something while nothing else in this process changes the match, in the order of the calls.
   */
  async alone<Value>(id: string, run: () => Promise<Value>): Promise<Value> {
    const before = this.#queues.get(id)
    const mine = before === undefined ? run() : before.then(run, run)
    this.#queues.set(id, mine)
    try {
      return await mine
    } finally {
      if (this.#queues.get(id) === mine) this.#queues.delete(id)
    }
  }
}
