import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf, normalCardsOf } from './cards.js'
import { deal, permutationFor, shuffle } from './deal.js'
import { eleusisDeck } from './eleusis.js'
import { sortCards } from './order.js'
import { standardDeck } from './standard.js'

const seeded = { seed: 1250 }
const backwards = (of: number) => Array.from({ length: of }, (_, place) => of - 1 - place)
const ruling = (of: number) => fc.shuffledSubarray(backwards(of), { minLength: of })

describe('shuffle', () => {
  test.each([
    [
      ['AS', 'KS', 'QS'],
      [0, 1, 2],
      ['AS', 'KS', 'QS'],
    ],
    [
      ['AS', 'KS', 'QS'],
      [2, 0, 1],
      ['QS', 'AS', 'KS'],
    ],
    [
      ['W', 'W', 'S!'],
      [2, 1, 0],
      ['S!', 'W', 'W'],
    ],
    [[], [], []],
  ])('%j by %j is %j', (cards, order, expected) => {
    expect(shuffle(cards, order)).toEqual({ ok: true, value: expected })
  })

  test.each([
    ['too short', [0, 1]],
    ['too long', [0, 1, 2, 3]],
    ['one twice', [0, 1, 1]],
    ['out of range', [1, 2, 3]],
    ['negative', [-1, 0, 1]],
    ['fractions', [0.5, 1, 2]],
    ['not numbers', ['0', '1', '2']],
    ['holes', new Array(3)],
    ['no list', 7],
    ['nothing', undefined],
    ['null', null],
    ['an object', { length: 3 }],
  ])('refuses a ruling that is no shuffle: %s [1250.4/1(1)]', (_, order) => {
    expect(shuffle(['AS', 'KS', 'QS'], order as number[])).toEqual({
      ok: false,
      error: {
        code: 'notAShuffle',
        clause: '1250.4/1(1)',
        details: { of: 3 },
        message: 'The shuffle does not give each of 3 cards one place: name each of 0 to 2 once.',
      },
    })
  })

  test.each([undefined, null, 7, 'AS', {}])(
    'of what is no list of cards is refused: %j [1250.4/1(1)]',
    (cards) => {
      const list = cards as unknown as readonly string[]
      for (const refused of [shuffle(list, [0, 1]), deal(list, [0, 1], 1, 1)]) {
        expect(refused.ok ? undefined : [refused.error.code, refused.error.message]).toEqual([
          'notAList',
          'The cards must be a list: pass the cards of a deck, or some of them.',
        ])
      }
    },
  )

  test('of no cards is an empty list', () => {
    const refused = shuffle([], [0])
    expect(refused.ok ? '' : refused.error.message).toBe(
      'There are no cards, so their shuffle is an empty list.',
    )
  })
})

describe('deal', () => {
  test('goes round the table one card at a time', () => {
    expect(deal(['a', 'b', 'c', 'd', 'e', 'f', 'g'], [0, 1, 2, 3, 4, 5, 6], 3, 2)).toEqual({
      ok: true,
      value: {
        hands: [
          ['a', 'd'],
          ['b', 'e'],
          ['c', 'f'],
        ],
        rest: ['g'],
      },
    })
  })

  test('gives four hands of thirteen', () => {
    const dealt = deal(normalCardsOf(standardDeck), backwards(52), 4, 13)
    if (!dealt.ok) throw new Error(dealt.error.message)
    expect(dealt.value.hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13])
    expect(dealt.value.hands[0]?.slice(0, 3)).toEqual(['2C', '6C', '10C'])
    expect(dealt.value.rest).toEqual([])
  })

  test.each([
    [0, 1, 'hands'],
    [-1, 1, 'hands'],
    [1.5, 1, 'hands'],
    [Number.NaN, 1, 'hands'],
    [Number.POSITIVE_INFINITY, 1, 'hands'],
    [2 ** 60, 1, 'hands'],
    ['2', 1, 'hands'],
    [1, 0, 'cards for each hand'],
    [1, -0.5, 'cards for each hand'],
    [1, undefined, 'cards for each hand'],
  ])('refuses %s hands of %s cards', (hands, perHand, of) => {
    expect(deal(['AS', 'KS'], [0, 1], hands as number, perHand as number)).toEqual({
      ok: false,
      error: {
        code: 'notACount',
        clause: '1250.4/1(1)',
        details: { of },
        message: `The number of ${of} must be a whole number, 1 or more.`,
      },
    })
  })

  test.each([
    [3, 1, 3],
    [1, 3, 3],
    [2 ** 40, 2 ** 40, 2 ** 80],
  ])('refuses %i hands of %i from two cards [1250.4/1(1)]', (hands, perHand, needed) => {
    const refused = deal(['AS', 'KS'], [0, 1], hands, perHand)
    expect(refused.ok ? undefined : refused.error.details).toEqual({ cards: 2, needed })
    expect(refused.ok ? '' : refused.error.message).toContain('deal 2 at most')
  })

  test('refuses a ruling that is no shuffle', () => {
    const refused = deal(['AS', 'KS'], [0, 0], 1, 1)
    expect(refused.ok ? '' : refused.error.code).toBe('notAShuffle')
  })
})

describe('the ruling for hands that were dealt', () => {
  test('is that of a deal of four hands of thirteen, as they came', () => {
    const cards = normalCardsOf(standardDeck)
    fc.assert(
      fc.property(ruling(52), (order) => {
        const dealt = deal(cards, order, 4, 13)
        if (!dealt.ok) throw new Error(dealt.error.message)
        expect(permutationFor(cards, dealt.value.hands)).toEqual({ ok: true, value: order })
        const sorted = dealt.value.hands.map((hand) => sortCards(standardDeck, hand))
        const again = permutationFor(cards, sorted)
        expect(deal(cards, again.ok ? again.value : [], 4, 13)).toEqual({
          ok: true,
          value: { hands: sorted, rest: [] },
        })
      }),
      seeded,
    )
  })

  test('takes the rest as it lies, or in the order of the cards', () => {
    const cards = cardsOf(eleusisDeck)
    fc.assert(
      fc.property(ruling(cards.length), fc.integer({ min: 1, max: 15 }), (order, perHand) => {
        const dealt = deal(cards, order, 8, perHand)
        if (!dealt.ok) throw new Error(dealt.error.message)
        const { hands, rest } = dealt.value
        const lying = permutationFor(cards, hands, rest)
        expect(deal(cards, lying.ok ? lying.value : [], 8, perHand)).toEqual(dealt)
        const any = permutationFor(cards, hands)
        const again = deal(cards, any.ok ? any.value : [], 8, perHand)
        expect(again.ok && again.value.hands).toEqual(hands)
        expect(again.ok && again.value.rest).toEqual(sortCards(eleusisDeck, rest))
      }),
      seeded,
    )
  })

  const three = ['AS', 'KS', 'QS']
  test.each<[string, unknown, unknown, unknown, string, string]>([
    [
      'uneven hands',
      three,
      [['AS'], []],
      undefined,
      'unevenHands',
      'The hands have from 0 to 1 cards',
    ],
    ['a card twice', three, [['AS'], ['AS']], undefined, 'notThere', '"AS" is not there'],
    ['a strange card', three, [['2C']], undefined, 'notThere', '"2C" is not there'],
    ['half a rest', three, [['AS']], ['QS'], 'notAll', '1 card is in no hand'],
    ['a rest that was dealt', three, [['AS']], ['AS', 'QS'], 'notThere', '"AS" is not there'],
    [
      'no cards',
      null,
      [['AS']],
      undefined,
      'notAList',
      'The cards must be a list: pass the cards of a deck, or some of them.',
    ],
    [
      'no hands',
      three,
      7,
      undefined,
      'notAList',
      'The cards must be a list: pass the cards of a deck, or some of them.',
    ],
    [
      'a hand that is none',
      three,
      ['AS', null],
      undefined,
      'notAList',
      'The cards must be a list: pass the cards of a deck, or some of them.',
    ],
    [
      'a rest that is none',
      three,
      [['AS']],
      'QS',
      'notAList',
      'The cards must be a list: pass the cards of a deck, or some of them.',
    ],
  ])('is refused: %s [1250.4/1(1)]', (_, cards, hands, rest, code, says) => {
    const refused = permutationFor(
      cards as string[],
      hands as string[][],
      rest as string[] | undefined,
    )
    expect(refused.ok ? '' : refused.error.code).toBe(code)
    expect(refused.ok ? '' : refused.error.message).toContain(says)
  })

  test('of no hands is the order of the cards', () => {
    expect(permutationFor(three, [])).toEqual({ ok: true, value: [0, 1, 2] })
  })
})

describe('laws of dealing', () => {
  test('hands and rest are all the cards, each once, also with cards that are alike', () => {
    const cards = cardsOf(eleusisDeck)
    fc.assert(
      fc.property(
        ruling(cards.length),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 15 }),
        (order, hands, perHand) => {
          const dealt = deal(cards, Object.freeze(order), hands, perHand)
          if (!dealt.ok) throw new Error(dealt.error.message)
          const all = [...dealt.value.hands.flat(), ...dealt.value.rest]
          expect([...all].sort()).toEqual([...cards].sort())
          expect(dealt.value.hands).toHaveLength(hands)
          for (const hand of dealt.value.hands) expect(hand).toHaveLength(perHand)
        },
      ),
      seeded,
    )
  })

  test('dealing to one hand is shuffling, and a shuffle undone gives the cards back', () => {
    const cards = normalCardsOf(standardDeck)
    fc.assert(
      fc.property(ruling(52), (order) => {
        const mixed = shuffle(cards, order)
        if (!mixed.ok) throw new Error(mixed.error.message)
        const dealt = deal(cards, order, 1, 52)
        expect(dealt).toEqual({ ok: true, value: { hands: [mixed.value], rest: [] } })
        const inverse = cards.map((_, place) => order.indexOf(place))
        expect(shuffle(mixed.value, inverse)).toEqual({ ok: true, value: cards })
      }),
      seeded,
    )
  })
})
