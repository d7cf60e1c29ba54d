import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { pureSkillClauses } from './clauses.js'
import { pureSkill } from './game.js'
import { openings } from './openings.test-support.js'

describe('the laws hold', () => {
  for (const law of lawsOf(pureSkill, {
    tables: openings,
    clauses: [pureSkillClauses],
    packed: true,
    runs: 10,
    fuzzCount: 500,
  })) {
    test(law.name, () => law.check())
  }
})
