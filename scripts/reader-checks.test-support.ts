import * as fc from 'fast-check'
import { drawFrom } from '../packages/core/src/referees/seed.js'
import { junk, spoiled } from '../packages/core/src/testing/junk-values.js'
import { jsonProblem } from '../packages/core/src/testing/structure.js'
import type { Reader } from './readers.test-support.js'

/** Invisible characters, and characters that control a terminal or turn the writing. */
const UNCLEAN = [
  '\u0000',
  '\u0007x\u001b[2J',
  '\u202egnp.exe',
  '\u2028\u2029',
  '\u200b\u2066',
  '\ud800',
]
const LONG = ['x'.repeat(20_000), 'x '.repeat(9000), '.'.repeat(100_000)]
const TEXTS = [...UNCLEAN, UNCLEAN.join('').repeat(100), ...LONG]

/** Characters that no sentence may contain; a line break separates the sentences of problems. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/** The limits of characters in a sentence, and in all sentences about one input. */
const MAX_SENTENCE = 1000
const MAX_ANSWER = 60_000

/** Reads random and spoiled values; returns thrown errors, and answers that are not JSON. */
export async function problemsWithJunk(
  { read, examples, takes, echoes }: Reader,
  runs: number,
): Promise<readonly string[]> {
  const anything = fc.record({ which: fc.nat(), value: junk })
  const wrong = new Set<string>()
  for (const { which, value } of fc.sample(anything, { seed: 1250, numRuns: runs })) {
    const example = examples[which % examples.length]
    const pick = drawFrom(which, 'spoiled examples')
    const isPure = example === undefined || pick(4) === 0
    const made = isPure ? value() : spoiled(example, value, pick)()
    const input = takes === 'text' ? asText(made) : made
    try {
      const answer = await read(input as never)
      const problem = answer === undefined || echoes === true ? undefined : jsonProblem(answer)
      if (problem !== undefined) wrong.add(problem)
    } catch (thrown) {
      wrong.add(String(thrown).slice(0, 150))
    }
  }
  return [...wrong].slice(0, 4)
}

/** Turns a value into a text; a program in JavaScript sends another value at its own risk. */
function asText(made: unknown): string {
  try {
    return typeof made === 'string' ? made : (JSON.stringify(made) ?? '')
  } catch {
    return '\ud800'
  }
}

/** Reads examples with unclean and long texts; returns sentences that repeat too much of these. */
export async function problemsOfSentences(
  { read, examples }: Reader,
  most: number,
): Promise<readonly string[]> {
  const wrong = new Set<string>()
  for (const put of TEXTS) {
    let left = most
    for (const example of examples.slice(0, 4))
      for (const given of variants(example, put)) {
        if (left-- <= 0) break
        const sentences = sentencesIn(await read(given as never))
        const problem = sentences.find((each) => UNSEEN.test(each) || each.length > MAX_SENTENCE)
        if (problem !== undefined)
          wrong.add(`${problem.length}: ${JSON.stringify(problem.slice(0, 150))}`)
        if (JSON.stringify(sentences).length > MAX_ANSWER)
          wrong.add(`${sentences.length} sentences, ${sentences[0]}`)
      }
  }
  return [...wrong].slice(0, 4)
}

function sentencesIn(answer: unknown, isError = false): string[] {
  if (typeof answer === 'string') return [answer]
  if (typeof answer !== 'object' || answer === null) return []
  if (Array.isArray(answer)) return answer.flatMap((each) => sentencesIn(each, isError))
  const { ok, error, unreadable, message, why, problem, checks } = answer as Readonly<
    Record<string, unknown>
  >
  if (ok === true && checks === undefined) return []
  return [error, unreadable, message, why, problem, checks].flatMap((each) =>
    sentencesIn(each, true),
  )
}

/** Yields an example with a text in place of, before or after any part of it, or as a name. */
function* variants(example: unknown, put: string): Generator<unknown> {
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
    for (const inner of variants(part, put)) {
      const copy = (Array.isArray(example) ? [...example] : { ...fields }) as Record<
        string,
        unknown
      >
      copy[key] = inner
      yield copy
    }
}

/** The pieces that long texts repeat: marks, blanks, brackets, words of moves, and notation. */
const REPEATED = [
  ...['.', '!', ' ', '\n', 'a', 'a ', '"', '\\', '(', ')', '()', '-', '1', '1 ', ',', ', ', ':'],
  ...['> ', '>a\n', '/', '|', '[', '{"a":', '\t', '\u0301', '\u200b', '\ud83d\ude00', '\ud800'],
  ...[
    'and ',
    'with ',
    'for ',
    'the ',
    'to ',
    '1) a ',
    'A Par ',
    'A Par - Bur ',
    '. ',
    ';',
    '*',
    '#',
  ],
]

/** The length of the longest text that every reader must answer. */
const MAX_LENGTH = 100_000

/** A text that repeats a piece, to any length, after the beginning of an example. */
interface LongText {
  readonly name: string
  readonly of: (length: number) => string
}

/** Returns long texts of each piece, also after the first words of each example. */
function longTexts({ examples }: Reader, signs: readonly string[], words: number): LongText[] {
  const begun = examples.flatMap((example) => {
    if (typeof example !== 'string') return []
    const first = example.split(' ', words)
    return first.map((_, at) => `${first.slice(0, at + 1).join(' ')} `)
  })
  const befores = [...new Set(['', ...begun, ...begun.map((each) => each.trimEnd())])]
  return signs.flatMap((sign) =>
    befores.map((before) => ({
      name: JSON.stringify([before.slice(0, 40), sign]),
      of: (length) => before + sign.repeat(length / sign.length),
    })),
  )
}

/** Reads texts of 100,000 characters that end in full stops or words; returns the errors thrown. */
export async function problemsWithLongTexts(reader: Reader): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const { name, of } of longTexts(reader, ['.', 'a '], 1)) {
    try {
      await reader.read(of(MAX_LENGTH) as never)
    } catch (thrown) {
      wrong.push(`${name}: ${String(thrown).slice(0, 150)}`)
    }
  }
  return wrong.slice(0, 4)
}

/** The ratio of the lengths of two compared texts. */
const LENGTHENED = 16

/** The greatest ratio of their reading times: far below quadratic growth. */
const MAX_GROWTH = LENGTHENED ** 1.75

/** The shortest meaningful time, in milliseconds. */
const MIN_TIME = 10

/** The number of comparisons before the longer time counts as too long. */
const ROUNDS = 20

/** Reads texts of several lengths; returns those whose time grows much faster than their length. */
export async function problemsOfGrowth(reader: Reader): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const { name, of } of longTexts(reader, REPEATED, 3))
    for (const length of [4000, 25_000, MAX_LENGTH])
      if (await isSteep(reader, of(length / LENGTHENED), of(length)))
        wrong.push(`${name}, ${length} characters`)
  return wrong.slice(0, 4)
}

/** Whether the shortest reading times of two texts stay far apart in all attempts. */
async function isSteep(reader: Reader, short: string, long: string): Promise<boolean> {
  let shorter = Number.POSITIVE_INFINITY
  let longer = await timeOf(reader, long)
  for (let round = 0; round < ROUNDS && longer > MIN_TIME; round++) {
    shorter = Math.min(shorter, await timeOf(reader, short))
    if (longer <= MAX_GROWTH * shorter) return false
    longer = Math.min(longer, await timeOf(reader, long))
  }
  return longer > MIN_TIME
}

/** Returns the time that a reader takes for a text, in milliseconds. */
async function timeOf({ read }: Reader, text: string): Promise<number> {
  const start = performance.now()
  await read(text as never)
  return performance.now() - start
}
