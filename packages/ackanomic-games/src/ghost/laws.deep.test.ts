import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { ghost } from './game.js'
import { ghostLaws } from './laws.test-support.js'

describe('the laws, over many matches', () => {
  const options = { ...ghostLaws, runs: 1000, forgedEntries: 200, fuzzCount: 50_000, seed: 19_261 }
  for (const law of lawsOf(ghost, options)) test(law.name, () => law.check())
})
