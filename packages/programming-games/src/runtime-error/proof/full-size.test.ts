import { describe, expect, test } from 'vitest'
import { fullSize } from '../testing/full-size.js'
import { midgame } from '../testing/midgame.js'
import { rich } from '../testing/rich.js'

describe('positions with 52 cards', () => {
  test('in the middle of a game: all certificates hold, all is decided', () => {
    const found = fullSize(midgame, { from: 200, to: 300 })
    expect(found.refused).toEqual([])
    expect(found.undecided).toBe(0)
    expect(found.yes).toBeGreaterThan(2)
  })

  test('with rich hands and tables: all certificates hold, most is decided', () => {
    const found = fullSize(rich, { from: 0, to: 120 })
    expect(found.refused).toEqual([])
    expect(found.undecided).toBeLessThan(12)
    expect(found.yes).toBeGreaterThan(30)
    expect(found.no).toBeGreaterThan(30)
  })
})
