import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { pureSkill } from './game.js'
import { openings } from './openings.test-support.js'

describe('the laws hold for 1,000 matches and 100,000 pieces of junk', () => {
  const options = {
    tables: openings,
    packed: true,
    runs: 1000,
    forgedEntries: 200,
    fuzzCount: 100_000,
    seed: 20_261_121,
  }
  for (const law of lawsOf(pureSkill, options)) test(law.name, () => law.check())
})
