import { describe, expect, test } from 'vitest'
import { agreement, fullSize, READINGS } from './agreement.test-support.js'
import { midgame } from './games.test-support.js'
import { rich } from './positions.test-support.js'

describe('prover, checker and brute force', () => {
  test.each(READINGS)(
    'agree on small positions: %s, %s [RTE/win.a, RTE/win.b]',
    (knowledge, reshuffle) => {
      const found = agreement(knowledge, reshuffle, { from: 0, to: 60 })
      expect(found.disagreements).toEqual([])
      expect(found.positions).toBeGreaterThan(55)
      expect(found.forever).toBeGreaterThan(15)
      expect(found.byEdit).toBeGreaterThan(3)
      expect(found.byLoad).toBeGreaterThan(5)
      expect(found.byScript).toBeGreaterThan(0)
    },
  )
})

describe('positions with 52 cards', () => {
  test('in mid-game have valid certificates, and all are decided', () => {
    const found = fullSize(midgame, { from: 200, to: 240 })
    expect(found.refused).toEqual([])
    expect(found.undecided).toBe(0)
    expect(found.yes).toBeGreaterThan(0)
  })

  test('with rich hands and tables have valid certificates, and most are decided', () => {
    const found = fullSize(rich, { from: 0, to: 40 })
    expect(found.refused).toEqual([])
    expect(found.undecided).toBeLessThan(4)
    expect(found.yes).toBeGreaterThan(10)
    expect(found.no).toBeGreaterThan(10)
  })
})
