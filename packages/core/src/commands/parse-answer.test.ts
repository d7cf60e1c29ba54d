import { describe, expect, test } from 'vitest'
import { parseAnswer } from './parse-answer.js'

const judge = { kind: 'judge', about: 'taste' } as const

describe('a typed answer', () => {
  test.each([
    [{ kind: 'word', word: 'a', dictionary: 'x' }, 'YES', true],
    [{ kind: 'word', word: 'a', dictionary: 'x' }, 'n', false],
    [{ kind: 'inside', fragment: 'a', dictionary: 'x' }, ' true ', true],
    [{ kind: 'pick', of: 3 }, '2', 2],
    [{ kind: 'pick', of: 3 }, 'two', 'two'],
    [{ kind: 'shuffle', of: 3 }, '2 0 1', [2, 0, 1]],
    [{ kind: 'shuffle', of: 3 }, '[2, 0,1]', [2, 0, 1]],
    [{ kind: 'roll', dice: 2, sides: 6 }, '6, x', [6, 'x']],
    [{ ...judge, choices: ['Fine', 'bad'] }, 'fine', 'Fine'],
    [{ ...judge, choices: ['Fine', 'bad'] }, 'odd', 'odd'],
    [{ ...judge, usual: ['a', 'b'] }, 'Usual', ['a', 'b']],
    [{ ...judge, usual: 'a', choices: ['a', 'usual'] }, 'usual', 'usual'],
    [judge, 'usual', 'usual'],
    [judge, '{"score":3}', { score: 3 }],
    [judge, 'well done', 'well done'],
  ] as const)('to %j, %j, is read as %j', (question, text, answer) => {
    expect(parseAnswer(question, text)).toEqual({ ok: true, value: answer })
  })

  test.each([
    [{ kind: 'word', word: 'a', dictionary: 'x' }, 'perhaps', 'Answer "yes" or "no".'],
    [judge, '  ', 'Write the answer after the number of the prompt.'],
  ] as const)('to %j, %j, is refused', (question, text, says) => {
    expect(parseAnswer(question, text)).toEqual({ ok: false, error: says })
  })
})
