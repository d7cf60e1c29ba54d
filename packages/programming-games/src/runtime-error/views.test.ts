import { describe, expect, test } from 'vitest'
import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from './cards.js'
import { runtimeError } from './game.js'
import { dice } from './proof/positions.test-support.js'
import { Script } from './script.test-support.js'
import { type RuntimeErrorStatement, syntaxProblem } from './statement.js'

const EDIT = '2S QS 5D'
const LOAD = 'AD QD 2C'
const PULL = '2H QH 3H'

describe('a view', () => {
  const scene = {
    hands: ['7D 8D', '9D 10D', 'JC'],
    laid: [[PULL], ['6C 9C 8H']],
    discard: '2D 3D',
    deck: 'KS',
  }

  test('shows pile, statements and sizes, a hand to its owner, and the deck to nobody [RTE/vis.hand]', () => {
    const { state } = new Script(scene)
    for (const viewer of ['public', 'referee', { person: 'Ann' }, 0, 1, 2] as const) {
      const view = runtimeError.view(state, viewer)
      const text = JSON.stringify(view)
      const shown = ['2D', '3D', '2H', 'QH', '3H', '6C', '9C', '8H']
      for (const card of shown) expect(text).toContain(`"${card}"`)
      for (const [seat, hand] of [['7D', '8D'], ['9D', '10D'], ['JC']].entries()) {
        for (const card of hand) expect(text.includes(`"${card}"`)).toBe(viewer === seat)
      }
      expect(text).not.toContain('"KS"')
      expect(view.shared).toMatchObject({ hands: [2, 2, 1], deck: state.hidden.deck.length })
    }
  })

  test('shows the place of a pulled card until it is seen to leave [RTE/vis.hand]', () => {
    const script = new Script({ ...scene, laid: [[PULL, 'AC QC 4S'], []] })
    script.does('Ann', '7D')
    expect(runtimeError.view(script.state, 1).shared.seen).toEqual([['3D'], [], []])
    script.does('Ann', '3D')
    expect(runtimeError.view(script.state, 1).shared.seen).toEqual([['7D'], [], []])
  })
})

describe('a sampled table', () => {
  const all = (script: Script): RuntimeErrorCard[] => {
    const { secret, hidden, shared } = script.state
    const laid = shared.statements.flat().flatMap((s) => [s.lower, s.upper, s.function])
    return [
      ...secret.flatMap(({ hand, faceDown }) => (faceDown === null ? hand : [...hand, faceDown])),
      ...hidden.deck,
      ...shared.discard,
      ...laid.flatMap((card) => card ?? []),
      ...(shared.input === null ? [] : [shared.input]),
    ]
  }

  test('has all 52 cards, each where everybody saw it go, and a deck from the last pile', () => {
    const script = new Script({
      hands: ['7D 8D 9C', '9D 10D', 'JC'],
      laid: [[PULL], ['6C 8C 8H']],
      discard: '2D 3D',
      rest: 1,
    })
    script.does('Ann', '7D')
    script.answers([1, 0])
    const pick = dice(5)
    for (const viewer of ['public', 0, 1, 2] as const) {
      for (let i = 0; i < 20; i++) {
        const again = runtimeError.determinize?.(runtimeError.view(script.state, viewer), pick)
        if (again === undefined) throw new Error('the game can be resampled')
        expect([...all(new Script(again))].sort()).toEqual([...RUNTIME_ERROR_CARDS].sort())
        expect(again.secret[0]?.hand).toContain('3D')
        for (const card of again.hidden.deck) expect(['2D', '7D']).toContain(card)
      }
    }
  })

  test('has any possible face-down card that makes a valid statement [RTE/edit.g]', () => {
    const script = new Script({
      hands: ['7D KC JH JC', '9D QC 10C', 'AS'],
      laid: [[EDIT, LOAD], ['6C 9C 8H']],
      discard: '2D 3D',
      rest: 2,
    })
    script.does('Ann', '7D')
    script.does('Ann', 'edit Bob 1 upper with KC')
    expect(script.state.shared.shuffling).toBe(true)
    const pick = dice(9)
    const lain = new Set<RuntimeErrorCard | null>()
    for (let i = 0; i < 200; i++) {
      const again = runtimeError.determinize?.(runtimeError.view(script.state, 1), pick)
      if (again === undefined) throw new Error('the game can be resampled')
      const card = again.secret[0]?.faceDown ?? null
      lain.add(card)
      const filled = { lower: '6C', upper: card, function: '8H' } as RuntimeErrorStatement
      expect(syntaxProblem([filled])).toBeUndefined()
      expect([...all(new Script(again))].sort()).toEqual([...RUNTIME_ERROR_CARDS].sort())
    }
    // 9C was removed, and Bob holds QC and 10C himself.
    expect([...lain].sort()).toEqual(['7C', '8C', 'JC', 'KC'])
    const mine = runtimeError.determinize?.(runtimeError.view(script.state, 0), pick)
    expect(mine?.secret[0]).toEqual(script.state.secret[0])
  })

  test('may have a face-down card that its editor was seen to pull [RTE/edit.g]', () => {
    const script = new Script({
      hands: ['7D KC JH', '9D', 'AS'],
      laid: [[EDIT, LOAD], ['6C 9C 8H']],
      discard: '2D 3D',
      seen: ['KC'],
      rest: 2,
    })
    script.does('Ann', '7D')
    script.does('Ann', 'edit Bob 1 upper with KC')
    // Nobody can tell yet that KC has left the hand.
    expect(script.state.shared).toMatchObject({ shuffling: true, seen: [['KC'], [], []] })
    const lain = new Set<RuntimeErrorCard | null>()
    const pick = dice(3)
    for (let i = 0; i < 100; i++) {
      const again = runtimeError.determinize?.(runtimeError.view(script.state, 1), pick)
      const [ann] = again?.secret ?? []
      lain.add(ann?.faceDown ?? null)
      expect([ann?.faceDown, ...(ann?.hand ?? [])]).toContain('KC')
    }
    expect(lain.has('KC')).toBe(true)
    expect(lain.size).toBeGreaterThan(1)
    script.answers([2, 1, 0])
    expect(script.state.shared.seen[0]).not.toContain('KC')
  })

  test('has the only possible face-down card when all else in the hand is known [RTE/edit.g]', () => {
    const script = new Script({
      hands: ['7D KC 8H', '9D', 'AS'],
      laid: [[EDIT, LOAD], ['6C 9C 8S']],
      discard: '2D 3D',
      seen: ['KC 8H'],
      rest: 2,
    })
    script.does('Ann', '7D')
    script.does('Ann', 'edit Bob 1 upper with KC')
    const pick = dice(4)
    for (let i = 0; i < 30; i++) {
      const again = runtimeError.determinize?.(runtimeError.view(script.state, 2), pick)
      expect(again?.secret[0]).toEqual({ hand: ['8H'], faceDown: 'KC' })
    }
  })
})
