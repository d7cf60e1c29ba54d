import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { trominoGo } from './game.js'
import { trominoGoLaws } from './laws.test-support.js'

describe('the laws', () => {
  for (const law of lawsOf(trominoGo, { ...trominoGoLaws, runs: 8, fuzzCount: 500 })) {
    test(law.name, () => law.check())
  }
})
