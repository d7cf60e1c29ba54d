import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { spades } from './game.js'
import { spadesLaws } from './laws.test-support.js'

describe('the laws', () => {
  for (const law of lawsOf(spades, { ...spadesLaws, runs: 40 })) test(law.name, () => law.check())
})
