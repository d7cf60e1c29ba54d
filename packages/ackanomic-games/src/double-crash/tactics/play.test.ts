import { seededRandom } from '@ackanomic/core/bots'
import { dictionaryReferee, wordDictionary } from '@ackanomic/core/dictionary'
import type { SeatView } from '@ackanomic/core/engine'
import { tacticsLawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { doubleCrash } from '../game.js'
import { doubleCrashLaws } from '../laws.test-support.js'
import type { DoubleCrash } from '../model.js'
import { COMMON_WORDS } from '../sampling.js'
import { Script, salvo } from '../script.test-support.js'
import { doubleCrashTactics } from './play.js'
import {
  type DoubleCrashBot,
  LIST,
  pairing,
  playMatch,
  properRandomBot,
  thinking,
} from './trials.test-support.js'

const referee = dictionaryReferee({ official: wordDictionary(LIST) })
const tactics = doubleCrashTactics({ words: LIST })
const OPTIONS = [
  {},
  { salvoWords: 'dictionary', targets: 'check' },
  { discovery: 'immediate' },
  { revisions: 'last' },
] as const

describe('a bot at full strength', () => {
  test.each(OPTIONS)('plays a match to its end with the options %j', (options) => {
    const pick = seededRandom('whole')
    for (let i = 0; i < 5; i++) {
      const bots = [thinking(tactics, pick), thinking(tactics, pick)] as const
      const { state } = playMatch(bots, referee, options)
      expect(state.outcome?.winners.length).toBe(1)
      expect(state.shared.tentative).not.toBeNull()
      expect(state.shared.claims).toEqual([])
    }
  })

  test('beats random play', () => {
    const pick = seededRandom('beats')
    for (const seat of [0, 1, 0, 1] as const) {
      const { state } = playMatch(pairing(LIST, seat, pick), referee)
      expect(state.outcome?.winners).toEqual([['Ann', 'Bob'][seat]])
    }
  })

  test('beats random play without a dictionary, whatever the Target Word', () => {
    const pick = seededRandom('without')
    const words = LIST.map((word) => word.toUpperCase())
    const both = dictionaryReferee({ official: wordDictionary([...LIST, ...COMMON_WORDS]) })
    let won = 0
    for (let i = 0; i < 10; i++) {
      const good = thinking(doubleCrashTactics(), pick)
      const { state } = playMatch([good, properRandomBot(words, pick)], both)
      if (state.outcome?.winners[0] === 'Ann') won += 1
      expect(COMMON_WORDS).toContain(state.shared.targets?.[0])
    }
    expect(won).toBeGreaterThan(5)
  })

  const bot = thinking(tactics, () => 0)
  const moveOf = (script: Script, seat: 0 | 1): ReturnType<DoubleCrashBot> => {
    const view = doubleCrash.view(script.state, seat)
    return view.role === 'seat' ? bot(view) : undefined
  }

  test('moves only when an action is pending', () => {
    const script = new Script()
    expect(moveOf(script, 0)).toMatchObject({ type: 'opening', target: 'HEART' })
    script.plays('Ann', salvo(6))
    expect(moveOf(script, 0)).toEqual({ type: 'target', word: 'HEART' })
    script.plays('Ann', 'target HEART')
    expect(moveOf(script, 0)).toBeUndefined()
    script.plays('Bob', 'target SWORD')
    expect(moveOf(script, 1)?.type).toBe('salvo')
    script.plays('Bob', salvo(6))
    expect(moveOf(script, 1)).toEqual(script.reply('Bob'))
    expect(moveOf(script.replies('Bob'), 1)).toBeUndefined()
    script.changeRoster({ type: 'dispute', by: 'Bob' })
    expect(moveOf(script, 0)).toBeUndefined()
  })

  test('claims what it can prove: two numbers for a word, wrong numbers, improper words', () => {
    const twice = new Script().chosen().salvos({ 1: 'SPADE', 2: 'SPADE' }).replies('Bob', { 2: 2 })
    const second = { type: 'claim', error: { what: 'report', round: 2, place: 2 } }
    expect(moveOf(twice, 0)).toEqual(second)
    const wrong = new Script().chosen().salvos({ 1: 'SWORD' }).replies('Ann', { 3: 1 })
    const third = { type: 'claim', error: { what: 'report', round: 2, place: 3 } }
    expect(moveOf(wrong.replies('Bob'), 1)).toEqual(third)
    const improper = new Script().chosen('HEART', 'QXZJW').salvos({ 1: 'QXZJW' })
    improper.replies('Ann').replies('Bob')
    expect(moveOf(improper, 0)).toEqual({ type: 'claim', error: { what: 'target' } })
    const view = improper.view(0)
    if (view.role !== 'seat') throw new Error('Ann has a seat.')
    // Without a dictionary no word counts as improper.
    expect(thinking(doubleCrashTactics(), () => 0)(view)).toBeUndefined()
    improper.plays('Ann', 'claim: improper target')
    expect(moveOf(improper, 0)).toBeUndefined()
    expect(moveOf(improper, 1)).toBeUndefined()
  })

  test('gives a reason for each piece of advice', () => {
    const script = new Script().reach(3)
    const thought = tactics.solve?.(script.view(0) as SeatView<DoubleCrash>, seededRandom('steps'))
    const advice = [...(thought ?? [])].flat()
    expect(advice.length).toBe(5)
    for (const { move, value, reason } of advice) {
      const entry = { kind: 'move', at: script.at, by: 'Ann', move } as const
      expect(doubleCrash.check(script.state, entry)).toBeUndefined()
      expect(value).toBeGreaterThan(0)
      expect(reason).toMatch(/words agree with all reports/)
    }
  })

  test('ignores what its seat cannot know', () => {
    const worlds = ['SWORD', 'SPADE'].map((bob) => new Script().chosen('HEART', bob).salvos())
    const moves = worlds.map((world) => moveOf(world.replies('Ann'), 0) ?? null)
    expect(moves[0]).toEqual(moves[1])
    const salvos = worlds.map((world) => moveOf(world.replies('Bob'), 0))
    expect(salvos[0]?.type).toBe('salvo')
    expect(salvos[0]).toEqual(salvos[1])
  })
})

describe.each([
  ['with a word list', LIST],
  ['without a word list', []],
])('bot laws %s', (_, words) => {
  const laws = { ...doubleCrashLaws, runs: 5 }
  for (const law of tacticsLawsOf(doubleCrash, doubleCrashTactics({ words }), laws)) {
    test(law.name, () => law.check())
  }
})
