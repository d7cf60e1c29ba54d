import { describe, expect, test } from 'vitest'
import { fullSize } from '../testing/full-size.js'
import { midgame } from '../testing/midgame.js'
import { rich } from '../testing/rich.js'

describe('a thousand positions with 52 cards', () => {
  test('in the middle of a game: fewer than one in a hundred is left undecided', () => {
    const found = fullSize(midgame, { from: 1, to: 1001 })
    expect(found.refused).toEqual([])
    expect(found.undecided).toBeLessThan(10)
    expect(found.states[500]).toBeLessThan(100)
    expect(found.states[990]).toBeLessThan(10_000)
  })

  test('with rich hands and tables: all certificates hold', () => {
    const found = fullSize(rich, { from: 1, to: 1001 })
    expect(found.refused).toEqual([])
    expect(found.undecided).toBeLessThan(100)
    expect(found.yes).toBeGreaterThan(300)
  })
})
