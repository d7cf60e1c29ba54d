import { tacticsLawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { trominoGo } from './game.js'
import { trominoGoLaws } from './laws.test-support.js'
import type { Act } from './model.js'
import { randomRound } from './positions.test-support.js'
import { EIGHT, NINE, Script, SEVEN } from './script.test-support.js'
import { trominoGoTactics } from './tactics.js'

const { candidates, rolloutPolicy: reply, evaluate: worth } = trominoGoTactics

function best({ shared, state }: Script): Act {
  const seat = shared.plays.length % 2
  const [first] = candidates?.(state, seat, () => 0) ?? []
  if (first === undefined) throw new Error('Nothing is worth a thought.')
  return first.move
}

describe('a decent bot', () => {
  test.each([
    ['the first player', SEVEN, 0],
    ['the second player', EIGHT, 1],
  ] as const)('surrounds a group when it can: %s', (_, plays, winner) => {
    const script = new Script().goes(...plays.slice(0, -1))
    script.goes(best(script))
    expect(script.shared).toMatchObject({ stage: 'ended', end: { how: 'surrounded', winner } })
  })

  test('does not surround its own group', () => {
    const script = new Script().goes(...NINE.slice(0, -1))
    const [last = ''] = NINE.slice(-1)
    expect(script.moveEntry('Ann', last)).not.toMatchObject({ move: best(script) })
    expect(script.goes(best(script)).shared.stage).toBe('play')
  })

  test('values groups with little edge less, and least in the opponent’s turn', () => {
    const script = new Script().goes(...SEVEN.slice(0, -1))
    const [ann = 0, bob = 0] = worth?.(script.state) ?? []
    expect(ann).toBeGreaterThan(0.5)
    expect(ann + bob).toBeCloseTo(1, 12)
    const won = worth?.(script.goes(best(script)).state)?.[0] ?? 0
    expect(won).toBeGreaterThan(ann)
  })

  test('questions only illegal plays of the opponent', () => {
    const script = new Script().goes('A at 0,0 1,0 0,1', 'b at 9,9 10,9 9,10')
    expect(reply(script.state, 0, () => 0)).toEqual({ type: 'question' })
    expect(reply(script.state, 1, () => 0)).toBeUndefined()
    script.goes('C at 9,11 8,11 8,10')
    expect(reply(script.state, 1, () => 0)?.type).toBe('place')
  })

  test('takes two offered Gamepoints, or one that wins', () => {
    const offered = (gamepoints: number): Script =>
      new Script().plays('Bob', { type: 'concede', gamepoints })
    expect(reply(offered(1).state, 0, () => 0)?.type).toBe('place')
    expect(reply(offered(3).state, 0, () => 0)).toEqual({ type: 'accept', gamepoints: 3 })
    const ahead = offered(1)
    const scores = [6, 2] as const
    ahead.setState({ ...ahead.state, shared: { ...ahead.shared, scores } })
    expect(reply(ahead.state, 0, () => 0)).toEqual({ type: 'accept', gamepoints: 1 })
  })

  test('moves a tromino after thirty', () => {
    const round = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => randomRound(seed))
    const long = round.find((acts) => acts.length > 31) ?? []
    const script = new Script().goes(...long.slice(0, 30))
    expect(['move', 'pass']).toContain(best(script).type)
  })

  test('considers few plays, best first', () => {
    const script = new Script().goes(...EIGHT.slice(0, 4))
    const weights = (candidates?.(script.state, 0, () => 0) ?? []).map(({ weight }) => weight)
    expect(weights.length).toBeLessThanOrEqual(10)
    expect(weights).toEqual([...weights].sort((one, other) => other - one))
  })
})

describe('laws', () => {
  const laws = {
    ...trominoGoLaws,
    isFaulty: (...[state, seat, move]: Parameters<NonNullable<typeof trominoGoLaws.isFaulty>>) =>
      move.type !== 'question' && (trominoGoLaws.isFaulty?.(state, seat, move) ?? false),
    runs: 4,
  }
  for (const law of tacticsLawsOf(trominoGo, trominoGoTactics, laws)) {
    test(law.name, () => law.check())
  }
})
