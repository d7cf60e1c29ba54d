import type { err, Result } from '@ackanomic/core'
import { describe, expectTypeOf, test } from 'vitest'
import {
  type Card,
  type Colour,
  cardsOf,
  colourOf,
  createDeck,
  type Deck,
  type DeckDefinition,
  type DefinitionRejection,
  deal,
  defineDeck,
  drawCard,
  type Eleusis,
  eleusis,
  isCard,
  isNormalCard,
  type NormalCard,
  normalCardsOf,
  orderOf,
  parseCard,
  type RankSymbol,
  rankOf,
  type SpecialCard,
  type Standard,
  type SuitSymbol,
  sortCards,
  standard,
  suitOf,
  titleOf,
} from './index.js'

describe('the types of cards', () => {
  test('are the notations of the deck [1250.4/4]', () => {
    expectTypeOf<'AS' | '10D' | '2C' | '?1'>().toExtend<Card<Standard>>()
    expectTypeOf<'N&' | 'A*' | '10!' | 'W'>().toExtend<Card<Eleusis>>()
    expectTypeOf<'1S'>().not.toExtend<Card<Standard>>()
    expectTypeOf<'SA'>().not.toExtend<Card<Standard>>()
    expectTypeOf<'W'>().not.toExtend<Card<Standard>>()
    expectTypeOf<string>().not.toExtend<Card<Standard>>()
    expectTypeOf<Card<typeof standard>>().toEqualTypeOf<NormalCard<Standard> | '?1' | '?2'>()
    expectTypeOf<'?1'>().not.toExtend<NormalCard<Standard>>()
    expectTypeOf<SpecialCard<Eleusis>>().toEqualTypeOf<'W'>()
  })

  test('are made of the symbols of suits and ranks', () => {
    expectTypeOf<SuitSymbol<Standard>>().toEqualTypeOf<'S' | 'H' | 'D' | 'C'>()
    expectTypeOf<RankSymbol<Eleusis>>().toEqualTypeOf<
      'S' | 'N' | 'M' | 'K' | 'P' | '10' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2' | 'A'
    >()
    expectTypeOf<Colour<Standard>>().toEqualTypeOf<'black' | 'red'>()
    expectTypeOf<Colour<Eleusis>>().toEqualTypeOf<'blue' | 'green' | 'black' | 'red'>()
  })

  test('of a deck that is not known are texts', () => {
    expectTypeOf<Card>().toEqualTypeOf<string>()
    expectTypeOf<string>().toExtend<NormalCard>()
    expectTypeOf<Standard | Eleusis>().toExtend<DeckDefinition>()
    const loose: DeckDefinition = standard
    expectTypeOf(suitOf(loose, 'AS')).toEqualTypeOf<string | null>()
    expectTypeOf<Deck<Card<Standard>>>().toExtend<Deck>()
  })
})

describe('the types of functions', () => {
  test('attributes are null only where a card may be special', () => {
    expectTypeOf(suitOf(standard, 'AS')).toEqualTypeOf<'S' | 'H' | 'D' | 'C'>()
    expectTypeOf(suitOf(standard, '?1')).toEqualTypeOf<null>()
    expectTypeOf(colourOf(standard, 'AS' as Card<Standard>)).toEqualTypeOf<'black' | 'red' | null>()
    const [first] = normalCardsOf(standard)
    if (first !== undefined)
      expectTypeOf(rankOf(standard, first)).toEqualTypeOf<RankSymbol<Standard>>()
    // @ts-expect-error: not a card of this deck
    suitOf(standard, 'N&')
  })

  test('cards keep their deck', () => {
    expectTypeOf(cardsOf(eleusis)).toEqualTypeOf<readonly Card<Eleusis>[]>()
    expectTypeOf(parseCard(standard, 'AS')).toExtend<Result<Card<Standard>, unknown>>()
    expectTypeOf(sortCards(standard, normalCardsOf(standard))).toEqualTypeOf<
      readonly NormalCard<Standard>[]
    >()
    const dealt = deal(normalCardsOf(standard), [], 4, 13)
    if (dealt.ok) expectTypeOf(dealt.value.rest).toEqualTypeOf<readonly NormalCard<Standard>[]>()
    const value: unknown = 'AS'
    if (isCard(standard, value)) expectTypeOf(value).toEqualTypeOf<Card<Standard>>()
    if (isNormalCard(standard, value)) expectTypeOf(value).toEqualTypeOf<NormalCard<Standard>>()
  })

  test('what is said of a deck is checked against it', () => {
    const authority = { kind: 'rule', name: '1250.7' } as const
    // @ts-expect-error: not a card of this deck
    createDeck(standard, { id: 'a', authority, without: ['W'] })
    const made = createDeck(standard, { id: 'a', authority })
    expectTypeOf(made).toExtend<Result<Deck<Card<Standard>>, unknown>>()
    // @ts-expect-error: not a card of this deck
    if (made.ok) drawCard(made.value, 'W')
    // @ts-expect-error: not a suit of this deck
    orderOf(standard, { suits: ['X'] })
    // @ts-expect-error: an order compares something
    orderOf(standard, { by: [] })
    // @ts-expect-error: an authority is of a known kind
    createDeck(standard, { id: 'a', authority: { kind: 'whim', name: 'Mine' } })
  })

  test('a deck of one’s own has its own cards', () => {
    const toy = defineDeck({
      name: 'Toy',
      title: titleOf('Toy'),
      suits: [{ symbol: 'x', name: 'Crosses', colour: 'black' }],
      ranks: [
        { symbol: '2', name: 'Two' },
        { symbol: '1', name: 'One' },
      ],
      specials: [],
      optional: ['1x'],
    })
    if (toy.ok) expectTypeOf<Card<typeof toy.value>>().toEqualTypeOf<'2x' | '1x'>()
    else expectTypeOf(toy).toExtend<ReturnType<typeof err<readonly DefinitionRejection[]>>>()
    expectTypeOf(titleOf('Eleusis')).toEqualTypeOf<'Description of a Eleusis Deck'>()
  })
})
