import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Board } from './board.js'
import { readTrominoGrid } from './grid.js'
import { hasPlay, movesIn, placesIn, samplePlay } from './places.js'
import { plainEdges, plainMoves, plainPlaces, plainSurrounded } from './plain-scan.test-support.js'
import { drawnFrom, faultIn, randomPosition } from './positions.test-support.js'
import { outsideEdges, surroundedIn } from './surroundings.js'
import {
  FULL,
  inOrder,
  type TrominoCells,
  type TrominoPosition,
  type TrominoSquare,
} from './tromino.js'

const positions = fc
  .tuple(fc.nat(40), fc.nat(100_000), fc.constantFrom(0, 0, 15))
  .map(([plays, seed, wild]) => randomPosition(plays, drawnFrom(seed), wild))

function holds(numRuns: number, check: (position: TrominoPosition) => void): void {
  fc.assert(fc.property(positions, check), { seed: 1250, numRuns })
}

function isSmall({ trominoes }: TrominoPosition): boolean {
  const numbers = trominoes.flatMap(({ cells }) => cells.flat())
  return Math.max(0, ...numbers) - Math.min(0, ...numbers) < 60
}

describe('the fast grid and a plain scan', () => {
  test('list the same places [1250.11/3.i, 1250.11/3.ii, 1250.11/3.iii, 1250.11/3(0)]', () => {
    holds(60, (position) => {
      if (!isSmall(position)) return
      expect(placesIn(position)).toEqual(plainPlaces(position))
    })
  })

  test('list the places at each of two groups without the other', () => {
    holds(20, ({ trominoes, play }) => {
      if (!isSmall({ trominoes, play }) || play < 4 || trominoes.length >= FULL / 2) return
      const apart = ([column, row]: TrominoSquare): TrominoSquare => [column + 1000, row + 1000]
      const moved = (cells: TrominoCells): TrominoCells => [
        apart(cells[0]),
        apart(cells[1]),
        apart(cells[2]),
      ]
      const both = trominoes.map((each) => ({ ...each, cells: moved(each.cells) }))
      const places = placesIn({ trominoes, play })
      const found = placesIn({ trominoes: [...trominoes, ...both], play })
      const expected = [...places, ...places.map(moved)].map((cells) => cells.join())
      expect(found.map((cells) => cells.join()).sort()).toEqual(expected.sort())
    })
  })

  test('list the same moves [1250.11/4(2), 1250.11/4(3), 1250.11/4(4)]', () => {
    holds(25, (position) => {
      if (!isSmall(position) || position.trominoes.length === 0) return
      for (const diagonalLeak of [false, true]) {
        expect(movesIn(position, { diagonalLeak })).toEqual(plainMoves(position, diagonalLeak))
      }
    })
  })

  test('find the same outside edges and surrounded groups [1250.11/def.outside, 1250.11/def.surrounded]', () => {
    holds(80, ({ trominoes, play }) => {
      if (!isSmall({ trominoes, play }) || trominoes.length === 0) return
      for (const diagonalLeak of [false, true]) {
        const leak = { diagonalLeak }
        expect(outsideEdges(trominoes, leak)).toEqual(plainEdges(trominoes, diagonalLeak))
        expect(surroundedIn(trominoes, leak)).toEqual(plainSurrounded(trominoes, diagonalLeak))
      }
    })
  })
})

test.each([
  [1, ['AA', 'A']],
  [2, ['AAb', 'Abb']],
  [3, [' CC', 'AAC', 'Abb', '  b']],
])('a random play after %i others can take any lawful place', (play, rows) => {
  const pick = drawnFrom(12)
  const trominoes = readTrominoGrid(rows)
  const listed = placesIn({ trominoes, play }).map((cells) => cells.join())
  const drawn = new Set<string>()
  for (let i = 0; i < 40 * listed.length; i++) {
    const sampled = samplePlay({ board: Board.of(trominoes), play }, pick)
    if (sampled?.type === 'place') drawn.add(sampled.cells.join())
  }
  expect([...drawn].sort()).toEqual([...listed].sort())
})

describe('a play', () => {
  test('has no fault if, and only if, it is listed', () => {
    const pick = drawnFrom(7)
    holds(60, (position) => {
      const { trominoes, play } = position
      if (play === 0 || trominoes.length === 0 || trominoes.length >= FULL) return
      const listed = new Set(placesIn(position).map((cells) => cells.join()))
      const board = Board.of(trominoes)
      for (let i = 0; i < 40; i++) {
        const [column = 0, row = 0] = trominoes[pick(trominoes.length)]?.cells[0] ?? []
        const [across, down] = [column + pick(7) - 3, row + pick(7) - 3]
        const cells: TrominoCells = inOrder([
          [across, down],
          [across + 1, down],
          [across + pick(2), down + (pick(2) === 0 ? 1 : -1)],
        ])
        if (cells.some((cell) => board.at(cell) >= 0)) continue
        const fault = faultIn(position, { type: 'place', cells })
        expect(fault === undefined).toBe(listed.has(cells.join()))
      }
      const may = hasPlay({ board, play })
      expect(may).toBe(listed.size > 0)
      const pass = faultIn(position, { type: 'pass' })
      expect(pass?.code).toBe(may ? 'mayPlay' : undefined)
    })
  })
})
