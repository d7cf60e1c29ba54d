import { describe, expect, test } from 'vitest'
import { parsePlan, unmetCondition } from './plan-text.js'

/** Returns the choices of a one-line plan, or why it cannot be read. */
function read(text: string): unknown {
  const plan = parsePlan(text)
  return plan.ok ? plan.value[0]?.choices : plan.error
}

describe('a plan', () => {
  test.each([
    ['K', [{ when: [], move: 'K' }]],
    [
      'if prize > 9: K else 3',
      [
        { when: [{ field: 'prize', is: '>', value: '9' }], move: 'K' },
        { when: [], move: '3' },
      ],
    ],
    [
      'If the prize is above 9 and shared.stage is bids: bid K',
      [
        {
          when: [
            { field: 'prize', is: '>', value: '9' },
            { field: 'shared.stage', is: '=', value: 'bids' },
          ],
          move: 'bid K',
        },
      ],
    ],
    [
      'if turn = 1: a else if turn is not 2: b',
      [
        { when: [{ field: 'turn', is: '=', value: '1' }], move: 'a' },
        { when: [{ field: 'turn', is: '!=', value: '2' }], move: 'b' },
      ],
    ],
    [
      'if word = none: protest: it is a word',
      [{ when: [{ field: 'word', is: '=', value: 'none' }], move: 'protest: it is a word' }],
    ],
  ])('is read from the line %j', (text, choices) => {
    expect(read(text)).toEqual(choices)
  })

  test.each([
    ['if prize > 9', 'Line 1 has no move after a ":".'],
    ['if prize > 9:', 'Line 1 has no move after a ":".'],
    ['if the weather is: K', 'Line 1 has the condition "the weather is", which nobody can read.'],
    ['if : K', 'Line 1 has the condition "", which nobody can read.'],
    ['K'.repeat(4001), 'A plan has at most 4000 characters.'],
    ['K\n'.repeat(51), 'A plan has at most 50 lines.'],
  ])('is refused with a reason if it is %j', (text, problem) => {
    expect(String(read(text)).startsWith(problem)).toBe(true)
  })

  test('skips blank lines', () => {
    const plan = parsePlan('\n  K \r\n\n3\n')
    expect(plan.ok && plan.value.map(({ text }) => text)).toEqual(['K', '3'])
  })
})

const view = {
  role: 'seat',
  shared: { prize: 'QH', stage: 'bids', word: null, votes: [3, null], turn: 4, over: false },
  mine: { turn: 7 },
}

test.each([
  ['prize > 9', undefined],
  ['prize >= 12', undefined],
  ['prize = Q', undefined],
  ['prize = QH', undefined],
  ['prize = QS', '"prize" is QH now.'],
  ['prize != K', undefined],
  ['prize < 10', '"prize" is QH now.'],
  ['votes is at least 2', undefined],
  ['votes.0 = 3', undefined],
  ['votes > 2', '"votes" is 2 now.'],
  ['stage is bids', undefined],
  ['stage > 3', '"stage" is bids now.'],
  ['word is none', undefined],
  ['over = true', '"over" is false now.'],
  ['turn = 4', undefined],
  ['mine.turn = 7', undefined],
  ['prise = 3', 'You see no "prise" now.'],
  ['shared = 3', '"shared" is not a number now.'],
])('the condition %j is checked against a view: %j', (text, problem) => {
  const plan = parsePlan(`if ${text}: K`)
  const condition = plan.ok ? plan.value[0]?.choices[0]?.when[0] : undefined
  expect(condition && unmetCondition(view, condition)).toBe(problem)
})
