/** The switch of the mutants, in reach of every instrumented source. */
declare global {
  /** Whether this mutant is the one that is on; counts that its place was reached. */
  var __mutant: (id: number) => boolean
  /** Counts a turn of a loop; throws when a run has taken far more of them than without a mutant. */
  var __tick: () => void
}

/** Thrown where a mutant never ends. */
export class EndlessError extends Error {}

/** So many turns of loops a whole run takes at most that has a mutant on from the start. */
const MOST = 5_000_000_000

const loaded: Set<number> = new Set()
let reached = loaded
let on = -1
let ticks = 0
let limit = MOST

globalThis.__mutant = (id) => {
  if (on === -1) reached.add(id)
  return id === on
}

globalThis.__tick = () => {
  ticks += 1
  if (ticks > limit) throw new EndlessError('This mutant does not end.')
}

/** What a run reached. */
export interface Trace {
  readonly reached: ReadonlySet<number>
  readonly ticks: number
  readonly milliseconds: number
}

/** Runs something without a mutant, and sees which it reaches. */
export async function traced(run: () => unknown): Promise<Trace> {
  on = -1
  ticks = 0
  limit = Number.POSITIVE_INFINITY
  const found: Set<number> = new Set()
  reached = found
  const began = performance.now()
  try {
    await run()
  } finally {
    reached = loaded
  }
  return { reached: found, ticks, milliseconds: performance.now() - began }
}

/** What was reached outside of tests, while modules were loaded: no test can turn that on by itself. */
export function reachedWhileLoading(): ReadonlySet<number> {
  return loaded
}

/** Turns a mutant on from here on, for what is loaded next; none by -1. */
export function turnOn(id: number): void {
  on = id
}

/**
 * How something that passes without a mutant fails with one on: null if it passes still. `usual` is
 * how many turns of loops it takes without.
 */
export async function failureOf(
  run: () => unknown,
  id: number,
  usual: number,
): Promise<{ readonly thrown: unknown } | null> {
  on = id
  ticks = 0
  limit = usual * 5 + 2_000
  try {
    await run()
    return null
  } catch (thrown) {
    return { thrown }
  } finally {
    on = -1
    limit = Number.POSITIVE_INFINITY
  }
}
