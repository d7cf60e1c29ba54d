import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { acksAndExceptions } from './game.js'
import { acksLaws } from './laws.test-support.js'

describe('the laws', () => {
  for (const law of lawsOf(acksAndExceptions, { ...acksLaws, runs: 2, fuzzCount: 200 })) {
    test(law.name, () => law.check())
  }
})
