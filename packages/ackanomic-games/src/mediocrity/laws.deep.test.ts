import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { mediocrity } from './game.js'
import { mediocrityLaws } from './laws.test-support.js'

describe('the laws, over many matches', () => {
  const options = {
    ...mediocrityLaws,
    runs: 1000,
    forgedEntries: 200,
    fuzzCount: 50_000,
    seed: 20_261_121,
  }
  for (const law of lawsOf(mediocrity, options)) test(law.name, () => law.check())
})
