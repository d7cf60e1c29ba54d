import { describe, expect, test } from 'vitest'
import { SPADES_BIDS } from './cards.js'
import { spades } from './game.js'
import { scoresOf } from './scoring.js'
import { cards, drawnBy, NAMES, playedToTheEnd, Script } from './script.test-support.js'
import { likelyTricks } from './tricks.js'

describe('legal moves', () => {
  test('are all bids for the bidder whose turn it is, and none for others', () => {
    const { state } = new Script()
    expect(spades.legalMoves(spades.view(state, 0))).toMatchObject({
      complete: true,
      moves: SPADES_BIDS.map((tricks) => ({ type: 'bid', tricks })),
    })
    for (const seat of [1, 2, 3]) {
      expect(spades.legalMoves(spades.view(state, seat))).toMatchObject({ moves: [] })
      expect(spades.legalMoves(spades.view(state, seat)).sample(() => 0)).toBeUndefined()
    }
  })

  test('mention a concession or its withdrawal, but do not list them', () => {
    const legalOf = (script: Script) => spades.legalMoves(spades.view(script.state, 0))
    expect(legalOf(new Script()).alsoLegal).toEqual(['concede'])
    const conceded = legalOf(new Script().plays('Ann', 'concede'))
    expect(conceded.alsoLegal).toEqual(['withdraw'])
    expect(conceded.moves.map(({ type }) => type)).not.toContain('withdraw')
  })

  test('are empty while the referee draws a card', () => {
    const script = new Script().bids(2, 2, 2, 2).advance(259_200_000)
    for (const seat of [0, 1, 2, 3]) {
      expect(spades.legalMoves(spades.view(script.state, seat)).moves).toEqual([])
      expect(spades.legalMoves(spades.view(script.state, seat)).sample(() => 0)).toBeUndefined()
    }
  })
})

describe('random moves', () => {
  test.each([
    ['AS KS QS 2S AH KH 2H AD 3D 4D 5D 6D 7D', 6],
    ['2S 3S 4S 5S 6S 7S KH 2D 3D 4D 2C 3C 4C', 3],
    ['2H 3H 4H 5H 6H 2D 3D 4D 5D 2C 3C 4C 5C', 0],
  ])('value the hand %s at %i tricks', (hand, tricks) => {
    expect(likelyTricks(cards(hand))).toBe(tricks)
  })

  test('bid the value or one less, and rarely nil', () => {
    const weak = '2H 3H 4H 5H 6H 2D 3D 4D 5D 2C 3C 4C 5C'
    const script = new Script({ hands: ['AS KS QS 2S AH KH 3S AD 6S 4S 5S 6D 7D', weak] })
    const drawn = (): Set<number> => {
      const seat = NAMES.indexOf(script.turn as 'Ann')
      const pick = drawnBy(seat)
      const moves = Array.from({ length: 60 }, () =>
        spades.legalMoves(spades.view(script.state, seat)).sample(pick),
      )
      return new Set(moves.map((move) => (move?.type === 'bid' ? move.tricks : -1)))
    }
    expect(drawn()).toEqual(new Set([7, 8]))
    script.bids(8)
    expect(drawn()).toEqual(new Set([0, 2]))
  })

  test('finish matches', () => {
    for (let seed = 0; seed < 20; seed++) {
      const end = playedToTheEnd(drawnBy(seed))
      const scores = end === null ? [] : scoresOf(end.shared, end.options).map(({ score }) => score)
      expect(Math.max(...scores)).toBeGreaterThanOrEqual(500)
      expect(end?.outcome?.winners.length).toBe(2)
    }
  })
})
