import { botLawsIn } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { catalogue } from './catalogue.js'

describe.each(await botLawsIn(catalogue, { runs: 1, entries: 25 }))('bots at $id', ({ laws }) => {
  for (const law of laws) test(law.name, () => law.check())
})
