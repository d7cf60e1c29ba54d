import { describe, expect, test } from 'vitest'
import type { TacticsOf } from '../../engine/contract.js'
import { type Numbers, numbers, ROSTER } from '../toys/numbers.test-support.js'
import { tacticsLawsOf } from './tactics.js'

const game = numbers()
const options = { setups: [{ roster: ROSTER }], runs: 20 }

/** Tactics that lodge a missing number, with less weight for higher numbers. */
const sound: TacticsOf<Numbers> = {
  rolloutPolicy: (state, seat, choose) => game.legalMoves(game.view(state, seat)).sample(choose),
  candidates: (state, seat) =>
    game
      .legalMoves(game.view(state, seat))
      .moves.map((move) => ({ move, weight: 1 / move.number })),
  evaluate: ({ secret }) => secret.map(() => 0.5),
  *solve(view) {
    const advice = game.legalMoves(view).moves.map((move) => ({ move, value: 1, visits: 1 }))
    yield advice
    return advice
  },
}

const lodge = (number: number) => ({ type: 'lodge', number }) as const

function messageOf(tactics: Partial<TacticsOf<Numbers>>, name: string, endsWithin = 1000): string {
  const laws = tacticsLawsOf(game, { ...sound, ...tactics }, { ...options, endsWithin })
  try {
    laws.find((law) => law.name === name)?.check()
  } catch (thrown) {
    return (thrown as Error).message
  }
  return 'The law holds.'
}

describe('sound tactics keep every law', () => {
  for (const law of tacticsLawsOf(game, sound, options)) test(law.name, () => law.check())
})

describe('a law of tactics is broken by', () => {
  test.each<[string, Partial<TacticsOf<Numbers>>, RegExp]>([
    ['an illegal reply', { rolloutPolicy: () => lodge(99) }, /advised to make the move/],
    [
      'an illegal candidate',
      { candidates: () => [{ move: lodge(99), weight: 1 }] },
      /advised to make the move/,
    ],
    [
      'weights out of order',
      {
        candidates: (...given) => [...(sound.candidates?.(...given) ?? [])].reverse(),
      },
      /best first/,
    ],
    ['a worth above 1', { evaluate: () => [0, 2, 1] }, /the worth of a state is \[0,2,1\]/],
    ['a worth for too few seats', { evaluate: () => [0.5] }, /for each of 3/],
    [
      'an illegal move of the solver',
      {
        *solve() {
          yield []
          return [{ move: lodge(99), value: 1, visits: 1 }]
        },
      },
      /advised to make the move/,
    ],
    [
      'a move of the solver that is worth more than a win',
      {
        *solve(view) {
          return game.legalMoves(view).moves.map((move) => ({ move, value: 3, visits: 1 }))
        },
      },
      /a move is worth 3/,
    ],
    [
      'tactics that throw',
      {
        rolloutPolicy: () => {
          throw new Error('boom')
        },
      },
      /tactics that throw for seat .: boom/,
    ],
  ])('%s', (_, tactics, says) => {
    expect(messageOf(tactics, 'advice is legal')).toMatch(says)
  })

  test('a move that the engine counts as a fault', () => {
    const [law] = tacticsLawsOf(game, sound, { ...options, isFaulty: () => true })
    expect(() => law?.check()).toThrow(/faulty move/)
  })

  test('a look at the hidden target, but not by one at the player’s own number', () => {
    const peeking: TacticsOf<Numbers>['rolloutPolicy'] = (state, seat, choose) =>
      sound.rolloutPolicy(state, seat, choose) && lodge(state.hidden.target ?? 1)
    expect(messageOf({ rolloutPolicy: peeking }, 'advice gives no secret away')).toMatch(
      /may not know/,
    )
    expect(messageOf({}, 'advice gives no secret away')).toBe('The law holds.')
  })

  test('replies that lead nowhere in a match that must end', () => {
    expect(messageOf({}, 'advice leads to the end', 3)).toMatch(/not over after 3 steps/)
    expect(messageOf({ rolloutPolicy: () => lodge(99) }, 'advice leads to the end')).toMatch(
      /advised to make/,
    )
    // Without advice, rounds end by their deadlines.
    expect(messageOf({ rolloutPolicy: () => undefined }, 'advice leads to the end')).toBe(
      'The law holds.',
    )
  })
})

test('the laws of tactics need a set-up, and leave out the law of the end for an endless game', () => {
  expect(() => tacticsLawsOf(game, sound, { setups: [] })).toThrow(/at least one of setups/)
  expect(tacticsLawsOf(game, sound, { ...options, endsWithin: null })).toHaveLength(2)
})
