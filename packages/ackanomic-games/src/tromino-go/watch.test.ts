import { describe, expect, test } from 'vitest'
import type { TrominoGoPlay } from './state.js'
import { firstIllegal, watchOver } from './watch.js'

const left = 259_200_000
const first: TrominoGoPlay = {
  type: 'place',
  cells: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  left,
}
const elsewhere: TrominoGoPlay = {
  type: 'place',
  cells: [
    [9, 9],
    [10, 9],
    [9, 10],
  ],
  left,
}
const fits: TrominoGoPlay = {
  type: 'place',
  cells: [
    [2, 0],
    [2, 1],
    [1, 1],
  ],
  left,
}
const apart: TrominoGoPlay = {
  type: 'place',
  cells: [
    [2, 1],
    [2, 2],
    [3, 2],
  ],
  left,
}

describe('a watched round', () => {
  test('continues with a longer list of the same plays', () => {
    const short = watchOver({ plays: [first] }, {})
    const long = watchOver({ plays: [first, apart] }, {})
    expect(long).toBe(short)
    expect([long.play, long.illegal?.play, long.board.trominoes.length]).toEqual([2, 1, 2])
  })

  test('restarts after another play or a removal', () => {
    const one = [first, apart]
    expect(firstIllegal({ plays: one })?.play).toBe(1)
    expect(firstIllegal({ plays: [first, fits] })).toBeUndefined()
    expect(firstIllegal({ plays: one })?.play).toBe(1)
    expect(firstIllegal({ plays: [first] })).toBeUndefined()
    one.length = 1
    one.push(fits)
    expect(firstIllegal({ plays: one })).toBeUndefined()
    expect(watchOver({ plays: one }, {}).board.trominoes).toHaveLength(2)
    const other = [first]
    expect(firstIllegal({ plays: other })).toBeUndefined()
    other.splice(0, 1, elsewhere, fits)
    expect(firstIllegal({ plays: other })?.play).toBe(1)
  })

  test('is another one with diagonalLeak', () => {
    const plays = [first]
    expect(watchOver({ plays }, { diagonalLeak: true })).not.toBe(watchOver({ plays }, {}))
  })
})
