import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { rustyLantern } from './game.js'
import { rustyLanternLaws, suspendedLaws } from './laws.test-support.js'

const deep = { runs: 1000, forgedEntries: 200, fuzzCount: 50_000, entries: 60, seed: 19_261 }

describe('the laws, over many matches', () => {
  const options = { ...rustyLanternLaws, ...deep }
  for (const law of lawsOf(rustyLantern, options)) test(law.name, () => law.check())
})

describe('the laws, over many tales that are suspended from the start', () => {
  const options = { ...suspendedLaws, ...deep }
  for (const law of lawsOf(rustyLantern, options)) test(law.name, () => law.check())
})
