import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { limerickContest } from './game.js'
import { limerickLaws } from './laws.test-support.js'

describe('the laws', () => {
  const options = { ...limerickLaws, runs: 12, fuzzCount: 500 }
  for (const law of lawsOf(limerickContest, options)) test(law.name, () => law.check())
})
