import { describe, expect, test } from 'vitest'
import { agreement } from '../testing/agreement.js'

const combinations = [
  ['player', 'on-draw'],
  ['player', 'when-empty'],
  ['deck', 'on-draw'],
  ['deck', 'when-empty'],
] as const

describe('prover, checker and brute force agree on many small positions', () => {
  test.each(combinations)('%s, %s [RTE/win.a, RTE/win.b]', (knowledge, reshuffle) => {
    const found = agreement(knowledge, reshuffle, { from: 300, to: 3300 })
    expect(found.disagreements).toEqual([])
    expect(found.positions).toBeGreaterThan(2900)
    expect(found.forever).toBeGreaterThan(1000)
    expect(found.byEdit).toBeGreaterThan(350)
    expect(found.byLoad).toBeGreaterThan(450)
    expect(found.byScript).toBeGreaterThan(150)
  })
})
