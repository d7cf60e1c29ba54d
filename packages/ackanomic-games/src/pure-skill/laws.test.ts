import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { pureSkill } from './game.js'
import { openings } from './openings.test-support.js'

describe('the laws hold', () => {
  for (const law of lawsOf(pureSkill, {
    tables: openings,
    packed: true,
    runs: 25,
    fuzzCount: 2000,
  })) {
    test(law.name, () => law.check())
  }
})
