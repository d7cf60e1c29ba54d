import { describe, expect, test } from 'vitest'
import type { TacticsOf } from '../../engine/contract.js'
import { type Numbers, numbers, TABLE } from '../toys/numbers.test-support.js'
import { tacticsLawsOf } from './tactics.js'

const game = numbers()
const options = { tables: [{ table: TABLE }], runs: 20 }

/** A player without a number lodges one; numbers above 1 have less weight. */
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

function said(tactics: Partial<TacticsOf<Numbers>>, name: string, endsWithin = 1000): string {
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

describe('a law of tactics is broken', () => {
  test.each<[string, Partial<TacticsOf<Numbers>>, RegExp]>([
    ['by a reply that is refused', { rolloutPolicy: () => lodge(99) }, /advised to make the move/],
    [
      'by a candidate that is refused',
      { candidates: () => [{ move: lodge(99), weight: 1 }] },
      /advised to make the move/,
    ],
    [
      'by weights out of order',
      {
        candidates: (...given) => [...(sound.candidates?.(...given) ?? [])].reverse(),
      },
      /best first/,
    ],
    ['by a worth above 1', { evaluate: () => [0, 2, 1] }, /the worth of a state is \[0,2,1\]/],
    ['by a worth for too few', { evaluate: () => [0.5] }, /for each of 3/],
    [
      'by a thought that is refused',
      {
        *solve() {
          yield []
          return [{ move: lodge(99), value: 1, visits: 1 }]
        },
      },
      /advised to make the move/,
    ],
    [
      'by a thought worth more than a win',
      {
        *solve(view) {
          return game.legalMoves(view).moves.map((move) => ({ move, value: 3, visits: 1 }))
        },
      },
      /a move is worth 3/,
    ],
    [
      'by tactics that throw',
      {
        rolloutPolicy: () => {
          throw new Error('boom')
        },
      },
      /tactics that throw for seat .: boom/,
    ],
  ])('%s', (_, tactics, says) => {
    expect(said(tactics, 'advice is legal')).toMatch(says)
  })

  test('by a move that the engine takes for a fault', () => {
    const [law] = tacticsLawsOf(game, sound, { ...options, isFaulty: () => true })
    expect(() => law?.check()).toThrow(/faulty move/)
  })

  test('by a look at the target, and not by a look at one’s own number', () => {
    const peeking: TacticsOf<Numbers>['rolloutPolicy'] = (state, seat, choose) =>
      sound.rolloutPolicy(state, seat, choose) && lodge(state.hidden.target ?? 1)
    expect(said({ rolloutPolicy: peeking }, 'advice gives no secret away')).toMatch(/may not know/)
    expect(said({}, 'advice gives no secret away')).toBe('The law holds.')
  })

  test('by replies that lead nowhere, where a match is to end', () => {
    expect(said({}, 'advice leads to the end', 3)).toMatch(/not over after 3 steps/)
    expect(said({ rolloutPolicy: () => lodge(99) }, 'advice leads to the end')).toMatch(
      /advised to make/,
    )
    // Rounds end by themselves.
    expect(said({ rolloutPolicy: () => undefined }, 'advice leads to the end')).toBe(
      'The law holds.',
    )
  })
})

test('the laws of tactics want something to try, and leave out the end where there is none', () => {
  expect(() => tacticsLawsOf(game, sound, { tables: [] })).toThrow(/at least one of tables/)
  expect(tacticsLawsOf(game, sound, { ...options, endsWithin: null })).toHaveLength(2)
})
