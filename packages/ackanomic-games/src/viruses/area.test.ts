import { describe, expect, test } from 'vitest'
import { rosterOf } from '../game-script.test-support.js'
import { areaAround, initialGridSize, posted } from './area.js'
import { viruses } from './game.js'
import { BLOCKS, by, cellsIn, orderFrom, Script } from './script.test-support.js'

describe('the first grid', () => {
  test('is 10 by 10 with 20 cells for ten players or fewer [1250.16/1.a]', () => {
    for (let players = 2; players <= 10; players++) {
      expect(initialGridSize(players)).toEqual({ side: 10, filled: 20 })
    }
  })

  test('grows by ten squares and two cells for each further player [1250.16/1.b, 1250.16/1.c]', () => {
    const sides = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map((players) =>
      initialGridSize(players),
    )
    expect(sides.map(({ side }) => side)).toEqual([11, 11, 12, 12, 13, 13, 14, 14, 14, 15])
    expect(sides.map(({ filled }) => filled)).toEqual([22, 24, 26, 28, 30, 32, 34, 36, 38, 40])
  })

  test('is drawn by a shuffle of its squares [1250.16/1.h, 1250.16/1.e, 1250.16/1.g]', () => {
    const script = new Script({ players: 13 }, [])
    expect(script.state.openPrompts).toMatchObject([
      { name: 'cells', to: 'referee', question: { kind: 'shuffle', of: 144 } },
    ])
    const first = Array.from({ length: 26 }, (_, i) => 143 - 2 * i)
    const order = orderFrom(first, 144)
    script.apply(by.squares(0, order))
    expect(script.shared.cells.length).toBe(3 * 26)
    expect(script.shared.cells.filter((_, i) => i % 3 === 2)).toEqual(new Array(26).fill(0))
    expect(script.rows.join('').replace(/[.@]/g, '')).toBe('')
    expect(script.shared.stage).toBe('turn')
    expect(script.events).toMatchObject([
      { to: 'public', clause: '1250.16/1.g', event: { type: 'start', grid: script.rows } },
    ])
    const inOrder = new Script({ players: 13 }, []).apply(
      by.squares(0, orderFrom([...first].reverse(), 144)),
    )
    expect(inOrder.shared).toEqual(script.shared)
  })

  test('comes with the character of each virus, without earlier leavers [1250.16/1.d]', () => {
    const script = new Script({}, []).apply(by.leave(1, 'Bob'), by.squares(2, orderFrom([])))
    expect(script.events).toMatchObject([
      {
        event: {
          type: 'start',
          characters: [
            { seat: 0, character: 'A' },
            { seat: 2, character: 'C' },
          ],
        },
      },
    ])
  })

  test('is numbered from column 1 and row 1, and shown with its numbers [1250.16/1.f, 1250.16/1.g]', () => {
    const [told] = new Script().transcript
    expect(told?.split('\n')).toEqual([
      'public: Turn 1 begins. The active area is columns -1 to 12, rows -1 to 12.',
      'The viruses: A of Ann, B of Bob, C of Cyd.',
      '   -          111',
      '   10123456789012',
      '-1 ..............',
      ' 0 ..............',
      ' 1 ..@@......@@..',
      ' 2 ..@@......@@..',
      ' 3 ..............',
      ' 4 ..............',
      ' 5 ......@@......',
      ' 6 ......@@......',
      ' 7 ..............',
      ' 8 ..............',
      ' 9 ..@@......@@..',
      '10 ..@@......@@..',
      '11 ..............',
      '12 ..............',
    ])
  })

  test('has the smallest active area even before turn 1 [1250.16/2.a, 1250.16/2.b]', () => {
    const script = new Script({}, [
      ...BLOCKS.slice(4, 8),
      ...Array.from({ length: 16 }, (_, i) => 20 + i),
    ])
    expect(script.shared.area).toEqual({ left: -1, top: 0, right: 12, bottom: 6 })
  })
})

describe('the viruses', () => {
  const characters = (players: number, options = {}): string => {
    const start = viruses.setup(rosterOf(players), options)
    if (!start.ok) throw new Error(start.error.message)
    return start.value.state.shared.viruses.map(({ character }) => character).join('')
  }

  test('have letters from A, or the listed characters and then others [1250.16/1.d]', () => {
    expect(characters(20)).toBe('ABCDEFGHIJKLMNOPQRST')
    expect(characters(4, { characters: '#B' })).toBe('#BAC')
    expect(characters(3, { characters: '' })).toBe('ABC')
  })

  test.each(['.', 'A@', 'AA', 'A B', 'Ä', 'A\n'])('cannot be %j [1250.16/1.d]', (wrong) => {
    const start = viruses.setup(rosterOf(2), { characters: wrong })
    expect(start.ok ? '' : start.error.code).toBe('badOptions')
  })
})

describe('the active area', () => {
  test('has two empty rings around the cells [1250.16/2.a]', () => {
    expect(areaAround(cellsIn(['@@', '@@'], 7, -3))).toEqual({
      left: 5,
      top: -5,
      right: 10,
      bottom: 0,
    })
    expect(areaAround([4, 4, 0])).toEqual({ left: 2, top: 2, right: 6, bottom: 6 })
    expect(areaAround([9, -4, 0, -5, 0, 0, 3, 8, 0])).toEqual({
      left: -7,
      top: -6,
      right: 11,
      bottom: 10,
    })
  })

  test('follows the cells after the generation [1250.16/2.d, 1250.16/2.b]', () => {
    const script = new Script().turn(2).draw(['@@@'])
    script.ends()
    expect(script.shared.area).toEqual({ left: 0, top: -2, right: 4, bottom: 4 })
    script.ends()
    expect(script.shared.area).toEqual({ left: -1, top: -1, right: 5, bottom: 3 })
    const glider = new Script().turn(2).draw(['.@.', '..@', '@@@'])
    for (let i = 0; i < 4; i++) glider.ends()
    expect(glider.shared.area).toEqual({ left: 0, top: 0, right: 6, bottom: 6 })
  })

  test('stays during moves, so that its rings are usable [1250.16/2.b]', () => {
    const script = new Script({ players: 2 }).turn(2).draw(['@@', '@@'])
    const before = script.shared.area
    script.sends('Ann: Place -1,-1')
    expect(script.shared.area).toEqual(before)
    script.sends('Bob: Place 4,4')
    expect(script.shared.last?.moves.map(({ conflicting }) => conflicting)).toEqual([false, false])
    // Both single cells die, and the area is around the block again.
    expect(script.shared.area).toEqual(before)
  })

  test('surrounds four clean cells in its old middle when no cell is left [1250.16/2.c]', () => {
    const script = new Script().turn(2).draw(['A....B.'])
    expect(script.shared.area).toEqual({ left: -1, top: -1, right: 8, bottom: 3 })
    script.ends()
    expect(script.shared.cells).toEqual([3, 1, 0, 4, 1, 0, 3, 2, 0, 4, 2, 0])
    expect(script.shared.area).toEqual({ left: 1, top: -1, right: 6, bottom: 4 })
    expect(script.shared.last?.scorer).toBe(null)
  })

  test('puts those cells on the low side of an odd middle, even below zero [1250.16/2.c]', () => {
    const grid = posted([], { left: -6, top: -5, right: -1, bottom: 0 }, 'absolute')
    expect(grid.cells.slice(0, 2)).toEqual([-4, -3])
  })

  test('allows births outside, unless the world ends there (V5) [1250.16/7.out]', () => {
    const born = (world: 'unbounded' | 'area-only') =>
      new Script({ players: 2, options: { world } })
        .draw(['@@...@@', '@@...@@'])
        .sends('Ann: Place 3,-1', 'Ann: Place 4,-1', 'Ann: Place 5,-1')
        .sends('Bob: Place 3,4', 'Bob: Place 4,4', 'Bob: Place 5,4')
    expect(born('unbounded').rows).toHaveLength(12)
    expect(born('unbounded').shared.cells.slice(0, 3)).toEqual([4, -2, 1])
    expect(born('area-only').shared.cells.slice(0, 3)).toEqual([4, -1, 1])
  })

  test('begins with column 1 and row 1 if numbered that way (V2) [1250.16/1.f, 1250.16/9.d]', () => {
    const script = new Script({ options: { coordinates: 'area-relative' } })
    expect(script.shared.area).toEqual({ left: 1, top: 1, right: 14, bottom: 14 })
    script.turn(2).draw(['.....', '@@@..'], { left: 1, top: 1, right: 7, bottom: 5 }, 3, 2)
    script.ends()
    expect(script.shared.area).toEqual({ left: 1, top: 1, right: 5, bottom: 7 })
    expect(script.shared.cells).toEqual([3, 3, 0, 3, 4, 0, 3, 5, 0])
    expect(script.shared.last).toMatchObject({ shift: [-1, 1] })
    expect(script.transcript[0]).toContain(
      'All squares are numbered anew: -1 to columns, +1 to rows.',
    )
  })
})
