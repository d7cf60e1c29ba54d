import { describe, expect, test } from 'vitest'
import { type Reader, readers } from './readers.test-support.js'

/** So long a text is sent, about as long as a host lets in. */
const LENGTH = 16_000

/** A text that is read in so many milliseconds is not looked at any further. */
const SOON = 40

/** How much longer a text of four times the length may take: in proportion 4, by the square 16. */
const MOST = 9

/** Signs that regular expressions like to count, or that separate parts. */
const SIGNS = [
  ' ',
  '\t',
  '\n',
  '\u2028',
  'a',
  'A',
  '1',
  '-',
  '.',
  '!',
  ',',
  ':',
  '/',
  '"',
  '“',
  '(',
  ')',
  '#',
  '>',
  '\u0301',
  ', ',
  '. ',
  '- ',
  '1) a ',
]

/** Texts of any length that repeat a sign or a word, after the beginnings of examples. */
function* pumped(examples: readonly string[]): Generator<(length: number) => string> {
  const words = examples.map((each) => each.slice(0, 100).split(/(?<=\s)/u))
  const repeated = new Set([...SIGNS, ...words.flatMap((each) => each.slice(0, 2)).slice(0, 8)])
  const starts = words.flatMap((each) => [each[0] ?? '', each.slice(0, 3).join('')])
  for (const piece of repeated)
    for (const head of new Set(['', ...starts.slice(0, 6)]))
      yield (length) => `${head}${piece.repeat(Math.ceil(length / piece.length))}x\u2028x`
}

/** Milliseconds in which a text is read: the least of some tries. */
async function timeOf(read: Reader['read'], given: string, tries: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < tries; i++) {
    const start = performance.now()
    await read(given as never)
    least = Math.min(least, performance.now() - start)
  }
  return least
}

describe('a long text takes time in proportion to its length', () => {
  const ofTexts = readers.filter(({ takes }) => takes === 'text')
  test.each(ofTexts.map((each) => [each.name, each] as const))(
    '%s',
    async (_, { read, examples }) => {
      for (const text of pumped(examples as readonly string[])) {
        if ((await timeOf(read, text(LENGTH), 1)) < SOON) continue
        // Others use the machine, too: what takes long by itself takes long each time.
        let growth = Number.POSITIVE_INFINITY
        for (let attempt = 0; attempt < 5 && growth > MOST; attempt++) {
          const long = await timeOf(read, text(LENGTH), 3)
          growth = long < SOON ? 1 : long / (await timeOf(read, text(LENGTH / 4), 3))
        }
        expect([text(60), growth > MOST]).toEqual([text(60), false])
      }
    },
  )
})
