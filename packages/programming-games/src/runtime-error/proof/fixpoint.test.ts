import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SafetySearch, strategyAt } from './fixpoint.js'

/** For each state, its options; for each option, the states that nature can choose from. */
type Graph = readonly (readonly (readonly number[])[])[]

const searchOf = (graph: Graph, budget = 1e6): SafetySearch<number, number> =>
  new SafetySearch<number, number>(
    {
      key: String,
      glance: (state) => (state === 0 ? 'lost' : state === 1 ? 'won' : undefined),
      promise: (state) => state % 3,
      options: (state) =>
        (graph[state] ?? []).map((nexts, move) => ({
          move,
          deals: nexts.map((_, at) => at),
          reply: (at) => nexts[at] ?? 0,
        })),
    },
    { left: budget },
  )

/** Strikes out states until no more fall. */
const fixpoint = (graph: Graph): Set<number> => {
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

const graphs = fc
  .integer({ min: 2, max: 14 })
  .chain((size) =>
    fc.array(
      fc.array(fc.array(fc.nat(size - 1), { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
      { minLength: size, maxLength: size },
    ),
  )

describe('the search for a strategy that never ends', () => {
  test('agrees with striking out, for every state, in any order of asking', () => {
    fc.assert(
      fc.property(
        graphs,
        fc.shuffledSubarray([...Array(14).keys()], { minLength: 14 }),
        (graph, order) => {
          const safe = fixpoint(graph)
          const search = searchOf(graph)
          for (const state of order.filter((each) => each < graph.length)) {
            expect(search.decide(state)).toBe(safe.has(state) ? 'won' : 'lost')
          }
        },
      ),
      { numRuns: 2000, seed: 5 },
    )
  })

  test('plans stay among won states; every refutation leads to a state lost before', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const search = searchOf(graph)
        for (const state of graph.keys()) search.decide(state)
        for (const state of graph.keys()) {
          const node = search.node(state)
          if (node.glanced) continue
          if (node.verdict === 'won') {
            expect(strategyAt(node).ways.every(([, to]) => to.verdict === 'won')).toBe(true)
          } else {
            const options = node.options ?? []
            for (const at of options.keys()) expect(node.refuted[at]?.rank).toBeLessThan(node.rank)
          }
        }
      }),
      { numRuns: 1000, seed: 6 },
    )
  })

  test('says that it does not know when the budget is spent', () => {
    const ring: Graph = Array.from({ length: 50 }, (_, at) =>
      at < 2 ? [] : [[at === 49 ? 2 : at + 1]],
    )
    expect(searchOf(ring, 20).decide(2)).toBe('undecided')
    expect(searchOf(ring, 60).decide(2)).toBe('won')
  })
})
