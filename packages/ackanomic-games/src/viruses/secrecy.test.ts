import type { Viewer } from '@ackanomic/core'
import type { State } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { viruses } from './game.js'
import type { Viruses } from './model.js'
import { judgedCells, keptMoves } from './moves.js'
import { by, Script } from './script.test-support.js'

const others: readonly Viewer[] = [1, 2, 'public', { person: 'Vera' }]

function seen(state: State<Viruses>, viewer: Viewer): unknown {
  return [
    viruses.view(state, viewer),
    viruses.pendingActions(state, viewer, 'all'),
    viruses.legalMoves(viruses.view(state, viewer)).moves,
    viruses.render(viruses.view(state, viewer)),
  ]
}

describe('a move before the end of the turn', () => {
  test('is announced only to its player and the referee [1250.16/4.f]', () => {
    const script = new Script().sends('Ann: Place 3,3')
    expect(script.transcript).toEqual(['seat 0: Ann: Place 3,3.', 'referee: Ann: Place 3,3.'])
  })

  test('looks to others like no move, valid or not [1250.16/4.f]', () => {
    for (const move of ['Place 3,3', 'Place 1,1']) {
      const before = new Script().turn(2)
      const after = new Script().turn(2).apply(by.move(1, 'Ann', move))
      for (const viewer of others) {
        expect(seen(after.state, viewer)).toStrictEqual(seen(before.state, viewer))
      }
      const tried = by.move(2, 'Bob', 'Infect 9,9')
      expect(viruses.apply(after.state, tried)).toMatchObject({ ok: true })
      expect(viruses.view(after.state, 0)).toMatchObject({ mine: { moves: [{ type: 'place' }] } })
      expect(viruses.view(after.state, 'referee')).toMatchObject({
        known: [{ moves: [{}] }, {}, {}],
      })
    }
  })

  test('ends only its own player’s pending action [1250.16/4.c]', () => {
    const script = new Script().turn(2).draw(['A@B', '...']).sends('Ann: Place 2,2')
    expect(viruses.pendingActions(script.state, 0)).toEqual([])
    const kinds = viruses.pendingActions(script.state, 1).map(({ action }) => action)
    expect(kinds).toEqual(['place', 'infect', 'destroy', 'uninfect', 'step'])
    expect(viruses.pendingActions(script.state, 'referee', 'all')).toHaveLength(5 + 2)
    expect(viruses.pendingActions(script.state, 'referee')).toEqual([])
    const needs = new Set(viruses.pendingActions(script.state, 1).map(({ need }) => need))
    expect([...needs]).toEqual(['oneOf'])
  })
})

describe('a sampled state', () => {
  const pickFrom = (seed: number) => {
    let value = seed
    return (of: number): number => {
      value = (value * 48_271) % 2_147_483_647
      return value % of
    }
  }

  test('has possible moves of others, and never all moves where that would end the turn', () => {
    const script = new Script().turn(2).sends('Ann: Place 3,3')
    const view = viruses.view(script.state, 0)
    const found = new Set<string>()
    for (let seed = 1; seed < 300; seed++) {
      const state = viruses.determinize?.(view, pickFrom(seed)) as State<Viruses>
      expect(viruses.view(state, 0)).toStrictEqual(view)
      const full = state.secret.map(
        ({ moves }, seat) => keptMoves(state, judgedCells(state.shared), seat, moves).length,
      )
      expect([full[0], full.includes(0)]).toEqual([1, true])
      found.add(full.join())
    }
    expect([...found].sort()).toEqual(['1,0,0', '1,0,1', '1,1,0'])
  })

  test('is the real state for the referee', () => {
    const script = new Script().turn(2).sends('Ann: Place 3,3', 'Bob: Place 1,1')
    const state = viruses.determinize?.(viruses.view(script.state, 'referee'), pickFrom(3))
    expect(state?.secret).toEqual(script.state.secret)
  })

  test('keeps the pending prompt', () => {
    const early = viruses.determinize?.(viruses.view(new Script({}, []).state, 1), pickFrom(3))
    expect(early?.openPrompts).toMatchObject([{ name: 'cells', question: { of: 100 } }])
    const late = new Script().apply(by.leave(1, 'Ann', 'Bob', 'Cyd')).state
    expect(viruses.determinize?.(viruses.view(late, 1), pickFrom(3)).openPrompts).toMatchObject([
      { name: 'winner', question: { of: 3 }, details: { seats: [0, 1, 2] } },
    ])
  })
})

describe('legal moves', () => {
  test('are all valid moves, and none once the limit is reached [1250.16/4.c]', () => {
    const script = new Script().turn(2).draw(['A@B'])
    const legal = viruses.legalMoves(viruses.view(script.state, 0))
    const count = (type: string) => legal.moves.filter((move) => move.type === type).length
    // An area of 7 by 5 with three cells in it.
    expect(['place', 'infect', 'step', 'destroy', 'uninfect'].map(count)).toEqual([32, 1, 7, 1, 1])
    script.sends('Ann: Place 1,2')
    expect(viruses.legalMoves(viruses.view(script.state, 0))).toMatchObject({
      complete: true,
      moves: [],
    })
    expect(viruses.legalMoves(viruses.view(script.state, 0)).sample(() => 0)).toBe(undefined)
  })

  test('are sampled evenly, with a different move for each number', () => {
    const { state } = new Script().turn(2).draw(['A@B'])
    const legal = viruses.legalMoves(viruses.view(state, 0))
    const sampled = Array.from({ length: 42 }, (_, n) =>
      viruses.legalMoves(viruses.view(state, 0)).sample(() => n),
    )
    expect(legal.complete).toBe(true)
    expect(sampled).toEqual(legal.moves)
  })
})

test('the bots value Gamepoints first, then cells', () => {
  const script = new Script({ players: 2 }).turn(2).draw(['AA', 'AA']).ends()
  expect(viruses.scores?.(script.state)).toEqual([1 + 4 / 5, 0])
  expect(script.shared.turn).toBe(3)
})
