import { describe, expect, test } from 'vitest'
import { runtimeError } from './game.js'
import { type Scene, Script } from './script.test-support.js'

const EDIT = '2S QS 5D'
const LOAD = 'AD QD 2C'
const PULL = 'AH QH 3H'
const LOOP = 'AC QC 4S'
const THEIRS = '6C 9C 8H'

const scene: Scene = {
  hands: ['7D KC 5C KS JH', ''],
  laid: [[EDIT], [THEIRS, '3D 4D 8S']],
  deck: '2D 2H',
}

function editing(change: Partial<Scene> = {}): Script {
  const script = new Script({ ...scene, ...change })
  expect(script.does('Ann', '7D')).toBe('')
  return script
}

describe('EDIT', () => {
  test('discards a card of anybody’s statement, and replaces it with a hand card [RTE/edit.a]', () => {
    const script = editing()
    expect(script.state.shared.stage).toBe('edit')
    expect(script.does('Ann', 'edit Bob 1 upper 9C with KC')).toBe('')
    expect(script.state.shared.statements[1]?.[0]).toEqual({
      lower: '6C',
      upper: 'KC',
      function: '8H',
    })
    expect(script.pile).toBe('9C 7D')
    const shared = editing()
    expect(shared.does('Ann', 'edit own 1 function 5D with JH')).toBe('')
    expect(shared.state.shared.statements[0]?.[0]?.function).toBe('JH')
  })

  test('reaches every opponent [RTE/edit.a]', () => {
    const script = editing({ hands: ['7D KC', '', ''], laid: [[EDIT], [], [THEIRS]] })
    expect(script.does('Ann', 'edit Cyd 1 upper with KC')).toBe('')
    expect(script.state.shared.statements[2]?.[0]?.upper).toBe('KC')
  })

  test('is compulsory while some card can be replaced [RTE/test.d, RTE/edit.a]', () => {
    const script = editing()
    for (const text of ['end', 'skip', 'input KC', 'claim']) {
      expect(script.refuses('Ann', text)).toBe('editFirst RTE/test.d')
    }
    expect(runtimeError.pendingActions(script.state, 1, 'all')).toMatchObject([
      { action: 'edit', actor: 0, need: 'required' },
    ])
  })

  test.each([
    ['edit Bob 1 upper with KS', 'editSpoils RTE/edit.c'],
    ['edit Bob 1 lower with KC', 'editSpoils RTE/edit.c'],
    ['edit Bob 1 upper with 5C', 'editSpoils RTE/edit.c'],
    ['edit Bob 1 function with KS', 'editSpoils RTE/edit.c'],
    ['edit Bob 1 upper with QC', 'notInHand RTE/edit.a'],
    ['edit Bob 3 upper with KC', 'noSuchStatement RTE/edit.a'],
    ['edit own 1 upper with 7D', 'notInHand RTE/edit.a'],
    ['edit Bob 1 lower with 5C', ''],
    ['edit Bob 1 function with KC', ''],
    ['edit Bob 1 function with JH', ''],
    ['edit Bob 2 function with KS', ''],
    ['edit own 1 upper with KS', ''],
    ['edit own 1 function with KS', ''],
  ])('must leave a valid statement: %s gives “%s” [RTE/edit.c]', (text, error) => {
    const script = editing()
    expect(script.refuses('Ann', text)).toBe(error)
    if (error === '') expect(script.does('Ann', text)).toBe('')
  })

  test.each([
    ['edit own 4 upper with KC', 'You have one statement; name it as 1.'],
    ['edit Bob 3 upper with KC', 'Bob has 2 statements; name one from 1 to 2.'],
  ])('refuses %s: %s [RTE/edit.a]', (text, says) => {
    expect(editing().does('Ann', text)).toBe(says)
  })

  test('lists exactly the edits with valid results [RTE/edit.c]', () => {
    const script = editing()
    const view = runtimeError.view(script.state, 0)
    const { moves } = runtimeError.legalMoves(view)
    const texts = moves.map((move) => runtimeError.notation.format(move, view))
    expect([...texts].sort()).toEqual(
      [
        'edit own 1 upper QS with KS',
        ...['KC', '5C', 'KS', 'JH'].map((card) => `edit own 1 function 5D with ${card}`),
        'edit Bob 1 upper 9C with KC',
        'edit Bob 1 lower 6C with 5C',
        ...['KC', '5C', 'JH'].map((card) => `edit Bob 1 function 8H with ${card}`),
        ...['KC', '5C', 'KS'].map((card) => `edit Bob 2 function 8S with ${card}`),
      ].sort(),
    )
  })

  test('puts the removed card on top of the pile, for PULL [RTE/edit.d, RTE/test.e]', () => {
    const script = editing({ laid: [[EDIT, PULL], [THEIRS]], discard: '6H' })
    script.does('Ann', 'edit Bob 1 upper with KC')
    expect(script.ownEvents()).toContainEqual({ type: 'pull', seat: 0, card: '9C' })
    expect(script.pile).toBe('6H 7D')
  })

  test('comes before LOAD, so that its discard can be in a new deck [RTE/edit.d, RTE/deck.a]', () => {
    const script = editing({ laid: [[EDIT, LOAD], [THEIRS]], deck: '', rest: 1 })
    expect(script.state.shared).toMatchObject({ stage: 'edit', shuffling: false })
    script.does('Ann', 'edit Bob 1 upper with KC')
    expect(script.eventTypes('public').slice(0, 3)).toEqual(['edit', 'newDeck', 'draw'])
    expect(script.hand(0)).toContain('9C')
  })

  test('is skipped with an empty hand [RTE/edit.f]', () => {
    const script = editing({ hands: ['7D', ''] })
    expect(script.eventTypes()).toEqual(['input', 'ignored', 'end', 'draw', 'turn'])
    expect(script.ownEvents()[1]).toEqual({ type: 'ignored', seat: 0, function: 'edit' })
  })

  test('is possible with any hand card, as some function [RTE/edit.f]', () => {
    const tables = [[EDIT], [EDIT, LOAD], [EDIT, PULL, LOOP], [EDIT, LOAD, PULL, LOOP]]
    for (const shared of tables) {
      for (const card of ['3C', '9D', '9H', '3S']) {
        const script = editing({ hands: [`7D ${card}`, ''], laid: [shared] })
        expect(script.state.shared.stage).toBe('edit')
      }
    }
  })
})

describe('an edited statement', () => {
  test('sleeps until the input is discarded, then its card turns face up [RTE/edit.b, RTE/edit.g]', () => {
    // LOAD must wait for a shuffle here, so that the table is seen in between.
    const script = editing({
      laid: [[EDIT, LOAD, LOOP], [THEIRS]],
      discard: '6H',
      deck: '',
      rest: 1,
    })
    script.does('Ann', 'edit Bob 1 upper with KC')
    expect(script.state.shared).toMatchObject({
      shuffling: true,
      faceDown: { of: 1, statement: 0, slot: 'upper' },
    })
    expect(script.state.shared.statements[1]?.[0]?.upper).toBeNull()
    for (const viewer of ['public', 'referee', 1] as const) {
      const seen = runtimeError.view(script.state, viewer)
      expect(
        JSON.stringify({ shared: seen.shared, posts: script.ownEvents(viewer) }),
      ).not.toContain('KC')
      if (viewer !== 1) expect(JSON.stringify(seen)).not.toContain('KC')
    }
    const mine = runtimeError.view(script.state, 0)
    expect(mine.role === 'seat' && mine.mine.faceDown).toBe('KC')
    script.answers([0, 1])
    expect(script.eventTypes()).toEqual(['newDeck', 'draw', 'loop', 'turnedUp'])
    expect(script.state.shared.statements[1]?.[0]?.upper).toBe('KC')
    expect(script.state.shared).toMatchObject({ faceDown: null, stage: 'loop' })
    expect(script.state.secret[0]?.faceDown).toBeNull()
  })

  test('is not executed for an input that satisfied it before [RTE/edit.e, RTE/edit.b]', () => {
    const script = editing({ laid: [[EDIT, LOAD, LOOP]] })
    script.does('Ann', 'edit own 2 function 2C with JH')
    expect(script.eventTypes()).toEqual(['edit', 'loop', 'turnedUp'])
    // Awake again, it is executed by the next input.
    script.does('Ann', '5C')
    expect(script.ownEvents()[0]).toMatchObject({ functions: ['edit', 'pull', 'loop'] })
  })

  test('that had looped ends the turn, with its card face up [RTE/edit.e, RTE/end.d]', () => {
    const script = editing({ laid: [[EDIT, LOOP]] })
    script.does('Ann', 'edit own 2 upper QC with KC')
    expect(script.eventTypes()).toEqual(['edit', 'end', 'turnedUp', 'draw', 'turn'])
    expect(script.state.shared).toMatchObject({ turn: 1, faceDown: null })
    expect(script.state.shared.statements[0]?.[1]?.upper).toBe('KC')
  })

  test('gains nothing from the same input, since conditions are checked first [RTE/edit.b]', () => {
    // 7D does not satisfy 9C–QC; with 5C as its lower bound it would.
    const script = editing({ laid: [[EDIT, '9C QC 4S']] })
    script.does('Ann', 'edit own 2 lower with 5C')
    expect(script.eventTypes()).not.toContain('loop')
    expect(script.state.shared.turn).toBe(1)
  })

  test('of another player does not affect the editor’s own [RTE/edit.e]', () => {
    const script = editing({ laid: [[EDIT, LOOP], ['6C 9C 8S']] })
    script.does('Ann', 'edit Bob 1 upper with KC')
    expect(script.eventTypes()).toContain('loop')
  })

  test('may be the EDIT statement itself [RTE/edit.a]', () => {
    const script = editing({ laid: [[EDIT, LOOP]] })
    expect(script.does('Ann', 'edit own 1 function 5D with JH')).toBe('')
    expect(script.eventTypes()).toEqual(['edit', 'loop', 'turnedUp'])
    script.does('Ann', '5C')
    expect(script.ownEvents()[0]).toMatchObject({ functions: ['pull', 'loop'] })
  })
})

test('the sample round has a script without a test, then a script and a test that edits [RTE/sample, RTE/turn]', () => {
  const played = new Script({
    hands: ['AC 5C 9H 2S JD', '4H KH 6D 5S 3C'],
    deck: '7S 8S',
  })
  expect(played.does('Ann', 'script AC 5C : 9H')).toBe('')
  expect(played.does('Ann', 'skip')).toBe('')
  expect(played.hand(0)).toBe('2S JD 7S')

  expect(played.does('Bob', 'script 4H KH : 6D')).toBe('')
  expect(played.does('Bob', 'input 5S')).toBe('')
  expect(played.ownEvents()[0]).toMatchObject({ functions: ['edit'] })
  expect(played.does('Bob', 'edit Ann 1 lower AC with 3C')).toBe('')
  expect(played.eventTypes()).toEqual(['edit', 'end', 'turnedUp', 'draw', 'turn'])
  expect(played.state.shared.statements).toEqual([
    [{ lower: '3C', upper: '5C', function: '9H' }],
    [{ lower: '4H', upper: 'KH', function: '6D' }],
  ])
  expect(played.pile).toBe('AC 5S')
  expect(played.hand(1)).toBe('8S')
  expect(played.state.shared.turn).toBe(0)
})
