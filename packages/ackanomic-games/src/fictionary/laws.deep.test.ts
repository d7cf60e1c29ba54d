import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { fictionary } from './game.js'
import { fictionaryLaws } from './laws.test-support.js'

describe('the laws, over many matches', () => {
  const options = {
    ...fictionaryLaws,
    runs: 1000,
    forgedEntries: 200,
    fuzzCount: 50_000,
    entries: 80,
    seed: 19_261,
  }
  for (const law of lawsOf(fictionary, options)) test(law.name, () => law.check())
})
