import { describe, expect, test } from 'vitest'
import { createDeck, type Deck } from './deck.js'
import { eleusisDeck } from './eleusis.js'
import { drawCard } from './playing-card.js'
import { tradeDeck, tradeProblem } from './trade.js'
import { lockDeck } from './use.js'

const authority = { kind: 'document', name: 'Will', authorisedBy: '912' } as const
const owned = made(createDeck(eleusisDeck, { id: 'a', authority, owner: 'Malenkai' }))
const unowned = made(createDeck(eleusisDeck, { id: 'b', authority }))

describe('trade', () => {
  test('an owned deck goes to a new owner; the old value stays [1250.4/8(2)]', () => {
    expect(tradeProblem(owned)).toBeUndefined()
    expect(tradeDeck(owned, 'Uri')).toEqual({ ok: true, value: { ...owned, owner: 'Uri' } })
    expect(owned.owner).toBe('Malenkai')
  })

  test('an unowned deck is not traded [1250.4/8(2), 1250.4/8(1)]', () => {
    const refusal = {
      code: 'unowned',
      clause: '1250.4/8(2)',
      details: { deck: 'b' },
      message:
        'Deck b cannot be traded: it has no owner, and only the document that made it can name one.',
    }
    expect(tradeProblem(unowned)).toEqual(refusal)
    expect(tradeDeck(unowned, 'Uri')).toEqual({ ok: false, error: refusal })
    expect(unowned.owner).toBeNull()
  })

  test.each([owned, unowned])('a card is never traded: deck $id [1250.4/1(2)]', (deck) => {
    const card = made(drawCard(deck, 'N&'))
    expect(tradeProblem(card)).toEqual({
      code: 'cardTrade',
      clause: '1250.4/1(2)',
      details: { card: 'N&', deck: deck.id },
      message: `N& of deck ${deck.id} cannot be traded: only a whole deck can, if it has an owner.`,
    })
  })

  test.each(['', '  ', undefined, null, 7])(
    'the new owner has a name; a trade to %j leaves no deck without owner [1250.4/8(1)]',
    (to) => {
      const refused = tradeDeck(owned, to as string)
      expect(refused.ok ? undefined : refused.error.details).toEqual({ what: 'owner' })
    },
  )

  test.each([undefined, null, 7, 'AS', [], { id: 'a' }, { ...owned, owner: undefined }])(
    'what is no deck is not traded: %j [1250.4/1(1)]',
    (thing) => {
      expect(tradeProblem(thing as Deck)?.code).toBe('malformed')
      const refused = tradeDeck(thing as Deck, 'Uri')
      expect(refused.ok ? '' : refused.error.code).toBe('malformed')
    },
  )

  test('a card that is offered as a deck is not traded [1250.4/1(2)]', () => {
    const refused = tradeDeck(made(drawCard(owned, 'N&')) as unknown as Deck, 'Uri')
    expect(refused.ok ? '' : refused.error.code).toBe('cardTrade')
  })

  test('a deck that is traded stays in its game', () => {
    const used = made(lockDeck(owned, 'Eleusis 1'))
    expect(made(tradeDeck(used, 'Uri'))).toEqual({ ...used, owner: 'Uri' })
  })
})

function made<Value>(
  result: { ok: true; value: Value } | { ok: false; error: { message: string } },
): Value {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
