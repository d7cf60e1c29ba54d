import { describe, expect, test } from 'vitest'
import { games, shownOf } from './games.js'
import { words } from './languages/language.js'

describe.each(Object.values(games))('$title', ({ id, description: { rules = [] } }) => {
  test('has its rules in five to ten lines, none longer than 120 characters', () => {
    expect(rules.length).toBeGreaterThanOrEqual(5)
    expect(rules.length).toBeLessThanOrEqual(10)
    expect(rules.filter((line) => line.length > 120)).toEqual([])
  })

  test('has what the front door shows', () => {
    expect(words.sentences[id]).toMatch(/\.$/u)
    expect(shownOf(id)).toMatchObject({ kind: expect.any(String), minutes: expect.any(Number) })
  })
})
