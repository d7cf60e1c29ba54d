import { describe, expect, test } from 'vitest'
import { Script } from './script.test-support.js'

/** Satisfied by all but the kings. */
const LOAD = 'AD QD 2C'
const PULL = 'AS QS 3H'
const LOOP = 'AC QC 4S'

describe('an input', () => {
  test('may be played or skipped, and is the only one of a turn without LOOP [RTE/test.a, RTE/test.f, RTE/turn]', () => {
    const script = new Script({ hands: ['7D 8D', '9D 10D'], deck: '2H 3S' })
    expect(script.does('Ann', '7D')).toBe('')
    expect(script.eventTypes()).toEqual(['input', 'end', 'draw', 'turn'])
    expect(script.refuses('Ann', '8D')).toBe('notYourTurn RTE/turn')
    expect(script.does('Bob', 'end')).toBe('')
    expect(script.hand(1)).toBe('9D 10D 3S')
    expect(script.pile).toBe('7D')
  })

  test('must be in hand [RTE/test.a]', () => {
    const script = new Script({ hands: ['7D', '8D'] })
    expect(script.refuses('Ann', '8D')).toBe('notInHand RTE/test.a')
    expect(script.does('Ann', 'input 8D')).toBe('You do not hold 8D; you hold 7D.')
  })

  test.each([
    ['4H', false],
    ['5H', true],
    ['5C', true],
    ['7S', true],
    ['8D', true],
    ['9D', false],
  ])('%s satisfies 5–8: %s [RTE/test.b, RTE/test.g]', (card, satisfied) => {
    const script = new Script({ hands: [`${card} KD`, ''], laid: [['5S 8S QC']], deck: '2D 3D' })
    script.does('Ann', `input ${card}`)
    expect(script.ownEvents()[0]).toMatchObject({ functions: satisfied ? ['load'] : [] })
    expect(script.hand(0)).toBe(satisfied ? 'KD 2D 3D' : 'KD 2D')
  })

  test('is tested only against its player’s statements [RTE/test.c]', () => {
    const script = new Script({ hands: ['7D', ''], laid: [[], [LOAD, LOOP]] })
    script.does('Ann', '7D')
    expect(script.ownEvents()[0]).toEqual({ type: 'input', seat: 0, card: '7D', functions: [] })
  })

  test('triggers each satisfied statement, in the order D, C, H, S [RTE/test.d, RTE/test.e]', () => {
    const laid = [[LOOP, PULL, LOAD, '2H QH 5D']]
    const script = new Script({ hands: ['7D', 'KS'], laid, discard: '8S', deck: 'KD', rest: 1 })
    script.does('Ann', '7D')
    expect(script.ownEvents()).toEqual([
      { type: 'input', seat: 0, card: '7D', functions: ['edit', 'load', 'pull', 'loop'] },
      { type: 'ignored', seat: 0, function: 'edit' },
      { type: 'draw', seat: 0, by: 'load' },
      { type: 'pull', seat: 0, card: '8S' },
      { type: 'loop', seat: 0, card: '7D' },
    ])
    expect(script.hand(0)).toBe('KD 8S')
  })
})

describe('LOAD', () => {
  test('draws the top card of the deck, which only the player sees [RTE/load.a, RTE/load.b]', () => {
    const script = new Script({ hands: ['7D', ''], laid: [[LOAD]], deck: '2D 3D' })
    script.does('Ann', '7D')
    expect(script.hand(0)).toBe('2D 3D')
    expect(script.ownEvents(0).filter(({ type }) => type === 'drawn')).toEqual([
      { type: 'drawn', card: '2D' },
      { type: 'drawn', card: '3D' },
    ])
    for (const viewer of [1, 'public', 'referee'] as const) {
      expect(script.eventTypes(viewer)).toEqual(['input', 'draw', 'end', 'draw', 'turn'])
    }
  })

  test('has the pile shuffled, without the input, when the deck is empty [RTE/deck.a, RTE/pull.c]', () => {
    const script = new Script({
      hands: ['7D', ''],
      laid: [[LOAD, PULL]],
      discard: '2D 3D 4D',
      rest: 1,
    })
    expect(script.does('Ann', '7D')).toBe('')
    expect(script.state.openPrompts).toMatchObject([
      { name: 'pile', to: 'host', question: { kind: 'shuffle', of: 3 } },
    ])
    expect(script.state.shared).toMatchObject({ stage: 'executing', shuffling: true, input: '7D' })
    expect(script.refuses('Ann', 'end')).toBe('shuffling RTE/deck.a')
    // From the new top down: 4D, 2D, 3D; the pile is empty now, so PULL is ignored.
    script.answers([2, 0, 1])
    expect(script.eventTypes()).toEqual(['newDeck', 'draw', 'ignored', 'end', 'draw', 'turn'])
    expect(script.hand(0)).toBe('4D 2D')
    expect(script.state.hidden.deck).toEqual(['3D'])
    expect(script.state.shared).toMatchObject({ deck: 1, discard: ['7D'], shuffling: false })
  })

  test('needs no shuffle for a single card [RTE/deck.a]', () => {
    const script = new Script({ hands: ['7D', ''], laid: [[LOAD]], discard: '2D', rest: 1 })
    script.does('Ann', '7D')
    expect(script.eventTypes()).toEqual([
      'input',
      'newDeck',
      'draw',
      'end',
      'newDeck',
      'draw',
      'turn',
    ])
    expect(script.hand(0)).toBe('2D 7D')
  })

  test('gives nothing when deck and pile are empty [RTE/deck.b]', () => {
    const script = new Script({ hands: ['7D 8D', ''], laid: [[LOAD, LOOP]], rest: 1 })
    script.does('Ann', '7D')
    expect(script.ownEvents()[1]).toEqual({ type: 'ignored', seat: 0, function: 'load' })
    expect(script.hand(0)).toBe('8D')
  })
})

describe('PULL', () => {
  test('takes the top card of the pile, not the input [RTE/pull.a, RTE/pull.c]', () => {
    const script = new Script({ hands: ['7D', ''], laid: [[PULL]], discard: '2D 3D', deck: '9C' })
    script.does('Ann', '7D')
    expect(script.hand(0)).toBe('3D 9C')
    expect(script.pile).toBe('2D 7D')
  })

  test('is skipped when the pile is empty [RTE/pull.b]', () => {
    const script = new Script({ hands: ['7D', ''], laid: [[PULL]], deck: '9C' })
    script.does('Ann', '7D')
    expect(script.eventTypes()).toEqual(['input', 'ignored', 'end', 'draw', 'turn'])
    expect(script.hand(0)).toBe('9C')
  })
})

describe('LOOP', () => {
  const scene = { hands: ['7D 8D KD', ''], laid: [[LOOP]], deck: '9C' }

  test('discards the input and asks for another [RTE/loop.a, RTE/loop.c, RTE/test.f]', () => {
    const script = new Script(scene)
    script.does('Ann', '7D')
    expect(script.pile).toBe('7D')
    expect(script.state.shared).toMatchObject({ stage: 'loop', input: null, turn: 0 })
    for (const text of ['end', 'skip']) {
      expect(script.refuses('Ann', text)).toBe('inputFirst RTE/loop.c')
    }
    expect(script.does('Ann', '8D')).toBe('')
    expect(script.state.shared.stage).toBe('loop')
    // The king does not loop: the turn ends with it.
    script.does('Ann', 'KD')
    expect(script.pile).toBe('7D 8D KD')
    expect(script.state.shared.turn).toBe(1)
  })

  test('is skipped with an empty hand, and the turn ends [RTE/loop.b]', () => {
    const script = new Script({ ...scene, hands: ['7D', ''] })
    script.does('Ann', '7D')
    expect(script.eventTypes()).toEqual(['input', 'ignored', 'end', 'draw', 'turn'])
    expect(script.pile).toBe('7D')
  })

  test('asks for an input even if LOAD has only just filled the hand [RTE/test.e, RTE/loop.c]', () => {
    const script = new Script({ ...scene, hands: ['7D', ''], laid: [[LOOP, LOAD]] })
    script.does('Ann', '7D')
    expect(script.state.shared.stage).toBe('loop')
    expect(script.hand(0)).toBe('9C')
  })
})

describe('the end of a turn', () => {
  test('discards the input, draws, and passes clockwise [RTE/end.a, RTE/end.b, RTE/end.c]', () => {
    const script = new Script({ hands: ['7D', '', ''], turn: 0, rest: 2, discard: '', deck: '' })
    // There are no other cards, so the input itself becomes the new deck.
    script.does('Ann', '7D')
    expect(script.eventTypes()).toEqual(['input', 'end', 'newDeck', 'draw', 'turn'])
    expect(script.hand(0)).toBe('7D')
    expect(script.state.shared.turn).toBe(1)
  })

  test('draws even after a skipped test or with an empty hand [RTE/end.b]', () => {
    const script = new Script({ hands: ['', ''], deck: '2D 3D' })
    expect(script.does('Ann', 'end')).toBe('')
    expect(script.hand(0)).toBe('2D')
    expect(script.ownEvents()[0]).toEqual({ type: 'end', seat: 0, input: null })
  })

  test('draws nothing when deck and pile are empty [RTE/deck.b]', () => {
    const script = new Script({ hands: ['', ''], rest: 1 })
    script.does('Ann', 'end')
    expect(script.eventTypes()).toEqual(['end', 'noCard', 'turn'])
  })

  test('waits for a shuffle, then continues by itself [RTE/deck.a, RTE/end.b]', () => {
    const script = new Script({ hands: ['7D', ''], discard: '2D 3D', rest: 1 })
    script.does('Ann', '7D')
    expect(script.state.shared).toMatchObject({ stage: 'ending', shuffling: true, turn: 0 })
    expect(script.answers([0, 1])).not.toBe('')
    expect(script.answers([2, 0, 1])).toBe('')
    expect(script.hand(0)).toBe('7D')
    expect(script.state.shared).toMatchObject({ stage: 'scripting', turn: 1, deck: 2 })
  })
})

describe('a deck replaced at once when empty', () => {
  const options = { reshuffle: 'when-empty' } as const

  test('takes the pile before PULL can [RTE/deck.a]', () => {
    const scene = { hands: ['7D', ''], laid: [[LOAD, PULL]], discard: '2D 3D', deck: '9C', rest: 1 }
    const script = new Script({ ...scene, options })
    script.does('Ann', '7D')
    expect(script.state.shared).toMatchObject({
      shuffling: true,
      ahead: ['pull', 'discard', 'draw', 'pass'],
    })
    script.answers([1, 0])
    expect(script.eventTypes()).toEqual(['newDeck', 'ignored', 'end', 'draw', 'turn'])
    const later = new Script(scene)
    later.does('Ann', '7D')
    expect(later.eventTypes()).toEqual(['input', 'draw', 'pull', 'end'])
    expect(later.hand(0)).toBe('9C 3D')
    expect(later.state.shared.shuffling).toBe(true)
  })

  test('takes each discard while empty, before the next input [RTE/deck.a]', () => {
    const script = new Script({ hands: ['7D 8D', ''], laid: [[LOOP]], rest: 1, options })
    script.does('Ann', '7D')
    expect(script.state.shared).toMatchObject({ stage: 'loop', deck: 1, discard: [] })
    expect(script.state.hidden.deck).toEqual(['7D'])
  })

  test('is replaced before the turn passes [RTE/deck.a, RTE/end.c]', () => {
    const script = new Script({ hands: ['', ''], discard: '2D 3D', deck: '9C', rest: 1, options })
    script.does('Ann', 'end')
    expect(script.state.shared).toMatchObject({ shuffling: true, turn: 0, stage: 'ending' })
    script.answers([1, 0])
    expect(script.state.shared).toMatchObject({
      turn: 1,
      stage: 'scripting',
      deck: 2,
      discard: [],
    })
  })
})
