import type { Branch, Infixes, Places } from './infixes.js'

/** Whether a fragment cannot be protested as a word of `shortest` letters or more. */
export function isSafe({ fragment, isWord }: Branch, shortest: number): boolean {
  return !isWord || fragment.length < shortest
}

/**
 * The first player without a safe fragment, if everybody knows the list. Players who are safe
 * either way take the first way that they find.
 */
export class Ending {
  readonly #infixes: Infixes
  readonly #players: number
  readonly #shortest: number
  /** By fragment, the turns from the next one to that of the caught player. */
  readonly #caught = new Map<string, number>()
  #left = 0

  /** @param shortest - the fewest letters of a word that can be protested */
  constructor(infixes: Infixes, players: number, shortest: number) {
    this.#infixes = infixes
    this.#players = players
    this.#shortest = shortest
  }

  /**
   * The turns until the caught player's; `undefined` above `places` places. Keeps partial results.
   */
  caughtBy(branch: Pick<Branch, 'fragment' | 'places'>, places: number): number | undefined {
    this.#left = places
    return this.#caughtBy(branch.fragment, branch.places)
  }

  #caughtBy(fragment: string, places: Places): number | undefined {
    const known = this.#caught.get(fragment)
    if (known !== undefined) return known
    this.#left -= places.length
    if (this.#left < 0) return undefined
    const branches = this.#infixes.branchesOf(fragment, places)
    const safe = branches.filter((branch) => isSafe(branch, this.#shortest))
    // Fragments of few words end soon.
    safe.sort((one, other) => one.places.length - other.places.length)
    let caught = 0
    for (const branch of safe) {
      const next = this.#caughtBy(branch.fragment, branch.places)
      if (next === undefined) return undefined
      caught = (next + 1) % this.#players
      if (caught !== 0) break
    }
    this.#caught.set(fragment, caught)
    return caught
  }
}
