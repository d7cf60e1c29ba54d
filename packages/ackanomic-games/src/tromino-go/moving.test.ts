import { describe, expect, test } from 'vitest'
import { trominoGo } from './game.js'
import { readTrominoGrid } from './grid.js'
import { movesIn } from './places.js'
import { plainEdges, plainMoves } from './plain-scan.test-support.js'
import { afterPlay, positionOf } from './plays.js'
import { drawnFrom, faultIn, randomPosition, randomRound } from './positions.test-support.js'
import { Script } from './script.test-support.js'
import { outsideEdges } from './surroundings.js'
import { FULL, letterOfPlay, type TrominoCells, type TrominoPosition } from './tromino.js'

/** Seeds of lawful random rounds, by their results. */
const SEEDS = {
  /** Ann wins by 3 with the 31st play, Bob's c. */
  doubled: 285,
  /** Ann wins by 5 with a move. */
  doubledFive: 122,
  /** A tie with a move. */
  doubledTie: 846,
  /** Ann wins by 4 with the 30th tromino. */
  thirtieth: 785,
  /** Nothing can be moved after 30 plays. */
  stuck: 1028,
} as const

/** A place far from all other trominoes. */
const FAR: TrominoCells = [
  [500, 0],
  [501, 0],
  [500, 1],
]

function full(seed: number, options: object = {}): Script {
  return new Script({ options }).goes(...randomRound(seed).slice(0, 30))
}

/** Full positions reached by lawful play. */
function positions(): readonly TrominoPosition[] {
  const found: TrominoPosition[] = []
  for (let seed = 0; found.length < 12; seed++) {
    const position = randomPosition(30 + (seed % 7), drawnFrom(seed))
    if (position.trominoes.length === FULL) found.push(position)
  }
  return found
}

describe('a play with 30 trominoes on the grid', () => {
  test('is not affected by changes to the listed moves', () => {
    const script = full(SEEDS.doubled, { invalidPlays: 'refuse' })
    const before = JSON.stringify(script.legal(0))
    const [move] = structuredClone(script.legal(0))
    if (move?.type !== 'move') throw new Error('Nothing to move.')
    const { state } = script
    expect(trominoGo.check(state, { kind: 'move', at: state.clock.now, by: 'Ann', move })).toBe(
      undefined,
    )
    for (const act of script.legal(0)) {
      if (act.type === 'move') Reflect.set(act.from, 0, 'written over')
    }
    expect(JSON.stringify(script.legal(0))).toBe(before)
  })

  test('moves a tromino of the due letter, and adds none [1250.11/4(1)]', () => {
    const script = full(SEEDS.doubled, { invalidPlays: 'refuse' })
    expect(positionOf(script.shared).trominoes).toHaveLength(30)
    expect(script.turn).toBe('Ann')
    expect(script.wanted(0)).toContain('move')
    const legal = script.legal(0)
    expect(legal.every((act) => act.type === 'move' && act.letter === 'A')).toBe(true)
    expect(script.refuses('Ann', 'A at 500,0 501,0 500,1')).toMatchObject({
      code: 'gridFull',
      clause: '1250.11/4(1)',
    })
    const [move] = legal
    if (move?.type !== 'move') throw new Error('Nothing to move.')
    const before = positionOf(script.shared).trominoes
    const after = positionOf(script.plays('Ann', move).shared).trominoes
    expect(after).toHaveLength(30)
    const places = before.map(({ cells }) => cells.join())
    expect(after.filter(({ cells }) => !places.includes(cells.join()))).toEqual([
      { letter: 'A', cells: move.to },
    ])
  })

  test('must move a tromino of the player’s own to another place [1250.11/4(1)]', () => {
    const script = full(SEEDS.doubled)
    const { trominoes } = positionOf(script.shared)
    const of = (letter: string) => {
      const found = trominoes.find((each) => each.letter === letter)
      if (found === undefined) throw new Error(`No ${letter}.`)
      return found.cells
    }
    const to = [
      [500, 0],
      [501, 0],
      [500, 1],
    ] as const
    for (const letter of ['a', 'B', 'c']) {
      expect(
        script.refuses('Ann', { type: 'move', letter: 'A', from: of(letter), to }),
      ).toMatchObject({
        code: 'notYourTromino',
        clause: '1250.11/4(1)',
      })
    }
    expect(script.refuses('Ann', { type: 'move', letter: 'B', from: of('B'), to }).code).toBe(
      'wrongLetter',
    )
    expect(
      script.refuses('Ann', { type: 'move', letter: 'A', from: of('A'), to: of('A') }),
    ).toMatchObject({ code: 'notMoved', clause: '1250.11/4(1)' })
    expect(
      script.refuses('Ann', { type: 'move', letter: 'A', from: of('A'), to: of('c') }).code,
    ).toBe('occupied')
  })

  test('is the first that may move a tromino [1250.11/4(1)]', () => {
    const script = new Script({ options: { invalidPlays: 'refuse' } })
    script.goes(...randomRound(SEEDS.doubled).slice(0, 29))
    const mine = positionOf(script.shared).trominoes.find(({ letter }) => letter === 'c')
    if (mine === undefined) throw new Error('No c.')
    const to = [
      [500, 0],
      [501, 0],
      [500, 1],
    ] as const
    expect(
      script.refuses('Bob', { type: 'move', letter: 'c', from: mine.cells, to }),
    ).toMatchObject({ code: 'notFull', details: { placed: 29 } })
  })

  test('needs a tromino with outside edge [1250.11/4(2)]', () => {
    let shut = 0
    for (const position of positions()) {
      const { trominoes, play } = position
      const units = plainEdges(trominoes)
      expect(outsideEdges(trominoes)).toEqual(units)
      trominoes.forEach(({ letter, cells }, i) => {
        if (letter !== letterOfPlay(play) || units[i] !== 0) return
        shut++
        expect(movesIn(position).some(({ from }) => from === cells)).toBe(false)
        const to = [
          [900, 0],
          [901, 0],
          [900, 1],
        ] as const
        expect(faultIn(position, { type: 'move', from: cells, to })?.code).toBe('noOutsideEdge')
      })
    }
    expect(shut).toBeGreaterThan(0)
  })

  test('must leave the other trominoes connected [1250.11/4(3)]', () => {
    let bridges = 0
    for (const position of positions()) {
      const { trominoes, play } = position
      const listed = movesIn(position)
      expect(listed).toEqual(plainMoves(position))
      for (const { letter, cells } of trominoes) {
        if (letter !== letterOfPlay(play)) continue
        const fault = faultIn(position, { type: 'move', from: cells, to: FAR })?.code
        if (fault !== 'splitsGrid') continue
        bridges++
        expect(listed.some(({ from }) => from === cells)).toBe(false)
      }
    }
    expect(bridges).toBeGreaterThan(0)
  })

  test('is refused with the reason where the grid would split [1250.11/4(3)]', () => {
    const script = full(SEEDS.doubled, { invalidPlays: 'refuse' })
    const { trominoes, play } = positionOf(script.shared)
    const letter = letterOfPlay(play)
    const refused = trominoes
      .filter((each) => each.letter === letter)
      .map(({ cells: from }) => script.refuses('Ann', { type: 'move', letter, from, to: FAR }))
      .find(({ code }) => code === 'splitsGrid')
    expect(refused).toMatchObject({
      clause: '1250.11/4(3)',
      message: expect.stringContaining('the grid would fall apart'),
    })
  })

  test('leaves a bridge in place, and may move its ends [1250.11/4(3)]', () => {
    const trominoes = readTrominoGrid(['AAb', 'AbbC', '   CC', '   aa', '    aBB', '      B'])
    expect(trominoes.map(({ letter }) => letter).join('')).toBe('AbCaB')
    const movable = (play: number): number => {
      return new Set(movesIn({ trominoes, play }).map(({ from }) => from)).size
    }
    expect([6, 7, 8, 9, 10].map(movable)).toEqual([1, 0, 0, 0, 1])
  })

  test('judges the new place by section 3, without the moved tromino [1250.11/4(4)]', () => {
    for (const position of positions()) {
      for (const { from, to } of movesIn(position)) {
        const others = position.trominoes.filter(({ cells }) => cells !== from)
        const made = { type: 'place', cells: to } as const
        expect(faultIn({ trominoes: others, play: position.play }, made)).toBeUndefined()
        expect(faultIn(position, { type: 'move', from, to })).toBeUndefined()
      }
    }
    const script = full(SEEDS.doubled, { invalidPlays: 'refuse' })
    const [move] = script.legal(0)
    if (move?.type !== 'move') throw new Error('Nothing to move.')
    expect(script.refuses('Ann', { ...move, to: FAR }).code).toBe('noOpponent')
  })

  test('may reuse squares of the old place (TG-13) [1250.11/4(4)]', () => {
    const overlapping = positions().flatMap((position) =>
      movesIn(position).filter(({ from, to }) =>
        to.some((cell) => from.some((old) => old.join() === cell.join())),
      ),
    )
    expect(overlapping.length).toBeGreaterThan(0)
  })

  test('is a pass if no tromino can move [1250.11/5(1)]', () => {
    const script = full(SEEDS.stuck, { invalidPlays: 'refuse' })
    expect(script.legal(0)).toEqual([{ type: 'pass' }])
    expect(script.wanted(0)).toContain('pass')
    expect(script.plays('Ann', 'pass').turn).toBe('Bob')
    expect(script.wanted(1)).toContain('move')
    expect(script.legal(1).every((act) => act.type === 'move' && act.letter === 'b')).toBe(true)
  })
})

describe('a round with 30 trominoes', () => {
  test('scores double [1250.11/4(5)]', () => {
    const script = new Script().goes(...randomRound(SEEDS.doubled))
    expect(script.shared.plays.length).toBeGreaterThan(30)
    expect(script.shared).toMatchObject({ end: { winner: 0, gamepoints: 6, doubled: true } })
    expect(script.rules().shared.scores).toEqual([6, 0])
  })

  test('may win at once [1250.11/4(5)]', () => {
    const script = new Script().goes(...randomRound(SEEDS.doubledFive)).rules()
    expect(script.shared.scores).toEqual([10, 0])
    expect(script.winners).toEqual(['Ann'])
  })

  test('scores nothing on a tie (TG-16) [1250.11/4(5)]', () => {
    const script = new Script().goes(...randomRound(SEEDS.doubledTie))
    expect(script.shared).toMatchObject({
      end: { winner: null, gamepoints: 0, doubled: true },
    })
    expect(script.rules().shared.scores).toEqual([0, 0])
  })

  test('is not doubled if the 30th ends it (TG-8) [1250.11/4(5)]', () => {
    const script = new Script().goes(...randomRound(SEEDS.thirtieth))
    expect(script.shared.plays).toHaveLength(30)
    expect(script.shared).toMatchObject({ end: { winner: 0, gamepoints: 4, doubled: false } })
  })

  test('keeps its 30 trominoes', () => {
    for (const position of positions()) {
      const [move] = movesIn(position)
      if (move === undefined) continue
      expect(afterPlay(position, { type: 'move', ...move })).toHaveLength(30)
    }
  })
})
