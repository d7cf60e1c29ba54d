import type { State } from '@ackanomic/core/engine'
import { stateProblem } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { runtimeError } from './game.js'
import type { RuntimeError } from './model.js'
import { NAMES, Script, sceneOf } from './script.test-support.js'
import type { RuntimeErrorShared } from './state.js'

const problemsOf = (...states: readonly State<RuntimeError>[]) =>
  states.map((state) => stateProblem(runtimeError, state))

describe('a state', () => {
  test('is valid with a face-down card, and after a winning claim', () => {
    const laid = [['5D QD 2D', '4H 10H 2C'], ['2S KS 5S']]
    const edited = new Script({ hands: ['7C 9S', '3C'], laid, rest: 1, discard: 'AC' })
    edited.does('Ann', '7C')
    edited.does('Ann', 'edit Bob 1 lower with 9S')
    expect(edited.state.shared).toMatchObject({ stage: 'executing', shuffling: true })
    const swap = [['5D QD 2H', '4H 10H 2S']]
    const won = (options: object) =>
      new Script({ hands: ['7C', '9D'], laid: swap, discard: '8D', options })
    const known = won({})
    const truly = won({ knowledge: 'deck' })
    for (const script of [known, truly]) {
      expect(script.does('Ann', 'claim')).toBe('')
      expect(script.state.shared.proved).not.toBeNull()
    }
    expect(problemsOf(edited.state, known.state, truly.state)).toEqual(Array(3).fill(undefined))
    const forgery = { ...known.state, shared: { ...known.state.shared, turn: 1 } }
    expect(problemsOf(forgery)).toEqual(['proved: it is not about what lies there.'])
  })

  test('is valid where a failed claim cost the turn and the final draw awaits a shuffle', () => {
    const laid = [['5D QD 2D', '4H 10H 2C'], ['2S KS 5S']]
    const options = { failedClaim: 'ends-turn' } as const
    const failed = new Script({ hands: ['7C', '3C'], laid, rest: 1, discard: 'AC 2H 9S', options })
    failed.does('Ann', 'claim')
    expect(failed.state.shared).toMatchObject({ stage: 'ending', shuffling: true, solver: 'no' })
    const { shared } = failed.state
    const asked = { ...failed.state, shared: { ...shared, solver: 'asked' } as const }
    const open = { ...failed.state, shared: { ...shared, solver: 'undecided' } as const }
    const problems = problemsOf(failed.state, open, asked)
    expect(problems).toEqual([undefined, undefined, 'solver: it is not asked now.'])
  })

  test('is valid where an ended turn awaits a shuffle', () => {
    const ended = new Script({ hands: ['7C', '3C'], laid: [], rest: 0, discard: 'AC 2H 9S' })
    expect(ended.does('Ann', 'end')).toBe('')
    expect(ended.state.shared).toMatchObject({ stage: 'ending', shuffling: true })
    expect(problemsOf(ended.state)).toEqual([undefined])
  })
})

const roster = { players: NAMES.slice(0, 2), referees: [], startedAt: 0 }
const sound = sceneOf({ hands: ['7C 8C 2D', '9D'], laid: [['5D QD 3H']], discard: 'AC 2C' })

describe('a position is refused with', () => {
  test.each<readonly [string, Partial<Record<keyof RuntimeErrorShared, unknown>>, string]>([
    ['a card in two places', { discard: ['AC', '7C'] }, '7C is in two places'],
    ['one card too few', { discard: ['AC'] }, '52 cards are in play, not 51'],
    ['an unknown card', { discard: ['1C'] }, 'discard'],
    ['a deck of the wrong size', { deck: 2 }, 'deck: it holds'],
    ['a deck of 10^9', { deck: 1e9 }, 'deck'],
    ['hands of the wrong size', { hands: [2, 1] }, 'hands: seat 0 holds 3 cards'],
    ['three hands', { hands: [3, 1, 0] }, 'hands: give one for each'],
    ['a turn of a seat that does not exist', { turn: 2 }, 'turn: seat 2'],
    ['an input too early', { input: 'AC', discard: ['2C'] }, 'input: there is none'],
    [
      'a face-down card out of place',
      { faceDown: { of: 0, statement: 0, slot: 'lower' } },
      'faceDown',
    ],
    ['a malformed statement', { statements: [[{}], []] }, 'statements'],
    [
      'bounds that cross',
      { statements: [[{ lower: 'QD', upper: '5D', function: '3H' }], []] },
      'not valid',
    ],
    ['a shuffle too early', { shuffling: true }, 'shuffling: the discard pile is not'],
    ['a phase that waits for nothing', { stage: 'ending', ahead: ['pass'] }, 'nothing is waited'],
    ['a deal with cards', { stage: 'deal' }, '0 cards are in play'],
    ['a step that cannot follow', { ahead: ['pass'] }, 'ahead: pass cannot follow'],
    ['a card that nobody saw', { seen: [['KD'], []] }, 'seen: seat 0'],
    ['a pool that is too small', { pool: ['AC'] }, 'which was made of other cards'],
    [
      'statements before the first turn',
      { stage: 'first', ahead: [] },
      'before the first turn nothing is laid',
    ],
    ['a step after a win', { proved: null, stage: 'loop', ahead: ['loop'] }, 'ahead'],
  ])('%s', (_, changes, why) => {
    const { shared, secret, hidden } = sound
    const position = { shared: { ...shared, ...changes }, secret, hidden }
    const start = runtimeError.setup(roster, { first: 0 }, position)
    expect(start.ok ? '' : start.error.code).toBe('badPosition')
    expect(start.ok ? '' : start.error.message).toContain(why)
  })
})
