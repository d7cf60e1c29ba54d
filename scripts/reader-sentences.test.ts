import { describe, expect, test } from 'vitest'
import { readers } from './readers.test-support.js'

/** Characters that are not to be seen, that steer a terminal or turn the writing, and long texts. */
const UNCLEAN = [
  '\u0000',
  '\u0007x\u001b[2J',
  '\u202egnp.exe',
  '\u2028\u2029',
  '\u200b\u2066',
  '\ud800',
]

/** Signs that no sentence may hold; a line break parts what several problems say. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/** So long is the longest sentence, and so much is said of one input. */
const LONGEST = 1000
const MOST = 60_000

/** The sentences in what a reader answers: all texts of a refusal, but for what is said of a part. */
function sentencesIn(answer: unknown, isRefusal = false): string[] {
  if (typeof answer === 'string') return [answer]
  if (typeof answer !== 'object' || answer === null) return []
  if (Array.isArray(answer)) return answer.flatMap((each) => sentencesIn(each, isRefusal))
  const { ok, error, unreadable, message, why, problem, checks } = answer as Readonly<
    Record<string, unknown>
  >
  if (ok === true && checks === undefined) return []
  return [error, unreadable, message, why, problem, checks].flatMap((each) =>
    sentencesIn(each, true),
  )
}

/** An example, or a part of it however deep, with a text put in its place, before it, after it, and as a field's name. */
function* spoiled(example: unknown, put: string): Generator<unknown> {
  yield put
  if (typeof example === 'string') {
    yield `${example}${put}`
    yield `${put}${example}`
    yield `${example.split(' ', 1)[0]} ${put} ${example}`
    for (const word of new Set(example.split(' ').slice(0, 12)))
      yield example.replace(word, () => put)
  }
  if (typeof example !== 'object' || example === null) return
  const fields = example as Readonly<Record<string, unknown>>
  if (!Array.isArray(example)) yield { ...fields, [put]: put }
  for (const [key, part] of Object.entries(fields).slice(0, 12))
    for (const inner of spoiled(part, put)) {
      const copy = (Array.isArray(example) ? [...example] : { ...fields }) as Record<
        string,
        unknown
      >
      copy[key] = inner
      yield copy
    }
}

describe('a refusal is clean, and repeats little of what came', () => {
  const saying = readers.filter(({ echoes }) => echoes !== true)
  test.each(saying.map((each) => [each.name, each] as const))(
    '%s',
    async (_, { read, examples }) => {
      const wrong = new Set<string>()
      for (const put of [
        ...UNCLEAN,
        UNCLEAN.join('').repeat(100),
        'x'.repeat(20_000),
        'x '.repeat(9000),
      ])
        for (const example of examples.slice(0, 4))
          for (const given of spoiled(example, put)) {
            const said = sentencesIn(await read(given as never))
            const problem = said.find((each) => UNSEEN.test(each) || each.length > LONGEST)
            if (problem !== undefined)
              wrong.add(`${problem.length}: ${JSON.stringify(problem.slice(0, 150))}`)
            if (JSON.stringify(said).length > MOST)
              wrong.add(`${said.length} sentences, ${said[0]}`)
          }
      expect([...wrong].slice(0, 4)).toEqual([])
    },
  )
})
