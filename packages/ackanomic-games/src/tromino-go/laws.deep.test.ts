import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { trominoGo } from './game.js'
import { trominoGoLaws } from './laws.test-support.js'

describe('the laws, over many matches', () => {
  const options = {
    ...trominoGoLaws,
    runs: 1000,
    forgedEntries: 200,
    fuzzCount: 50_000,
    entries: 100,
    seed: 19_261,
  }
  for (const law of lawsOf(trominoGo, options)) test(law.name, () => law.check())
})
