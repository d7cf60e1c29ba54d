import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { viruses } from './game.js'
import { virusesLaws } from './laws.test-support.js'

describe('the laws, over many matches', () => {
  const options = {
    ...virusesLaws,
    runs: 1000,
    forgedEntries: 200,
    fuzzCount: 50_000,
    seed: 20_260,
  }
  for (const law of lawsOf(viruses, options)) test(law.name, () => law.check())
})
