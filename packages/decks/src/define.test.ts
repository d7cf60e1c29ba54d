import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf, suitOf } from './cards.js'
import { createDeck } from './deck.js'
import { deckTitle, defineDeck } from './define.js'
import type { DeckDefinition } from './definition.js'
import { eleusisDeck } from './eleusis.js'
import { orderOf } from './order.js'
import { standardDeck } from './standard.js'

const toy = {
  name: 'Toy',
  title: 'Description of a Toy Deck',
  suits: [
    { symbol: 'x', name: 'Crosses', colour: 'black' },
    { symbol: 'o', name: 'Noughts', colour: 'white' },
  ],
  ranks: [
    { symbol: '2', name: 'Two' },
    { symbol: '1', name: 'One' },
  ],
  specials: [{ symbol: '*', name: 'Joker', copies: 2 }],
  optional: ['*', '*', '1o'],
} as const satisfies DeckDefinition

const codes = (definition: unknown) => {
  const made = defineDeck(definition as DeckDefinition)
  return made.ok ? [] : made.error.map(({ code, clause }) => `${code} ${clause}`)
}
const says = (definition: unknown) => {
  const made = defineDeck(definition as DeckDefinition)
  return made.ok ? [] : made.error.map((error) => error.message)
}

describe('a valid definition', () => {
  test('is returned as an equal, frozen copy [1250.4/1(1)]', () => {
    const given = structuredClone(toy) as { name: string } & DeckDefinition
    const made = defineDeck(given)
    if (!made.ok) throw new Error('refused')
    expect(made.value).toEqual(toy)
    expect(Object.isFrozen(made.value)).toBe(true)
    expect(Object.isFrozen(made.value.suits[0])).toBe(true)
    given.name = 'Other'
    expect(made.value.name).toBe('Toy')
    expect(Object.isFrozen(given)).toBe(false)
  })

  test('gives its cards in the order of its lists [1250.4/3(1), 1250.4/2(2)]', () => {
    const made = defineDeck(toy)
    if (!made.ok) throw new Error('refused')
    expect(cardsOf(made.value)).toEqual(['2x', '1x', '2o', '1o', '*', '*'])
    expect(orderOf(made.value)('2x', '1x')).toBeLessThan(0)
    expect(orderOf(made.value)('1x', '2o')).toBeLessThan(0)
    expect(suitOf(made.value, '1o')).toBe('o')
  })

  test.each([
    ['none', []],
    ['a Normal Card', ['1x']],
    ['one of two equal cards', ['*']],
    ['all cards but one', ['2x', '1x', '2o', '1o', '*']],
  ])('may have these optional cards: %s [1250.4/5(1)]', (_, optional) => {
    expect(codes({ ...toy, optional })).toEqual([])
  })

  test('may omit suits and ranks when a rule says so [1250.4/2(1)]', () => {
    const made = defineDeck({ ...toy, suits: [], ranks: [], optional: ['*'] })
    expect(made.ok && cardsOf<DeckDefinition>(made.value)).toEqual(['*', '*'])
    expect(made.ok && suitOf<DeckDefinition, string>(made.value, '*')).toBeNull()
  })

  test.each(['X', '7', 'Bar Room', '/dev/joe', 'Écarté', '花札', 'x'.repeat(60), '𝒳'.repeat(60)])(
    'may have the name %j [1250.4/9]',
    (name) => {
      expect(codes({ ...toy, name, title: deckTitle(name) })).toEqual([])
    },
  )

  test('may use one symbol for a suit and a rank [1250.4/4]', () => {
    const suits = [{ symbol: '2', name: 'Twins', colour: 'black' }]
    expect(codes({ ...toy, suits, optional: [] })).toEqual([])
  })

  test('may have symbols of eight characters, however many bytes they take [1250.4/4]', () => {
    const ranks = [...toy.ranks, { symbol: '🂡'.repeat(8), name: 'Odd' }]
    expect(codes({ ...toy, ranks })).toEqual([])
  })

  test('may have an optional Normal Card, and makes decks without it [1250.4/5(3)]', () => {
    const made = createDeck(toy, {
      id: 'a',
      authority: { kind: 'rule', name: '1' },
      without: ['1o', '*'],
    })
    expect(made.ok && made.value.cards).toEqual(['2x', '1x', '2o', '*'])
  })
})

describe('an invalid definition is refused', () => {
  test('when all its cards are optional [1250.4/5(2)]', () => {
    const optional = ['2x', '1x', '2o', '1o', '*', '*']
    expect(codes({ ...toy, optional })).toEqual(['allOptional 1250.4/5(2)'])
    expect(says({ ...toy, optional })).toEqual([
      'All 6 cards are optional: at least one must not be.',
    ])
    expect(codes({ ...eleusisDeck, optional: cardsOf(eleusisDeck) })).toEqual([
      'allOptional 1250.4/5(2)',
    ])
    const joker = { symbol: '*', name: 'Joker', copies: 1 }
    const single = { ...toy, suits: [], ranks: [], specials: [joker], optional: ['*'] }
    expect(codes(single)).toEqual(['allOptional 1250.4/5(2)'])
  })

  test.each([
    ['Z9', 'Z9', '"Z9" is optional, but this deck has no such card: name only its cards.'],
    ['too many', '*', '"*" is optional 3 times and in the deck 2 times: name it 2 times at most.'],
  ])('when its optional cards do not exist: %s [1250.4/5(1)]', (_, card, sentence) => {
    const optional = [...toy.optional, card]
    expect(codes({ ...toy, optional })).toEqual(['optionalMissing 1250.4/5(1)'])
    expect(says({ ...toy, optional })).toEqual([sentence])
  })

  test.each([
    'Description of a Toy deck',
    'Description of an Toy Deck',
    'Description of a Toys Deck',
    'Description of a Toy Deck ',
    'Toy',
    '',
  ])('with the title %j [1250.4/9]', (title) => {
    expect(codes({ ...toy, title })).toEqual(['wrongTitle 1250.4/9'])
    expect(says({ ...toy, title })).toEqual([
      `The title "${title}" does not have the required form: write "Description of a Toy Deck".`,
    ])
  })

  test('with "an" before a vowel [1250.4/9]', () => {
    expect(codes({ ...eleusisDeck, title: 'Description of an Eleusis Deck' })).toEqual([
      'wrongTitle 1250.4/9',
    ])
  })

  test.each([
    '',
    ' ',
    '-',
    ' Toy',
    'Toy ',
    'To  y',
    'To\ny',
    'To\ty',
    'To\u0000',
    'a\u200bb',
    'a\ud800',
    'x'.repeat(61),
    '𝒳'.repeat(61),
  ])('with the name %j [1250.4/9]', (name) => {
    const title = `Description of a ${name} Deck`
    expect(codes({ ...toy, name, title })).toEqual(['illegalName 1250.4/9'])
  })

  test('without cards [1250.4/1(1)]', () => {
    expect(codes({ ...toy, suits: [], ranks: [], specials: [], optional: [] })).toEqual([
      'wrongSize 1250.4/1(1)',
    ])
  })

  test('with only suits or only ranks [1250.4/2(1)]', () => {
    const optional: string[] = []
    expect(codes({ ...toy, ranks: [], optional })).toEqual(['halfNormal 1250.4/2(1)'])
    expect(says({ ...toy, suits: [], optional })).toEqual([
      'The deck has no suits: a Normal Card needs a suit and a rank, so list both or neither.',
    ])
  })

  test('before any card is created if there are too many [1250.4/1(1)]', () => {
    const specials = [{ symbol: '*', name: 'Joker', copies: 2 ** 52 }]
    expect(codes({ ...toy, specials })).toEqual(['wrongSize 1250.4/1(1)'])
    expect(says({ ...toy, specials: [{ symbol: '*', name: 'Joker', copies: 1997 }] })).toEqual([
      'The deck has 2001 cards: it must have from 1 to 2000.',
    ])
    expect(codes({ ...toy, specials: [{ symbol: '*', name: 'Joker', copies: 1996 }] })).toEqual([])
  })

  test('with a repeated name [1250.4/4]', () => {
    const suits = [...toy.suits, { symbol: 'z', name: 'Crosses', colour: 'red' }]
    expect(codes({ ...toy, suits })).toEqual(['ambiguous 1250.4/4', 'ambiguous 1250.4/4'])
    expect(says({ ...toy, suits })[0]).toBe(
      '"two of crosses" could be 2x or 2z: change a symbol or a name so that each text means one card.',
    )
  })

  test.each([
    '',
    ' ',
    'a b',
    'a,b',
    '\u0007',
    '\u200b',
    '\ud800',
    '♠\uFE0F',
    '123456789',
    '🂡'.repeat(9),
  ])('with the symbol %j [1250.4/4]', (symbol) => {
    const ranks = [...toy.ranks, { symbol, name: 'Odd' }]
    expect(codes({ ...toy, ranks })).toEqual(['malformed 1250.4/1(1)'])
    expect(codes({ ...toy, specials: [{ symbol, name: 'Odd', copies: 1 }], optional: [] })).toEqual(
      ['malformed 1250.4/1(1)'],
    )
    const suits = [{ symbol: 'x', name: 'Crosses', colour: 'black', also: [symbol] }]
    expect(codes({ ...toy, suits, optional: [] })).toEqual(['malformed 1250.4/1(1)'])
  })

  test.each([
    ['symbol', { symbol: 'x', name: 'Twins', colour: 'red' }],
    ['symbol in capitals', { symbol: 'X', name: 'Twins', colour: 'red' }],
    ['alternative spelling', { symbol: 'z', name: 'Twins', colour: 'red', also: ['x'] }],
  ])('with one %s for two suits [1250.4/4]', (_, suit) => {
    expect(codes({ ...toy, suits: [...toy.suits, suit] })).toEqual([
      'ambiguous 1250.4/4',
      'ambiguous 1250.4/4',
    ])
  })

  test('with two cards that would be written the same [1250.4/4]', () => {
    const definition = {
      ...toy,
      suits: [
        { symbol: 'S', name: 'Spades', colour: 'black' },
        { symbol: '1S', name: 'Solos', colour: 'black' },
      ],
      ranks: [
        { symbol: '1', name: 'One' },
        { symbol: '11', name: 'Eleven' },
      ],
      optional: [],
    }
    expect(codes(definition)).toEqual(['ambiguous 1250.4/4'])
    expect(says(definition)).toEqual([
      '"11s" could be Eleven of Spades or One of Solos: change a symbol or a name so that each text means one card.',
    ])
  })

  test('with a special card that has the spelling or the name of a Normal one [1250.4/4]', () => {
    const specials = [{ symbol: '2x', name: 'Two of Crosses', copies: 1 }]
    expect(codes({ ...toy, specials, optional: [] })).toEqual([
      'ambiguous 1250.4/4',
      'ambiguous 1250.4/4',
    ])
  })

  test('with an alternative spelling that means another card [1250.4/4]', () => {
    const ranks = [
      { symbol: 'K', name: 'King' },
      { symbol: 'A', name: 'Ace', also: ['Kx'] },
    ]
    const suits = [
      { symbol: 'x', name: 'Crosses', colour: 'black' },
      { symbol: 'xx', name: 'Double Crosses', colour: 'black' },
    ]
    expect(codes({ ...toy, ranks, suits, optional: [] })).toEqual(['ambiguous 1250.4/4'])
  })

  test('with all its faults at once [1250.4/4, 1250.4/5(1), 1250.4/9]', () => {
    const optional = ['Z9']
    expect(codes({ ...toy, title: 'Toy', ranks: [], optional })).toEqual([
      'wrongTitle 1250.4/9',
      'halfNormal 1250.4/2(1)',
      'optionalMissing 1250.4/5(1)',
    ])
    const twice = [...toy.suits, ...toy.suits]
    expect(codes({ ...toy, name: '', suits: twice, optional })).toEqual([
      'illegalName 1250.4/9',
      'wrongTitle 1250.4/9',
      ...Array.from({ length: 8 }, () => 'ambiguous 1250.4/4'),
    ])
  })

  test('with at most twenty faults', () => {
    const ranks = Array.from({ length: 100 }, (_, at) => ({ symbol: `${at % 50}`, name: `${at}` }))
    expect(codes({ ...toy, ranks, optional: [] })).toHaveLength(20)
  })
})

describe('a value without the form of a definition [1250.4/1(1)]', () => {
  const { optional: _, ...noOptional } = toy
  test.each([
    ['null', null, ''],
    ['a text', 'Standard', ''],
    ['a list', [], 'name'],
    ['undefined', undefined, ''],
    ['a missing field', noOptional, 'optional'],
    ['an extra field', { ...toy, wild: true }, 'wild'],
    ['a name that is not a text', { ...toy, name: 7 }, 'name'],
    ['suits that are not a list', { ...toy, suits: { 0: 'x' } }, 'suits'],
    ['a suit without a colour', { ...toy, suits: [{ symbol: 'x', name: 'X' }] }, 'suits.0.colour'],
    [
      'an empty colour',
      { ...toy, suits: [{ symbol: 'x', name: 'X', colour: '' }] },
      'suits.0.colour',
    ],
    ['a rank without a name', { ...toy, ranks: [{ symbol: '1', name: '' }] }, 'ranks.0.name'],
    [
      'an undefined field',
      {
        ...toy,
        ranks: [{ symbol: '1', name: 'One', also: undefined }],
      },
      'ranks.0.also',
    ],
    [
      'no copies of a card',
      { ...toy, specials: [{ symbol: '*', name: 'J', copies: 0 }] },
      'specials.0.copies',
    ],
    [
      'half a copy of a card',
      { ...toy, specials: [{ symbol: '*', name: 'J', copies: 0.5 }] },
      'specials.0.copies',
    ],
    [
      'too many suits',
      {
        ...toy,
        suits: Array.from({ length: 201 }, (__, at) => ({
          symbol: `${at}`,
          name: `${at}`,
          colour: 'red',
        })),
      },
      'suits',
    ],
  ])('is refused: %s [1250.4/1(1)]', (__, definition, path) => {
    const made = defineDeck(definition as DeckDefinition)
    if (made.ok) throw new Error('accepted')
    const [first] = made.error
    expect(first?.code).toBe('malformed')
    expect(first?.clause).toBe('1250.4/1(1)')
    expect(first?.details).toMatchObject({ path })
    expect(first?.message).toContain('should')
  })

  test('is refused without an exception', () => {
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true, withDate: true }),
      fc
        .tuple(fc.constantFrom(...Object.keys(toy)), fc.jsonValue())
        .map(([field, value]) => ({ ...toy, [field]: value })),
    )
    fc.assert(
      fc.property(junk, (definition) => {
        const made = defineDeck(definition as unknown as DeckDefinition)
        if (made.ok) expect(cardsOf(made.value).length).toBeGreaterThan(0)
        else expect(made.error.length).toBeGreaterThan(0)
      }),
      { seed: 1250, numRuns: 2000 },
    )
  })

  test('pollutes no prototype through hostile keys', () => {
    const hostile = JSON.parse('{"__proto__": {"name": "Toy"}, "constructor": 1}')
    expect(codes(hostile).length).toBeGreaterThan(0)
    expect(codes({ ...standardDeck, ...hostile }).length).toBeGreaterThan(0)
    expect(({} as { name?: string }).name).toBeUndefined()
  })
})

test('a missing, an extra and a wrong field have different errors [1250.4/1(1)]', () => {
  const says = (definition: object): readonly string[] => {
    const made = defineDeck(definition as DeckDefinition)
    return made.ok ? [] : made.error.map((error) => error.message)
  }
  const { optional, ...rest } = toy
  const whole =
    'the whole is an object with name, title, suits, ranks, specials and optional, and nothing else'
  const at = (path: string, what: string) => [
    `The definition is malformed at ${path}: it should be ${what}.`,
  ]
  expect(says({ ...toy, optional })).toEqual([])
  expect(says(rest)).toEqual(at('optional', `a value (${whole})`))
  expect(says({ ...toy, extra: 1 })).toEqual(at('extra', `nothing (${whole})`))
  expect(says({ ...toy, optional: 1 })).toEqual(at('optional', 'a list'))
})

describe('the title of a defining rule', () => {
  test.each([
    ['Standard', 'Description of a Standard Deck'],
    ['Eleusis', 'Description of a Eleusis Deck'],
  ])('for %s is %s [1250.4/9]', (name, title) => {
    expect(deckTitle(name)).toBe(title)
  })
})
