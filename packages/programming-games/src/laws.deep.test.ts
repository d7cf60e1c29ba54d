import { catalogueBotLaws, lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { acksAndExceptions } from './acks-and-exceptions/game.js'
import { acksLaws } from './acks-and-exceptions/laws.test-support.js'
import { programmingCatalogue } from './catalogue.js'
import { runtimeError } from './runtime-error/game.js'
import { runtimeErrorLaws } from './runtime-error/laws.test-support.js'

const LONG = { runs: 1000, forgedEntries: 200, fuzzCount: 50_000 }

describe('the laws of ACKs & Exceptions, over many matches', () => {
  const options = { ...acksLaws, ...LONG, seed: 19_262 }
  for (const law of lawsOf(acksAndExceptions, options)) test(law.name, () => law.check())
})

describe('the laws of Runtime Error, over many matches', () => {
  const options = { ...runtimeErrorLaws, ...LONG, seed: 52_413 }
  for (const law of lawsOf(runtimeError, options)) test(law.name, () => law.check())
})

describe.each(await catalogueBotLaws(programmingCatalogue, { runs: 20, entries: 400 }))(
  'bots at $id',
  ({ laws }) => {
    for (const law of laws) test(law.name, () => law.check())
  },
)
