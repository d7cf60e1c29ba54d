import { describe, expect, test } from 'vitest'
import { fictionaryLookup } from './lookup.js'

describe('a stricter host', () => {
  const judged = (definition: string, gameId = 'fictionary'): unknown =>
    fictionaryLookup(
      {
        id: 0,
        name: 'definition',
        to: 'host',
        at: 0,
        question: { kind: 'judge', about: '', choices: ['yes', 'no'], usual: 'yes' },
        details: { word: 'zarf', definition },
      },
      { gameId, matchId: 'a match', committedAt: 0 },
    )

  test.each(['x', '', 'a cup', '1 2 3 4', 'cup cup cup cup cup', 'a zarf for a cup'])(
    'refuses the definition %j [1250.10/1b]',
    (definition) => {
      expect(judged(definition)).toBe('no')
    },
  )

  test('leaves other definitions and games to the usual answer', () => {
    expect(judged('an ornamental holder for a cup')).toBeUndefined()
    expect(judged('x', 'ghost')).toBeUndefined()
  })
})
