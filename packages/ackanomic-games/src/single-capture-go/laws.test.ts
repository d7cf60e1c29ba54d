import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { singleCaptureGo } from './game.js'
import { singleCaptureGoLaws } from './laws.test-support.js'

describe('the laws', () => {
  const options = { ...singleCaptureGoLaws, runs: 6, fuzzCount: 500, entries: 80 }
  for (const law of lawsOf(singleCaptureGo, options)) test(law.name, () => law.check())
})
