/** The milliseconds for which a valid token is not looked up again. */
const LIFETIME = 5000

const CAPACITY = 10_000

/**
 * The people of tokens that were valid a moment ago, by the token's hash. A revocation removes them
 * at once; if its news is lost, they expire within five seconds.
 */
export class TokenCache {
  readonly #people = new Map<string, { readonly person: string; readonly until: number }>()
  #revocations = 0

  async find(hash: string, read: () => Promise<string | undefined>): Promise<string | undefined> {
    const kept = this.#people.get(hash)
    if (kept !== undefined && performance.now() < kept.until) return kept.person
    this.#people.delete(hash)
    const before = this.#revocations
    const person = await read()
    // A token read before a revocation may be wrong after it.
    if (person === undefined || before !== this.#revocations) return person
    this.#people.set(hash, { person, until: performance.now() + LIFETIME })
    const [oldest] = this.#people.keys()
    if (this.#people.size > CAPACITY && oldest !== undefined) this.#people.delete(oldest)
    return person
  }

  /** Forgets the tokens of a person; `null` is everybody. */
  revoke(person: string | null): void {
    this.#revocations += 1
    if (person === null) this.#people.clear()
    for (const [hash, kept] of this.#people) if (kept.person === person) this.#people.delete(hash)
  }
}
