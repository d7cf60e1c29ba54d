import { lawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { clauses, nim } from './nim.js'

const roster = { players: ['Ann', 'Bob'], referees: [], startedAt: 0 }

describe('nim', () => {
  test('is won by the player who takes the last one in turn', () => {
    const start = nim.setup(roster)
    if (!start.ok) throw new Error(start.error.message)
    const match = nim.simulate(start.value.state)
    for (let turn = 0; !match.isOver; turn++) match.play(turn % 2, { type: 'take', count: 3 })
    expect(nim.outcome(match.snapshot())?.winners).toEqual(['Ann'])
    expect(nim.notation.parse('take 4', nim.view(start.value.state, 0)).ok).toBe(false)
    expect(nim.legalMoves(nim.view(start.value.state, 1)).moves).toEqual([])
  })

  // Nim has no deadlines, so play may wait for ever.
  const laws = lawsOf(nim, {
    setups: [{ roster }],
    clauses: [clauses],
    mayWait: () => true,
    runs: 20,
    fuzzCount: 500,
  })
  for (const law of laws) test(`keeps the law “${law.name}”`, () => law.check())
})
