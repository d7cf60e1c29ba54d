import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaAround, inside } from './area.js'
import { cellAt, type VirusesCells } from './cells.js'
import { nextGeneration } from './generation.js'
import { virusesGridRows } from './grid.js'
import { cellsIn } from './script.test-support.js'

function after(cells: VirusesCells, generations: number): VirusesCells {
  let now = cells
  for (let i = 0; i < generations; i++) now = nextGeneration(now)
  return now
}

function lineage(rows: readonly string[]): readonly string[] {
  return drawn(nextGeneration(cellsIn(rows, 1, 1)), rows)
}

/** The cells within the drawing from which they came. */
function drawn(cells: VirusesCells, rows: readonly string[]): readonly string[] {
  const area = { left: 1, top: 1, right: rows[0]?.length ?? 1, bottom: rows.length }
  const viruses = [...'ABC'].map((character) => ({ character, owner: null, abandoned: null }))
  return virusesGridRows({ area, cells: inside(cells, area), viruses })
}

describe('the published figures', () => {
  const pattern = (...rows: readonly string[]): VirusesCells =>
    cellsIn(rows.map((row) => row.replaceAll('O', '@')))

  test('include the r-pentomino with 116 cells in generation 1103 and after', () => {
    const settled = after(pattern('.OO', 'OO.', '.O.'), 1103)
    expect([settled.length / 3, nextGeneration(settled).length / 3]).toEqual([116, 116])
  })

  test('include the acorn with 633 cells in generation 5206', () => {
    expect(after(pattern('.O.....', '...O...', 'OO..OOO'), 5206).length / 3).toBe(633)
  })

  test('include Gosper’s gun with 36, 41, 46 and 51 cells in generations 0, 30, 60 and 90', () => {
    const gun = pattern(
      '........................O...........',
      '......................O.O...........',
      '............OO......OO............OO',
      '...........O...O....OO............OO',
      'OO........O.....O...OO..............',
      'OO........O...O.OO....O.O...........',
      '..........O.....O.......O...........',
      '...........O...O....................',
      '............OO......................',
    )
    expect([0, 30, 60, 90].map((each) => after(gun, each).length / 3)).toEqual([36, 41, 46, 51])
  })

  test('a glider moves one square down and right in four generations', () => {
    for (const [left, top] of [
      [-3, -2],
      [400_000, -400_000],
    ] as const) {
      const glider = cellsIn(['.@.', '..@', '@@@'], left, top)
      expect(after(glider, 400)).toEqual(cellsIn(['.@.', '..@', '@@@'], left + 100, top + 100))
    }
  })
})

describe('a cell', () => {
  test.each([
    ['none', ['...', '.A.', '...']],
    ['one', ['@..', '.A.', '...']],
    ['four', ['@.@', '.A.', '@.@']],
    ['eight', ['@@@', '@A@', '@@@']],
  ])('dies with %s adjacent [1250.16/7.a]', (_, rows) => {
    expect(lineage(rows)[1]?.[1]).toBe('.')
  })

  test.each([
    ['two', ['@..', '.A.', '..B'], 'A'],
    ['three', ['@..', '.A.', 'B.B'], 'A'],
    ['two, clean', ['A..', '.@.', '..A'], '@'],
    ['three, clean', ['A..', '.@.', 'A.A'], '@'],
  ])('survives unchanged with %s adjacent [1250.16/7.a2]', (_, rows, stays) => {
    expect(lineage(rows)[1]?.[1]).toBe(stays)
  })
})

describe('a birth', () => {
  test.each([
    ['three clean cells', ['@.@', '...', '.@.'], '@', '7.b.clean'],
    ['one infected cell and two clean', ['A.@', '...', '.@.'], 'A', '7.b.one'],
    ['two cells of one virus and one clean', ['A.@', '...', '.A.'], 'A', '7.b.one'],
    ['three cells of one virus', ['B.B', '...', '.B.'], 'B', '7.b.one'],
    ['two viruses and a clean cell', ['A.B', '...', '.@.'], '@', '7.b.two'],
    ['two cells of one virus and one of another', ['A.A', '...', '.B.'], '@', '7.b.two'],
    ['three viruses', ['A.B', '...', '.C.'], '@', '7.b.two'],
  ])(
    'has its virus decided by %s [1250.16/7.b, 1250.16/7.b.clean, 1250.16/7.b.one, 1250.16/7.b.two]',
    (_, rows, born) => {
      expect(lineage(rows)[1]?.[1]).toBe(born)
    },
  )

  test('needs three neighbours, in all eight directions [1250.16/7.b, 1250.16/3.a]', () => {
    for (let mask = 0; mask < 256; mask++) {
      const around = [...mask.toString(2).padStart(8, '0')].map((bit) => (bit === '1' ? 'A' : '.'))
      around.splice(4, 0, '.')
      const rows = [0, 3, 6].map((from) => around.slice(from, from + 3).join(''))
      const parents = around.filter((square) => square === 'A').length
      expect(lineage(rows)[1]?.[1]).toBe(parents === 3 ? 'A' : '.')
    }
  })

  test('happens together with deaths [1250.16/7.sim]', () => {
    expect(lineage(['.....', '.....', '.ABA.', '.....', '.....'])).toEqual([
      '.....',
      '..@..',
      '..B..',
      '..@..',
      '.....',
    ])
  })
})

test('the next generation equals a scan square by square, in its order', () => {
  const square = fc.tuple(
    fc.integer({ min: -9, max: 9 }),
    fc.integer({ min: -9, max: 9 }),
    fc.integer({ min: 0, max: 3 }),
  )
  const soup = fc.uniqueArray(square, {
    maxLength: 160,
    selector: ([column, row]) => `${column},${row}`,
  })
  fc.assert(
    fc.property(soup, (squares) => {
      const sorted = squares.sort((one, other) => one[1] - other[1] || one[0] - other[0])
      const cells = sorted.flat()
      const before = [...cells]
      expect(nextGeneration(Object.freeze(cells))).toEqual(squareBySquare(cells))
      expect(cells).toEqual(before)
    }),
    { seed: 1250, numRuns: 400 },
  )
})

function squareBySquare(cells: VirusesCells): readonly number[] {
  if (cells.length === 0) return []
  const { left, top, right, bottom } = areaAround(cells)
  const next: number[] = []
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const around: number[] = []
      for (const down of [-1, 0, 1]) {
        for (const across of [-1, 0, 1]) {
          const cell = cellAt(cells, column + across, row + down)
          if ((down !== 0 || across !== 0) && cell >= 0) around.push(cell)
        }
      }
      const cell = cellAt(cells, column, row)
      const parents = new Set(around.filter((virus) => virus > 0))
      const [virus = 0] = parents
      if (cell >= 0 && (around.length === 2 || around.length === 3)) next.push(column, row, cell)
      if (cell < 0 && around.length === 3) next.push(column, row, parents.size === 1 ? virus : 0)
    }
  }
  return next
}
