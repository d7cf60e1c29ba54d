import { describe, expect, test } from 'vitest'
import { createDeck, type Deck } from './deck.js'
import type { Card } from './definition.js'
import { cardProblem, drawCard, type PlayingCard } from './playing-card.js'
import { type StandardDeck, standardDeck } from './standard.js'
import { lockDeck } from './use.js'

const authority = { kind: 'rule', name: '1250.15' } as const
const free = made(createDeck(standardDeck, { id: 'a', authority, without: ['?1'], owner: 'Uri' }))
const used = made(lockDeck(free, 'Spades 3'))
const other = made(createDeck(standardDeck, { id: 'b', authority }))

describe('a playing card', () => {
  test('is of the deck that it was picked from [1250.4/1(1)]', () => {
    expect(drawCard(free, 'AS')).toEqual({
      ok: true,
      value: { deck: 'a', card: 'AS', holder: null },
    })
  })

  test.each(['?1', '1S', 'N&'])(
    '%s is not to be picked where the deck has none [1250.4/1(1)]',
    (card) => {
      const refused = drawCard(free, card as Card<StandardDeck>)
      expect(refused.ok ? undefined : refused.error).toEqual({
        code: 'noSuchCard',
        clause: '1250.4/1(1)',
        details: { card, deck: 'a' },
        message: `"${card}" is not in deck a: name one of its cards.`,
      })
    },
  )

  test('is held during a game and owned by nobody, even if the deck is [1250.4/7(1)]', () => {
    const held = made(drawCard(used, 'AS', 'Malenkai'))
    expect(used.owner).toBe('Uri')
    expect(held).toEqual({ deck: 'a', card: 'AS', holder: 'Malenkai' })
  })

  test('is not held outside a game [1250.4/7(1)]', () => {
    const refused = drawCard(free, 'AS', 'Malenkai')
    expect(refused.ok ? undefined : refused.error).toEqual({
      code: 'noGame',
      clause: '1250.4/7(1)',
      details: { card: 'AS', deck: 'a' },
      message:
        'Nobody can hold AS of deck a: players hold cards during a card game, so lock the deck for a game first.',
    })
  })

  test.each(['', ' ', 7, {}, true])('is not held by somebody without a name: %j', (holder) => {
    const refused = drawCard(used, 'AS', holder as string)
    expect(refused.ok ? undefined : refused.error.details).toEqual({ what: 'holder' })
  })

  test.each([undefined, null, 7, 'AS', [], {}])(
    '%j is neither a deck nor a card of one [1250.4/1(1)]',
    (thing) => {
      const ace = made(drawCard(free, 'AS'))
      const picked = drawCard(thing as Deck, 'AS')
      expect(picked.ok ? undefined : picked.error.details).toEqual({ what: 'deck' })
      expect(cardProblem(thing as Deck, ace)?.details).toEqual({ what: 'deck' })
      expect(cardProblem(free, thing as PlayingCard)).toMatchObject({
        code: 'malformed',
        clause: '1250.4/1(1)',
        message: 'This is not a card of a deck: pass one that drawCard returned.',
      })
      const card = drawCard(free, thing === 'AS' ? ('as' as 'AS') : (thing as 'AS'))
      expect(card.ok ? '' : card.error.code).toBe('noSuchCard')
    },
  )

  test('is of no use in another deck, though it be of the same suit and rank [1250.4/1(3)]', () => {
    const ace = made(drawCard(other, 'AS'))
    expect(cardProblem(other, ace)).toBeUndefined()
    expect(cardProblem(other, made(drawCard(free, 'AS')))?.code).toBe('foreignCard')
    expect(cardProblem(free, ace)).toEqual({
      code: 'foreignCard',
      clause: '1250.4/1(3)',
      details: { card: 'AS', of: 'b', deck: 'a' },
      message: 'This AS is of deck b: deck a takes only cards of its own, however alike.',
    })
  })

  test('that was left out is not of its deck', () => {
    const forged = { deck: 'a', card: '?1', holder: null } as const
    expect(cardProblem(free, forged)?.code).toBe('noSuchCard')
  })
})

function made<Value>(
  result: { ok: true; value: Value } | { ok: false; error: { message: string } },
): Value {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
