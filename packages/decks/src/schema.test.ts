import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cardsOf } from './cards.js'
import { eleusis } from './eleusis.js'
import { cardSchema } from './schema.js'
import { standard } from './standard.js'

describe('cardSchema', () => {
  test('accepts every card of its deck and none of another', () => {
    for (const card of cardsOf(standard)) {
      expect(v.is(cardSchema(standard), card)).toBe(true)
      expect(v.is(cardSchema(eleusis), card)).toBe(false)
    }
  })

  test.each(['as', '', 'T♦', 7, null, undefined, ['AS'], {}])('refuses %j, saying why', (value) => {
    const read = v.safeParse(cardSchema(standard), value)
    expect(read.issues?.map(({ message }) => message)).toEqual([
      'Expected a card of the Standard Deck.',
    ])
  })
})
