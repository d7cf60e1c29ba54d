import { rollout } from '@ackanomic/core/bots'
import { expect, test } from 'vitest'
import { singleCaptureGo } from './game.js'

test('a rollout ends rounds, though players could always replace their plays', () => {
  const start = singleCaptureGo.setup({ players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0 })
  if (!start.ok) throw new Error(start.error.message)
  let seed = 7
  const pick = (of: number): number => {
    seed = (seed * 48271) % 2147483647
    return seed % of
  }
  const simulation = singleCaptureGo.simulate(start.value.state)
  expect(rollout(simulation, 2, pick, 1000)).toBeLessThan(500)
  expect(simulation.isOver).toBe(true)
})
