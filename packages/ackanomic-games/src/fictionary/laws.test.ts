import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { fictionary } from './game.js'
import { fictionaryLaws } from './laws.test-support.js'

describe('the laws', () => {
  const options = { ...fictionaryLaws, runs: 6, entries: 80, fuzzCount: 500 }
  for (const law of lawsOf(fictionary, options)) test(law.name, () => law.check())
})
