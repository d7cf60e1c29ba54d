import { describe, expect, test } from 'vitest'
import { type Authority, hasAuthority } from './authority.js'
import { cardsOf, normalCardsOf, optionalCards } from './cards.js'
import { createDeck, type DeckOptions } from './deck.js'
import type { Card } from './definition.js'
import { eleusisDeck } from './eleusis.js'
import { type StandardDeck, standardDeck } from './standard.js'

const authority = { kind: 'rule', name: '1250.7' } as const

describe('making a deck', () => {
  test('gives an entity with an identity and cards, as plain JSON [1250.4/1(1), 1250.4/6(3)]', () => {
    const made = createDeck(standardDeck, { id: 'deck 7', authority })
    expect(made).toEqual({
      ok: true,
      value: {
        id: 'deck 7',
        name: 'Standard',
        cards: cardsOf(standardDeck),
        equipment: 'general',
        authority: { kind: 'rule', name: '1250.7' },
        owner: null,
        game: null,
      },
    })
    expect(JSON.parse(JSON.stringify(made))).toEqual(made)
    expect(made.ok && Object.isFrozen(made.value) && Object.isFrozen(made.value.cards)).toBe(true)
  })

  test('needs an identity', () => {
    const refused = createDeck(standardDeck, { id: '', authority })
    expect(refused.ok ? undefined : refused.error).toEqual({
      code: 'unnamed',
      clause: '1250.4/1(1)',
      details: { what: 'deck' },
      message: 'The deck has no name: give it one that is not empty.',
    })
  })

  test.each([undefined, null, 7, [], {}, '  '])(
    'has no identity in %j, and no owner but null [1250.4/1(1), 1250.4/8(1)]',
    (name) => {
      const nameless = createDeck(standardDeck, { id: name as string, authority })
      expect(nameless.ok ? undefined : nameless.error.details).toEqual({ what: 'deck' })
      const owned = createDeck(standardDeck, { id: 'a', authority, owner: name as string })
      if (name === undefined || name === null) expect(owned.ok && owned.value.owner).toBeNull()
      else expect(owned.ok ? undefined : owned.error.details).toEqual({ what: 'owner' })
      const nothing = createDeck(standardDeck, name as unknown as DeckOptions<StandardDeck>)
      expect(nothing.ok ? '' : nothing.error.code).toBe('unnamed')
    },
  )

  test.each([undefined, null, 7, 'Standard', [], {}, { ...standardDeck, suits: null }])(
    'needs a definition, and %j is none [1250.4/1(1)]',
    (definition) => {
      expect(createDeck(definition as unknown as StandardDeck, { id: 'a', authority })).toEqual({
        ok: false,
        error: {
          code: 'malformed',
          clause: '1250.4/1(1)',
          details: { what: 'definition' },
          message: 'This is not the definition of a deck: pass one that defineDeck returned.',
        },
      })
    },
  )

  test.each([null, 7, '?1', {}, { 0: '?1', length: 1 }])(
    'leaves out nothing by what is no list: %j [1250.4/5(3)]',
    (without) => {
      const particulars = { id: 'a', authority, without } as unknown as DeckOptions<StandardDeck>
      expect(createDeck(standardDeck, particulars)).toEqual({
        ok: false,
        error: {
          code: 'notAList',
          clause: '1250.4/5(3)',
          details: {},
          message:
            'The cards to leave out must be a list: name each card as often as you leave it out.',
        },
      })
    },
  )

  test.each([
    [7, 'number'],
    [null, 'null'],
    [Symbol('?1'), 'symbol'],
    ['x'.repeat(500), `${'x'.repeat(20)}…`],
  ])('leaves out nothing that is no card: %s [1250.4/1(1)]', (card, shown) => {
    const without = [card] as unknown as readonly Card<StandardDeck>[]
    const refused = createDeck(standardDeck, { id: 'a', authority, without })
    expect(refused.ok ? '' : refused.error.message).toBe(
      `"${shown}" is not in deck a: name one of its cards.`,
    )
  })

  test('puts the optional cards in when nothing is said of them [1250.4/5(4)]', () => {
    const deck = createDeck(standardDeck, { id: 'a', authority })
    expect(deck.ok && deck.value.cards).toEqual(cardsOf(standardDeck))
    const wilds = createDeck(eleusisDeck, { id: 'b', authority, without: [] })
    expect(wilds.ok && wilds.value.cards).toEqual(cardsOf(eleusisDeck))
  })

  test('leaves out all optional cards or any of them [1250.4/5(3)]', () => {
    const none = createDeck(standardDeck, {
      id: 'a',
      authority,
      without: optionalCards(standardDeck),
    })
    expect(none.ok && none.value.cards).toEqual(normalCardsOf(standardDeck))
    const one = createDeck(eleusisDeck, { id: 'b', authority, without: ['W'] })
    expect(one.ok && one.value.cards.slice(119)).toEqual(['A*', 'W', 'W', 'W'])
  })

  test.each([
    [['AS'], 'notOptional', 'AS cannot be left out: only ?1, ?2 can.'],
    [['?1', '2C'], 'notOptional', '2C cannot be left out: only ?1, ?2 can.'],
    [
      ['?1', '?1'],
      'leftOutTooOften',
      '?1 is left out 2 times: it can be left out 1 times at most.',
    ],
    [['?3'], 'noSuchCard', '"?3" is not in deck a: name one of its cards.'],
    [['__proto__'], 'noSuchCard', '"__proto__" is not in deck a: name one of its cards.'],
  ])('leaves out nothing else: %j [1250.4/5(5)]', (without, code, says) => {
    const refused = createDeck(standardDeck, {
      id: 'a',
      authority,
      without: without as readonly Card<StandardDeck>[],
    })
    expect(refused.ok ? undefined : [refused.error.code, refused.error.message]).toEqual([
      code,
      says,
    ])
    const clause = code === 'noSuchCard' ? '1250.4/1(1)' : '1250.4/5(5)'
    expect(refused.ok ? undefined : refused.error.clause).toBe(clause)
  })

  test('leaves out four Wilds at most [1250.4/5(5)]', () => {
    const refused = createDeck(eleusisDeck, {
      id: 'a',
      authority,
      without: ['W', 'W', 'W', 'W', 'W'],
    })
    expect(refused.ok ? undefined : refused.error.details).toEqual({ card: 'W', named: 5, most: 4 })
  })

  test('leaves out nothing of a deck without optional cards [1250.4/5(5)]', () => {
    const whole = { ...standardDeck, optional: [] }
    const refused = createDeck(whole, { id: 'a', authority, without: ['?1'] })
    expect(refused.ok ? '' : refused.error.message).toBe(
      '?1 cannot be left out: no card of this deck is optional.',
    )
  })

  test('has an owner only if the document names one [1250.4/8(1)]', () => {
    const nobody = createDeck(standardDeck, { id: 'a', authority })
    const owned = createDeck(standardDeck, { id: 'b', authority, owner: 'Malenkai' })
    const nameless = createDeck(standardDeck, { id: 'c', authority, owner: '' })
    expect(nobody.ok && nobody.value.owner).toBeNull()
    expect(owned.ok && owned.value.owner).toBe('Malenkai')
    expect(nameless.ok ? undefined : nameless.error.details).toEqual({ what: 'owner' })
  })
})

describe('authority', () => {
  test.each<Authority>([
    { kind: 'rule', name: '1250.7' },
    { kind: 'game rule', name: 'Whist' },
    { kind: 'document', name: 'Last Will', authorisedBy: '912' },
  ])('$kind makes decks [1250.4/6(1)]', (document) => {
    const made = createDeck(standardDeck, { id: 'a', authority: document })
    expect(made.ok && made.value.authority).toEqual(document)
  })

  test.each([
    [
      { kind: 'submission', name: 'Whist' },
      '"Whist" is not accepted yet and cannot make a deck: wait until it is.',
    ],
    [
      { kind: 'document', name: 'Letter', authorisedBy: null },
      '"Letter" has no authority to make a deck: name a rule, the rules of a game, or a document that a rule authorises.',
    ],
    [
      { kind: 'document', name: 'Letter', authorisedBy: '' },
      '"Letter" has no authority to make a deck: name a rule, the rules of a game, or a document that a rule authorises.',
    ],
    [
      { kind: 'submission', name: 'Description of a Bar Room Deck' },
      '"Description of a Bar Room Deck" is not accepted yet and cannot make a deck: wait until it is.',
    ],
    [
      { kind: 'rule', name: '' },
      '"" has no authority to make a deck: name a rule, the rules of a game, or a document that a rule authorises.',
    ],
  ] as const)('%j makes none [1250.4/6(2)]', (document, message) => {
    const refused = createDeck(standardDeck, { id: 'a', authority: document })
    expect(refused.ok ? undefined : refused.error).toEqual({
      code: 'noAuthority',
      clause: '1250.4/6(2)',
      details: { document: document.name, kind: document.kind },
      message,
    })
  })

  test('a kind that the rules do not know has none [1250.4/6(2)]', () => {
    expect(hasAuthority({ kind: 'whim', name: 'Mine' } as unknown as Authority)).toBe(false)
    expect(hasAuthority({ kind: 'document', name: 'Letter' } as unknown as Authority)).toBe(false)
  })

  test.each([
    undefined,
    null,
    7,
    'rule',
    [],
    {},
    { kind: 'rule' },
    { kind: 'rule', name: '  ' },
    { kind: 'rule', name: Symbol('1250.7') },
    { kind: null, name: '1250.7' },
    { kind: 'document', name: 'Letter', authorisedBy: ' ' },
  ])('what is no document, or has no name, has none [1250.4/6(2)]', (document) => {
    expect(hasAuthority(document as Authority)).toBe(false)
    const refused = createDeck(standardDeck, { id: 'a', authority: document as Authority })
    expect(refused.ok ? '' : refused.error.code).toBe('noAuthority')
    expect(refused.ok ? '' : refused.error.message).toContain('name a rule, the rules of a game')
  })
})
