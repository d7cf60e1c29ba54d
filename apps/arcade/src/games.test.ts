import { describe, expect, test } from 'vitest'
import { games, shownOf } from './games.js'
import { words } from './languages/language.js'

describe.each(Object.values(games))('$title', ({ id, description: { rules = [] } }) => {
  test('has its rules in five to ten lines of at most 120 characters', () => {
    expect(rules.length).toBeGreaterThanOrEqual(5)
    expect(rules.length).toBeLessThanOrEqual(10)
    expect(rules.filter((line) => line.length > 120)).toEqual([])
  })

  test('has a sentence, a kind and a duration for the list of games', () => {
    expect(words.sentences[id]).toMatch(/\.$/u)
    expect(shownOf(id)).toMatchObject({ kind: expect.any(String), minutes: expect.any(Number) })
  })
})
