import { searchBot } from '@ackanomic/core/bots'
import { shuffled } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { fictionary } from './game.js'
import { Script } from './script.test-support.js'

function chance(seed: number): (of: number) => number {
  let state = seed
  return (of) => {
    state = (state * 48271) % 2147483647
    return state % of
  }
}

function wants(script: Script, viewer: number | 'public') {
  return fictionary
    .pendingActions(script.state, viewer, 'all')
    .map(({ action, actor, need, deadline }) => [action, actor, need, deadline === null])
}

describe('pending actions', () => {
  test('are those of the current step, for its players', () => {
    const script = new Script()
    expect(wants(script, 'public')).toEqual([['word', 0, 'required', false]])
    script.word()
    expect(wants(script, 'public')).toEqual([])
    expect(wants(script, 3)).toEqual([['define', 3, 'required', false]])
    script.define({ Dov: 'd' })
    expect(wants(script, 3)).toEqual([])
    script.defineAll()
    expect(wants(script, 2)).toEqual([['report', 0, 'required', false]])
    script.report('Bob')
    expect(wants(script, 2)).toEqual([])
    expect(wants(script, 0)).toEqual([['list', 0, 'required', false]])
    script.list('Ann', 'Cyd', 'Dov', 'Eve').votes({ Cyd: 'Ann' })
    expect(wants(script, 'public')).toEqual([
      ['vote', 3, 'required', false],
      ['vote', 4, 'required', false],
    ])
    script.votes({ Dov: 'Ann', Eve: 'Ann' })
    expect(wants(script, 1)).toEqual([['score', 0, 'required', false]])
    script.vacation('Ann')
    expect(wants(script, 1)).toEqual([['score', 'scorekeeper', 'required', true]])
  })

  test('are optional while a move may be changed', () => {
    const script = new Script({ options: { revisions: 'last' } }).word().define({ Dov: 'd' })
    expect(wants(script, 3)).toEqual([['define', 3, 'optional', false]])
  })
})

describe('legal moves', () => {
  const moves = (script: Script, seat: number): unknown => {
    const legal = fictionary.legalMoves(fictionary.view(script.state, seat))
    return legal.complete ? legal.moves : legal.sample(chance(7))?.type
  }

  test('follow the steps', () => {
    const script = new Script()
    expect([moves(script, 0), moves(script, 1)]).toEqual(['word', []])
    script.word()
    expect([moves(script, 0), moves(script, 1)]).toEqual([[], 'define'])
    script.defineAll()
    expect([moves(script, 0), moves(script, 1)]).toEqual(['report', []])
    script.report('Bob').list('Ann', 'Cyd', 'Dov', 'Eve')
    const all = [1, 2, 3, 4].map((number) => ({ type: 'vote', number }))
    expect([moves(script, 0), moves(script, 1), moves(script, 2)]).toEqual([[], [], all])
    script.votes({ Cyd: 'Ann', Dov: 'Ann', Eve: 'Ann' })
    expect([moves(script, 0), moves(script, 1)]).toEqual([[{ type: 'score' }], []])
  })
})

describe('a sampled state', () => {
  test('keeps one’s own definition in place, and shuffles those of others', () => {
    const script = new Script().word('quoin', 'actual')
    script.define({ Bob: 'b', Cyd: 'same', Dov: 'same', Eve: 'e' })
    script.report().list('Eve', 'Cyd', 'Bob', 'Ann', 'Dov')
    const authors = new Set<string>()
    for (let seed = 1; seed <= 60; seed++) {
      const state = fictionary.determinize?.(script.view(2), chance(seed))
      const order = state?.secret[0]?.order ?? []
      expect([...order].sort()).toEqual([0, 1, 2, 3, 4])
      expect([1, 4]).toContain(order.indexOf(2))
      expect(order.map((seat) => state?.secret[seat]?.definition)).toEqual(script.state.shared.list)
      authors.add(order.join())
    }
    expect(authors.size).toBeGreaterThan(20)
  })

  test('knows every author after the end, even of removed spots', () => {
    const script = new Script().listed().votes({ Bob: 'Ann', Cyd: 'Ann', Dov: 'Ann', Eve: 'Ann' })
    const { order } = script.state.secret[0] ?? {}
    script.leave('Bob', 'Cyd', 'Dov', 'Eve').score()
    expect(script.state.outcome?.winners).toEqual([])
    const state = fictionary.determinize?.(script.view(1), chance(1))
    expect(state?.secret[0]?.order).toEqual(order)
  })

  test('lacks some definition while step 2 is open', () => {
    const script = new Script().word().define({ Bob: 'b' })
    for (let seed = 1; seed <= 40; seed++) {
      const state = fictionary.determinize?.(script.view(1), chance(seed))
      expect(state?.secret[1]?.definition).toBe('b')
      expect(state?.secret.slice(2).some(({ definition }) => definition === null)).toBe(true)
    }
  })

  test('lets a bot choose its vote from its view', () => {
    const script = new Script().listed()
    const view = script.view(1)
    if (view.role !== 'seat') throw new Error('There is no such seat.')
    const move = searchBot(fictionary, chance(3), { rollouts: 40 })(view, script.at)
    expect(move?.type).toBe('vote')
  })
})

describe('the list', () => {
  test('has the order of the shuffle [1250.10/3c(1)]', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const script = new Script().word('quoin', 'ann').defineAll().report()
      script.rules('list', shuffled(5, chance(seed)))
      const list = script.state.shared.list
      expect([...list].sort()).toEqual(['ann', 'bob', 'cyd', 'dov', 'eve'])
      seen.add(list.join())
    }
    expect(seen.size).toBeGreaterThan(10)
  })
})
