import { describe, expect, test } from 'vitest'
import {
  problemsOfGrowth,
  problemsOfSentences,
  problemsWithJunk,
} from './reader-checks.test-support.js'
import { readers } from './readers.test-support.js'

describe.each(readers.map((each) => [each.name, each] as const))('%s', (_, reader) => {
  test('never throws, and answers in plain JSON', async () => {
    expect(await problemsWithJunk(reader, 3000)).toEqual([])
  })

  test.skipIf(reader.echoes)(
    'refuses an input in clean sentences that repeat little of it',
    async () => {
      expect(await problemsOfSentences(reader, Number.POSITIVE_INFINITY)).toEqual([])
    },
  )

  test.skipIf(reader.takes === 'value')(
    'reads a text in a time that grows with its length and not much faster',
    async () => {
      expect(await problemsOfGrowth(reader)).toEqual([])
    },
  )
})
