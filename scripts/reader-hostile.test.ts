import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { junk, spoiled, spoilings } from '../packages/core/src/testing/junk-values.js'
import { jsonProblem } from '../packages/core/src/testing/structure.js'
import { publishable } from './packages.js'
import { notReaders, readers } from './readers.test-support.js'

test('every function that takes a text or any value is in the list, or is said to be no reader', () => {
  const unknown = publishable.flatMap(({ folder }) => {
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

describe('nothing that comes from outside makes a reader throw, and what it answers is plain', () => {
  test.each(readers.map((each) => [each.name, each] as const))(
    '%s',
    async (_, { read, examples, takes, echoes }) => {
      const anything = fc.record({
        which: fc.nat(),
        spoiling: fc.option(spoilings, { freq: 3 }),
        value: junk,
      })
      const given = fc.sample(anything, { seed: 1250, numRuns: 300 })
      const wrong = new Set<string>()
      for (const { which, spoiling, value } of given) {
        const example = examples[which % examples.length]
        const made =
          spoiling === null || example === undefined ? value() : spoiled(example, spoiling)
        const input = takes === 'text' ? asText(made) : made
        try {
          const answer = await read(input as never)
          const problem = answer === undefined || echoes === true ? undefined : jsonProblem(answer)
          if (problem !== undefined) wrong.add(problem)
        } catch (thrown) {
          wrong.add(String(thrown).slice(0, 150))
        }
      }
      expect([...wrong].slice(0, 4)).toEqual([])
    },
  )
})

/** What comes as text; a program in JavaScript may still send another thing, which is its own fault. */
function asText(made: unknown): string {
  try {
    return typeof made === 'string' ? made : (JSON.stringify(made) ?? '')
  } catch {
    return '\ud800'
  }
}
