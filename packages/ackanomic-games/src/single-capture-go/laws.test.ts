import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { singleCaptureGo } from './game.js'
import { singleCaptureGoLaws } from './laws.test-support.js'

describe('the laws', () => {
  const options = { ...singleCaptureGoLaws, runs: 60, junk: 2000, entries: 100 }
  for (const law of lawsOf(singleCaptureGo, options)) test(law.name, () => law.check())
})
