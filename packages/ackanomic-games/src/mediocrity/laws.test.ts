import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { mediocrity } from './game.js'
import { mediocrityLaws } from './laws.test-support.js'

describe('the laws', () => {
  const options = { ...mediocrityLaws, runs: 8, fuzzCount: 500, entries: 100 }
  for (const law of lawsOf(mediocrity, options)) test(law.name, () => law.check())
})
