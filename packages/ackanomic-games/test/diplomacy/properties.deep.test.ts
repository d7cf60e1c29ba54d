import { expect, test } from 'vitest'
import { disagreement, flaw, menOf, settle } from './properties.test-support.js'

test.each(['1976', 'datc'] as const)(
  '1,000,000 random sets, edition %s, agree with the second adjudicator',
  (edition) => {
    for (let seed = 10_000_000; seed < 11_000_000; seed++) {
      const men = menOf(seed)
      const problem = disagreement(men, edition) ?? flaw(men, settle(men, edition))
      if (problem !== undefined) expect([seed, problem]).toEqual([seed, undefined])
    }
  },
)
