import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { diplomacy } from './game.js'
import { diplomacyLaws } from './laws.test-support.js'

describe('the laws, over many matches', () => {
  const options = {
    ...diplomacyLaws,
    runs: 1000,
    forgedEntries: 200,
    fuzzCount: 20_000,
    seed: 1901,
  }
  for (const law of lawsOf(diplomacy, options)) test(law.name, () => law.check())
})
