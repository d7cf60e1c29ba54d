import { describe, expect, test } from 'vitest'
import { cardsOf, normalCardsOf } from './cards.js'
import {
  type Authority,
  cardProblem,
  createDeck,
  drawCard,
  lockDeck,
  tradeDeck,
  unlockDeck,
} from './deck.js'
import type { Card } from './definition.js'
import { eleusisDeck } from './eleusis.js'
import { type StandardDeck, standardDeck } from './standard.js'

const authority = { kind: 'rule', name: '1250.15' } as const
const free = made(createDeck(standardDeck, { id: 'a', authority }))
const used = made(lockDeck(free, 'Spades 3'))
const owned = made(createDeck(eleusisDeck, { id: 'b', authority, owner: 'Malenkai' }))

describe('a new deck', () => {
  test('has an identity and cards, as plain JSON [1250.4/1(1), 1250.4/6(3)]', () => {
    expect(free).toEqual({
      id: 'a',
      name: 'Standard',
      cards: cardsOf(standardDeck),
      equipment: 'general',
      authority: { kind: 'rule', name: '1250.15' },
      owner: null,
      game: null,
    })
    expect(JSON.parse(JSON.stringify(free))).toEqual(free)
    expect(Object.isFrozen(free) && Object.isFrozen(free.cards)).toBe(true)
  })

  test('contains the optional cards by default [1250.4/5(4)]', () => {
    expect(free.cards).toEqual(cardsOf(standardDeck))
    const wilds = made(createDeck(eleusisDeck, { id: 'b', authority, without: [] }))
    expect(wilds.cards).toEqual(cardsOf(eleusisDeck))
  })

  test('may omit any of the optional cards [1250.4/5(3)]', () => {
    const none = createDeck(standardDeck, { id: 'a', authority, without: standardDeck.optional })
    expect(made(none).cards).toEqual(normalCardsOf(standardDeck))
    const one = made(createDeck(eleusisDeck, { id: 'b', authority, without: ['W'] }))
    expect(one.cards.slice(119)).toEqual(['A*', 'W', 'W', 'W'])
  })

  test.each([
    [['AS'], 'AS cannot be left out: leave out only optional cards.'],
    [['?1', '2C'], '2C cannot be left out: leave out only optional cards.'],
    [['?1', '?1'], '?1 can be left out 1 times at most.'],
  ] as const)('cannot omit any others: %j [1250.4/5(5)]', (without, message) => {
    const refused = createDeck(standardDeck, { id: 'a', authority, without })
    const error = { code: 'notOptional', clause: '1250.4/5(5)', message }
    expect(refused).toMatchObject({ ok: false, error })
  })

  test.each(['?3', 'N&', '__proto__'])(
    'cannot omit cards of other decks: %j [1250.4/1(1)]',
    (card) => {
      const without = [card as Card<StandardDeck>]
      expect(createDeck(standardDeck, { id: 'a', authority, without })).toEqual({
        ok: false,
        error: {
          code: 'noSuchCard',
          clause: '1250.4/1(1)',
          details: { card, deck: 'a' },
          message: `"${card}" is not in deck a: name one of its cards.`,
        },
      })
    },
  )

  test('omits at most four Wilds [1250.4/5(5)]', () => {
    const without = ['W', 'W', 'W', 'W', 'W'] as const
    expect(createDeck(eleusisDeck, { id: 'b', authority, without })).toMatchObject({
      ok: false,
      error: { code: 'notOptional', details: { card: 'W', most: 4 } },
    })
  })

  test('has an owner only if its document names an owner [1250.4/8(1)]', () => {
    expect(free.owner).toBeNull()
    expect(owned.owner).toBe('Malenkai')
  })
})

describe('authority to make decks', () => {
  test.each<Authority>([
    { kind: 'rule', name: '1250.7' },
    { kind: 'game rule', name: 'Whist' },
    { kind: 'document', name: 'Last Will', authorisedBy: '912' },
  ])('comes with a $kind [1250.4/6(1)]', (document) => {
    const deck = made(createDeck(standardDeck, { id: 'a', authority: document }))
    expect(deck.authority).toEqual(document)
  })

  test.each<[Authority, string]>([
    [
      { kind: 'submission', name: 'Whist' },
      '"Whist" is not accepted yet and cannot make a deck: wait until it is.',
    ],
    [
      { kind: 'document', name: 'Letter', authorisedBy: null },
      '"Letter" has no authority to make a deck: name a rule, the rules of a game, or a document that a rule authorises.',
    ],
  ])('is refused for %j [1250.4/6(2)]', (document, message) => {
    const refused = createDeck(standardDeck, { id: 'a', authority: document })
    expect(refused).toEqual({
      ok: false,
      error: {
        code: 'noAuthority',
        clause: '1250.4/6(2)',
        details: { document: document.name, kind: document.kind },
        message,
      },
    })
  })

  test('is refused for an unknown kind [1250.4/6(2)]', () => {
    const whim = JSON.parse('{"kind": "whim", "name": "Mine"}')
    expect(createDeck(standardDeck, { id: 'a', authority: whim }).ok).toBe(false)
  })
})

describe('the lock on a deck', () => {
  test('belongs to the game that locks it, in a new value [1250.4/7(2)]', () => {
    expect(used).toEqual({ ...free, game: 'Spades 3' })
    expect(free.game).toBeNull()
    expect(Object.isFrozen(used)).toBe(true)
    expect(lockDeck(used, 'Spades 3')).toEqual({ ok: true, value: used })
  })

  test('keeps other games out [1250.4/7(2)]', () => {
    const error = {
      code: 'inUse',
      clause: '1250.4/7(2)',
      details: { deck: 'a', by: 'Spades 3', game: 'Spades 4' },
      message:
        'Deck a is used in Spades 3: Spades 4 can have it when that game is over, or take another.',
    }
    expect(lockDeck(used, 'Spades 4')).toEqual({ ok: false, error })
    expect(unlockDeck(used, 'Spades 4')).toEqual({ ok: false, error })
  })

  test('passes to another game once it is released [1250.4/7(2)]', () => {
    const again = made(unlockDeck(used, 'Spades 3'))
    expect(again).toEqual(free)
    expect(made(lockDeck(again, 'Spades 4')).game).toBe('Spades 4')
    expect(unlockDeck(free, 'Spades 3')).toEqual({ ok: true, value: free })
  })
})

describe('trade', () => {
  test('gives an owned deck to a new owner, in a new value [1250.4/8(2)]', () => {
    expect(tradeDeck(owned, 'Uri')).toEqual({ ok: true, value: { ...owned, owner: 'Uri' } })
    expect(owned.owner).toBe('Malenkai')
  })

  test('is refused for a deck without an owner [1250.4/8(2), 1250.4/8(1)]', () => {
    expect(tradeDeck(free, 'Uri')).toEqual({
      ok: false,
      error: {
        code: 'unowned',
        clause: '1250.4/8(2)',
        details: { deck: 'a' },
        message:
          'Deck a cannot be traded: it has no owner, and only the document that made it can name one.',
      },
    })
  })

  test('is refused for a single card, even of an owned deck [1250.4/1(2)]', () => {
    expect(tradeDeck(made(drawCard(owned, 'N&')), 'Uri')).toEqual({
      ok: false,
      error: {
        code: 'cardTrade',
        clause: '1250.4/1(2)',
        details: { card: 'N&', deck: 'b' },
        message: 'N& of deck b cannot be traded: only a whole deck can, if it has an owner.',
      },
    })
  })

  test('keeps the deck locked by its game', () => {
    const inGame = made(lockDeck(owned, 'Eleusis 1'))
    expect(made(tradeDeck(inGame, 'Uri'))).toEqual({ ...inGame, owner: 'Uri' })
  })
})

describe('a playing card', () => {
  const bare = made(createDeck(standardDeck, { id: 'a', authority, without: ['?1'] }))

  test('belongs to the deck that it was taken from [1250.4/1(1)]', () => {
    expect(made(drawCard(free, 'AS'))).toEqual({ deck: 'a', card: 'AS', holder: null })
  })

  test.each(['?1', '1S', 'N&'])(
    'cannot be %s if the deck has no such card [1250.4/1(1)]',
    (card) => {
      const error = { code: 'noSuchCard', clause: '1250.4/1(1)', details: { card, deck: 'a' } }
      expect(drawCard(bare, card as Card<StandardDeck>)).toMatchObject({ ok: false, error })
      expect(cardProblem(bare, { deck: 'a', card, holder: null })).toMatchObject(error)
    },
  )

  test('is held and not owned during a game, even if its deck is owned [1250.4/7(1)]', () => {
    const inGame = made(lockDeck(owned, 'Eleusis 1'))
    const held = made(drawCard(inGame, 'N&', 'Uri'))
    expect(inGame.owner).toBe('Malenkai')
    expect(held).toEqual({ deck: 'b', card: 'N&', holder: 'Uri' })
  })

  test('cannot be held outside a game [1250.4/7(1)]', () => {
    expect(drawCard(free, 'AS', 'Malenkai')).toEqual({
      ok: false,
      error: {
        code: 'noGame',
        clause: '1250.4/7(1)',
        details: { card: 'AS', deck: 'a' },
        message:
          'Nobody can hold AS of deck a: players hold cards during a card game, so lock the deck for a game first.',
      },
    })
  })

  test('is refused in another deck, even with an equal suit and rank [1250.4/1(3)]', () => {
    const other = made(createDeck(standardDeck, { id: 'c', authority }))
    const ace = made(drawCard(other, 'AS'))
    expect(cardProblem(other, ace)).toBeUndefined()
    expect(cardProblem(free, ace)).toEqual({
      code: 'foreignCard',
      clause: '1250.4/1(3)',
      details: { card: 'AS', of: 'c', deck: 'a' },
      message: 'This AS is of deck c: deck a takes only cards of its own, however alike.',
    })
  })
})

function made<Value>(
  result: { ok: true; value: Value } | { ok: false; error: { message: string } },
): Value {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
