import { describe, expect, test } from 'vitest'
import { hours } from '../time.js'
import type { Name } from './errand-types.test-support.js'
import { errandDefinition, errands } from './errands.test-support.js'
import { at, by, Sitting } from './match-script.test-support.js'

const log = (text: string) => ({ call: 'log', text }) as const

describe('a simulation', () => {
  test('moves in place, and leaves its source state alone', () => {
    const { game, state } = new Sitting()
    const before = structuredClone(state)
    const simulation = game.simulate(state)
    simulation.play(0, { type: 'run', errands: [log('one')] })
    simulation.play(1, { type: 'hide', note: 'two' })
    expect(state).toStrictEqual(before)
    expect(simulation.state.shared.log.at(-1)).toBe('one')
    expect(simulation.state.secret[1]?.note).toBe('two')
    expect(Object.isFrozen(simulation.state)).toBe(false)
  })

  test('agrees with apply on every entry, with answers and simultaneous moves', () => {
    const sitting = new Sitting()
    const { game } = sitting
    const simulation = game.simulate(sitting.state)
    const same = () => expect(simulation.snapshot()).toStrictEqual(sitting.state)

    sitting.apply(
      by.run(
        0,
        'Ann',
        { call: 'ask', name: 'coin' },
        { call: 'ask', name: 'dice' },
        { call: 'owe', times: 2 },
      ),
    )
    simulation.play(0, {
      type: 'run',
      errands: [
        { call: 'ask', name: 'coin' },
        { call: 'ask', name: 'dice' },
        { call: 'owe', times: 2 },
      ],
    })
    same()
    const [coin, dice] = simulation.openPrompts
    sitting.apply(by.answer(0, 'Ref', 1, [3, 4]))
    if (dice !== undefined) simulation.answer(dice, [3, 4])
    same()
    sitting.apply(by.time(9))
    expect(simulation.apply(by.time(9))).toBeUndefined()
    sitting.apply(by.answer(9, 'Ref', 0, 1))
    if (coin !== undefined) simulation.answer(coin, 1)
    same()
    expect(simulation.openPrompts).toEqual([])
  })

  test('asks the game whether it is waiting, or looks at the pending actions', () => {
    const wanting = (need: 'required' | 'optional') => () => ({ cheer: { need } }) as const
    const { state } = new Sitting()
    expect(errands({ pending: wanting('required') }).simulate(state).isWaiting).toBe(true)
    expect(errands({ pending: wanting('optional') }).simulate(state).isWaiting).toBe(false)
    const asking = errands({
      pending: wanting('required'),
      isWaiting: ({ shared }) => shared.owed > 0,
    })
    expect(asking.simulate(state).isWaiting).toBe(false)
    expect(asking.simulate({ ...state, shared: { ...state.shared, owed: 1 } }).isWaiting).toBe(true)
  })

  test('keeps the objects in append-only lists, and copies all others', () => {
    const giving = errands({ appendOnly: ['gifts'] })
    const { state } = new Sitting()
    const gift = Object.freeze({ of: Object.freeze([1]) })
    const given = {
      ...state,
      shared: { ...state.shared, gifts: [gift], pins: [{ type: 'pin' as const, times: 1 }] },
    }
    const { shared } = giving.simulate(given).state
    expect(shared.gifts).not.toBe(given.shared.gifts)
    expect(shared.gifts[0]).toBe(gift)
    expect(shared.pins[0]).not.toBe(given.shared.pins[0])
  })

  test('stays the same after a refused entry, even if deadlines fell due before it', () => {
    const { game, state } = new Sitting().apply(
      by.run(0, 'Ann', { call: 'start', deadline: 'turn', length: hours(1) }),
    )
    const simulation = game.simulate(state)
    expect(simulation.apply(by.run(2, 'Zoe'))).toMatchObject({ code: 'notAllowed' })
    expect(simulation.apply('junk')).toMatchObject({ code: 'invalidEntry' })
    expect(simulation.snapshot()).toStrictEqual(state)
    expect(simulation.apply(by.run(2, 'Ann'))).toBeUndefined()
    expect(simulation.state.shared.log.at(-1)).toBe('turn')
  })

  test('can be forked and reset, and keeps its snapshots', () => {
    const { game, state } = new Sitting()
    const one = game.simulate(state)
    one.play(0, { type: 'run', errands: [log('one')] })
    const kept = one.snapshot()
    const two = one.fork()
    two.play(0, { type: 'run', errands: [log('two')] })
    expect(one.snapshot()).toStrictEqual(kept)
    expect(two.state.shared.log.slice(2)).toEqual(['one', 'two'])
    two.reset(state)
    expect(two.snapshot()).toStrictEqual(state)
    two.play(0, { type: 'run', errands: [log('three')] })
    two.reset(state)
    two.play(0, { type: 'run', errands: [log('four')] })
    expect(two.state.shared.log.slice(2)).toEqual(['four'])
    two.reset(kept)
    expect(two.snapshot()).toStrictEqual(kept)
    expect(Object.isFrozen(kept.shared.log)).toBe(true)
  })

  test('advances time from deadline to deadline', () => {
    const { game, state } = new Sitting().apply(
      by.run(
        0,
        'Ann',
        { call: 'start', deadline: 'turn', length: hours(5) },
        { call: 'start', deadline: 'vigil', length: hours(2) },
      ),
    )
    const simulation = game.simulate(state)
    expect([simulation.advanceToNextDeadline(), simulation.state.clock.now]).toEqual([true, at(2)])
    expect([simulation.advanceToNextDeadline(), simulation.state.clock.now]).toEqual([true, at(5)])
    expect([simulation.advanceToNextDeadline(), simulation.state.clock.now]).toEqual([false, at(5)])
    expect(simulation.state.shared.log.slice(2)).toEqual(['vigil', 'turn'])
  })

  test('samples no move for an empty seat', () => {
    const { game, state } = new Sitting().apply(
      by.society(1, { type: 'leave', persons: ['Ann'], from: 'match' }),
    )
    const simulation = game.simulate(state)
    expect(simulation.sample(0, () => 0)).toBeUndefined()
    expect(simulation.sample(1, () => 0)).toEqual({ type: 'run', errands: [] })
  })

  test('makes a move as the person in the seat, never as the referee', () => {
    const seen: unknown[] = []
    const game = errands({
      moves: {
        ...errandDefinition.moves,
        cheer: {
          ...errandDefinition.moves.cheer,
          apply: (_, __, ___, actor) => void seen.push(actor),
        },
      },
    })
    const sitting = new Sitting({ game })
    const simulation = game.simulate(sitting.state)
    simulation.play(0, { type: 'cheer' })
    simulation.apply(
      by.society(0, {
        type: 'vacation',
        person: 'Ann',
        substitute: { person: 'Sub', agrees: true },
      }),
    )
    simulation.play(0, { type: 'cheer' })
    expect(seen).toEqual([
      { person: 'Ann', seat: 0, role: 'seat' },
      { person: 'Sub', seat: 0, role: 'seat' },
    ])
  })

  test('answers each kind of prompt at random', () => {
    const names = ['coin', 'order', 'dice', 'word', 'inside', 'verdict', 'essay', 'alarm'] as const
    const { game, state } = new Sitting().apply(
      by.run(0, 'Ann', ...names.map((name) => ({ call: 'ask', name }) as const)),
    )
    let turn = 0
    const pick = (of: number): number => turn++ % of
    const simulation = game.simulate(state)
    for (let i = 0; i < names.length; i++) {
      const [asked] = simulation.openPrompts
      if (asked === undefined) throw new Error('Nothing is asked.')
      const answer = game.sampleAnswer(simulation.state, asked, pick)
      expect(game.check(simulation.snapshot(), by.answer(0, 'Ref', asked.id, answer))).toBe(
        undefined,
      )
      simulation.answerAtRandom(asked, pick)
    }
    expect(simulation.openPrompts).toEqual([])
    expect(simulation.state.shared.log).toHaveLength(2 + names.length)
  })

  test('samples exactly the possible answers of chance', () => {
    const ask = (name: Name) =>
      new Sitting().apply(by.run(0, 'Ann', { call: 'ask', name })).state.openPrompts[0]
    const { game, state } = new Sitting()
    const answers = (name: Name, times: number): readonly string[] => {
      const asked = ask(name)
      if (asked === undefined) throw new Error('Nothing is asked.')
      let seed = 7
      const pick = (of: number): number => {
        seed = (seed * 48_271) % 2_147_483_647
        return seed % of
      }
      const all = Array.from({ length: times }, () => game.sampleAnswer(state, asked, pick))
      return [...new Set(all.map((answer) => JSON.stringify(answer)))].sort()
    }
    expect(answers('coin', 50)).toEqual(['0', '1'])
    expect(answers('word', 50)).toEqual(['false', 'true'])
    expect(answers('verdict', 50)).toEqual(['"bad"', '"good"'])
    expect(answers('order', 200)).toEqual([
      '[0,1,2]',
      '[0,2,1]',
      '[1,0,2]',
      '[1,2,0]',
      '[2,0,1]',
      '[2,1,0]',
    ])
    expect(answers('dice', 2000)).toHaveLength(36)
  })

  test('throws at a judgement if the game cannot sample one', () => {
    const game = errands({ answers: {} })
    const { state } = new Sitting({ game }).apply(by.run(0, 'Ann', { call: 'ask', name: 'essay' }))
    const simulation = game.simulate(state)
    const [asked] = simulation.openPrompts
    if (asked === undefined) throw new Error('Nothing is asked.')
    expect(() => simulation.answerAtRandom(asked, () => 0)).toThrow(
      'A judge prompt without choices needs a function in `answers` of the search definition.',
    )
  })

  test('never gives the answer of one prompt to another', () => {
    const { game, state } = new Sitting().apply(
      by.run(0, 'Ann', { call: 'ask', name: 'coin' }, { call: 'ask', name: 'dice' }),
    )
    const simulation = game.simulate(state)
    const [coin] = state.openPrompts
    if (coin === undefined) throw new Error('Nothing is asked.')
    simulation.answer(coin, 1)
    simulation.answer(coin, 1)
    expect(simulation.openPrompts.map(({ name }) => name)).toEqual(['dice'])
  })
})
