import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { imported } from './packages.js'
import {
  problemsOfSentences,
  problemsWithJunk,
  problemsWithLongTexts,
} from './reader-checks.test-support.js'
import { notReaders, readers } from './readers.test-support.js'

test('every function that takes a text or any value is listed as a reader, or as none', () => {
  const unknown = imported.flatMap(({ folder }) => {
    const report = readFileSync(join(folder, 'api.md'), 'utf8')
    const names = report.split('\n').flatMap((line) => {
      const takes = /: unknown[,)]/u.test(line) || /\btext: string\b/u.test(line)
      return takes ? (/^function (\w+)/u.exec(line)?.[1] ?? []) : []
    })
    return names.filter(
      (name) =>
        !Object.hasOwn(notReaders, name) &&
        !readers.some((each) => each.name.split(' ')[0] === name),
    )
  })
  expect(unknown).toEqual([])
})

describe.each(readers.map((each) => [each.name, each] as const))('%s', (_, reader) => {
  test('never throws, and answers in plain JSON', async () => {
    expect(await problemsWithJunk(reader, 8)).toEqual([])
  })

  test.skipIf(reader.echoes)(
    'refuses an input in clean sentences that repeat little of it',
    async () => {
      expect(await problemsOfSentences(reader, 5)).toEqual([])
    },
  )

  test.skipIf(reader.takes === 'value')('answers a text of 100,000 characters', async () => {
    expect(await problemsWithLongTexts(reader)).toEqual([])
  })
})
