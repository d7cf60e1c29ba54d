import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { limerickContest } from './game.js'
import { limerickLaws } from './laws.test-support.js'

describe('the laws, over many matches', () => {
  const options = {
    ...limerickLaws,
    runs: 1000,
    forgedEntries: 200,
    fuzzCount: 50_000,
    seed: 20_261_121,
  }
  for (const law of lawsOf(limerickContest, options)) test(law.name, () => law.check())
})
