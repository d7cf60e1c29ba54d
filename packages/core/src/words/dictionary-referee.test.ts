import { describe, expect, test } from 'vitest'
import { answerProblem, type Inquiry, type Question } from '../inquiry.js'
import { dictionaryReferee } from './dictionary-referee.js'
import { wordDictionary } from './word-dictionary.js'

const put = (question: Question): Inquiry => ({
  id: 0,
  name: 'protest',
  to: 'referee',
  at: 0,
  question,
  about: null,
})

const referee = dictionaryReferee({
  ospd: wordDictionary(['qi']),
  unabr: wordDictionary(['antidisestablishmentarianism']),
  official: wordDictionary(['supersonic', 'Ghost']),
})

describe('a referee with dictionaries', () => {
  test.each([
    ['ospd', 'QI', true],
    ['ospd', 'ghost', false],
    ['unabr', 'antidisestablishmentarianism', true],
    ['unabr', 'qi', false],
    ['official', 'ghost', true],
    ['official', 'uperso', false],
  ])(
    '%s on the word %s: %s [1250.3/III.a, 1250.3/III.b, 1250.3/III.c]',
    (dictionary, word, answer) => {
      expect(referee(put({ ask: 'word', word, dictionary }))).toBe(answer)
    },
  )

  test.each([
    ['official', 'UPERSO', true],
    ['official', 'spronc', false],
    ['unabr', 'uperso', false],
    ['unabr', 'establish', true],
  ])('%s on the fragment %s: %s', (dictionary, fragment, answer) => {
    expect(referee(put({ ask: 'inside', fragment, dictionary }))).toBe(answer)
  })

  test('leaves all else open, dictionaries that it has not included', () => {
    const others: readonly Question[] = [
      { ask: 'word', word: 'ghost', dictionary: 'latin' },
      { ask: 'inside', fragment: 'o', dictionary: '__proto__' },
      { ask: 'word', word: 'o', dictionary: 'toString' },
      { ask: 'pick', of: 2 },
      { ask: 'shuffle', of: 2 },
      { ask: 'roll', dice: 1, sides: 6 },
      { ask: 'judge', about: 'ghost', choices: ['yes'] },
    ]
    for (const question of others) expect(referee(put(question))).toBeUndefined()
  })

  test('every answer fits its question', () => {
    const question: Question = { ask: 'word', word: 'qi', dictionary: 'ospd' }
    expect(answerProblem(question, referee(put(question)))).toBeUndefined()
  })
})
