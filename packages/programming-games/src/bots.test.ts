import { catalogueBotLaws } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { programmingCatalogue } from './catalogue.js'

describe.each(await catalogueBotLaws(programmingCatalogue, { runs: 1, entries: 25 }))(
  'bots at $id',
  ({ laws }) => {
    for (const law of laws) test(law.name, () => law.check())
  },
)
