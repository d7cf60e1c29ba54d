import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { acksAndExceptions } from './game.js'
import { acksLaws } from './laws.test-support.js'

describe('the laws, over many matches', () => {
  const options = { ...acksLaws, runs: 1000, forgedEntries: 200, fuzzCount: 50_000, seed: 19_262 }
  for (const law of lawsOf(acksAndExceptions, options)) test(law.name, () => law.check())
})
