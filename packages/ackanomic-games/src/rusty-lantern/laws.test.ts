import { lawsOf, matches } from '@ackanomic/core/testing'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rustyLantern } from './game.js'
import { rustyLanternLaws, suspendedLaws } from './laws.test-support.js'

describe('the laws', () => {
  const options = { ...rustyLanternLaws, runs: 2, entries: 60, fuzzCount: 200 }
  for (const law of lawsOf(rustyLantern, options)) test(law.name, () => law.check())

  test('a card is in one place at a time, and hand sizes are right [1250.18/card.b]', () => {
    const property = fc.property(matches(rustyLantern, options.setups, options), (match) => {
      const states = match.trials.flatMap(({ result }) => (result.ok ? [result.value.state] : []))
      let all: readonly string[] = []
      for (const { shared, secret, hidden } of states) {
        const hands = secret.flatMap(({ hand }) => hand)
        const cards = [...hidden.deck, ...hands, ...shared.looseEnds, ...hidden.burned]
        expect(new Set(cards).size).toBe(cards.length)
        expect(cards).toEqual(expect.arrayContaining([...all]))
        all = cards
        for (const seat of shared.circle) {
          expect(shared.bards[seat]?.cards).toBe(secret[seat]?.hand.length)
        }
      }
    })
    fc.assert(property, { seed: 1250, numRuns: 8 })
  })
})

describe('the laws of tales suspended from the start', () => {
  const options = { ...suspendedLaws, runs: 1, entries: 50, fuzzCount: 200 }
  for (const law of lawsOf(rustyLantern, options)) test(law.name, () => law.check())
})
