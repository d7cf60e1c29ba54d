import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { runtimeError } from './game.js'
import { runtimeErrorLaws } from './laws.test-support.js'

describe('the laws', () => {
  const options = { ...runtimeErrorLaws, runs: 3, fuzzCount: 200 }
  for (const law of lawsOf(runtimeError, options)) test(law.name, () => law.check())
})
