import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bruteForce } from './brute-force.test-support.js'
import { keyOf, NO_LIMITS, type State } from './exact-search.js'
import { inOneGo, SafetySearch, strategyAt } from './fixpoint.js'
import { RESHUFFLES } from './position.js'
import { smallPosition } from './positions.test-support.js'
import { decideByNumbers } from './proof-numbers.js'
import { searchOf } from './search.js'

/** For each state, its options; for each option, the states that nature can choose from. */
type Graph = readonly (readonly (readonly number[])[])[]

/** A search of a graph in which state 0 is lost and state 1 is won. */
const searchIn = (graph: Graph, budget = { left: 1e6 }): SafetySearch<number, number> =>
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

/** The states from which play can go on for ever; the others are struck out one after another. */
const safeIn = (graph: Graph): Set<number> => {
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

const graphs: fc.Arbitrary<Graph> = fc
  .integer({ min: 2, max: 14 })
  .chain((size) =>
    fc.array(
      fc.array(fc.array(fc.nat(size - 1), { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
      { minLength: size, maxLength: size },
    ),
  )

describe('the search for an endless strategy', () => {
  test('agrees with elimination, for every state and order of queries', () => {
    fc.assert(
      fc.property(
        graphs,
        fc.shuffledSubarray([...Array(14).keys()], { minLength: 14 }),
        (graph, order) => {
          const safe = safeIn(graph)
          const search = searchIn(graph)
          for (const state of order.filter((each) => each < graph.length)) {
            expect(inOneGo(search.deciding(state))).toBe(safe.has(state) ? 'won' : 'lost')
          }
        },
      ),
      { numRuns: 300, seed: 5 },
    )
  })

  test('keeps plans within won states', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const search = searchIn(graph)
        for (const state of graph.keys()) inOneGo(search.deciding(state))
        for (const state of graph.keys()) {
          const node = search.node(state)
          if (node.glanced) continue
          if (node.verdict === 'won')
            expect(strategyAt(node).ways.every(([, to]) => to.verdict === 'won')).toBe(true)
        }
      }),
      { numRuns: 200, seed: 6 },
    )
  })

  test('gives up when its budget is spent', () => {
    const ring: Graph = Array.from({ length: 50 }, (_, at) =>
      at < 2 ? [] : [[at === 49 ? 2 : at + 1]],
    )
    expect(inOneGo(searchIn(ring, { left: 20 }).deciding(2))).toBe('undecided')
    expect(inOneGo(searchIn(ring, { left: 60 }).deciding(2))).toBe('won')
  })
})

const budget = { left: 0 }

const questions = fc.array(
  fc.record({ state: fc.nat(13), byNumbers: fc.boolean(), budget: fc.nat(12) }),
  { maxLength: 12 },
)

describe('a search by proof numbers', () => {
  test('gives true verdicts in any order, by either search and any budget', () => {
    fc.assert(
      fc.property(graphs, questions, (graph, asked) => {
        const safe = safeIn(graph)
        const search = searchIn(graph, budget)
        for (const { state, byNumbers, budget: left } of asked) {
          if (state >= graph.length) continue
          budget.left = left
          const verdict = byNumbers
            ? inOneGo(decideByNumbers(search, state))
            : inOneGo(search.deciding(state))
          if (verdict !== 'undecided') expect(verdict).toBe(safe.has(state) ? 'won' : 'lost')
        }
        budget.left = 100
        for (const state of graph.keys())
          expect(inOneGo(search.deciding(state))).toBe(safe.has(state) ? 'won' : 'lost')
        for (const state of graph.keys()) {
          const node = search.node(state)
          if (node.glanced) continue
          if (node.verdict === 'won')
            expect(strategyAt(node).ways.every(([, to]) => to.verdict === 'won')).toBe(true)
        }
      }),
      { numRuns: 500, seed: 7 },
    )
  })

  test('finds the decisive answer, and leaves a cycle open', () => {
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
    for (let seed = 1; seed <= 60; seed++) {
      const position = smallPosition(seed, seed % 2 === 0 ? 'player' : 'deck')
      const truth = bruteForce(position, reshuffle, 5_000)
      if (truth === undefined) continue
      const { states, root } = searchOf(position, { ...NO_LIMITS, reshuffle }, { left: 20_000 })
      const verdict = inOneGo(decideByNumbers(states, root))
      found[verdict] += 1
      if (verdict !== 'undecided') expect(verdict === 'won').toBe(truth.forever)
    }
    expect(found.won).toBeGreaterThan(10)
    expect(found.lost).toBeGreaterThan(10)
  })
})

const WORDS = ['handLow', 'handHigh', 'restLow', 'restHigh', 'unseenLow', 'unseenHigh'] as const

test('states that differ by a card have different names', () => {
  const none = Object.fromEntries(WORDS.map((word) => [word, 0]))
  const more = { top: -1, script: false, deck: 0, edits: 0, laid: [] }
  const empty = { ...none, ...more } as unknown as State
  const names = new Set([keyOf(empty)])
  for (const word of WORDS)
    for (let bit = 0; bit < 26; bit++) names.add(keyOf({ ...empty, [word]: 1 << bit }))
  expect(names.size).toBe(1 + 26 * WORDS.length)
})
