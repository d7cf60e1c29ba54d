import fc from 'fast-check'
import { SafetySearch } from './fixpoint.js'

/** For each state, its options; for each option, the states that nature can choose from. */
export type Graph = readonly (readonly (readonly number[])[])[]

/** A search of a graph in which state 0 is lost and state 1 is won. */
export const searchIn = (graph: Graph, budget = { left: 1e6 }): SafetySearch<number, number> =>
  new SafetySearch<number, number>(
    {
      key: String,
      glance: (state) => (state === 0 ? 'lost' : state === 1 ? 'won' : undefined),
      promise: (state) => state % 3,
      distance: (state) => 1 + (state % 4),
      options: (state) =>
        (graph[state] ?? []).map((nexts, move) => ({
          move,
          deals: nexts.map((_, at) => at),
          reply: (at) => nexts[at] ?? 0,
        })),
    },
    budget,
  )

/** The states from which one can go on for ever: the others are struck out until no more fall. */
export const safeIn = (graph: Graph): Set<number> => {
  const safe = new Set(graph.keys())
  safe.delete(0)
  for (let before = -1; before !== safe.size; ) {
    before = safe.size
    for (const state of safe) {
      const goesOn = (graph[state] ?? []).some((nexts) => nexts.every((next) => safe.has(next)))
      if (state !== 1 && !goesOn) safe.delete(state)
    }
  }
  return safe
}

/** Small graphs at random. */
export const graphs: fc.Arbitrary<Graph> = fc
  .integer({ min: 2, max: 14 })
  .chain((size) =>
    fc.array(
      fc.array(fc.array(fc.nat(size - 1), { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
      { minLength: size, maxLength: size },
    ),
  )
