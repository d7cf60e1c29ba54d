import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { singleCaptureGo } from './game.js'
import { LARGEST, singleCaptureGoLaws, TABLES } from './laws.test-support.js'

describe('the laws, over many matches', () => {
  const tables = [...TABLES, LARGEST]
  const options = {
    ...singleCaptureGoLaws,
    tables,
    runs: 1000,
    forgedEntries: 200,
    fuzzCount: 50_000,
    seed: 20_261,
  }
  for (const law of lawsOf(singleCaptureGo, options)) test(law.name, () => law.check())
})
