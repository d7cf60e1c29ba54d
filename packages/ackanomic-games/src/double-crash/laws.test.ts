import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { doubleCrash } from './game.js'
import { doubleCrashLaws } from './laws.test-support.js'

describe('the laws', () => {
  for (const law of lawsOf(doubleCrash, { ...doubleCrashLaws, runs: 8, fuzzCount: 500 })) {
    test(law.name, () => law.check())
  }
})
