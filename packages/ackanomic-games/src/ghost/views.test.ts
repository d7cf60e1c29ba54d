import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { ghost } from './game.js'
import { Script } from './script.test-support.js'

describe('pending actions', () => {
  test('are the referee’s draw of the numbers at first', () => {
    const { state } = new Script({ drawn: null })
    expect(ghost.pendingActions(state, 'referee')).toEqual([
      { action: 'numbers', actor: 'referee', need: 'required', deadline: null, prompt: 0 },
    ])
    expect(ghost.pendingActions(state, 0)).toEqual([])
  })

  test('are the plays of one player in a turn, visible to all', () => {
    const deadline = START + days(3)
    const script = new Script()
    const first = [
      { action: 'begin', actor: 0, need: 'required', deadline, prompt: null },
      { action: 'resign', actor: 0, need: 'optional', deadline, prompt: null },
    ]
    for (const viewer of [0, 1, 'referee', 'public'] as const) {
      expect(ghost.pendingActions(script.state, viewer, 'all')).toEqual(first)
    }
    expect(ghost.pendingActions(script.state, 1)).toEqual([])
    expect(ghost.pendingActions(script.plays('Ann', 'G').state, 1)).toEqual([
      { action: 'continue', actor: 1, need: 'oneOf', deadline, prompt: null },
      { action: 'protest', actor: 1, need: 'oneOf', deadline, prompt: null },
      { action: 'resign', actor: 1, need: 'optional', deadline, prompt: null },
    ])
  })

  test('are the answer and then the report after a protest', () => {
    const script = new Script().plays('Ann', 'G').plays('Bob', 'protest: it is in no word')
    const deadline = START + days(3)
    expect(ghost.pendingActions(script.state, 'public', 'all')).toEqual([
      { action: 'answer', actor: 0, need: 'required', deadline, prompt: null },
    ])
    script.plays('Ann', 'answer GO')
    expect(ghost.pendingActions(script.state, 'public', 'all')).toEqual([])
    expect(ghost.pendingActions(script.state, 'referee')).toEqual([
      { action: 'answer', actor: 'referee', need: 'required', deadline: null, prompt: 1 },
    ])
  })

  test('are optional protests by earlier players after an addition', () => {
    const script = new Script().adds('Vera').leave('Bob')
    const of = ghost
      .pendingActions(script.state, 'public', 'all')
      .filter(({ action }) => action === 'protest addition')
    expect(of.map((each) => [each.actor, each.need])).toEqual([
      [0, 'optional'],
      [2, 'optional'],
    ])
  })

  test('do not exist while the author cannot answer', () => {
    const script = new Script({ options: { absentAuthor: 'wait' } }).plays('Ann', 'G').leave('Ann')
    script.plays('Bob', 'protest: it is in no word')
    expect(ghost.pendingActions(script.state, 'public', 'all')).toEqual([])
    expect(script.due('answer')).toBe(3)
  })
})

describe('legal moves', () => {
  test('include random answers that contain the ghost word', () => {
    const script = new Script().play(['Ann', 'P'], ['Bob', 'PE'], ['Cyd', 'PER'])
    script.plays('Ann', 'protest: it is in no word')
    const legal = ghost.legalMoves(ghost.view(script.state, 2))
    expect(legal.complete).toBe(false)
    const words = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      let drawn = seed
      const pick = (of: number): number => {
        drawn = (drawn * 7 + 3) % 101
        return drawn % of
      }
      const move = legal.sample(pick)
      if (move?.type === 'answer') words.add(move.word)
    }
    expect([...words].every((word) => /^[A-Z]{0,3}PER[A-Z]{0,3}$/.test(word))).toBe(true)
    expect(words.size).toBeGreaterThan(5)
    const others = ghost.legalMoves(ghost.view(script.state, 0))
    expect(others.complete && others.moves).toEqual([])
  })

  test('exclude random moves that lose the game', () => {
    const { state } = new Script()
    for (let i = 0; i < 26; i++) {
      expect(ghost.legalMoves(ghost.view(state, 0)).sample((of) => i % of)?.type).toBe('begin')
    }
  })

  test('include protests against an addition, in any turn', () => {
    const { state } = new Script().adds('Vera')
    for (const seat of [0, 1, 2]) {
      const legal = ghost.legalMoves(ghost.view(state, seat))
      expect(legal.complete && legal.moves.at(-1)).toEqual({
        type: 'protest addition',
        newcomer: 3,
      })
    }
    const shared = ghost.legalMoves(ghost.view(state, 3))
    expect(shared.complete && shared.moves).toEqual([])
  })
})

describe('a sampled state', () => {
  test('equals the real state in everything that play uses', () => {
    const script = new Script().adds('Vera').plays('Ann', 'G')
    script.plays('Bob', 'protest: it is in no word').plays('Ann', 'answer GO')
    for (const viewer of [0, 'referee', 'public', { person: 'Wim' }] as const) {
      const again = ghost.determinize?.(script.view(viewer), () => 0, script.at)
      expect(again?.shared).toEqual(script.state.shared)
      expect(again?.openPrompts).toMatchObject(
        script.state.openPrompts.map(({ name, question, details, to }) => ({
          name,
          question,
          details,
          to,
        })),
      )
    }
  })
})
