import { describe, expect, test } from 'vitest'
import { agreement } from '../testing/agreement.js'

const combinations = [
  ['player', 'on-draw'],
  ['player', 'when-empty'],
  ['deck', 'on-draw'],
  ['deck', 'when-empty'],
] as const

describe('prover, checker and brute force agree on small positions', () => {
  test.each(combinations)('%s, %s [RTE/win.a, RTE/win.b]', (knowledge, reshuffle) => {
    const found = agreement(knowledge, reshuffle, { from: 0, to: 300 })
    expect(found.disagreements).toEqual([])
    expect(found.positions).toBeGreaterThan(290)
    expect(found.forever).toBeGreaterThan(90)
    expect(found.byEdit).toBeGreaterThan(30)
    expect(found.byLoad).toBeGreaterThan(40)
    expect(found.byScript).toBeGreaterThan(10)
  })
})
