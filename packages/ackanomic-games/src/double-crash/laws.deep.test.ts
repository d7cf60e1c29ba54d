import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { doubleCrash } from './game.js'
import { doubleCrashLaws } from './laws.test-support.js'

describe('the laws, over many matches', () => {
  const options = {
    ...doubleCrashLaws,
    runs: 1000,
    forgedEntries: 200,
    fuzzCount: 50_000,
    seed: 19_261,
  }
  for (const law of lawsOf(doubleCrash, options)) test(law.name, () => law.check())
})
