import { nextDeadlineOf } from '@ackanomic/core'
import { lawsOf, matches } from '@ackanomic/core/testing'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spades } from './game.js'
import { spadesLaws } from './laws.test-support.js'

describe('the laws', () => {
  for (const law of lawsOf(spades, { ...spadesLaws, runs: 2, fuzzCount: 200 })) {
    test(law.name, () => law.check())
  }

  test('include that a game always has a deadline, a prompt or a pause', () => {
    const property = fc.property(matches(spades, spadesLaws.setups, spadesLaws), (match) => {
      const states = match.trials.flatMap(({ result }) => (result.ok ? [result.value.state] : []))
      for (const { outcome, clock, openPrompts, roster } of [match.start.state, ...states]) {
        if (outcome !== null || roster.pauses.length > 0) continue
        expect(nextDeadlineOf(clock) !== null || openPrompts.length > 0).toBe(true)
      }
    })
    fc.assert(property, { seed: 1250, numRuns: 6 })
  })
})
