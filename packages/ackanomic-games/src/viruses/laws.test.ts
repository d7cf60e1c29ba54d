import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { viruses } from './game.js'
import { virusesLaws } from './laws.test-support.js'

describe('the laws', () => {
  const options = { ...virusesLaws, runs: 3, fuzzCount: 200 }
  for (const law of lawsOf(viruses, options)) test(law.name, () => law.check())
})
