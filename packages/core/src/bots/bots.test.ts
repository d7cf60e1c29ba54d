import { describe, expect, test } from 'vitest'
import type { State } from '../engine/bundle.js'
import { type Bot, randomBot } from './bot.js'
import { chance, type Nim, nim, seen, start } from './nim.test-support.js'
import { searchBot } from './search.js'

function winner(bots: readonly Bot<Nim['Move']>[], matches: number): string | undefined {
  let state = start(matches)
  for (;;) {
    const { turn } = state.shared
    const move = bots[turn]?.(seen(state, turn))
    const by = ['Ann', 'Bob'][turn]
    const step = nim.apply(state, { kind: 'move', at: 0, by, move } as unknown)
    if (!step.ok) throw new Error(step.error.message)
    state = step.value.state
    if (state.outcome !== null) return state.outcome.winners[0]
  }
}

describe('a search bot', () => {
  test.each([
    [3, 3],
    [2, 2],
    [5, 1],
    [6, 2],
    [7, 3],
  ])('makes the best move with %i matches: %i', (matches, takes) => {
    const bot = searchBot(nim, chance(7), { rollouts: 600 })
    expect(bot(seen(start(matches), 0))).toEqual({ type: 'take', matches: takes })
  })

  test('makes its only move without search', () => {
    const bot = searchBot(nim, () => {
      throw new Error('It needs no chance.')
    })
    expect(bot(seen(start(1), 0))).toEqual({ type: 'take', matches: 1 })
  })

  test('has no move when it is not its turn', () => {
    expect(searchBot(nim, chance(7))(seen(start(9), 1))).toBeUndefined()
  })

  test('makes any legal move if the view cannot be sampled', () => {
    const { determinize: _, ...rest } = nim
    expect(searchBot(rest, () => 1)(seen(start(9), 0))).toEqual({ type: 'take', matches: 2 })
    expect(searchBot(rest, chance(7))(seen(start(9), 1))).toBeUndefined()
    expect(randomBot(rest, () => 1)(seen(start(9), 0))).toEqual({ type: 'take', matches: 2 })
  })

  test('beats a random bot from either seat', () => {
    const clever = searchBot(nim, chance(11), { rollouts: 300 })
    const any = randomBot(nim, chance(13))
    const games = Array.from({ length: 40 }, (_, game) => 6 + (game % 9))
    const first = games.filter((matches) => winner([clever, any], matches) === 'Ann').length
    const second = games.filter((matches) => winner([any, clever], matches) === 'Bob').length
    expect(first).toBeGreaterThan(34)
    expect(second).toBeGreaterThan(34)
  })

  test('follows the scores if it cannot search to the end', () => {
    const scored = {
      ...nim,
      scores: ({ shared }: State<Nim>) => (shared.matches < 28 ? [1, 0] : [0, 1]),
    }
    const tactics = { rolloutPolicy: () => undefined, maxRolloutDepth: 0 }
    const bot = searchBot(scored, chance(5), { rollouts: 100, tactics })
    expect(bot(seen(start(30), 0))).toEqual({ type: 'take', matches: 3 })
  })

  test('picks the best of equally tried moves, not the first', () => {
    const bot = searchBot(nim, chance(7), { rollouts: 2 })
    expect(bot(seen(start(2), 0))).toEqual({ type: 'take', matches: 2 })
  })

  test('repeats its move for the same view, chance and budget', () => {
    const moves = [1, 2, 3, 4, 5].map(() =>
      searchBot(nim, chance(3), { rollouts: 30 })(seen(start(30), 0)),
    )
    expect(new Set(moves.map((move) => move?.matches)).size).toBe(1)
  })

  test.each([0, 1, 2, 24, 100])('plays out at most %i sampled futures', (rollouts) => {
    let worlds = 0
    const { determinize } = nim
    const counted = {
      ...nim,
      determinize: (...given: Parameters<NonNullable<typeof determinize>>) => {
        worlds += 1
        return determinize?.(...given) ?? start(9)
      },
    }
    expect(searchBot(counted, chance(5), { rollouts })(seen(start(9), 0))).toBeDefined()
    expect(worlds).toBe(Math.max(rollouts, 1))
  })

  test('stops when more search is unlikely to change its choice', () => {
    const bot = searchBot(nim, chance(7), { rollouts: 10_000 })
    expect(bot(seen(start(7), 0))).toEqual({ type: 'take', matches: 3 })
    const visits = bot.analysis().reduce((sum, each) => sum + each.visits, 0)
    expect(visits).toBeGreaterThan(100)
    expect(visits).toBeLessThan(7000)
  })
})

test.each([
  ['a fraction', () => 0.5],
  ['a number that is too high', (of: number) => of],
  ['not a number', () => Number.NaN],
])('a bot says what is wrong with a source of chance that gives %s', (_, chance) => {
  for (const bot of [randomBot(nim, chance), searchBot(nim, chance)]) {
    expect(() => bot(seen(start(9), 0))).toThrow(/gave .+; it should give an integer from 0 to/)
  }
})
