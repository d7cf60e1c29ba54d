import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerProblem, type Inquiry, type Question } from '../inquiry.js'
import { wordDictionary } from '../words/word-dictionary.js'
import { expectFair } from './chi-square.test-support.js'
import { pickBy, put, range, rollBy, shuffleBy } from './inquiries.test-support.js'
import { programReferee } from './program-referee.js'

const SECRET = 'only the host knows'

describe('chance', () => {
  test('is known by secret and match alone: the same answers in any order, from a new one', () => {
    const referee = programReferee(SECRET, { match: 'GPS 1' })
    const forwards = range(50).map((id) => shuffleBy(referee, id, 9))
    const backwards = range(50).map((i) =>
      shuffleBy(programReferee(SECRET, { match: 'GPS 1' }), 49 - i, 9),
    )
    expect(backwards.toReversed()).toEqual(forwards)
    expect(new Set(forwards.map(String)).size).toBe(50)
  })

  test('looks at the number and the question of an inquiry, at nothing else', () => {
    const referee = programReferee(SECRET)
    const question = { of: 1000, ask: 'pick' } as const
    const other: Inquiry = { id: 3, name: 'other', to: 2, at: 9, question, about: { x: 1 } }
    expect(referee(other)).toBe(pickBy(referee, 3, 1000))
  })

  // By KMAC256 of the JSON of match, number and question, as "openssl mac" gives it too.
  test('gives these very answers, now and in later versions', () => {
    const referee = programReferee(SECRET)
    expect(range(5).map((id) => pickBy(referee, id, 1000))).toEqual([663, 112, 829, 934, 422])
    expect(pickBy(referee, 0, 2 ** 53 - 1)).toBe(6262832652369285)
    expect(shuffleBy(referee, 0, 10)).toEqual([7, 5, 9, 8, 2, 1, 4, 3, 6, 0])
    expect(rollBy(referee, 0, 10, 6)).toEqual([4, 1, 2, 2, 3, 1, 3, 1, 3, 6])
    expect(rollBy(programReferee(SECRET, { match: 'GPS 1' }), 0, 10, 6)).toEqual([
      1, 6, 6, 2, 3, 2, 2, 5, 3, 1,
    ])
  })

  test('no two secrets and matches run together', () => {
    const pairs = [
      ['0123456789abcdef', ''],
      ['0123456789abcdefg', ''],
      ['0123456789abcdefg', 'h'],
      ['0123456789abcdef', 'gh'],
      ['0123456789abcdefgh', ''],
      ['0123456789abcdef', '","'],
      ['0123456789abcdef', '\\'],
      ['0123456789abcdef', '\ud800'],
      ['0123456789abcdef', '\ud801'],
      ['0123456789abcdef\0', ''],
    ] as const
    const drawn = pairs.map(([secret, match]) =>
      pickBy(programReferee(secret, { match }), 0, 2 ** 53 - 1),
    )
    expect(new Set(drawn).size).toBe(pairs.length)
  })

  test('a secret may be bytes; a text counts as its UTF-8', () => {
    const bytes = new TextEncoder().encode(`${SECRET} ĉu?`)
    const referee = programReferee(bytes)
    const order = shuffleBy(referee, 7, 52)
    expect(shuffleBy(programReferee(`${SECRET} ĉu?`), 7, 52)).toEqual(order)
    bytes.fill(0)
    expect(shuffleBy(referee, 7, 52)).toEqual(order)
  })

  test.each([
    ['15 characters', 'fifteen letters'],
    ['15 bytes', new Uint8Array(15)],
    ['nothing', undefined],
    ['a number', 7],
  ])('refuses a secret of %s', (_, secret) => {
    expect(() => programReferee(secret as string)).toThrow(
      new RangeError('A secret of fewer than 16 characters or bytes is guessed; give more.'),
    )
  })

  test('every answer fits its question', () => {
    const question: fc.Arbitrary<Question> = fc.oneof(
      fc.record({ ask: fc.constant('shuffle' as const), of: fc.integer({ min: 0, max: 200 }) }),
      fc.record({
        ask: fc.constant('pick' as const),
        of: fc.integer({ min: 1, max: 2 ** 53 - 1 }),
      }),
      fc.record({
        ask: fc.constant('roll' as const),
        dice: fc.integer({ min: 0, max: 50 }),
        sides: fc.integer({ min: 1, max: 2 ** 40 }),
      }),
    )
    fc.assert(
      fc.property(fc.string(), fc.nat(), question, (match, id, asked) => {
        const answer = programReferee(SECRET, { match })(put(id, asked))
        expect(answerProblem(asked, answer)).toBeUndefined()
      }),
      { seed: 1250, numRuns: 300 },
    )
  })

  // Where a word of 32 or 53 bits can't be shared out evenly, a third or a quarter is passed over.
  test.each([
    [3 * 2 ** 30, 2 ** 28],
    [3 * 2 ** 51, 2 ** 49],
  ])('a pick of %i is fair', (of, part) => {
    const referee = programReferee(SECRET)
    expectFair(
      of / part,
      range(12_000).map((id) => Math.floor(pickBy(referee, id, of) / part)),
    )
  })
})

describe('judgement', () => {
  const judged = (question: Omit<Extract<Question, { ask: 'judge' }>, 'ask'>): unknown =>
    programReferee(SECRET)(put(0, { ask: 'judge', ...question }))

  test.each<[string, Omit<Extract<Question, { ask: 'judge' }>, 'ask'>, unknown]>([
    ['a single choice', { about: 'the end', choices: ['post'] }, 'post'],
    ['what is usual among choices', { about: 'hint', choices: ['yes', 'no'], usual: 'no' }, 'no'],
    ['what is usual without choices', { about: 'elements', usual: { rain: 1 } }, { rain: 1 }],
    ['nothing, where that is usual', { about: 'who', choices: ['x'], usual: null }, null],
    ['choices, none of them usual', { about: 'tale', choices: ['yes', 'no'] }, undefined],
    ['no choices', { about: 'tale', choices: [] }, undefined],
    ['neither', { about: 'tale' }, undefined],
  ])('%s', (_, question, answer) => {
    expect(judged(question)).toEqual(answer)
  })
})

describe('dictionaries', () => {
  const dictionaries = { official: wordDictionary(['supersonic']) }
  const asked: readonly Question[] = [
    { ask: 'word', word: 'supersonic', dictionary: 'official' },
    { ask: 'word', word: 'uperso', dictionary: 'official' },
    { ask: 'inside', fragment: 'uperso', dictionary: 'official' },
    { ask: 'inside', fragment: 'uperso', dictionary: 'ospd' },
  ]

  test('are opened where they are given [1250.3/III.a, 1250.3/III.b, 1250.3/III.c]', () => {
    const referee = programReferee(SECRET, { dictionaries })
    expect(asked.map((question) => referee(put(0, question)))).toEqual([
      true,
      false,
      true,
      undefined,
    ])
  })

  test('and left to a person where there are none', () => {
    for (const question of asked) expect(programReferee(SECRET)(put(0, question))).toBeUndefined()
  })
})

test('leaves open what nothing can answer', () => {
  const open: readonly Question[] = [
    { ask: 'pick', of: 0 },
    { ask: 'pick', of: Number.NaN },
    { ask: 'shuffle', of: 1e15 },
    { ask: 'roll', dice: 1, sides: 0 },
  ]
  for (const question of open) expect(programReferee(SECRET)(put(0, question))).toBeUndefined()
})
