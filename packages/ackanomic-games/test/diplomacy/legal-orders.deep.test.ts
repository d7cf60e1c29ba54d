import {
  DIPLOMACY_DUEL,
  DIPLOMACY_ISLANDS,
  DIPLOMACY_STANDARD,
  editionRules,
} from '@ackanomic/games/diplomacy'
import { expect, test } from 'vitest'
import { listFlaw, randomPosition } from './legal-orders.test-support.js'

test('legal orders of 5,000 positions are those that the adjudicator finds legal', () => {
  for (let seed = 100_000; seed < 105_000; seed++) {
    const rules = editionRules(seed % 8 < 4 ? '1976' : 'datc')
    const variant =
      seed % 5 === 0 ? DIPLOMACY_DUEL : seed % 5 === 1 ? DIPLOMACY_ISLANDS : DIPLOMACY_STANDARD
    const position = randomPosition(seed, variant, rules)
    expect([seed, listFlaw(variant, position, rules)]).toEqual([seed, undefined])
  }
})
