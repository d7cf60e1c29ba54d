import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordDictionary } from '../dictionary/word-dictionary.js'
import { answerProblem, type Prompt, type Question } from '../prompt.js'
import { automaticReferee } from './automatic-referee.js'
import { expectFair } from './chi-square.test-support.js'
import {
  automatic,
  chanceQuestions,
  IN_MATCH,
  pickBy,
  put,
  range,
  shuffleBy,
} from './prompts.test-support.js'

const SECRET = 'only the host knows'

describe('the automatic referee', () => {
  test('draws only by secret and match, in any order', () => {
    const referee = automatic(SECRET, { match: 'GPS 1' })
    const forwards = range(50).map((id) => shuffleBy(referee, id, 9))
    const backwards = range(50).map((i) =>
      shuffleBy(automatic(SECRET, { match: 'GPS 1' }), 49 - i, 9),
    )
    expect(backwards.toReversed()).toEqual(forwards)
    expect(new Set(forwards.map(String)).size).toBe(50)
  })

  test('looks only at the number and question of a prompt', () => {
    const referee = automatic(SECRET)
    const question = { of: 1000, kind: 'pick' } as const
    const other: Prompt = { id: 3, name: 'other', to: 'host', at: 9, question, details: { x: 1 } }
    expect(referee(other)).toBe(pickBy(referee, 3, 1000))
  })

  test('draws differently for any two secrets or matches', () => {
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
      pickBy(automatic(secret, { match }), 0, 2 ** 53 - 1),
    )
    expect(new Set(drawn).size).toBe(pairs.length)
  })

  test('takes a secret as bytes, or as a text in UTF-8', () => {
    const bytes = new TextEncoder().encode(`${SECRET} ĉu?`)
    const referee = automatic(bytes)
    const order = shuffleBy(referee, 7, 52)
    expect(shuffleBy(automatic(`${SECRET} ĉu?`), 7, 52)).toEqual(order)
    bytes.fill(0)
    expect(shuffleBy(referee, 7, 52)).toEqual(order)
  })

  test.each([
    ['15 characters', 'fifteen letters', 'secret must have at least 16 bytes (got 15)'],
    [
      '16 equal letters',
      'a'.repeat(16),
      'secret must not be guessable: it has 1 different bytes only; use random ones',
    ],
    ['6 characters', 'secret', 'secret must have at least 16 bytes (got 6)'],
    ['15 bytes', new Uint8Array(15), 'secret must have at least 16 bytes (got 15)'],
    ['a number', 7, 'secret must be a text or a Uint8Array'],
    ['undefined', null, 'secret must be a text or a Uint8Array'],
  ])('refuses a secret of %s with a reason', (_, secret, says) => {
    const made = automaticReferee(secret as string)
    expect(made.ok ? '' : made.error.message).toBe(says)
  })

  test('takes a secret of eight two-byte letters', () => {
    expect(automaticReferee('ĉĝĥĵŝŭäö').ok).toBe(true)
    expect(automaticReferee('abcdefghijklmno').ok).toBe(false)
    expect(automaticReferee('abcdefghijklmnop').ok).toBe(true)
  })

  test('draws differently each time it is made without a secret', () => {
    const draws = range(4).map(() => {
      const made = automaticReferee()
      return made.ok ? made.value(put(0, { kind: 'pick', of: 2 ** 53 - 1 }), IN_MATCH) : undefined
    })
    expect(new Set(draws).size).toBe(4)
  })

  test('draws differently for another game, match or start', () => {
    const made = automaticReferee(SECRET)
    if (!made.ok) throw new Error(made.error.message)
    const draws = [{}, { gameId: 'other' }, { matchId: 'other' }, { committedAt: 1 }].map((other) =>
      made.value(put(0, { kind: 'pick', of: 2 ** 53 - 1 }), { ...IN_MATCH, ...other }),
    )
    expect(new Set(draws).size).toBe(4)
  })

  test('leaves the prompts of a seat to its player', () => {
    const referee = automatic(SECRET)
    expect(referee({ ...put(0, { kind: 'pick', of: 9 }), to: 1 })).toBeUndefined()
    expect(referee({ ...put(0, { kind: 'pick', of: 9 }), to: 'host' })).toBeDefined()
  })

  test('gives answers that fit their prompts', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), chanceQuestions, (match, id, asked) => {
        const answer = automatic(SECRET, { match })(put(id, asked))
        expect(answerProblem(asked, answer)).toBeUndefined()
      }),
      { seed: 1250, numRuns: 300 },
    )
  })

  // A word of 32 or 53 bits can't be divided evenly, so a third or a quarter of them is skipped.
  test.each([
    [3 * 2 ** 30, 2 ** 28],
    [3 * 2 ** 51, 2 ** 49],
  ])('is fair on a pick of %i', (of, part) => {
    const referee = automatic(SECRET)
    expectFair(
      of / part,
      range(12_000).map((id) => Math.floor(pickBy(referee, id, of) / part)),
    )
  })
})

describe('a judgement', () => {
  const judged = (question: Omit<Extract<Question, { kind: 'judge' }>, 'kind'>): unknown =>
    automatic(SECRET)(put(0, { kind: 'judge', ...question }))

  test.each<[string, Omit<Extract<Question, { kind: 'judge' }>, 'kind'>, unknown]>([
    ['is the only choice', { about: 'the end', choices: ['post'] }, 'post'],
    ['is the usual choice', { about: 'hint', choices: ['yes', 'no'], usual: 'no' }, 'no'],
    [
      'is the usual answer if there are no choices',
      { about: 'elements', usual: { rain: 1 } },
      { rain: 1 },
    ],
    ['is null if that is the usual answer', { about: 'who', choices: ['x'], usual: null }, null],
    [
      'is left open if no choice is the usual one',
      { about: 'tale', choices: ['yes', 'no'] },
      undefined,
    ],
    ['is left open if the list of choices is empty', { about: 'tale', choices: [] }, undefined],
    ['is left open if there are neither choices nor a usual answer', { about: 'tale' }, undefined],
  ])('%s', (_, question, answer) => {
    expect(judged(question)).toEqual(answer)
  })
})

describe('dictionaries', () => {
  const dictionaries = { official: wordDictionary(['supersonic']) }
  const asked: readonly Question[] = [
    { kind: 'word', word: 'supersonic', dictionary: 'official' },
    { kind: 'word', word: 'uperso', dictionary: 'official' },
    { kind: 'inside', fragment: 'uperso', dictionary: 'official' },
    { kind: 'inside', fragment: 'uperso', dictionary: 'ospd' },
  ]

  test('answer the prompts about their words [1250.3/III.a, 1250.3/III.b, 1250.3/III.c]', () => {
    const referee = automatic(SECRET, { dictionaries })
    expect(asked.map((question) => referee(put(0, question)))).toEqual([
      true,
      false,
      true,
      undefined,
    ])
  })

  test('that are missing leave the words to a person', () => {
    for (const question of asked) expect(automatic(SECRET)(put(0, question))).toBeUndefined()
  })
})

describe('a custom judge', () => {
  const question = {
    kind: 'judge',
    about: 'Is it so?',
    choices: ['yes', 'no'],
    usual: 'yes',
  } as const

  test('decides before the usual answer, which is used if the judge gives none', () => {
    expect(automatic(SECRET, { judge: () => 'no' })(put(0, question))).toBe('no')
    expect(automatic(SECRET, { judge: () => undefined })(put(0, question))).toBe('yes')
  })

  test('is asked for neither draws nor look-ups', () => {
    const referee = automatic(SECRET, { judge: () => 0 })
    expect(referee(put(3, { kind: 'pick', of: 1000 }))).toBe(pickBy(automatic(SECRET), 3, 1000))
    expect(referee(put(0, { kind: 'word', word: 'x', dictionary: 'official' }))).toBeUndefined()
  })
})

test('the automatic referee leaves open a prompt that has no answer', () => {
  const open: readonly Question[] = [
    { kind: 'pick', of: 0 },
    { kind: 'pick', of: Number.NaN },
    { kind: 'shuffle', of: 1e15 },
    { kind: 'roll', dice: 1, sides: 0 },
  ]
  for (const question of open) expect(automatic(SECRET)(put(0, question))).toBeUndefined()
})
