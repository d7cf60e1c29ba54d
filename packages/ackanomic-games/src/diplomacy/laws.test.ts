import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { diplomacy } from './game.js'
import { diplomacyLaws } from './laws.test-support.js'

describe('the laws', () => {
  const options = { ...diplomacyLaws, runs: 6, fuzzCount: 500 }
  for (const law of lawsOf(diplomacy, options)) test(law.name, () => law.check())
})
