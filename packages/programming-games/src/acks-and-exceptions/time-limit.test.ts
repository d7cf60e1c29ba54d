import { hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { acksAndExceptions } from './index.js'
import { at, NAMES, Sitting } from './sitting.test-support.js'

const limited = (options = {}) => new Sitting({ timeLimit: 2, ...options })
const due = ({ state }: Sitting): number | null => state.clock.timers[0]?.due ?? null

describe('without a time limit', () => {
  test('nothing is ever due', () => {
    const sitting = new Sitting().advance(hours(10_000))
    expect(sitting.state.clock.timers).toEqual([])
    expect(sitting.waitsFor).toHaveLength(4)
  })
})

describe('a time limit', () => {
  test('runs anew for the set-up and for each act after it', () => {
    const sitting = limited()
    expect(due(sitting)).toBe(at(48))
    sitting.at = at(10)
    sitting.lay('A A A A')
    expect(due(sitting)).toBe(at(58))
    const acts = [
      'Ann: place A',
      'Bob: challenge 2',
      'Cyd: raise 4',
      'Dov: pass',
      'Ann: pass',
      'Bob: pass',
      'Cyd: flip own',
    ]
    for (const act of acts) {
      sitting.at += hours(10)
      sitting.play(act)
      expect(due(sitting)).toBe(sitting.at + hours(48))
    }
    expect(sitting.state.clock.timers).toHaveLength(1)
  })

  test('of the set-up is one for all: an early coaster does not prolong it', () => {
    const sitting = limited()
    sitting.at = at(20)
    expect(due(sitting.play('Bob: place A'))).toBe(at(48))
  })

  test('does not run while the host draws the starter', () => {
    const sitting = limited({ starter: 'chance' })
    expect(due(sitting)).toBeNull()
    sitting.at = at(5)
    expect(due(sitting.draws('starter', 1))).toBe(at(53))
  })

  test('is told with what is expected', () => {
    const wants = acksAndExceptions.pendingActions(limited().lay().state, 0)
    expect(wants.map(({ action, need, deadline }) => [action, need, deadline])).toEqual([
      ['place', 'oneOf', at(48)],
      ['challenge', 'oneOf', at(48)],
    ])
  })

  test('is half-open: at its very end it is over', () => {
    const sitting = limited().lay()
    sitting.at = at(48 - 1 / 3_600_000)
    expect(sitting.play('Ann: place A').now).toBe('placing Bob')
    const late = limited().lay()
    late.at = at(48)
    expect(late.refuses('Ann: place A').code).toBe('clockBehind')
  })

  test('stands still while play is paused', () => {
    const sitting = limited().lay()
    sitting.at = at(40)
    sitting.changeRoster({ type: 'dispute', by: 'Bob' }).advance(hours(100))
    sitting.changeRoster({ type: 'decision', as: 'speaker' })
    expect(due(sitting)).toBe(at(140) + hours(8))
  })
})

describe('whose time is up', () => {
  test('in the set-up has a coaster drawn by the host, and cannot act before', () => {
    const sitting = limited().play('Bob: place E').advance(hours(48))
    expect(sitting.messages).toEqual([
      'Ann’s time is up.',
      'Cyd’s time is up.',
      'Dov’s time is up.',
    ])
    expect(
      sitting.state.openPrompts.map(({ name, to, question, details }) => [
        name,
        to,
        question,
        details,
      ]),
    ).toEqual([0, 2, 3].map((seat) => ['draw', 'host', { kind: 'pick', of: 4 }, { seat }]))
    expect(sitting.refuses('Cyd: place A')).toMatchObject({
      code: 'timeIsUp',
      clause: 'ACKS/setup.3',
    })
    expect(sitting.moves('Cyd')).toEqual([])
    expect(sitting.waitsFor).toEqual([])
    sitting.draws('draw', 3)
    expect(sitting.events.map(({ to, event }) => [to, event])).toEqual([
      [0, { type: 'drawn', coaster: 'Exception', for: 'stack' }],
      ['public', { type: 'placed', seat: 0, stack: 1 }],
    ])
    expect(sitting.state.shared.late).toEqual([2, 3])
    sitting.draws('draw', 0).draws('draw', 0)
    expect(sitting.now).toBe('placing Ann')
    expect(sitting.state.secret.map(({ stack }) => stack)).toEqual([
      ['Exception'],
      ['Exception'],
      ['ACK'],
      ['ACK'],
    ])
  })

  test('in the set-up is not drawn for any more once they have left', () => {
    const sitting = limited().play('Bob: place E').advance(hours(48)).leave('Cyd')
    expect(sitting.state.shared.late).toEqual([0, 3])
    expect(sitting.state.openPrompts.map(({ details }) => details)).toEqual([
      { seat: 0 },
      { seat: 3 },
    ])
    expect(sitting.draws('draw', 0).draws('draw', 0).now).toBe('placing Ann')
  })

  test('in a turn has a coaster drawn', () => {
    const sitting = limited().lay('E A A A').advance(hours(48))
    expect(sitting.state.openPrompts).toMatchObject([{ question: { of: 3 }, details: { seat: 0 } }])
    const late = { code: 'timeIsUp', clause: 'ACKS/place.a' }
    expect(sitting.refuses('Ann: challenge 1')).toMatchObject(late)
    expect(sitting.refuses('Ann: place A')).toMatchObject(late)
    expect(sitting.draws('draw', 1).now).toBe('placing Bob')
    expect(sitting.state.shared).toMatchObject({ stacks: [2, 1, 1, 1], late: [] })
    expect(due(sitting)).toBe(at(48 + 48))
  })

  test('in a turn is passed over once they have left', () => {
    const sitting = limited().lay().advance(hours(48)).leave('Ann')
    expect(sitting.state).toMatchObject({ openPrompts: [], shared: { late: [] } })
    expect(sitting.now).toBe('placing Bob')
  })

  test('with one coaster in hand places it, without a draw', () => {
    const sitting = limited().lay('E A A A')
    for (const _ of [1, 2]) for (const name of NAMES) sitting.play(`${name}: place A`)
    sitting.advance(hours(48))
    expect(sitting.state).toMatchObject({ openPrompts: [], secret: [{ hand: [] }, {}, {}, {}] })
    expect(sitting.now).toBe('placing Bob')
  })

  test('with nothing in hand challenges with 1', () => {
    const sitting = limited().lay('E A A A')
    for (const _ of [1, 2]) for (const name of NAMES) sitting.play(`${name}: place A`)
    sitting.play('Ann: place A')
    for (const name of ['Bob', 'Cyd', 'Dov']) sitting.play(`${name}: place E`)
    sitting.advance(hours(48))
    expect(sitting.state.shared.calls).toEqual([{ seat: 0, bid: 1 }])
    expect(sitting.now).toBe('bidding Bob')
  })

  test('in the bidding passes', () => {
    const sitting = limited().lay().play('Ann: challenge 1').advance(hours(48))
    expect(sitting.messages).toEqual(['Bob’s time is up.', 'Bob passes.'])
    expect(sitting.advance(hours(96)).now).toBe('processing Ann')
  })

  test('in the processing flips the own queue, then the next ones clockwise', () => {
    const sitting = limited().lay('A A A A').play('Ann: place A; Bob: challenge 4; Cyd: pass')
    sitting.play('Dov: pass; Ann: pass').advance(hours(4 * 48))
    expect(sitting.state.shared.rounds[0]?.flips.map(({ of }) => of)).toEqual([1, 2, 3, 0])
    expect(sitting.now).toBe('set-up')
  })

  test('after a failure has the loss drawn', () => {
    const sitting = limited()
      .lay('E A A A')
      .play('Ann: challenge 4; Ann: flip own')
      .advance(hours(48))
    expect(sitting.state.openPrompts).toMatchObject([{ name: 'loss', question: { of: 4 } }])
    expect(sitting.refuses('Ann: lose A')).toMatchObject({
      code: 'timeIsUp',
      clause: 'ACKS/bad.a',
      message: 'Your time is up, and the host draws which coaster you lose; wait for it.',
    })
    expect(sitting.refuses('Ann: place A').code).toBe('placingOver')
    expect(sitting.moves('Ann')).toEqual([])
    sitting.draws('loss', 0)
    expect(sitting.state.shared).toMatchObject({ coasters: [3, 4, 4, 4], late: [] })
    expect(due(sitting)).toBe(at(96))
  })

  test('has nothing drawn with a loss at random: no time runs for it', () => {
    const sitting = limited({ loss: 'random' })
      .lay('E A A A')
      .play('Ann: challenge 4; Ann: flip own')
    expect(due(sitting)).toBeNull()
    expect(sitting.advance(hours(1000)).state.openPrompts).toHaveLength(1)
  })
})
