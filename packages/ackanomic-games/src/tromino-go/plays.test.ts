import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { readTrominoGrid } from './grid.js'
import { placesIn } from './places.js'
import { drawnFrom, faultIn, randomPosition } from './positions.test-support.js'
import { Script } from './script.test-support.js'
import { noMansLandsIn } from './surroundings.js'
import { FULL, sharedEdge, type TrominoCells, type TrominoPosition } from './tromino.js'

const OPENING = ['AA\nA', 'AAb\nAbb', 'AAbC\nAbbCC', 'AAbCaa\nAbbCCa']

function strict(): Script {
  return new Script({ options: { invalidPlays: 'refuse' } }).goes(...OPENING)
}

describe('a tromino from the fifth play on', () => {
  test('touches no equal letter, in either case [1250.11/3.i]', () => {
    const script = strict()
    expect(script.refuses('Ann', 'AAbCaa\nAbbCCa\n BB\n B')).toMatchObject({
      code: 'likeLetter',
      clause: '1250.11/3.i',
      details: { letter: 'B', units: 2 },
    })
    expect(script.refuses('Ann', 'AAbCaa\nAbbCCa\n BB\n B').message).toBe(
      'The B shares 2 units of edge with another B or b; it must touch none.',
    )
    script.plays('Ann', 'AAbCaaB\nAbbCCaBB')
    expect(script.refuses('Bob', 'AAbCaaB\nAbbCCaBB\n   c\n   cc').code).toBe('likeLetter')
  })

  test('touches a tromino of the opponent [1250.11/3.ii]', () => {
    expect(strict().refuses('Ann', 'B\nBB\n AAbCaa\n AbbCCa')).toMatchObject({
      code: 'noOpponent',
      clause: '1250.11/3.ii',
      details: { letter: 'B' },
    })
    expect(strict().refuses('Ann', 'AAbCaa\nAbbCCa\n\n   B\n   BB').code).toBe('noOpponent')
  })

  test('touches 2 units in all [1250.11/3.iii]', () => {
    expect(strict().refuses('Ann', 'AAbCaa\nAbbCCa\n     BB\n     B')).toMatchObject({
      code: 'tooLittleEdge',
      clause: '1250.11/3.iii',
      details: { letter: 'B', units: 1 },
    })
  })

  test('may count touches with its own player’s trominoes for the units (TG-5) [1250.11/3.iii]', () => {
    const script = strict().plays('Ann', 'AAbCaa\nAbbCCa\n    BB\n    B')
    expect(script.turn).toBe('Bob')
  })

  test('may fill the notch of an L for 2 units (TG-2) [1250.11/3.iii]', () => {
    const position: TrominoPosition = { trominoes: readTrominoGrid(['aa', 'a']), play: 4 }
    const into: TrominoCells = [
      [1, 1],
      [2, 1],
      [1, 2],
    ]
    expect(faultIn(position, { type: 'place', cells: into })).toBeUndefined()
    expect(sharedEdge(into, position.trominoes[0]?.cells ?? into)).toBe(2)
  })

  test('lies on empty squares [1250.11/3(0)]', () => {
    for (const options of [{}, { invalidPlays: 'refuse' }]) {
      const script = new Script({ options }).goes(...OPENING)
      expect(script.refuses('Ann', 'B at 5,1 6,1 6,2')).toMatchObject({
        code: 'occupied',
        clause: '1250.11/3(0)',
        details: { square: [5, 1], by: 'a' },
        message: 'The square 5,1 has a on it; name empty squares.',
      })
    }
  })

  test('may fill a No Man’s Land (TG-3) [1250.11/3(0)]', () => {
    const trominoes = readTrominoGrid(['bbcc', 'b  c', 'c bb', 'ccb'])
    const [land] = noMansLandsIn(trominoes)
    expect(land).toHaveLength(3)
    expect(placesIn({ trominoes, play: 6 })).toContainEqual(land)
  })
})

describe('passing', () => {
  test('is only possible without a lawful play [1250.11/5(1)]', () => {
    const script = strict()
    expect(script.refuses('Ann', 'pass')).toMatchObject({
      code: 'mayPlay',
      clause: '1250.11/5(1)',
      message: 'There is a legal play with B; pass only if there is none.',
    })
    expect(script.legal(0)).not.toContainEqual({ type: 'pass' })
    // The only tromino is a b, which the due B may not touch.
    const shut: TrominoPosition = { trominoes: readTrominoGrid(['bb', 'b']), play: 4 }
    expect(faultIn(shut, { type: 'pass' })).toBeUndefined()
  })

  test('keeps the grid, and passes the letter and the turn on [1250.11/5(2)]', () => {
    const script = new Script().goes(...OPENING)
    const { grid } = script
    expect(script.events.map(({ clause }) => clause)).toContain('1250.11/9(1)')
    script.wait(days(1)).plays('Ann', 'pass')
    expect(script.events.map(({ clause }) => clause)).toContain('1250.11/5(2)')
    expect(script.grid).toEqual(grid)
    expect(script.turn).toBe('Bob')
    expect(script.due()).toBe(3)
    expect(script.messages).toEqual([['Play 5: Ann passes; B is not played.', ...grid].join('\n')])
    expect(script.refuses('Bob', 'B at 9,9 10,9 9,10')).toMatchObject({
      code: 'wrongLetter',
      details: { due: 'c' },
    })
  })

  test('is not needed at the end of the grid, a milliard squares away', () => {
    const script = new Script()
    const far = 1_000_000_000
    expect(script.refuses('Ann', `A at ${far},0 ${far + 1},0 ${far},1`).code).toBe('invalidEntry')
    expect(script.goes(`A at ${far - 1},0 ${far},0 ${far},1`).turn).toBe('Bob')
  })

  test('delays the 30th tromino (TG-7) [1250.11/5(2)]', () => {
    const script = new Script().goes(...OPENING, 'pass', 'pass')
    expect(script.turn).toBe('Ann')
    expect(script.wanted(0)).toContain('place')
    expect(script.refuses('Ann', 'B at 9,9 10,9 9,10').code).toBe('wrongLetter')
  })

  test('is pending and listed without other plays [1250.11/5(1)]', () => {
    const script = new Script().goes('AA\nA', 'pass')
    // There is no b for the C to touch.
    expect(script.legal(0)).toEqual([{ type: 'pass' }])
    expect(script.wanted(0)).toEqual(['pass'])
    expect(script.plays('Ann', 'pass').turn).toBe('Bob')
  })

  test('is rarely necessary before the grid is full', () => {
    const stuck = Array.from({ length: 40 }, (_, seed) => randomPosition(29, drawnFrom(seed)))
    expect(stuck.every(({ trominoes, play }) => trominoes.length === play)).toBe(true)
    expect(stuck.every(({ trominoes }) => trominoes.length < FULL)).toBe(true)
  })
})
