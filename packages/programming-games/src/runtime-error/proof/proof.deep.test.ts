import { describe, expect, test } from 'vitest'
import { agreement, fullSize, READINGS } from './agreement.test-support.js'
import { midgame } from './games.test-support.js'
import { trials } from './mutations.test-support.js'
import { rich } from './positions.test-support.js'

describe('prover, checker and brute force', () => {
  test.each(READINGS)(
    'agree on many small positions: %s, %s [RTE/win.a, RTE/win.b]',
    (knowledge, reshuffle) => {
      const found = agreement(knowledge, reshuffle, { from: 300, to: 3300 })
      expect(found.disagreements).toEqual([])
      expect(found.positions).toBeGreaterThan(2900)
      expect(found.forever).toBeGreaterThan(1000)
      expect(found.byEdit).toBeGreaterThan(350)
      expect(found.byLoad).toBeGreaterThan(450)
      expect(found.byScript).toBeGreaterThan(150)
    },
  )
})

describe('a thousand positions with 52 cards', () => {
  test('in mid-game leave under one in a hundred undecided', () => {
    const found = fullSize(midgame, { from: 1, to: 1001 })
    expect(found.refused).toEqual([])
    expect(found.undecided).toBeLessThan(10)
    expect(found.states[500]).toBeLessThan(100)
    expect(found.states[990]).toBeLessThan(10_000)
  })

  test('with rich hands and tables have valid certificates', () => {
    const found = fullSize(rich, { from: 1, to: 1001 })
    expect(found.refused).toEqual([])
    expect(found.undecided).toBeLessThan(100)
    expect(found.yes).toBeGreaterThan(300)
  })
})

test('the checker accepts 1,000 proofs, and refuses 10,000 mutations that do not hold [RTE/win.c]', () => {
  const found = trials(1_000, 10_000)
  console.log(`${found.won} accepted, ${found.wrong} refused, ${found.sound} mutations hold`)
  expect(found).toMatchObject({ refused: [], accepted: [] })
})
