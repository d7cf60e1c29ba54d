import { searchBot } from '@ackanomic/core/bots'
import { shuffled } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { fictionary } from './game.js'
import { Sitting } from './sitting.test-support.js'

/** A source of chance for tests. */
function chance(seed: number): (of: number) => number {
  let state = seed
  return (of) => {
    state = (state * 48271) % 2147483647
    return state % of
  }
}

/** Who wants what, as a viewer sees it. */
function wants(sitting: Sitting, viewer: number | 'public') {
  return fictionary
    .pendingActions(sitting.state, viewer, 'all')
    .map(({ action, actor, need, deadline }) => [action, actor, need, deadline === null])
}

describe('what is expected', () => {
  test('in each step, of those who are to act', () => {
    const sitting = new Sitting()
    expect(wants(sitting, 'public')).toEqual([['word', 0, 'required', false]])
    sitting.word()
    // Who has sent a definition is for the Brainiac to know.
    expect(wants(sitting, 'public')).toEqual([])
    expect(wants(sitting, 3)).toEqual([['define', 3, 'required', false]])
    sitting.define({ Dov: 'd' })
    expect(wants(sitting, 3)).toEqual([])
    sitting.defineAll()
    expect(wants(sitting, 2)).toEqual([['report', 0, 'required', false]])
    sitting.report('Bob')
    expect(wants(sitting, 2)).toEqual([])
    expect(wants(sitting, 0)).toEqual([['list', 0, 'required', false]])
    sitting.list('Ann', 'Cyd', 'Dov', 'Eve').votes({ Cyd: 'Ann' })
    expect(wants(sitting, 'public')).toEqual([
      ['vote', 3, 'required', false],
      ['vote', 4, 'required', false],
    ])
    sitting.votes({ Dov: 'Ann', Eve: 'Ann' })
    expect(wants(sitting, 1)).toEqual([['score', 0, 'required', false]])
    sitting.vacation('Ann')
    expect(wants(sitting, 1)).toEqual([['score', 'scorekeeper', 'required', true]])
  })

  test('where one may change one’s mind, it is still possible', () => {
    const sitting = new Sitting({ options: { revisions: 'last' } }).word().define({ Dov: 'd' })
    expect(wants(sitting, 3)).toEqual([['define', 3, 'optional', false]])
  })
})

describe('legal moves', () => {
  const moves = (sitting: Sitting, seat: number): unknown => {
    const legal = fictionary.legalMoves(fictionary.view(sitting.state, seat))
    return legal.complete ? legal.moves : legal.sample(chance(7))?.type
  }

  test('in each step', () => {
    const sitting = new Sitting()
    expect([moves(sitting, 0), moves(sitting, 1)]).toEqual(['word', []])
    sitting.word()
    expect([moves(sitting, 0), moves(sitting, 1)]).toEqual([[], 'define'])
    sitting.defineAll()
    expect([moves(sitting, 0), moves(sitting, 1)]).toEqual(['report', []])
    sitting.report('Bob').list('Ann', 'Cyd', 'Dov', 'Eve')
    const all = [1, 2, 3, 4].map((number) => ({ type: 'vote', number }))
    expect([moves(sitting, 0), moves(sitting, 1), moves(sitting, 2)]).toEqual([[], [], all])
    sitting.votes({ Cyd: 'Ann', Dov: 'Ann', Eve: 'Ann' })
    expect([moves(sitting, 0), moves(sitting, 1)]).toEqual([[{ type: 'score' }], []])
  })
})

describe('a resampled state', () => {
  test('puts one’s own definition where it stands, and others’ anywhere', () => {
    const sitting = new Sitting().word('quoin', 'actual')
    sitting.define({ Bob: 'b', Cyd: 'same', Dov: 'same', Eve: 'e' })
    sitting.report().list('Eve', 'Cyd', 'Bob', 'Ann', 'Dov')
    const authors = new Set<string>()
    for (let seed = 1; seed <= 60; seed++) {
      const state = fictionary.determinize?.(sitting.view(2), chance(seed))
      const order = state?.secret[0]?.order ?? []
      expect([...order].sort()).toEqual([0, 1, 2, 3, 4])
      expect([1, 4]).toContain(order.indexOf(2))
      expect(order.map((seat) => state?.secret[seat]?.definition)).toEqual(
        sitting.state.shared.list,
      )
      authors.add(order.join())
    }
    expect(authors.size).toBeGreaterThan(20)
  })

  test('knows whose all were once the game is over, though their spots are gone', () => {
    const sitting = new Sitting().listed().votes({ Bob: 'Ann', Cyd: 'Ann', Dov: 'Ann', Eve: 'Ann' })
    const { order } = sitting.state.secret[0] ?? {}
    sitting.leave('Bob', 'Cyd', 'Dov', 'Eve').score()
    expect(sitting.state.outcome?.winners).toEqual([])
    const state = fictionary.determinize?.(sitting.view(1), chance(1))
    expect(state?.secret[0]?.order).toEqual(order)
  })

  test('leaves a definition out as long as the step goes on', () => {
    const sitting = new Sitting().word().define({ Bob: 'b' })
    for (let seed = 1; seed <= 40; seed++) {
      const state = fictionary.determinize?.(sitting.view(1), chance(seed))
      expect(state?.secret[1]?.definition).toBe('b')
      expect(state?.secret.slice(2).some(({ definition }) => definition === null)).toBe(true)
    }
  })

  test('is what a bot votes from, and no bot knows more than its view', () => {
    const sitting = new Sitting().listed()
    const view = sitting.view(1)
    if (view.role !== 'seat') throw new Error('There is no such seat.')
    const move = searchBot(fictionary, chance(3), { rollouts: 40 })(view, sitting.at)
    expect(move?.type).toBe('vote')
  })
})

describe('the list', () => {
  test('comes in each order that the shuffle gives [1250.10/3c(1)]', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const sitting = new Sitting().word('quoin', 'ann').defineAll().report()
      sitting.rules('list', shuffled(5, chance(seed)))
      const list = sitting.state.shared.list
      expect([...list].sort()).toEqual(['ann', 'bob', 'cyd', 'dov', 'eve'])
      seen.add(list.join())
    }
    expect(seen.size).toBeGreaterThan(10)
  })
})
