/** Whether two numbered people may still meet. */
export type OpenPairs = readonly (readonly boolean[])[]

/** How often the search starts again, in another order. */
const STARTS = 8

/**
 * Plans rounds in which everybody meets somebody new. Returns the pairs of the first one, if it
 * finds a plan.
 *
 * With half as many partners as people, and one more for each later round, everybody can be paired
 * however the earlier rounds are (Dirac). With fewer it has to search.
 */
export function planRounds(
  open: OpenPairs,
  rounds: number,
): readonly (readonly [number, number])[] | undefined {
  const count = open.length
  const fewest = Math.min(...open.map((row) => row.filter(Boolean).length))
  if (rounds < 1 || fewest < rounds || count % 2 === 1) return undefined
  let seed = 1
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return (seed >>> 8) % below
  }
  for (let start = 0; start < STARTS; start++) {
    const search = new Search(open, rounds, random)
    if (search.run()) return search.first
    if (!search.isOut) return undefined
  }
  return undefined
}

/** A search for disjoint rounds. It pairs the person with the fewest partners next. */
class Search {
  readonly first: (readonly [number, number])[] = []
  private readonly open: boolean[][]
  private readonly partners: number[]
  private steps: number

  constructor(
    open: OpenPairs,
    private readonly rounds: number,
    private readonly random: (below: number) => number,
  ) {
    this.open = open.map((row) => [...row])
    this.partners = open.map((row) => row.filter(Boolean).length)
    this.steps = 4 * open.length * rounds
  }

  /** Whether the search ended before it had tried everything. */
  get isOut(): boolean {
    return this.steps < 0
  }

  run(): boolean {
    return this.pair(new Set(this.open.keys()), this.rounds)
  }

  private pair(free: ReadonlySet<number>, rounds: number): boolean {
    this.steps -= 1
    if (this.steps < 0) return false
    if (free.size === 0) return this.pairNext(rounds - 1)
    const [one, others] = this.fewest(free)
    for (const other of this.shuffled(others)) {
      this.set(one, other, false)
      if (rounds === this.rounds) this.first.push([one, other])
      const left = new Set(free)
      left.delete(one)
      left.delete(other)
      if (this.pair(left, rounds)) return true
      if (rounds === this.rounds) this.first.pop()
      this.set(one, other, true)
    }
    return false
  }

  private pairNext(rounds: number): boolean {
    const fewest = Math.min(...this.partners)
    if (rounds === 0 || fewest >= this.open.length / 2 + rounds - 1) return true
    return fewest >= rounds && this.pair(new Set(this.open.keys()), rounds)
  }

  /** The free person with the fewest partners, and these partners. */
  private fewest(free: ReadonlySet<number>): readonly [number, readonly number[]] {
    let [best, partners]: [number, number[] | undefined] = [0, undefined]
    for (const one of free) {
      const others = [...free].filter((other) => this.open[one]?.[other])
      if (partners === undefined || others.length < partners.length)
        [best, partners] = [one, others]
    }
    return [best, partners ?? []]
  }

  private shuffled(people: readonly number[]): readonly number[] {
    const all = [...people]
    for (let i = all.length - 1; i > 0; i--) {
      const [j, last = 0] = [this.random(i + 1), all[i]]
      all[i] = all[j] ?? 0
      all[j] = last
    }
    return all
  }

  private set(one: number, other: number, isOpen: boolean): void {
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const) {
      const row = this.open[a]
      if (row !== undefined) row[b] = isOpen
      this.partners[a] = (this.partners[a] ?? 0) + (isOpen ? 1 : -1)
    }
  }
}
