import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { ghost } from './game.js'
import { Sitting, START } from './sitting.test-support.js'

describe('what is expected', () => {
  test('while numbers are drawn: a ruling, of the referee', () => {
    const { state } = new Sitting({ drawn: null })
    expect(ghost.expects(state, 'referee')).toEqual([
      { what: 'numbers', of: 'referee', need: 'must', until: null, inquiry: 0 },
    ])
    expect(ghost.expects(state, 0)).toEqual([])
  })

  test('in a turn: a play of the one whose turn it is, for all to see', () => {
    const until = START + days(3)
    const sitting = new Sitting()
    const first = [
      { what: 'begin', of: 0, need: 'must', until, inquiry: null },
      { what: 'resign', of: 0, need: 'may', until, inquiry: null },
    ]
    for (const viewer of [0, 1, 'referee', 'public'] as const) {
      expect(ghost.expects(sitting.state, viewer, 'all')).toEqual(first)
    }
    expect(ghost.expects(sitting.state, 1)).toEqual([])
    expect(ghost.expects(sitting.plays('Ann', 'G').state, 1)).toEqual([
      { what: 'continue', of: 1, need: 'one of', until, inquiry: null },
      { what: 'protest', of: 1, need: 'one of', until, inquiry: null },
      { what: 'resign', of: 1, need: 'may', until, inquiry: null },
    ])
  })

  test('after a protest: the answer, then the report', () => {
    const sitting = new Sitting().plays('Ann', 'G').plays('Bob', 'protest: it is in no word')
    const until = START + days(3)
    expect(ghost.expects(sitting.state, 'public', 'all')).toEqual([
      { what: 'answer', of: 0, need: 'must', until, inquiry: null },
    ])
    sitting.plays('Ann', 'answer GO')
    expect(ghost.expects(sitting.state, 'public', 'all')).toEqual([])
    expect(ghost.expects(sitting.state, 'referee')).toEqual([
      { what: 'answer', of: 'referee', need: 'must', until: null, inquiry: 1 },
    ])
  })

  test('after an addition: a protest of those who were there before, who need not', () => {
    const sitting = new Sitting().adds('Vera').leave('Bob')
    const of = ghost
      .expects(sitting.state, 'public', 'all')
      .filter(({ what }) => what === 'protest addition')
    expect(of.map((each) => [each.of, each.need])).toEqual([
      [0, 'may'],
      [2, 'may'],
    ])
  })

  test('while the author cannot answer: nothing of anybody', () => {
    const sitting = new Sitting({ options: { absentAuthor: 'wait' } })
      .plays('Ann', 'G')
      .leave('Ann')
    sitting.plays('Bob', 'protest: it is in no word')
    expect(ghost.expects(sitting.state, 'public', 'all')).toEqual([])
    expect(sitting.due('answer')).toBe(3)
  })
})

describe('what is legal', () => {
  test('an answer cannot be listed; those at random hold the ghost word', () => {
    const sitting = new Sitting().play(['Ann', 'P'], ['Bob', 'PE'], ['Cyd', 'PER'])
    sitting.plays('Ann', 'protest: it is in no word')
    const legal = ghost.legalMoves(ghost.view(sitting.state, 2))
    expect(legal.complete).toBe(false)
    const words = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      let drawn = seed
      const pick = (of: number): number => {
        drawn = (drawn * 7 + 3) % 101
        return drawn % of
      }
      const move = legal.sample(pick)
      if (move?.type === 'answer') words.add(move.word)
    }
    expect([...words].every((word) => /^[A-Z]{0,3}PER[A-Z]{0,3}$/.test(word))).toBe(true)
    expect(words.size).toBeGreaterThan(5)
    const others = ghost.legalMoves(ghost.view(sitting.state, 0))
    expect(others.complete && others.moves).toEqual([])
  })

  test('no move is made at random that costs the game', () => {
    const { state } = new Sitting()
    for (let i = 0; i < 26; i++) {
      expect(ghost.legalMoves(ghost.view(state, 0)).sample((of) => i % of)?.type).toBe('begin')
    }
  })

  test('a protest of an addition is among the moves, in turn and out of it', () => {
    const { state } = new Sitting().adds('Vera')
    for (const seat of [0, 1, 2]) {
      const legal = ghost.legalMoves(ghost.view(state, seat))
      expect(legal.complete && legal.moves.at(-1)).toEqual({
        type: 'protest addition',
        newcomer: 3,
      })
    }
    const shared = ghost.legalMoves(ghost.view(state, 3))
    expect(shared.complete && shared.moves).toEqual([])
  })
})

describe('a state from a view', () => {
  test('is the state itself, but for what nobody plays by', () => {
    const sitting = new Sitting().adds('Vera').plays('Ann', 'G')
    sitting.plays('Bob', 'protest: it is in no word').plays('Ann', 'answer GO')
    for (const viewer of [0, 'referee', 'public', { person: 'Wim' }] as const) {
      const again = ghost.resample?.(sitting.view(viewer), () => 0, sitting.at)
      expect(again?.shared).toEqual(sitting.state.shared)
      expect(again?.asked).toMatchObject(
        sitting.state.asked.map(({ name, question, about, to }) => ({ name, question, about, to })),
      )
    }
  })
})
