import { describe, expect, test } from 'vitest'
import { runtimeError } from './game.js'
import { type Scene, Script } from './script.test-support.js'

const EDIT = '2S QS 5D'
const LOAD = 'AD QD 2C'
const LOOP = 'AC QC 4S'

const three: Scene = {
  hands: ['7D 8D', '9D 10D', '3H'],
  laid: [[LOOP], ['6C 9C 8H'], []],
  discard: '2D',
  deck: '2H',
}

describe('a player who leaves', () => {
  test('puts hand and statements under the pile, while the others play on [RTE/vis.hand]', () => {
    const script = new Script(three)
    expect(script.leaves('Bob')).toBe('')
    expect(script.pile).toBe('9D 10D 6C 9C 8H 2D')
    expect(script.state.shared).toMatchObject({
      turn: 0,
      stage: 'scripting',
      hands: [2, 0, 1],
      statements: [[{ function: '4S' }], [], []],
    })
    expect(script.ownEvents()).toContainEqual({
      type: 'cleared',
      seat: 1,
      cards: ['9D', '10D', '6C', '9C', '8H'],
    })
  })

  test('is skipped [RTE/end.c]', () => {
    const script = new Script(three)
    script.leaves('Bob')
    script.does('Ann', 'end')
    expect(script.state.shared.turn).toBe(2)
  })

  test('in their turn passes it on, without a draw [RTE/end.c]', () => {
    const script = new Script(three)
    script.does('Ann', '7D')
    expect(script.state.shared.stage).toBe('loop')
    script.leaves('Ann')
    expect(script.state.shared).toMatchObject({
      turn: 1,
      stage: 'scripting',
      input: null,
      ahead: [],
    })
    expect(script.pile).toBe('8D AC QC 4S 2D 7D')
    expect(script.state.shared.deck).toBe(script.state.hidden.deck.length)
  })

  test('during an edit takes the input along', () => {
    const script = new Script({ ...three, laid: [[EDIT], ['6C 9C 8H'], []] })
    script.does('Ann', '7D')
    expect(script.state.shared.stage).toBe('edit')
    script.leaves('Ann')
    expect(script.pile).toBe('8D 2S QS 5D 2D 7D')
    expect(script.state.shared).toMatchObject({ turn: 1, stage: 'scripting', input: null })
  })

  test('during a shuffle adds their cards to it [RTE/deck.a]', () => {
    const script = new Script({ ...three, deck: '', discard: '2D 3D', rest: 2 })
    script.does('Ann', 'end')
    expect(script.state.openPrompts).toMatchObject([{ question: { of: 2 } }])
    script.leaves('Bob')
    expect(script.state.openPrompts).toMatchObject([{ question: { of: 7 } }])
    script.answers([0, 1, 2, 3, 4, 5, 6])
    expect(script.hand(0)).toBe('7D 8D 9D')
    expect(script.state.shared.turn).toBe(2)
  })

  test('during their own shuffle cancels it, and the cards stay in the pile', () => {
    const script = new Script({ ...three, deck: '', discard: '2D 3D', rest: 2 })
    script.does('Ann', 'end')
    script.leaves('Ann')
    expect(script.state.openPrompts).toEqual([])
    expect(script.state.shared).toMatchObject({
      shuffling: false,
      turn: 1,
      stage: 'scripting',
      deck: 0,
    })
    expect(script.pile).toBe('7D 8D AC QC 4S 2D 3D')
  })

  test('turns face-down cards up: those they played, and those in their statements [RTE/edit.b]', () => {
    const scene: Scene = {
      ...three,
      hands: ['7D KC', '9D', ''],
      laid: [[EDIT, LOAD], ['6C 9C 8H'], []],
      discard: '2D 3D',
      deck: '',
      rest: 2,
    }
    for (const leaver of ['Ann', 'Bob']) {
      const script = new Script(scene)
      script.does('Ann', '7D')
      script.does('Ann', 'edit Bob 1 upper with KC')
      expect(script.state.shared.faceDown).not.toBeNull()
      script.leaves(leaver)
      expect(script.ownEvents()).toContainEqual({
        type: 'turnedUp',
        of: 1,
        statement: 0,
        slot: 'upper',
        card: 'KC',
      })
      expect(script.state.shared.faceDown).toBeNull()
      expect(script.state.secret[0]?.faceDown).toBeNull()
      if (leaver === 'Bob') expect(script.pile.split(' ')).toContain('KC')
      else expect(script.state.shared.statements[1]?.[0]?.upper).toBe('KC')
    }
  })
})

describe('the last player', () => {
  const two: Scene = { hands: ['7D', '9D'] }

  test.each([
    ['wins', ['Bob'], {}],
    ['does not win with lastPlayer: no-winner', [], { lastPlayer: 'no-winner' as const }],
  ])('%s', (_, winners, options) => {
    const script = new Script({ ...two, options })
    script.leaves('Ann')
    expect(runtimeError.outcome(script.state)).toMatchObject({ winners, awards: [] })
  })

  test('does not exist when all leave at once', () => {
    const script = new Script(two)
    script.leaves('Ann', 'Bob')
    expect(runtimeError.outcome(script.state)).toMatchObject({ winners: [] })
  })

  test('wins even during a pause or a vacation', () => {
    const script = new Script(two)
    const at = script.state.clock.now
    script.sends({ kind: 'roster', at, event: { type: 'vacation', person: 'Bob' } })
    script.sends({ kind: 'roster', at, event: { type: 'dispute', by: 'Ann' } })
    script.leaves('Ann')
    expect(runtimeError.outcome(script.state)?.winners).toEqual(['Bob'])
  })
})
