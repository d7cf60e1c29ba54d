import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { ghost } from './game.js'
import { ghostLaws } from './laws.test-support.js'

describe('the laws', () => {
  for (const law of lawsOf(ghost, { ...ghostLaws, runs: 12, fuzzCount: 500 }))
    test(law.name, () => law.check())
})
