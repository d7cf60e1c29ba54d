import { describe, expect, test } from 'vitest'
import { positionOf, positionProblem, type RuntimeErrorPosition } from './position.js'

const position: RuntimeErrorPosition = {
  hand: ['7C', '2S'],
  discard: ['8D'],
  unseen: ['9H', '9S'],
  deck: 1,
  own: [
    { lower: '5D', upper: 'QD', function: '2H' },
    { lower: '4H', upper: '10H', function: '3S' },
  ],
  opponents: [[{ lower: 'AC', upper: '2C', function: '4S' }]],
  script: false,
}

describe('a position', () => {
  test('is valid, and statements of different players may share a function', () => {
    expect(positionProblem(position)).toBeUndefined()
  })

  test.each<[string, Partial<RuntimeErrorPosition>, string]>([
    ['a word that is no card', { hand: ['1C' as '2C'] }, "'1C' is not a card"],
    ['a card in two places', { discard: ['7C'] }, '7C is in two places'],
    ['a card twice in a statement', { hand: ['5D'] }, '5D is in two places'],
    ['a deck larger than the unseen cards', { deck: 3 }, 'A deck of 3 cards'],
    ['half a deck', { deck: 0.5 }, 'A deck of 0.5 cards'],
  ])('has a problem: %s', (_, change, says) => {
    expect(positionProblem({ ...position, ...change })).toContain(says)
  })

  test.each([
    ['bounds of two suits [RTE/script.d]', { lower: '5D', upper: 'QC', function: '3S' }, 'suit'],
    [
      'bounds in the wrong order [RTE/script.c]',
      { lower: 'QD', upper: '5D', function: '3S' },
      'below',
    ],
  ] as const)('has a problem: %s', (_, statement, says) => {
    expect(positionProblem({ ...position, own: [statement] })).toContain(says)
  })

  test('has a problem with two functions of one suit for one player [RTE/script.e]', () => {
    const own = [
      { lower: '5D', upper: 'QD', function: '3S' },
      { lower: '4H', upper: '10H', function: 'KS' },
    ] as const
    expect(positionProblem({ ...position, own })).toContain('function of suit S')
  })
})

describe('the basis of a claim', () => {
  const zones = {
    hand: ['7C'],
    discard: [],
    deck: ['2D', '3D'],
    own: [],
    opponents: [{ hand: ['KH'], statements: [] }],
    script: true,
  } as const

  test('for a player joins hands and deck in one unseen set [RTE/win.e]', () => {
    const { unseen, deck } = positionOf(zones, 'player')
    expect([...unseen].sort()).toEqual(['2D', '3D', 'KH'])
    expect(deck).toBe(2)
  })

  test('with a known deck omits the hands', () => {
    expect(positionOf(zones, 'deck').unseen).toEqual(['2D', '3D'])
  })
})
