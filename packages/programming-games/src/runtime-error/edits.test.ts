import { describe, expect, test } from 'vitest'
import { runtimeError } from './game.js'
import { type Scene, Sitting } from './sitting.test-support.js'

/** Satisfied by all but the kings. */
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

/** The table after the input that sets EDIT off. */
function editing(change: Partial<Scene> = {}): Sitting {
  const sitting = new Sitting({ ...scene, ...change })
  expect(sitting.does('Ann', '7D')).toBe('')
  return sitting
}

describe('EDIT', () => {
  test('discards a card and puts a hand card there, of one’s own or anybody’s [RTE/edit.a]', () => {
    const sitting = editing()
    expect(sitting.state.shared.stage).toBe('edit')
    expect(sitting.does('Ann', 'edit Bob 1 upper 9C with KC')).toBe('')
    expect(sitting.state.shared.statements[1]?.[0]).toEqual({
      lower: '6C',
      upper: 'KC',
      function: '8H',
    })
    expect(sitting.pile).toBe('9C 7D')
    const shared = editing()
    expect(shared.does('Ann', 'edit own 1 function 5D with JH')).toBe('')
    expect(shared.state.shared.statements[0]?.[0]?.function).toBe('JH')
  })

  test('reaches every opponent [RTE/edit.a]', () => {
    const sitting = editing({ hands: ['7D KC', '', ''], laid: [[EDIT], [], [THEIRS]] })
    expect(sitting.does('Ann', 'edit Cyd 1 upper with KC')).toBe('')
    expect(sitting.state.shared.statements[2]?.[0]?.upper).toBe('KC')
  })

  test('is compulsory while a card can be replaced [RTE/test.d, RTE/edit.a]', () => {
    const sitting = editing()
    for (const text of ['end', 'skip', 'input KC', 'claim']) {
      expect(sitting.refuses('Ann', text)).toBe('editFirst RTE/test.d')
    }
    expect(runtimeError.pendingActions(sitting.state, 1, 'all')).toMatchObject([
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
  ])('leaves a valid statement: %s gives “%s” [RTE/edit.c]', (text, refusal) => {
    const sitting = editing()
    expect(sitting.refuses('Ann', text)).toBe(refusal)
    if (refusal === '') expect(sitting.does('Ann', text)).toBe('')
  })

  test.each([
    ['edit own 4 upper with KC', 'You have one statement; name it as 1.'],
    ['edit Bob 3 upper with KC', 'Bob has 2 statements; name one from 1 to 2.'],
  ])('%s: %s [RTE/edit.a]', (text, says) => {
    expect(editing().does('Ann', text)).toBe(says)
  })

  test('lists exactly the edits that leave valid statements [RTE/edit.c]', () => {
    const sitting = editing()
    const view = runtimeError.view(sitting.state, 0)
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

  test('puts what it removes on top of the pile, where PULL takes it [RTE/edit.d, RTE/test.e]', () => {
    const sitting = editing({ laid: [[EDIT, PULL], [THEIRS]], discard: '6H' })
    sitting.does('Ann', 'edit Bob 1 upper with KC')
    expect(sitting.posted()).toContainEqual({ type: 'pull', seat: 0, card: '9C' })
    expect(sitting.pile).toBe('6H 7D')
  })

  test('comes before LOAD, so that its discard is in a new deck [RTE/edit.d, RTE/deck.a]', () => {
    const sitting = editing({ laid: [[EDIT, LOAD], [THEIRS]], deck: '', rest: 1 })
    expect(sitting.state.shared).toMatchObject({ stage: 'edit', shuffling: false })
    sitting.does('Ann', 'edit Bob 1 upper with KC')
    expect(sitting.told('public').slice(0, 3)).toEqual(['edit', 'new deck', 'draw'])
    expect(sitting.hand(0)).toContain('9C')
  })

  test('is ignored with an empty hand [RTE/edit.f]', () => {
    const sitting = editing({ hands: ['7D', ''] })
    expect(sitting.told()).toEqual(['input', 'ignored', 'end', 'draw', 'turn'])
    expect(sitting.posted()[1]).toEqual({ type: 'ignored', seat: 0, function: 'edit' })
  })

  test('can be done with any hand card: it fits as some function of one’s own [RTE/edit.f]', () => {
    const tables = [[EDIT], [EDIT, LOAD], [EDIT, PULL, LOOP], [EDIT, LOAD, PULL, LOOP]]
    for (const shared of tables) {
      for (const card of ['3C', '9D', '9H', '3S']) {
        const sitting = editing({ hands: [`7D ${card}`, ''], laid: [shared] })
        expect(sitting.state.shared.stage).toBe('edit')
      }
    }
  })
})

describe('an edited statement', () => {
  test('sleeps until the input is discarded; then the card is turned up [RTE/edit.b, RTE/edit.g]', () => {
    // LOAD must wait for a shuffle here, so that the table is seen in between.
    const sitting = editing({
      laid: [[EDIT, LOAD, LOOP], [THEIRS]],
      discard: '6H',
      deck: '',
      rest: 1,
    })
    sitting.does('Ann', 'edit Bob 1 upper with KC')
    expect(sitting.state.shared).toMatchObject({
      shuffling: true,
      faceDown: { of: 1, statement: 0, slot: 'upper' },
    })
    expect(sitting.state.shared.statements[1]?.[0]?.upper).toBeNull()
    for (const viewer of ['public', 'referee', 1] as const) {
      const seen = runtimeError.view(sitting.state, viewer)
      expect(JSON.stringify({ shared: seen.shared, posts: sitting.posted(viewer) })).not.toContain(
        'KC',
      )
      if (viewer !== 1) expect(JSON.stringify(seen)).not.toContain('KC')
    }
    const mine = runtimeError.view(sitting.state, 0)
    expect(mine.role === 'seat' && mine.mine.faceDown).toBe('KC')
    sitting.answers([0, 1])
    expect(sitting.told()).toEqual(['new deck', 'draw', 'loop', 'turned up'])
    expect(sitting.state.shared.statements[1]?.[0]?.upper).toBe('KC')
    expect(sitting.state.shared).toMatchObject({ faceDown: null, stage: 'loop' })
    expect(sitting.state.secret[0]?.faceDown).toBeNull()
  })

  test('is not executed if this input satisfied it [RTE/edit.e, RTE/edit.b]', () => {
    const sitting = editing({ laid: [[EDIT, LOAD, LOOP]] })
    sitting.does('Ann', 'edit own 2 function 2C with JH')
    expect(sitting.told()).toEqual(['edit', 'loop', 'turned up'])
    // Awake again, it is executed by the next input.
    sitting.does('Ann', '5C')
    expect(sitting.posted()[0]).toMatchObject({ functions: ['edit', 'pull', 'loop'] })
  })

  test('that looped ends the turn; the card is turned up by then [RTE/edit.e, RTE/end.d]', () => {
    const sitting = editing({ laid: [[EDIT, LOOP]] })
    sitting.does('Ann', 'edit own 2 upper QC with KC')
    expect(sitting.told()).toEqual(['edit', 'end', 'turned up', 'draw', 'turn'])
    expect(sitting.state.shared).toMatchObject({ turn: 1, faceDown: null })
    expect(sitting.state.shared.statements[0]?.[1]?.upper).toBe('KC')
  })

  test('gains nothing from this input: what is satisfied was judged before [RTE/edit.b]', () => {
    // 7D does not satisfy 9C–QC; with 5C as its lower bound it would.
    const sitting = editing({ laid: [[EDIT, '9C QC 4S']] })
    sitting.does('Ann', 'edit own 2 lower with 5C')
    expect(sitting.told()).not.toContain('loop')
    expect(sitting.state.shared.turn).toBe(1)
  })

  test('of another player’s hinders nothing of one’s own [RTE/edit.e]', () => {
    const sitting = editing({ laid: [[EDIT, LOOP], ['6C 9C 8S']] })
    sitting.does('Ann', 'edit Bob 1 upper with KC')
    expect(sitting.told()).toContain('loop')
  })

  test('may be the EDIT statement itself [RTE/edit.a]', () => {
    const sitting = editing({ laid: [[EDIT, LOOP]] })
    expect(sitting.does('Ann', 'edit own 1 function 5D with JH')).toBe('')
    expect(sitting.told()).toEqual(['edit', 'loop', 'turned up'])
    sitting.does('Ann', '5C')
    expect(sitting.posted()[0]).toMatchObject({ functions: ['pull', 'loop'] })
  })
})
