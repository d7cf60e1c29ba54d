import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardName, cardsOf } from './cards.js'
import { deckTitle, defineDeck } from './define.js'
import type { DeckDefinition } from './definition.js'
import { eleusisDeck } from './eleusis.js'
import { parseCard, parseCards } from './notation.js'
import { standardDeck } from './standard.js'

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
    ['♠A', 'AS'],
    ['sa', 'AS'],
    ['H10', '10H'],
    ['♦\uFE0FT', '10D'],
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

  test.each(['1S', '11♠', 'AX', '10&', '10', 'S', '?', '?3', '', 'AS KS', 'AS,', 'constructor'])(
    'refuses %j with a sentence [1250.4/4]',
    (text) => {
      const read = parseCard(standardDeck, text)
      expect(
        read.ok ? undefined : [read.error.code, read.error.clause, read.error.message],
      ).toEqual([
        'notACard',
        '1250.4/4',
        `"${text}" is not a card of the Standard Deck: write a rank (A K Q J 10 9 8 7 6 5 4 3 2) and a suit (S H D C).`,
      ])
    },
  )

  test('shortens a long text in its error', () => {
    const read = parseCard(standardDeck, '♥'.repeat(10_000))
    expect(read.ok ? 0 : read.error.message.length).toBeLessThan(300)
  })

  test.each([
    [undefined, 'nothing'],
    [null, 'nothing'],
    [['AS'], 'a list'],
    [Symbol('AS'), 'a symbol'],
  ])('refuses %s, since it is not text [1250.4/4]', (value, text) => {
    const error = { code: 'notACard', clause: '1250.4/4', details: { text } }
    expect(parseCard(standardDeck, value as never)).toMatchObject({ ok: false, error })
    expect(parseCards(eleusisDeck, value as never)).toMatchObject({ ok: false, error: [error] })
  })

  test.each([standardDeck, eleusisDeck])('reads the name of each card', (definition) => {
    for (const card of cardsOf(definition)) {
      const name = cardName(definition, card)
      for (const text of [name, name.toLowerCase(), ` ${name} `]) {
        expect(parseCard(definition, text)).toEqual({ ok: true, value: card })
      }
    }
  })

  test('refuses the other deck’s cards [1250.4/4]', () => {
    for (const card of cardsOf(eleusisDeck)) expect(parseCard(standardDeck, card).ok).toBe(false)
    for (const card of cardsOf(standardDeck)) expect(parseCard(eleusisDeck, card).ok).toBe(false)
  })

  test('refuses T for 10 unless the deck says so', () => {
    expect(parseCard(eleusisDeck, 'T&').ok).toBe(false)
  })

  test('accepts a spelling that fits the same card in two ways', () => {
    const same = defined({
      suits: [{ symbol: 'x', name: 'Crosses', colour: 'black', also: ['xx'] }],
      ranks: [{ symbol: 'A', name: 'Ace', also: ['a', 'Ax'] }],
      specials: [],
      optional: [],
    })
    expect(parseCard(same, 'Axx')).toEqual({ ok: true, value: 'Ax' })
    expect(parseCard(same, 'aX')).toEqual({ ok: true, value: 'Ax' })
  })

  test('names the cards of a deck that has only special cards', () => {
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
      '"III" is not a card of the Test Deck: write one of I II.',
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

  test('reads repeated Wilds', () => {
    expect(parseCards(eleusisDeck, 'W w N& W')).toEqual({ ok: true, value: ['W', 'W', 'N&', 'W'] })
  })

  test('gives an error for each unreadable card, in order [1250.4/4]', () => {
    const read = parseCards(standardDeck, 'AS 1OD KH AZ 7')
    expect(read.ok ? [] : read.error.map(({ details }) => details.text)).toEqual(['1OD', 'AZ', '7'])
  })

  test('gives at most twenty errors', () => {
    const read = parseCards(standardDeck, 'zz '.repeat(5000))
    expect(read.ok ? 0 : read.error.length).toBe(20)
  })
})

describe('laws of notation', () => {
  test.each([standardDeck, eleusisDeck])(
    'each card of the $name Deck is read back, in capital or small letters',
    (definition: DeckDefinition) => {
      for (const card of cardsOf(definition)) {
        const value = { ok: true, value: card }
        expect(parseCard(definition, card)).toEqual(value)
        expect(parseCard(definition, card.toLowerCase())).toEqual(value)
      }
    },
  )

  test.each([standardDeck, eleusisDeck])(
    'any hand of the $name Deck is read back',
    (definition: DeckDefinition) => {
      const hand = fc.array(fc.constantFrom(...cardsOf(definition)))
      fc.assert(
        fc.property(hand, (cards) => {
          expect(parseCards(definition, cards.join(' '))).toEqual({ ok: true, value: cards })
        }),
        seeded,
      )
    },
  )

  test('every accepted deck reads back its own cards', () => {
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
        expect(parseCards(made.value, cards.join(' '))).toEqual({ ok: true, value: cards })
      }),
      { ...seeded, numRuns: 2000 },
    )
    expect(accepted).toBeGreaterThan(500)
  })

  test('junk never throws, and is refused or read as a card', () => {
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
