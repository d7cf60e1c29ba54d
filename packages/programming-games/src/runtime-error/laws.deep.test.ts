import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { runtimeError } from './game.js'
import { runtimeErrorLaws } from './laws.test-support.js'

describe('the laws, over many matches', () => {
  const options = {
    ...runtimeErrorLaws,
    runs: 1000,
    forgedEntries: 200,
    fuzzCount: 50_000,
    seed: 52_413,
  }
  for (const law of lawsOf(runtimeError, options)) test(law.name, () => law.check())
})
