import { seededRandom } from '@ackanomic/core/bots'
import { tacticsLawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { cellAt, countCells, withChanges } from '../cells.js'
import { viruses } from '../game.js'
import { nextGeneration } from '../generation.js'
import { virusesLaws } from '../laws.test-support.js'
import { changesOf } from '../moves.js'
import { Script } from '../script.test-support.js'
import type { VirusesSentMove as Move } from '../state.js'
import { AHEAD, Outlook } from './outlook.js'
import { virusesTactics } from './play.js'

const { candidates, rolloutPolicy: reply, evaluate: worth } = virusesTactics

function countsAfter(cells: readonly number[], count: number): readonly (readonly number[])[] {
  const found: number[][] = []
  let coming = cells
  for (let i = 0; i < AHEAD; i++) {
    coming = nextGeneration(coming)
    found.push(countCells(coming, count))
  }
  return found
}

function field(side: number, seed: string): number[] {
  const pick = seededRandom(seed)
  const cells: number[] = []
  for (let row = 0; row < side; row++) {
    for (let column = -5; column < side; column++) {
      if (pick(10) < 3) cells.push(column, row, pick(3))
    }
  }
  return cells
}

test('the effect of a move is the same from its surroundings and from the whole grid', () => {
  for (const [i, side] of [4, 7, 12, 20, 40].entries()) {
    const cells = field(side, `field ${side}`)
    const outlook = new Outlook(cells, 2)
    expect(outlook.counts).toEqual(countsAfter(cells, 2))
    const pick = seededRandom(`moves ${i}`)
    for (let k = 0; k < 60; k++) {
      const [column, row] = [pick(side + 9) - 7, pick(side + 4) - 2]
      const moves: readonly Move[] = [
        { type: 'place', at: [column, row] },
        { type: 'destroy', at: [column, row] },
        { type: 'step', from: [column, row], to: [column + pick(3) - 1, row + 1] },
      ]
      for (const move of moves) {
        const changes = changesOf(move, 2)
        const whole = countsAfter(withChanges(cells, changes), 2)
        expect(outlook.after(changes), JSON.stringify(move)).toEqual(whole)
      }
    }
  }
})

describe('a decent bot', () => {
  const best = (script: Script, seat = 0): Move | undefined =>
    candidates?.(script.state, seat, seededRandom('best'))[0]?.move

  test('makes cells that survive its first turn, with three moves', () => {
    const script = new Script({ players: 2 })
    for (let i = 0; i < 3; i++) {
      const move = best(script)
      if (move === undefined) throw new Error('Ann may still move.')
      script.apply({ kind: 'move', at: script.at, by: 'Ann', move })
    }
    expect(best(script)).toBeUndefined()
    expect(reply(script.state, 0, () => 0)).toBeUndefined()
    const moves = script.state.secret[0]?.moves ?? []
    expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(3)
    const cells = withChanges(
      script.shared.cells,
      moves.flatMap((move) => changesOf(move, 1)),
    )
    for (const [, ann] of countsAfter(cells, 2)) expect(ann).toBeGreaterThanOrEqual(3)
  })

  test.each([
    ['takes the lead where a cell is enough', ['AA..@@..BB', 'A@..@@..BB', '..........']],
    ['crowds out the opponent’s cells', ['AA.....BBB', 'AA.....BBB', '.......BB.']],
    ['makes cells that give birth to more of its own', ['AA......BB', '.A......BB', '..........']],
  ])('%s', (_, rows) => {
    const script = new Script({ players: 2 }).draw(rows).turn(5)
    const move = best(script)
    if (move === undefined) throw new Error('Nothing is worth a thought.')
    const before = countsAfter(script.shared.cells, 2)[AHEAD - 1] ?? []
    const after =
      countsAfter(withChanges(script.shared.cells, changesOf(move, 1)), 2)[AHEAD - 1] ?? []
    const lead = ([, ann = 0, bob = 0]: readonly number[]): number => ann - bob
    expect(lead(after)).toBeGreaterThan(lead(before))
  })

  test('does not harm a grid that most moves would worsen', () => {
    const script = new Script({ players: 2 }).draw(['.AA.', 'A..A', '.AA.']).turn(5)
    const move = best(script)
    if (move === undefined) throw new Error('Nothing is worth a thought.')
    const after = countsAfter(withChanges(script.shared.cells, changesOf(move, 1)), 2)
    expect(after.map(([, ann]) => ann).every((ann) => (ann ?? 0) >= 6)).toBe(true)
  })

  test('never names a square twice in a turn', () => {
    const script = new Script({ players: 2 }).sends('Ann: Infect 1,1', 'Ann: Place 3,3')
    for (const { move } of candidates?.(script.state, 0, seededRandom('twice')) ?? []) {
      expect([JSON.stringify(move)]).not.toContain('{"type":"infect","at":[1,1]}')
      expect([JSON.stringify(move)]).not.toContain('{"type":"place","at":[3,3]}')
    }
  })

  test('considers ten moves at most, even in a vast grid', () => {
    const script = new Script({ players: 2 })
    const cells = field(200, 'vast')
    const area = { left: -7, top: -2, right: 201, bottom: 201 }
    script.put({ cells, area, turn: 5 })
    const found = candidates?.(script.state, 0, seededRandom('vast')) ?? []
    expect(found.length).toBe(10)
    for (const { move } of found) {
      if (move.type === 'infect') expect(cellAt(cells, ...move.at)).toBe(0)
    }
  })

  test('favours players with more Gamepoints and cells', () => {
    const script = new Script({ players: 2 }).draw(['AA.B', 'AA.B', '...B'])
    const [ann = 0, bob = 0] = worth?.(script.state) ?? []
    expect(ann).toBeGreaterThan(bob)
    const [behind = 0] = worth?.(script.put({ scores: [1, 6] }).state) ?? []
    expect(behind).toBeLessThan(0.3)
  })
})

describe('laws', () => {
  for (const law of tacticsLawsOf(viruses, virusesTactics, { ...virusesLaws, runs: 3 })) {
    test(law.name, () => law.check())
  }
})
