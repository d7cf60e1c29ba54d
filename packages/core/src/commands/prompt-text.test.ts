import { expect, test } from 'vitest'
import type { Question } from '../prompt.js'
import { promptText } from './prompt-text.js'

test.each<[Question, string]>([
  [{ kind: 'pick', of: 13 }, 'pick one of 13. Answer "judge 4 N", with N from 0 to 12.'],
  [
    { kind: 'shuffle', of: 5 },
    'shuffle 5 things. Answer "judge 4" and the numbers from 0 to 4 in their new order.',
  ],
  [
    { kind: 'roll', dice: 2, sides: 6 },
    'roll 2 dice of 6 sides. Answer "judge 4" and what they show.',
  ],
])('a prompt text says how to answer: %j', (question, says) => {
  const prompt = { id: 4, name: 'lot', to: 'referee', at: 0, details: null, question } as const
  expect(promptText(prompt)).toBe(`You are asked (lot): ${says}`)
})
