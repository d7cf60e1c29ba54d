import { lawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { drawnBy } from './chance.test-support.js'
import { spades } from './game.js'
import { spadesLaws } from './laws.test-support.js'
import { playedToTheEnd } from './script.test-support.js'

describe('the laws, over many matches', () => {
  const options = { ...spadesLaws, runs: 1000, forgedEntries: 200, fuzzCount: 50_000, seed: 19_261 }
  for (const law of lawsOf(spades, options)) test(law.name, () => law.check())

  test('moves at random bring a thousand matches to an end', () => {
    for (let seed = 0; seed < 1000; seed++) {
      expect(playedToTheEnd(drawnBy(`deep ${seed}`))).not.toBeNull()
    }
  })
})
