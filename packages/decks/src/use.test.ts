import { describe, expect, test } from 'vitest'
import { createDeck, type Deck } from './deck.js'
import { standardDeck } from './standard.js'
import { lockDeck, unlockDeck } from './use.js'

const free = made(
  createDeck(standardDeck, { id: 'a', authority: { kind: 'rule', name: '1250.15' } }),
)
const used = made(lockDeck(free, 'Spades 3'))

describe('the use of a deck', () => {
  test('a game claims a free deck; the old value stays [1250.4/7(2)]', () => {
    expect(used).toEqual({ ...free, game: 'Spades 3' })
    expect(free.game).toBeNull()
    expect(Object.isFrozen(used)).toBe(true)
  })

  test('another game cannot have it meanwhile [1250.4/7(2)]', () => {
    const refused = lockDeck(used, 'Spades 4')
    expect(refused.ok ? undefined : refused.error).toEqual({
      code: 'inUse',
      clause: '1250.4/7(2)',
      details: { deck: 'a', by: 'Spades 3', game: 'Spades 4' },
      message:
        'Deck a is used in Spades 3: Spades 4 can have it when that game is over, or take another.',
    })
  })

  test('the same game may claim it again', () => {
    expect(lockDeck(used, 'Spades 3')).toEqual({ ok: true, value: used })
  })

  test('after the game it serves another [1250.4/7(2)]', () => {
    const again = made(unlockDeck(used, 'Spades 3'))
    expect(again).toEqual(free)
    expect(made(lockDeck(again, 'Spades 4')).game).toBe('Spades 4')
  })

  test('only the game that has it releases it [1250.4/7(2)]', () => {
    const other = unlockDeck(used, 'Spades 4')
    expect(other.ok ? '' : other.error.code).toBe('inUse')
    const none = unlockDeck(free, 'Spades 3')
    expect(none.ok ? undefined : none.error).toEqual({
      code: 'notInUse',
      clause: '1250.4/7(2)',
      details: { deck: 'a' },
      message: 'Deck a is not used in any game, so there is nothing to unlock.',
    })
  })

  test.each(['', '  ', undefined, null, 7, {}])(
    'a game without a name claims and releases nothing: %j [1250.4/7(2)]',
    (game) => {
      for (const refused of [lockDeck(free, game as string), unlockDeck(used, game as string)]) {
        expect(refused.ok ? undefined : refused.error.details).toEqual({ what: 'game' })
      }
    },
  )

  test.each([undefined, null, 7, 'a', [], { id: 'a' }, { ...free, game: undefined }])(
    'what is no deck is neither claimed nor released: %j [1250.4/1(1)]',
    (thing) => {
      for (const act of [lockDeck, unlockDeck]) {
        expect(act(thing as Deck, 'Spades 3')).toEqual({
          ok: false,
          error: {
            code: 'malformed',
            clause: '1250.4/1(1)',
            details: { what: 'deck' },
            message: 'This is not a deck: pass one that createDeck returned.',
          },
        })
      }
    },
  )
})

function made<Value>(
  result: { ok: true; value: Value } | { ok: false; error: { message: string } },
): Value {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
