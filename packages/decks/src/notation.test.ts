import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardName } from './attributes.js'
import { cardsOf } from './cards.js'
import { defineDeck } from './define.js'
import type { DeckDefinition } from './definition.js'
import { eleusisDeck } from './eleusis.js'
import { formatCard, formatCards, parseCard, parseCards } from './notation.js'
import { standardDeck } from './standard.js'
import { deckTitle } from './title.js'

const seeded = { seed: 1250 }

describe('parseCard', () => {
  test.each([
    ['AS', 'AS'],
    ['10D', '10D'],
    ['?1', '?1'],
    ['as', 'AS'],
    ['kH', 'KH'],
    ['  2c\t', '2C'],
    ['TD', '10D'],
    ['td', '10D'],
    ['A♠', 'AS'],
    ['10♥', '10H'],
    ['T♦', '10D'],
    ['q♣', 'QC'],
    ['A♠\uFE0F', 'AS'],
    ['A♠\uFE0E', 'AS'],
    ['\u200e10\u200b♠\u00ad', '10S'],
    ['\ufeffAS', 'AS'],
    ['9♡', '9H'],
    ['9♤', '9S'],
    ['9♢', '9D'],
    ['9♧', '9C'],
  ])('reads %j as %s of the Standard Deck [1250.4/4]', (text, card) => {
    expect(parseCard(standardDeck, text)).toEqual({ ok: true, value: card })
  })

  test.each([
    ['N&', 'N&'],
    ['n&', 'N&'],
    ['W', 'W'],
    ['w', 'W'],
    ['10*', '10*'],
    ['s@', 'S@'],
    ['A^', 'A^'],
  ])('reads %j as %s of the Eleusis Deck [1250.4/4]', (text, card) => {
    expect(parseCard(eleusisDeck, text)).toEqual({ ok: true, value: card })
  })

  const ranks = 'A K Q J 10 9 8 7 6 5 4 3 2'
  test.each([
    ['1S', 'noSuchRank', `"1S" has no rank of this deck: "1" should be one of ${ranks}.`],
    ['11♠', 'noSuchRank', `"11♠" has no rank of this deck: "11" should be one of ${ranks}.`],
    ['AX', 'noSuchSuit', '"AX" has no suit of this deck: "X" should be one of S H D C.'],
    ['10&', 'noSuchSuit', '"10&" has no suit of this deck: "&" should be one of S H D C.'],
    ['tx', 'noSuchSuit', '"tx" has no suit of this deck: "x" should be one of S H D C.'],
    ['10', 'noSuchSuit', '"10" lacks its suit: add one of S H D C.'],
    ['S', 'unreadable', '"S" is not a card of the Standard Deck: write a card as in AS, 2C, ?1.'],
    ['?', 'unreadable', '"?" is not a card of the Standard Deck: write a card as in AS, 2C, ?1.'],
    ['?3', 'unreadable', '"?3" is not a card of the Standard Deck: write a card as in AS, 2C, ?1.'],
    ['', 'unreadable', '"" is not a card of the Standard Deck: write a card as in AS, 2C, ?1.'],
    [
      'AS KS',
      'unreadable',
      '"AS KS" is not a card of the Standard Deck: write a card as in AS, 2C, ?1.',
    ],
    [
      'AS,',
      'unreadable',
      '"AS," is not a card of the Standard Deck: write a card as in AS, 2C, ?1.',
    ],
    [
      `A${'♥'.repeat(25)}`,
      'noSuchRank',
      `"A${'♥'.repeat(19)}…" has no rank of this deck: "A${'♥'.repeat(19)}…" should be one of ${ranks}.`,
    ],
  ])('refuses %j with a sentence [1250.4/4]', (text, code, says) => {
    const read = parseCard(standardDeck, text)
    expect(read.ok ? undefined : [read.error.code, read.error.clause, read.error.message]).toEqual([
      code,
      '1250.4/4',
      says,
    ])
  })

  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [7, 'number'],
    [['AS'], 'object'],
    [Object.create(null), 'object'],
    [Symbol('AS'), 'symbol'],
  ])('what is no text is refused: %s [1250.4/4]', (value, given) => {
    const refusal = {
      code: 'notText',
      clause: '1250.4/4',
      details: { text: given },
      message: `A card is written as a text; this is of type ${given}.`,
    }
    expect(parseCard(standardDeck, value as string)).toEqual({ ok: false, error: refusal })
    expect(parseCards(eleusisDeck, value as string)).toEqual({ ok: false, error: [refusal] })
  })

  test.each([standardDeck, eleusisDeck])('reads what each card is called', (definition) => {
    for (const card of cardsOf(definition)) {
      const name = cardName(definition, card)
      for (const text of [name, name.toLowerCase(), ` ${name} `]) {
        expect(parseCard(definition, text)).toEqual({ ok: true, value: card })
      }
    }
  })

  test('reads no name that two cards have, nor one that is how another is written', () => {
    const twins = defined({
      suits: [
        { symbol: 'x', name: 'B', colour: 'grey' },
        { symbol: 'y', name: 'A of B', colour: 'grey' },
      ],
      ranks: [
        { symbol: '1', name: 'A' },
        { symbol: '2', name: 'A of A' },
      ],
      specials: [{ symbol: '*', name: '1x', copies: 1 }],
      optional: [],
    })
    const read = parseCard(twins, 'A of A of B')
    expect(read.ok ? undefined : read.error).toMatchObject({
      code: 'eitherCase',
      details: { cards: ['2x', '1y'] },
    })
    expect(parseCard(twins, '1x')).toEqual({ ok: true, value: '1x' })
  })

  test('refuses the other deck’s cards [1250.4/4]', () => {
    for (const card of cardsOf(eleusisDeck)) expect(parseCard(standardDeck, card).ok).toBe(false)
    for (const card of cardsOf(standardDeck)) expect(parseCard(eleusisDeck, card).ok).toBe(false)
  })

  test('refuses 10 written T where the deck does not say so', () => {
    expect(parseCard(eleusisDeck, 'T&').ok).toBe(false)
  })

  test('counts capitals only where the deck needs them', () => {
    const cased = defined({
      suits: [
        { symbol: 's', name: 'Small', colour: 'grey' },
        { symbol: 'S', name: 'Large', colour: 'grey' },
        { symbol: 'X', name: 'Crosses', colour: 'grey' },
      ],
      ranks: [{ symbol: 'A', name: 'Ace' }],
      specials: [],
      optional: [],
    })
    expect(parseCard(cased, 'As')).toEqual({ ok: true, value: 'As' })
    expect(parseCard(cased, 'AS')).toEqual({ ok: true, value: 'AS' })
    expect(parseCard(cased, 'ax')).toEqual({ ok: true, value: 'AX' })
    const read = parseCard(cased, 'as')
    expect(read.ok ? undefined : read.error).toEqual({
      code: 'eitherCase',
      clause: '1250.4/4',
      details: { text: 'as', cards: ['As', 'AS'] },
      message: '"as" may mean As or AS: write one of these, capitals and small letters as shown.',
    })
  })

  test('one card may have spellings that fall together', () => {
    const same = defined({
      suits: [{ symbol: 'x', name: 'Crosses', colour: 'black', also: ['xx'] }],
      ranks: [{ symbol: 'A', name: 'Ace', also: ['a', 'Ax'] }],
      specials: [],
      optional: [],
    })
    expect(parseCard(same, 'Axx')).toEqual({ ok: true, value: 'Ax' })
    expect(parseCard(same, 'aX')).toEqual({ ok: true, value: 'Ax' })
  })

  test('takes the longest rank or suit that fits for the right one', () => {
    const long = defined({
      suits: [
        { symbol: 'S', name: 'Spades', colour: 'black' },
        { symbol: 'XS', name: 'Extra Spades', colour: 'black' },
      ],
      ranks: [
        { symbol: '1', name: 'One' },
        { symbol: '10', name: 'Ten' },
      ],
      specials: [],
      optional: [],
    })
    const rank = parseCard(long, '7xs')
    expect(rank.ok ? undefined : rank.error.details).toMatchObject({ rank: '7' })
    const suit = parseCard(long, '10z')
    expect(suit.ok ? undefined : suit.error.details).toMatchObject({ suit: 'z' })
  })

  test('a deck of special cards alone gives them as the example', () => {
    const trumps = defined({
      suits: [],
      ranks: [],
      specials: [
        { symbol: 'I', name: 'Magician', copies: 1 },
        { symbol: 'II', name: 'Priestess', copies: 1 },
      ],
      optional: ['II'],
    })
    expect(parseCard(trumps, 'ii')).toEqual({ ok: true, value: 'II' })
    const read = parseCard(trumps, 'III')
    expect(read.ok ? '' : read.error.message).toBe(
      '"III" is not a card of the Test Deck: write a card as in I.',
    )
  })
})

describe('parseCards', () => {
  test.each([
    ['AS KS', ['AS', 'KS']],
    ['AS,KS', ['AS', 'KS']],
    [' as , , t♥\r\n\t?2 ', ['AS', '10H', '?2']],
    ['AS\u00a0KS', ['AS', 'KS']],
    ['\ufeffAS\ufeffKS\u200b', ['AS', 'KS']],
    ['AS AS', ['AS', 'AS']],
    ['', []],
    [' ,\n', []],
  ])('reads %j as %j [1250.4/4]', (text, cards) => {
    expect(parseCards(standardDeck, text)).toEqual({ ok: true, value: cards })
  })

  test('reads Wilds as often as they are written', () => {
    expect(parseCards(eleusisDeck, 'W w N& W')).toEqual({ ok: true, value: ['W', 'W', 'N&', 'W'] })
  })

  test('has a sentence for each card that cannot be read, in order [1250.4/4]', () => {
    const read = parseCards(standardDeck, 'AS 1OD KH AZ 7')
    expect(read.ok ? [] : read.error.map(({ message }) => message)).toEqual([
      '"1OD" has no rank of this deck: "1O" should be one of A K Q J 10 9 8 7 6 5 4 3 2.',
      '"AZ" has no suit of this deck: "Z" should be one of S H D C.',
      '"7" lacks its suit: add one of S H D C.',
    ])
  })

  test('tells the first twenty', () => {
    const read = parseCards(standardDeck, 'zz '.repeat(5000))
    expect(read.ok ? 0 : read.error.length).toBe(20)
  })
})

describe('formatCard', () => {
  test.each([
    ['AS', 'AS', 'A♠'],
    ['10D', '10D', '10♦'],
    ['2H', '2H', '2♥'],
    ['JC', 'JC', 'J♣'],
    ['?1', '?1', '?1'],
  ] as const)('writes %s as %s or %s', (card, symbols, signs) => {
    expect(formatCard(standardDeck, card)).toBe(symbols)
    expect(formatCard(standardDeck, card, 'symbols')).toBe(symbols)
    expect(formatCard(standardDeck, card, 'signs')).toBe(signs)
  })

  test('keeps the symbols of a deck without signs, and lists with blanks', () => {
    expect(formatCards(eleusisDeck, ['N&', 'W', 'W'], 'signs')).toBe('N& W W')
    expect(formatCards(standardDeck, ['AS', '10D'], 'signs')).toBe('A♠ 10♦')
    expect(formatCards(standardDeck, [])).toBe('')
  })
})

describe('laws of notation', () => {
  test.each([standardDeck, eleusisDeck])(
    'each card of the $name Deck reads back, in any case and style',
    (definition: DeckDefinition) => {
      for (const card of cardsOf(definition)) {
        const value = { ok: true, value: card }
        expect(parseCard(definition, card)).toEqual(value)
        expect(parseCard(definition, card.toLowerCase())).toEqual(value)
        expect(parseCard(definition, formatCard(definition, card, 'signs'))).toEqual(value)
      }
    },
  )

  test.each([standardDeck, eleusisDeck])(
    'any hand of the $name Deck reads back',
    (definition: DeckDefinition) => {
      const hand = fc.array(fc.constantFrom(...cardsOf(definition)))
      fc.assert(
        fc.property(hand, fc.constantFrom('symbols', 'signs'), (cards, style) => {
          expect(parseCards(definition, formatCards(definition, cards, style))).toEqual({
            ok: true,
            value: cards,
          })
        }),
        seeded,
      )
    },
  )

  test('every deck that is accepted reads its own cards back', () => {
    const symbol = fc.oneof(
      fc.constantFrom('1', '11', 'S', 's', '1S', 'A', 'a', 'AS', '♠', '*', '?1', 'W'),
      fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme' }),
    )
    const definitions = fc
      .record({
        suits: fc.array(symbol, { minLength: 1, maxLength: 4 }),
        ranks: fc.array(symbol, { minLength: 1, maxLength: 4 }),
        specials: fc.array(symbol, { maxLength: 2 }),
      })
      .map(({ suits, ranks, specials }) => ({
        name: 'Test',
        title: deckTitle('Test'),
        suits: suits.map((text, at) => ({ symbol: text, name: `Suit ${at}`, colour: 'grey' })),
        ranks: ranks.map((text, at) => ({ symbol: text, name: `Rank ${at}` })),
        specials: specials.map((text, at) => ({
          symbol: text,
          name: `Extra ${at}`,
          copies: at + 1,
        })),
        optional: [],
      }))
    let accepted = 0
    fc.assert(
      fc.property(definitions, (definition) => {
        const made = defineDeck(definition)
        if (!made.ok) return
        accepted += 1
        const cards = cardsOf(made.value)
        const written = formatCards(made.value, cards)
        expect(parseCards(made.value, written)).toEqual({ ok: true, value: cards })
      }),
      { ...seeded, numRuns: 2000 },
    )
    expect(accepted).toBeGreaterThan(500)
  })

  test('junk never throws, and what is read is a card', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const definition of [standardDeck, eleusisDeck] as readonly DeckDefinition[]) {
          const read = parseCards(definition, text)
          if (read.ok) for (const card of read.value) expect(cardsOf(definition)).toContain(card)
          else for (const { message } of read.error) expect(message.length).toBeLessThan(300)
        }
      }),
      { ...seeded, numRuns: 2000 },
    )
  })
})

function defined(parts: Omit<DeckDefinition, 'name' | 'title'>): DeckDefinition {
  const made = defineDeck<DeckDefinition>({ name: 'Test', title: deckTitle('Test'), ...parts })
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join(' '))
  return made.value
}
