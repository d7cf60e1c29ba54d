import type { Branch, Infixes, Places } from './infixes.js'

/**
 * Whether a fragment may be left to the next player: they cannot protest it with success.
 *
 * @param shortest - the fewest letters of a word that can be protested
 */
export function isSafe({ fragment, isWord }: Branch, shortest: number): boolean {
  return !isWord || fragment.length < shortest
}

/**
 * The player who will be caught if everybody knows the list: the one who can leave no safe
 * fragment. One to whom it is all the same who else it is takes the first way that they find.
 */
export class Ending {
  readonly #infixes: Infixes
  readonly #players: number
  readonly #shortest: number
  /** For each fragment how many turns after the next one the turn is of whom it will catch. */
  readonly #caught = new Map<string, number>()
  #left = 0

  /**
   * @param players - how many are in the game
   * @param shortest - the fewest letters of a word that can be protested
   */
  constructor(infixes: Infixes, players: number, shortest: number) {
    this.#infixes = infixes
    this.#players = players
    this.#shortest = shortest
  }

  /**
   * How many turns after the next one the turn is of whom a fragment will catch: 0 where it is the
   * next player's own. `undefined` where that takes more work than `places`, of which what was
   * found out is kept.
   *
   * @param places - how many places of fragments may be looked at
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
    // Those of few words are soon at an end.
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
