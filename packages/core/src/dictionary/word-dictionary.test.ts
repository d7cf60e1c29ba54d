import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordDictionary } from './word-dictionary.js'

describe('a dictionary in memory', () => {
  const dictionary = wordDictionary(['superb', 'Person', ' supersonic ', '', 'a', 'ad-lib', 'ÉTÉ'])

  test('finds whole words in any case', () => {
    for (const word of ['superb', 'SUPERB', 'person', 'supersonic', 'a', 'ad-lib', 'été']) {
      expect(dictionary.has(word)).toBe(true)
    }
    for (const word of ['super', 'uperb', 'superbs', 'b', '', ' ', 'a\nad-lib', '\n', 'superb\n']) {
      expect(dictionary.has(word)).toBe(false)
    }
  })

  test('finds fragments, whole words included', () => {
    for (const fragment of ['uperso', 'UPERSO', 'SUPERSONIC', 'c', 'ic', 'd-l', 'É', 'a', 'té']) {
      expect(dictionary.hasInside(fragment)).toBe(true)
    }
    for (const fragment of ['spronc', 'z', 'zz', 'bp', 'superba', 'b\np', '\n', 'c\n', 'b\n\n']) {
      expect(dictionary.hasInside(fragment)).toBe(false)
    }
  })

  test('finds no word for a value that is not text', () => {
    for (const junk of [undefined, null, 7, {}, ['superb'], Symbol('a'), Object.create(null)]) {
      const word = junk as unknown as string
      expect([dictionary.has(word), dictionary.hasInside(word)]).toEqual([false, false])
      expect(dictionary.wordsInside(word)).toEqual([])
    }
  })

  test('lists the words in order, up to a limit', () => {
    expect(dictionary.size).toBe(6)
    expect(dictionary.wordsInside('SUPER')).toEqual(['superb', 'supersonic'])
    expect(dictionary.wordsInside('super', 1)).toEqual(['superb'])
    expect(dictionary.wordsInside('p')).toEqual(['person', 'superb', 'supersonic'])
    expect(dictionary.wordsInside('')).toEqual([
      'a',
      'ad-lib',
      'person',
      'superb',
      'supersonic',
      'été',
    ])
    expect(dictionary.wordsInside('', 2)).toEqual(['a', 'ad-lib'])
    for (const limit of [0, -1, Number.NaN]) expect(dictionary.wordsInside('p', limit)).toEqual([])
    for (const fragment of ['zz', 'spronc', '\n'])
      expect(dictionary.wordsInside(fragment)).toEqual([])
  })

  test('lists a word once, however often it contains the fragment', () => {
    const echoes = wordDictionary(['papapapa', 'banana'])
    expect(echoes.wordsInside('papa')).toEqual(['papapapa'])
    expect(echoes.wordsInside('an')).toEqual(['banana'])
    expect(echoes.wordsInside('a')).toEqual(['banana', 'papapapa'])
  })

  test('matches an accented letter that is written as one character or two', () => {
    expect(dictionary.has('e\u0301te\u0301')).toBe(true)
    expect(wordDictionary(['e\u0301te\u0301']).has('ÉTÉ')).toBe(true)
  })

  test('reads a word list with any line ends', () => {
    const list = wordDictionary('aardvark\r\nZebra\r\n\r\nzebra\n')
    expect([list.size, list.has('zebra'), list.has('aardvark\r')]).toEqual([2, true, false])
    expect(wordDictionary(['one\ntwo', 'two']).wordsInside('')).toEqual(['one', 'two'])
    expect(wordDictionary(new Set(['one'])).has('one')).toBe(true)
  })

  test('may be empty', () => {
    const empty = wordDictionary([])
    expect([empty.size, empty.has('a'), empty.hasInside(''), empty.hasInside('a')]).toEqual([
      0,
      false,
      false,
      false,
    ])
    expect(empty.wordsInside('')).toEqual([])
    expect(empty.wordsInside('a')).toEqual([])
  })
})

test('answers agree with a plain search through all words', () => {
  // Some letters share a bucket of the index with each other or with the line break.
  const letter = fc.constantFrom(
    ...'aabbc',
    'j',
    '*',
    '\u044a',
    '\u0431',
    'é',
    '\ud83d\ude00',
    '\ud800',
    ' ',
  )
  const word = fc.array(letter, { maxLength: 6 }).map((letters) => letters.join(''))
  const plainly = (text: string): string => text.normalize('NFC').toLowerCase()
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 30 }),
      fc.array(word),
      fc.nat(5),
      (words, asked, limit) => {
        const dictionary = wordDictionary(words)
        const sorted = [...new Set(words.map((each) => each.trim()))]
          .filter((each) => each !== '')
          .sort()
        expect(dictionary.size).toBe(sorted.length)
        for (const each of [...asked, ...words, ...words.map((one) => one.slice(1, -1))]) {
          const inside = sorted.filter((one) => one.includes(plainly(each)))
          expect(dictionary.has(each)).toBe(sorted.includes(plainly(each)))
          expect(dictionary.hasInside(each)).toBe(inside.length > 0)
          expect(dictionary.wordsInside(each)).toEqual(inside)
          expect(dictionary.wordsInside(each, limit)).toEqual(inside.slice(0, limit))
        }
      },
    ),
    { seed: 1250, numRuns: 400 },
  )
})

test('every fragment of thousands of words is found, and nothing else', () => {
  const letters = 'etaoinshrdlu'
  let state = 1
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const make = (): string =>
    Array.from({ length: 1 + next(12) }, () => letters[next(next(12) + 1)]).join('')
  const words = Array.from({ length: 20_000 }, make)
  const dictionary = wordDictionary(words)
  const text = `\n${words.join('\n')}\n`
  for (let i = 0; i < 3000; i++) {
    const made = make()
    expect(dictionary.hasInside(made)).toBe(text.includes(made))
    expect(dictionary.has(made)).toBe(text.includes(`\n${made}\n`))
  }
  for (const word of words.slice(0, 2000)) {
    const from = next(word.length)
    expect(dictionary.hasInside(word.slice(from, from + 1 + next(word.length - from)))).toBe(true)
    expect(dictionary.has(word)).toBe(true)
  }
})
