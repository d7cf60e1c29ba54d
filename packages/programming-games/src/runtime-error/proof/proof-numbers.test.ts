import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bruteForce } from '../testing/brute-force.js'
import { smallPosition } from '../testing/positions.js'
import { NO_LIMITS } from './exact-search.js'
import { inOneGo, strategyAt } from './fixpoint.js'
import { type Graph, graphs, safeIn, searchIn } from './graphs.test-support.js'
import { RESHUFFLES } from './position.js'
import { decideByNumbers } from './proof-numbers.js'
import { searchOf } from './search.js'

const budget = { left: 0 }

const questions = fc.array(
  fc.record({ state: fc.nat(13), byNumbers: fc.boolean(), budget: fc.nat(12) }),
  { maxLength: 12 },
)

describe('proof numbers', () => {
  test('a verdict is true in whatever order, by whichever search and budget a state is asked about', () => {
    fc.assert(
      fc.property(graphs, questions, (graph, asked) => {
        const safe = safeIn(graph)
        const search = searchIn(graph, budget)
        for (const { state, byNumbers, budget: left } of asked) {
          if (state >= graph.length) continue
          budget.left = left
          const verdict = byNumbers ? inOneGo(decideByNumbers(search, state)) : search.decide(state)
          if (verdict !== 'undecided') expect(verdict).toBe(safe.has(state) ? 'won' : 'lost')
        }
        budget.left = 100
        for (const state of graph.keys())
          expect(search.decide(state)).toBe(safe.has(state) ? 'won' : 'lost')
        for (const state of graph.keys()) {
          const node = search.node(state)
          if (node.glanced) continue
          if (node.verdict === 'won')
            expect(strategyAt(node).ways.every(([, to]) => to.verdict === 'won')).toBe(true)
        }
      }),
      { numRuns: 3000, seed: 7 },
    )
  })

  test('it meets the answer that decides, and leaves a circle open', () => {
    const asked = (graph: Graph): string => {
      budget.left = 100
      return inOneGo(decideByNumbers(searchIn(graph, budget), 2))
    }
    expect(asked([[], [], [[3, 4]], [[2]], [[0]]])).toBe('lost')
    expect(asked([[], [], [[3, 4], [4]], [[2]], [[1]]])).toBe('won')
    expect(asked([[], [], [[3]], [[2]]])).toBe('undecided')
  })

  test.each(RESHUFFLES)('agrees with brute force on small positions: %s', (reshuffle) => {
    const found = { won: 0, lost: 0, undecided: 0 }
    for (let seed = 1; seed <= 300; seed++) {
      const position = smallPosition(seed, seed % 2 === 0 ? 'player' : 'deck')
      const truth = bruteForce(position, reshuffle, 5_000)
      if (truth === undefined) continue
      const { states, root } = searchOf(position, { ...NO_LIMITS, reshuffle }, { left: 20_000 })
      const verdict = inOneGo(decideByNumbers(states, root))
      found[verdict] += 1
      if (verdict !== 'undecided') expect(verdict === 'won').toBe(truth.forever)
    }
    expect(found.won).toBeGreaterThan(20)
    expect(found.lost).toBeGreaterThan(20)
  })
})
