import { describe, expect, test } from 'vitest'
import { groupsOf } from './resolution.js'

const shapes = (...grid: readonly string[]): readonly string[] =>
  groupsOf(grid).map(({ letter, squares }) => `${letter} ${squares.join(' ')}`)
const liberties = (...grid: readonly string[]): readonly string[] =>
  groupsOf(grid).map(({ letter, liberties: free }) => `${letter}: ${free.join(' ')}`)

describe('a Group', () => {
  test('connects along sides, however winding [1250.13/IV.res3.group]', () => {
    expect(shapes('AAA', 'B.A', 'AAA')).toEqual(['A a1 a2 a3 b3 c1 c2 c3', 'B b1'])
    expect(shapes('A.A', 'AAA', 'A.A')).toEqual(['A a1 a3 b1 b2 b3 c1 c3'])
    expect(shapes('AABB', 'BBAA', 'AABB', '....')).toEqual([
      'A a1 a2',
      'B a3 a4',
      'B b1 b2',
      'A b3 b4',
      'A c1 c2',
      'B c3 c4',
    ])
  })

  test('does not connect at corners or around the edges [1250.13/IV.res3.group]', () => {
    expect(shapes('A.', '.A')).toEqual(['A a1', 'A b2'])
    expect(shapes('..A', 'A..', '...')).toEqual(['A a3', 'A b1'])
    expect(shapes('A..', '...', 'A..')).toEqual(['A a1', 'A c1'])
  })

  test('may be a single Letter [1250.13/IV.res3.single]', () => {
    expect(shapes('AB.', 'BA.', '..@')).toEqual(['A a1', 'B a2', 'B b1', 'A b2'])
    expect(shapes('...', '.@.', '...')).toEqual([])
  })
})

describe('Liberty', () => {
  test('is an empty square beside the Group [1250.13/IV.res3.lib]', () => {
    expect(liberties('AB@', 'AB@', 'A.@')).toEqual(['A: c2', 'B: c2'])
    expect(liberties('.A.', 'A.A', '.A.')).toEqual([
      'A: a1 a3 b2',
      'A: a1 b2 c1',
      'A: a3 b2 c3',
      'A: b2 c1 c3',
    ])
    expect(liberties('AB', 'A.').at(0)).toBe('A: b2')
  })

  test('is not a square with @ [1250.13/IV.res3.lib.at]', () => {
    expect(liberties('@A@', '.@.', '...')).toEqual(['A: '])
    expect(liberties('@A.', '.@.', '...')).toEqual(['A: a3'])
  })

  test('is not beyond an edge, a corner, or the end of a row [1250.13/IV.res3.lib.edge]', () => {
    expect(liberties('AB.', 'B..', '...').at(0)).toBe('A: ')
    expect(liberties('..A', '.@B', '...').at(0)).toBe('A: a2')
    expect(liberties('.@A', '.@@', '...')).toEqual(['A: '])
    expect(liberties('...', '...', '@A@').at(0)).toBe('A: b2')
    expect(liberties('@..', 'A@.', '@..')).toEqual(['A: '])
  })
})
