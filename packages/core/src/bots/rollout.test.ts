import { describe, expect, test } from 'vitest'
import { Applied } from './applied.js'
import { chance, nim, seen, start } from './nim.test-support.js'
import { rollout } from './rollout.js'
import { searchBot } from './search.js'

describe.each([
  ['in place', nim.simulate],
  ['by apply', (state: ReturnType<typeof start>) => new Applied(nim, state)],
])('a rollout %s', (_, simulate) => {
  test('ends with the game', () => {
    const simulation = simulate(start(30))
    const steps = rollout(simulation, 2, chance(3), 1000)
    expect(simulation.state.outcome?.winners).toHaveLength(1)
    expect(steps).toBeLessThanOrEqual(30)
    expect(rollout(simulation, 2, chance(3), 1000)).toBe(0)
  })

  test('stops after the given number of steps', () => {
    const simulation = simulate(start(1000))
    expect(rollout(simulation, 2, chance(3), 5)).toBe(5)
    expect(simulation.isOver).toBe(false)
    expect(simulation.state.shared.matches).toBeLessThanOrEqual(995)
  })
})

test('a bot plays a game without simulate through apply, and as well', () => {
  const { simulate: _, ...byHand } = nim
  for (const [matches, takes] of [
    [3, 3],
    [5, 1],
    [6, 2],
  ] as const) {
    const bot = searchBot(byHand, chance(7), { rollouts: 300 })
    expect(bot(seen(start(matches), 0))).toEqual({ type: 'take', matches: takes })
  }
})

test('a game that refuses its own moves throws a fault', () => {
  const { simulate: _, ...byHand } = nim
  const broken: typeof byHand = {
    ...byHand,
    apply: (state) => byHand.apply(state, 'junk' as unknown),
  }
  const bot = searchBot(broken, chance(7), { rollouts: 3 })
  expect(() => bot(seen(start(9), 0))).toThrow('nim refuses what it gave itself: ')
})
