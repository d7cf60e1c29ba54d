import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { strategyAt } from './fixpoint.js'
import { type Graph, graphs, safeIn, searchIn } from './graphs.test-support.js'

describe('the search for a strategy that never ends', () => {
  test('agrees with striking out, for every state, in any order of asking', () => {
    fc.assert(
      fc.property(
        graphs,
        fc.shuffledSubarray([...Array(14).keys()], { minLength: 14 }),
        (graph, order) => {
          const safe = safeIn(graph)
          const search = searchIn(graph)
          for (const state of order.filter((each) => each < graph.length)) {
            expect(search.decide(state)).toBe(safe.has(state) ? 'won' : 'lost')
          }
        },
      ),
      { numRuns: 2000, seed: 5 },
    )
  })

  test('plans stay among won states', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const search = searchIn(graph)
        for (const state of graph.keys()) search.decide(state)
        for (const state of graph.keys()) {
          const node = search.node(state)
          if (node.glanced) continue
          if (node.verdict === 'won')
            expect(strategyAt(node).ways.every(([, to]) => to.verdict === 'won')).toBe(true)
        }
      }),
      { numRuns: 1000, seed: 6 },
    )
  })

  test('says that it does not know when the budget is spent', () => {
    const ring: Graph = Array.from({ length: 50 }, (_, at) =>
      at < 2 ? [] : [[at === 49 ? 2 : at + 1]],
    )
    expect(searchIn(ring, { left: 20 }).decide(2)).toBe('undecided')
    expect(searchIn(ring, { left: 60 }).decide(2)).toBe('won')
  })
})
