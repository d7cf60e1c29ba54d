import { describe, expect, test } from 'vitest'
import { answerProblem, type Prompt, type Question } from '../prompt.js'
import { dictionaryReferee } from './dictionary-referee.js'
import { wordDictionary } from './word-dictionary.js'

const put = (question: Question): Prompt => ({
  id: 0,
  name: 'protest',
  to: 'referee',
  at: 0,
  question,
  details: null,
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
    'looks in %s for the word %s and answers %s [1250.3/III.a, 1250.3/III.b, 1250.3/III.c]',
    (dictionary, word, answer) => {
      expect(referee(put({ kind: 'word', word, dictionary }))).toBe(answer)
    },
  )

  test.each([
    ['official', 'UPERSO', true],
    ['official', 'spronc', false],
    ['unabr', 'uperso', false],
    ['unabr', 'establish', true],
  ])('looks in %s for the fragment %s and answers %s', (dictionary, fragment, answer) => {
    expect(referee(put({ kind: 'inside', fragment, dictionary }))).toBe(answer)
  })

  test('ignores other prompts, and prompts about dictionaries that it does not have', () => {
    const others: readonly Question[] = [
      { kind: 'word', word: 'ghost', dictionary: 'latin' },
      { kind: 'inside', fragment: 'o', dictionary: '__proto__' },
      { kind: 'word', word: 'o', dictionary: 'toString' },
      { kind: 'pick', of: 2 },
      { kind: 'shuffle', of: 2 },
      { kind: 'roll', dice: 1, sides: 6 },
      { kind: 'judge', about: 'ghost', choices: ['yes'] },
    ]
    for (const question of others) expect(referee(put(question))).toBeUndefined()
  })

  test('gives answers that fit their prompts', () => {
    const question: Question = { kind: 'word', word: 'qi', dictionary: 'ospd' }
    expect(answerProblem(question, referee(put(question)))).toBeUndefined()
  })
})
