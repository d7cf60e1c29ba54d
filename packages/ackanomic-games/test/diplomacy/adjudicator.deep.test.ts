import {
  DIPLOMACY_DUEL,
  DIPLOMACY_ISLANDS,
  DIPLOMACY_STANDARD,
  editionRules,
} from '@ackanomic/games/diplomacy'
import { expect, test } from 'vitest'
import { listFlaw, randomPosition } from './legal-orders.test-support.js'
import { disagreement, flaw, menOf, settle } from './properties.test-support.js'

test('the listed orders of 5,000 positions are those that the adjudicator finds legal', () => {
  for (let seed = 100_000; seed < 105_000; seed++) {
    const rules = editionRules(seed % 8 < 4 ? '1976' : 'datc')
    const variant =
      seed % 5 === 0 ? DIPLOMACY_DUEL : seed % 5 === 1 ? DIPLOMACY_ISLANDS : DIPLOMACY_STANDARD
    const position = randomPosition(seed, variant, rules)
    expect([seed, listFlaw(variant, position, rules)]).toEqual([seed, undefined])
  }
})

test.each(['1976', 'datc'] as const)(
  '1,000,000 random sets of orders, edition %s, get the same results from both adjudicators',
  (edition) => {
    for (let seed = 10_000_000; seed < 11_000_000; seed++) {
      const men = menOf(seed)
      const problem = disagreement(men, edition) ?? flaw(men, settle(men, edition))
      if (problem !== undefined) expect([seed, problem]).toEqual([seed, undefined])
    }
  },
)
