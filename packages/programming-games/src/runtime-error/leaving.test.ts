import { describe, expect, test } from 'vitest'
import { runtimeError } from './game.js'
import { type Scene, Sitting } from './sitting.test-support.js'

const EDIT = '2S QS 5D'
const LOAD = 'AD QD 2C'
const LOOP = 'AC QC 4S'

const three: Scene = {
  hands: ['7D 8D', '9D 10D', '3H'],
  laid: [[LOOP], ['6C 9C 8H'], []],
  discard: '2D',
  deck: '2H',
}

describe('who leaves', () => {
  test('puts hand and statements under the pile; the turn of others goes on [RTE/vis.hand]', () => {
    const sitting = new Sitting(three)
    expect(sitting.leaves('Bob')).toBe('')
    expect(sitting.pile).toBe('9D 10D 6C 9C 8H 2D')
    expect(sitting.state.shared).toMatchObject({
      turn: 0,
      stage: 'scripting',
      hands: [2, 0, 1],
      statements: [[{ function: '4S' }], [], []],
    })
    expect(sitting.posted()).toContainEqual({
      type: 'cleared',
      seat: 1,
      cards: ['9D', '10D', '6C', '9C', '8H'],
    })
  })

  test('is passed over [RTE/end.c]', () => {
    const sitting = new Sitting(three)
    sitting.leaves('Bob')
    sitting.does('Ann', 'end')
    expect(sitting.state.shared.turn).toBe(2)
  })

  test('in the own turn passes it on, without a draw [RTE/end.c]', () => {
    const sitting = new Sitting(three)
    sitting.does('Ann', '7D')
    expect(sitting.state.shared.stage).toBe('loop')
    sitting.leaves('Ann')
    expect(sitting.state.shared).toMatchObject({
      turn: 1,
      stage: 'scripting',
      input: null,
      ahead: [],
    })
    expect(sitting.pile).toBe('8D AC QC 4S 2D 7D')
    expect(sitting.state.shared.deck).toBe(sitting.state.hidden.deck.length)
  })

  test('while a card is to be edited takes the input along', () => {
    const sitting = new Sitting({ ...three, laid: [[EDIT], ['6C 9C 8H'], []] })
    sitting.does('Ann', '7D')
    expect(sitting.state.shared.stage).toBe('edit')
    sitting.leaves('Ann')
    expect(sitting.pile).toBe('8D 2S QS 5D 2D 7D')
    expect(sitting.state.shared).toMatchObject({ turn: 1, stage: 'scripting', input: null })
  })

  test('while the pile is shuffled has a larger one shuffled [RTE/deck.a]', () => {
    const sitting = new Sitting({ ...three, deck: '', discard: '2D 3D', rest: 2 })
    sitting.does('Ann', 'end')
    expect(sitting.state.openPrompts).toMatchObject([{ question: { of: 2 } }])
    sitting.leaves('Bob')
    expect(sitting.state.openPrompts).toMatchObject([{ question: { of: 7 } }])
    sitting.answers([0, 1, 2, 3, 4, 5, 6])
    expect(sitting.hand(0)).toBe('7D 8D 9D')
    expect(sitting.state.shared.turn).toBe(2)
  })

  test('while the pile is shuffled for them calls it off, and it stays with the pile', () => {
    const sitting = new Sitting({ ...three, deck: '', discard: '2D 3D', rest: 2 })
    sitting.does('Ann', 'end')
    sitting.leaves('Ann')
    expect(sitting.state.openPrompts).toEqual([])
    expect(sitting.state.shared).toMatchObject({
      shuffling: false,
      turn: 1,
      stage: 'scripting',
      deck: 0,
    })
    expect(sitting.pile).toBe('7D 8D AC QC 4S 2D 3D')
  })

  test('has what lies face down turned up: the own card, and one in the own statement [RTE/edit.b]', () => {
    const scene: Scene = {
      ...three,
      hands: ['7D KC', '9D', ''],
      laid: [[EDIT, LOAD], ['6C 9C 8H'], []],
      discard: '2D 3D',
      deck: '',
      rest: 2,
    }
    for (const leaver of ['Ann', 'Bob']) {
      const sitting = new Sitting(scene)
      sitting.does('Ann', '7D')
      sitting.does('Ann', 'edit Bob 1 upper with KC')
      expect(sitting.state.shared.faceDown).not.toBeNull()
      sitting.leaves(leaver)
      expect(sitting.posted()).toContainEqual({
        type: 'turned up',
        of: 1,
        statement: 0,
        slot: 'upper',
        card: 'KC',
      })
      expect(sitting.state.shared.faceDown).toBeNull()
      expect(sitting.state.secret[0]?.faceDown).toBeNull()
      if (leaver === 'Bob') expect(sitting.pile.split(' ')).toContain('KC')
      else expect(sitting.state.shared.statements[1]?.[0]?.upper).toBe('KC')
    }
  })
})

describe('the last player', () => {
  const two: Scene = { hands: ['7D', '9D'] }

  test.each([
    ['wins', ['Bob'], {}],
    ['does not win where the options say so', [], { lastPlayer: 'no-winner' as const }],
  ])('%s', (_, winners, options) => {
    const sitting = new Sitting({ ...two, options })
    sitting.leaves('Ann')
    expect(runtimeError.outcome(sitting.state)).toMatchObject({ winners, awards: [] })
  })

  test('is nobody when all leave at once', () => {
    const sitting = new Sitting(two)
    sitting.leaves('Ann', 'Bob')
    expect(runtimeError.outcome(sitting.state)).toMatchObject({ winners: [] })
  })

  test('wins even while play is paused, or on vacation', () => {
    const sitting = new Sitting(two)
    const at = sitting.state.clock.now
    sitting.sends({ kind: 'roster', at, event: { type: 'vacation', person: 'Bob' } })
    sitting.sends({ kind: 'roster', at, event: { type: 'dispute', by: 'Ann' } })
    sitting.leaves('Ann')
    expect(runtimeError.outcome(sitting.state)?.winners).toEqual(['Bob'])
  })
})
