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
  type DefinitionError,
  deal,
  deckTitle,
  defineDeck,
  drawCard,
  type EleusisDeck,
  eleusisDeck,
  isNormalCard,
  type NormalCard,
  normalCardsOf,
  orderOf,
  parseCard,
  type RankSymbol,
  rankOf,
  type SpecialCard,
  type StandardDeck,
  type SuitSymbol,
  sortCards,
  standardDeck,
  suitOf,
} from './index.js'

describe('the types of cards', () => {
  test('are the notations of the deck [1250.4/4]', () => {
    expectTypeOf<'AS' | '10D' | '2C' | '?1'>().toExtend<Card<StandardDeck>>()
    expectTypeOf<'N&' | 'A*' | '10!' | 'W'>().toExtend<Card<EleusisDeck>>()
    expectTypeOf<'1S'>().not.toExtend<Card<StandardDeck>>()
    expectTypeOf<'SA'>().not.toExtend<Card<StandardDeck>>()
    expectTypeOf<'W'>().not.toExtend<Card<StandardDeck>>()
    expectTypeOf<string>().not.toExtend<Card<StandardDeck>>()
    expectTypeOf<Card<typeof standardDeck>>().toEqualTypeOf<
      NormalCard<StandardDeck> | '?1' | '?2'
    >()
    expectTypeOf<'?1'>().not.toExtend<NormalCard<StandardDeck>>()
    expectTypeOf<SpecialCard<EleusisDeck>>().toEqualTypeOf<'W'>()
  })

  test('are made of the symbols of suits and ranks', () => {
    expectTypeOf<SuitSymbol<StandardDeck>>().toEqualTypeOf<'S' | 'H' | 'D' | 'C'>()
    expectTypeOf<RankSymbol<EleusisDeck>>().toEqualTypeOf<
      'S' | 'N' | 'M' | 'K' | 'P' | '10' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2' | 'A'
    >()
    expectTypeOf<Colour<StandardDeck>>().toEqualTypeOf<'black' | 'red'>()
    expectTypeOf<Colour<EleusisDeck>>().toEqualTypeOf<'blue' | 'green' | 'black' | 'red'>()
  })

  test('are texts if the deck is unknown', () => {
    expectTypeOf<Card>().toEqualTypeOf<string>()
    expectTypeOf<string>().toExtend<NormalCard>()
    expectTypeOf<StandardDeck | EleusisDeck>().toExtend<DeckDefinition>()
    const loose: DeckDefinition = standardDeck
    expectTypeOf(suitOf(loose, 'AS')).toEqualTypeOf<string | null>()
    expectTypeOf<Deck<Card<StandardDeck>>>().toExtend<Deck>()
  })
})

describe('the types of functions', () => {
  test('make an attribute nullable only if the card may be special', () => {
    expectTypeOf(suitOf(standardDeck, 'AS')).toEqualTypeOf<'S' | 'H' | 'D' | 'C'>()
    expectTypeOf(suitOf(standardDeck, '?1')).toEqualTypeOf<null>()
    expectTypeOf(colourOf(standardDeck, 'AS' as Card<StandardDeck>)).toEqualTypeOf<
      'black' | 'red' | null
    >()
    const [first] = normalCardsOf(standardDeck)
    if (first !== undefined)
      expectTypeOf(rankOf(standardDeck, first)).toEqualTypeOf<RankSymbol<StandardDeck>>()
    // @ts-expect-error: not a card of this deck
    suitOf(standardDeck, 'N&')
  })

  test('keep the deck of a card', () => {
    expectTypeOf(cardsOf(eleusisDeck)).toEqualTypeOf<readonly Card<EleusisDeck>[]>()
    expectTypeOf(parseCard(standardDeck, 'AS')).toExtend<Result<Card<StandardDeck>, unknown>>()
    expectTypeOf(sortCards(standardDeck, normalCardsOf(standardDeck))).toEqualTypeOf<
      readonly NormalCard<StandardDeck>[]
    >()
    expectTypeOf(deal<NormalCard<StandardDeck>>)
      .returns.toHaveProperty('rest')
      .toEqualTypeOf<readonly NormalCard<StandardDeck>[]>()
    const value: unknown = 'AS'
    if (isNormalCard(standardDeck, value))
      expectTypeOf(value).toEqualTypeOf<NormalCard<StandardDeck>>()
  })

  test('check cards, suits and ranks against the deck', () => {
    const authority = { kind: 'rule', name: '1250.7' } as const
    // @ts-expect-error: not a card of this deck
    createDeck(standardDeck, { id: 'a', authority, without: ['W'] })
    const made = createDeck(standardDeck, { id: 'a', authority })
    expectTypeOf(made).toExtend<Result<Deck<Card<StandardDeck>>, unknown>>()
    // @ts-expect-error: not a card of this deck
    if (made.ok) drawCard(made.value, 'W')
    // @ts-expect-error: not a suit of this deck
    orderOf(standardDeck, { suits: ['X'] })
    // @ts-expect-error: an order compares something
    orderOf(standardDeck, { by: [] })
    // @ts-expect-error: an authority is of a known kind
    createDeck(standardDeck, { id: 'a', authority: { kind: 'whim', name: 'Mine' } })
  })

  test('derive the cards of a newly defined deck', () => {
    const toy = defineDeck({
      name: 'Toy',
      title: deckTitle('Toy'),
      suits: [{ symbol: 'x', name: 'Crosses', colour: 'black' }],
      ranks: [
        { symbol: '2', name: 'Two' },
        { symbol: '1', name: 'One' },
      ],
      specials: [],
      optional: ['1x'],
    })
    if (toy.ok) expectTypeOf<Card<typeof toy.value>>().toEqualTypeOf<'2x' | '1x'>()
    else expectTypeOf(toy).toExtend<ReturnType<typeof err<readonly DefinitionError[]>>>()
    expectTypeOf(deckTitle('Eleusis')).toEqualTypeOf<'Description of a Eleusis Deck'>()
  })
})
