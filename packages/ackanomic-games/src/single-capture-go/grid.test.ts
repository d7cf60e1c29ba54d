import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countLetters,
  drawLetterGrid,
  emptyGrid,
  gridSideFor,
  isSquareName,
  readLetterGrid,
  squareName,
  squareOf,
  turnedToAt,
  withSquares,
} from './grid.js'
import { Script } from './script.test-support.js'

describe('the side of the grid', () => {
  test('is the smallest that has twelve squares for each starter [1250.13/IV.grid.a]', () => {
    const sides = Array.from({ length: 11 }, (_, i) => gridSideFor(i + 2))
    expect(sides).toEqual([5, 6, 7, 8, 9, 10, 10, 11, 11, 12, 12])
    sides.forEach((side, i) => {
      const needed = 12 * (i + 2)
      expect(side * side).toBeGreaterThanOrEqual(needed)
      expect((side - 1) * (side - 1)).toBeLessThan(needed)
      const { grid } = new Script({ players: i + 2 }).shared
      expect(grid).toEqual(emptyGrid(side))
    })
  })
})

describe('a square', () => {
  test('is named by row letter and column number, a1 at the top left [1250.13/IV.label]', () => {
    expect(squareName(0, 0)).toBe('a1')
    expect(squareName(4, 6)).toBe('e7')
    expect(squareName(11, 11)).toBe('l12')
    const grid = ['A.@', '.B.', 'C..']
    expect(['a1', 'a3', 'b2', 'c1', 'c3'].map((name) => squareOf(grid, name))).toEqual([
      'A',
      '@',
      'B',
      'C',
      '.',
    ])
    const off = ['a0', 'a4', 'd1', 'A1', '1a', 'a01', 'a1 ', 'a', '', 'a1.5', 'aa1', 'a-1', 'a1e0']
    expect(off.map((name) => squareOf(grid, name))).toEqual(off.map(() => undefined))
    expect(off.filter(isSquareName)).toEqual(['a4', 'd1'])
  })

  test('has two digits on the largest grid [1250.13/IV.label]', () => {
    const script = new Script({ players: 12 }).sends('Ann: l12', 'Bob: a12', 'Cyd: l1').ends()
    expect(script.last.placed[11]).toBe('C..........A')
    expect(script.last.placed[0]).toBe('...........B')
  })

  test('holds a single sign, whatever was played there [1250.13/IV.sq]', () => {
    const grid = withSquares(
      ['..', '@A'],
      new Map([
        ['a1', 'B'],
        ['b1', 'C'],
      ]),
    )
    expect(grid).toEqual(['B.', 'CA'])
    expect(countLetters(['BAB', 'B@.', '...'], 'B')).toBe(3)
    expect(turnedToAt(['BAC', '.@B', '...'], ['A', 'B', 'C'], [1, 2])).toEqual([
      '@A@',
      '.@@',
      '...',
    ])
    const script = new Script({ players: 4 })
      .round('Ann: a1', 'Bob: a1', 'Cyd: a1', 'Dov: b2')
      .round('Ann: a1', 'Bob: c3', 'Cyd: c3', 'Dov: d4')
    expect(script.shared.grid.every((row) => /^[ABCD@.]{7}$/.test(row))).toBe(true)
    expect(script.shared.grid.slice(0, 4)).toEqual(['A......', '.D.....', '..@....', '...D...'])
  })
})

describe('a drawn grid', () => {
  test('has numbered columns, lettered rows and room for two digits [1250.13/IV.label]', () => {
    expect(drawLetterGrid(['A.', '@B'])).toEqual(['  1 2', 'a A .', 'b @ B'])
    const [top, first, ...rest] = drawLetterGrid(emptyGrid(12))
    expect(top).toBe('   1  2  3  4  5  6  7  8  9 10 11 12')
    expect(first).toBe('a  .  .  .  .  .  .  .  .  .  .  .  .')
    expect(rest.map((line) => line.charAt(0)).join('')).toBe('bcdefghijkl')
  })

  test('is read back, whatever is on it', () => {
    const grids = fc.integer({ min: 1, max: 12 }).chain((side) => {
      const squares = fc.constantFrom('.', '@', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      const row = fc.array(squares, { minLength: side, maxLength: side }).map((all) => all.join(''))
      return fc.array(row, { minLength: side, maxLength: side })
    })
    const isReadBack = fc.property(grids, (grid) => {
      expect(readLetterGrid(drawLetterGrid(grid).join('\n'))).toEqual({
        ok: true,
        value: grid,
      })
    })
    fc.assert(isReadBack, { seed: 1250, numRuns: 200 })
  })

  test.each([
    ['without edges', '.A\n@B'],
    ['with only letters at its edges', 'a .A\nb @B'],
    ['with blank lines and wide columns', '\r\n 1 2\r\na  .  A\r\n\r\nb  @  B\r\n'],
  ])('is read %s', (_, text) => {
    expect(readLetterGrid(text)).toEqual({ ok: true, value: ['.A', '@B'] })
  })

  test.each([
    ['', 'Draw the grid row by row, such as "a . A @ .".'],
    ['1 2', 'Draw the grid row by row, such as "a . A @ .".'],
    ['.A\n@', 'Row b has 1 square, but the grid has 2 rows; draw as many squares as rows.'],
    ['.A', 'Row a has 2 squares, but the grid has 1 row; draw as many squares as rows.'],
    ['a .A\nc @B', 'The row after 1 others is called c; it is row b.'],
    ['.A\n@?', 'Row b has a sign that is not a square; write ".", "@" or a capital for each.'],
    ['.a\n..', 'Row a has a sign that is not a square; write ".", "@" or a capital for each.'],
    ['1 3\n.A\n@B', 'Number the columns from 1 to 2, as many as there are rows.'],
    ['1 2 3\n.A\n@B', 'Number the columns from 1 to 2, as many as there are rows.'],
    ['.\n'.repeat(27), 'A grid has 26 rows at most.'],
    ['.'.repeat(5000), 'That is too long for a grid.'],
  ])('is refused with a reason: %j', (text, error) => {
    expect(readLetterGrid(text)).toEqual({ ok: false, error })
  })
})
