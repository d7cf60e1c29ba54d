import { describe, expect, test } from 'vitest'
import { readTrominoGrid, trominoGridRows } from './grid.js'
import { placesIn } from './places.js'
import { groupsIn, noMansLandsIn, outsideEdges, surroundedIn } from './surroundings.js'
import {
  inOrder,
  isTromino,
  LETTERS,
  letterOfPlay,
  sharedEdge,
  type Tromino,
  type TrominoCells,
} from './tromino.js'

const letters = (trominoes: readonly Tromino[], of: readonly number[]): string =>
  of.map((i) => trominoes[i]?.letter).join('')

function shifted(trominoes: readonly Tromino[], across: number, down: number): readonly Tromino[] {
  return trominoes.map(({ letter, cells }) => {
    const [one, two, three] = cells.map(([column, row]) => [column + across, row + down] as const)
    if (one === undefined || two === undefined || three === undefined) throw new Error('No L.')
    return { letter, cells: [one, two, three] as const }
  })
}

describe('a tromino', () => {
  test.each([
    ['AA', ' A'],
    ['b', 'bb'],
    [' C', 'CC'],
    ['aa', 'a'],
  ])('has three equal letters in an L: %s/%s [1250.11/def.tromino]', (...rows) => {
    const [tromino, ...more] = readTrominoGrid(rows)
    expect(more).toEqual([])
    expect(tromino !== undefined && isTromino(tromino.cells)).toBe(true)
  })

  test.each<TrominoCells>([
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    [
      [0, 0],
      [1, 1],
      [2, 0],
    ],
    [
      [0, 0],
      [1, 0],
      [2, 1],
    ],
    [
      [0, 0],
      [0, 0],
      [1, 1],
    ],
    [
      [0, 0],
      [1, 1],
      [1, 1],
    ],
    [
      [0, 0],
      [5, 0],
      [0, 5],
    ],
  ])('does not fit %j %j %j [1250.11/def.tromino]', (...cells) => {
    expect(isTromino(cells)).toBe(false)
    expect(isTromino(inOrder(cells))).toBe(false)
  })

  test('has eight units of edge: 2 on each of two sides, 1 on each of four [1250.11/def.edge]', () => {
    for (const rows of [
      ['AA', 'A'],
      ['AA', ' A'],
      ['A', 'AA'],
      [' A', 'AA'],
    ]) {
      const [tromino] = readTrominoGrid(rows)
      if (tromino === undefined) throw new Error('No L.')
      expect(outsideEdges([tromino])).toEqual([8])
    }
    const along = (...rows: string[]): number => {
      const [one, other] = readTrominoGrid(rows)
      return one === undefined || other === undefined ? -1 : sharedEdge(one.cells, other.cells)
    }
    expect(along('AAb', 'A bb')).toBe(1)
    expect(along('bb', ' b', 'AA', 'A')).toBe(1)
    expect(along('b', 'bb', 'AA', 'A')).toBe(2)
    expect(along('AA', 'Abb', '  b')).toBe(2)
    expect(along('AAb', 'Abb')).toBe(3)
    expect(along('AA', 'A', ' bb', ' b')).toBe(0)
  })

  test('has the letter of its play [1250.11/1(4)]', () => {
    expect(Array.from({ length: 14 }, (_, play) => letterOfPlay(play)).join('')).toBe(
      'AbCaBcAbCaBcAb',
    )
  })
})

describe('adjacent trominoes', () => {
  test('share a unit of edge [1250.11/def.adjacent(1)]', () => {
    expect(groupsIn(readTrominoGrid(['AA', 'A', 'BB', 'B']))).toEqual([[0, 1]])
  })

  test('do more than meet at a corner [1250.11/def.adjacent(2)]', () => {
    const trominoes = readTrominoGrid(['AA', 'A', ' BB', ' B'])
    const [one, other] = trominoes
    expect(one && other && sharedEdge(one.cells, other.cells)).toBe(0)
    expect(groupsIn(trominoes)).toEqual([[0], [1]])
  })
})

describe('a group', () => {
  test('connects all touching trominoes of one player [1250.11/def.group(1)]', () => {
    const trominoes = readTrominoGrid(['AABBbb', 'ACCBbc', ' CaaCcc', '  aCC'])
    const groups = groupsIn(trominoes).map((group) => letters(trominoes, group))
    expect(groups).toEqual(['ABC', 'bc', 'a', 'C'])
  })

  test('may be a single tromino [1250.11/def.group(2)]', () => {
    expect(groupsIn(readTrominoGrid(['AA', 'A']))).toEqual([[0]])
    expect(groupsIn(readTrominoGrid(['AAbBB', 'AbbB']))).toEqual([[0], [1], [2]])
  })
})

/** A ring of six trominoes around two squares. */
const RING = ['AAbb', 'A  b', 'BBcc', 'B  c']

describe('a No Man’s Land', () => {
  test('is an empty area closed in by trominoes [1250.11/def.nml]', () => {
    expect(noMansLandsIn(readTrominoGrid(RING))).toEqual([
      [
        [1, 1],
        [2, 1],
      ],
    ])
    expect(noMansLandsIn(readTrominoGrid(['AAbb', 'A  b', 'BB', 'B']))).toEqual([])
    expect(noMansLandsIn(readTrominoGrid(['AA']))).toEqual([])
  })

  test('may be closed by corners, except by option (TG-1) [1250.11/def.nml]', () => {
    const shut = readTrominoGrid(['  AA', 'bbA', 'b CC', 'aaC', ' a'])
    expect(noMansLandsIn(shut)).toEqual([[[1, 2]]])
    expect(noMansLandsIn(shut, { diagonalLeak: true })).toEqual([[[1, 2]]])
    const cornered = readTrominoGrid(['  AA', 'bbA', 'b  CC', 'aaBBC', ' aB'])
    expect(noMansLandsIn(cornered)).toEqual([
      [
        [1, 2],
        [2, 2],
      ],
    ])
    expect(noMansLandsIn(cornered, { diagonalLeak: true })).toEqual([])
  })

  test('counts for both players (TG-3) [1250.11/def.nml]', () => {
    const units = outsideEdges(readTrominoGrid(RING))
    const open = outsideEdges(readTrominoGrid(RING.slice(0, 2)))
    expect(units).toEqual([4, 4, 5, 5])
    expect(open).toEqual([7, 7])
  })
})

describe('an outside edge', () => {
  test('touches neither a tromino nor a No Man’s Land [1250.11/def.outside]', () => {
    expect(outsideEdges(readTrominoGrid(['AAb', 'Abb']))).toEqual([5, 5])
    expect(outsideEdges(readTrominoGrid(['AA', 'Abb', '  b']))).toEqual([6, 6])
    // Half of the edge of 2 is covered, the other half is outside.
    expect(outsideEdges(readTrominoGrid(['AAbb', 'A  b']))).toEqual([7, 7])
  })

  test('ends at a No Man’s Land, not in the open (TG-4) [1250.11/def.outside]', () => {
    const [a] = outsideEdges(readTrominoGrid(RING))
    const [without] = outsideEdges(readTrominoGrid(['AAbb', 'A  b', 'BB', 'B']))
    expect([a, without]).toEqual([4, 6])
  })
})

describe('a surrounded group', () => {
  test('has no outside edge [1250.11/def.surrounded]', () => {
    const shut = readTrominoGrid(['  Cb', ' CCbb', 'BaaAAb', 'BBaAcbb', '   cc', '   AA', '    A'])
    expect(letters(shut, surroundedIn(shut))).toBe('A')
    const open = readTrominoGrid(['  Cb', ' CCbb', 'BaaAA', 'BBaAc', '   cc', '   AA', '    A'])
    expect(surroundedIn(open)).toEqual([])
  })

  test('has no outside edge anywhere, so that each tromino is lost with its group [1250.11/def.surrounded]', () => {
    const trominoes = readTrominoGrid([
      '  Cb',
      ' CCbb',
      'BaaAAb',
      'BBaACbb',
      '   CC',
      '   aa',
      '    a',
    ])
    const inner = trominoes.findIndex(({ cells }) => cells[0].join() === '3,2')
    expect(outsideEdges(trominoes)[inner]).toBe(0)
    expect(surroundedIn(trominoes)).toEqual([])
  })
})

describe('the grid', () => {
  test('is written with blanks and read back', () => {
    expect(trominoGridRows(readTrominoGrid(RING))).toEqual(RING)
    expect(trominoGridRows([])).toEqual([])
    const apart = (column: number): Tromino => {
      const { letter, cells } = {
        letter: 'b',
        cells: [
          [column, 0],
          [column + 1, 0],
          [column, 1],
        ],
      } as const
      return { letter, cells }
    }
    const [a] = readTrominoGrid(['AA', 'A'])
    if (a === undefined) throw new Error('There is no A.')
    expect(trominoGridRows([a, apart(98)])).toHaveLength(2)
    expect(trominoGridRows([a, apart(99)])).toBeNull()
    expect(readTrominoGrid([])).toEqual([])
    expect(readTrominoGrid(['AAb'])).toEqual([])
    expect(readTrominoGrid(['AAA', 'AAA'])).toHaveLength(2)
    expect(readTrominoGrid(new Array(40).fill('A'.repeat(40)))).toEqual([])
  })

  test('has no bounds [1250.11/2(2)]', () => {
    const trominoes = readTrominoGrid(['AAb', 'Abb'])
    const here = placesIn({ trominoes, play: 2 })
    for (const away of [-100_000, 123_456, 700_000_000]) {
      const there = placesIn({ trominoes: shifted(trominoes, away, -away), play: 2 })
      expect(there).toEqual(
        here.map((cells) => shifted([{ letter: 'C', cells }], away, -away)[0]?.cells),
      )
    }
  })

  test('closes gaps without loss, however wide [1250.11/2(2)]', () => {
    const ring = readTrominoGrid(RING)
    for (const apart of [1, 2, 3, 4, 5, 6, 7, 125, 130, 1000, 900_000_000]) {
      const both = [...ring, ...shifted(ring, 4 + apart, apart)]
      expect(noMansLandsIn(both)).toHaveLength(2)
      const [left = [], right = []] = noMansLandsIn(both)
      expect(left[0]).toEqual([1, 1])
      expect(right).toEqual(left.map(([column, row]) => [column + 4 + apart, row + apart]))
      const alone = placesIn({ trominoes: ring, play: 6 }).length
      const together = placesIn({ trominoes: both, play: 6 })
      if (apart > 4) expect(together).toHaveLength(2 * alone)
      expect(outsideEdges(both).slice(0, 4)).toEqual(outsideEdges(ring))
    }
  })

  test('has letters of two players and three kinds', () => {
    expect(LETTERS).toEqual(['A', 'b', 'C', 'a', 'B', 'c'])
  })
})
