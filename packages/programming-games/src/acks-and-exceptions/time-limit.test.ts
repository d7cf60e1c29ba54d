import { hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { acksAndExceptions } from './index.js'
import { at, NAMES, Script } from './script.test-support.js'

const limited = (options = {}) => new Script({ timeLimit: 2, ...options })
const due = ({ state }: Script): number | null => state.clock.timers[0]?.due ?? null

describe('without a time limit', () => {
  test('nothing ever expires', () => {
    const script = new Script().advance(hours(10_000))
    expect(script.state.clock.timers).toEqual([])
    expect(script.waitsFor).toHaveLength(4)
  })
})

describe('a time limit', () => {
  test('restarts for the set-up and for each action', () => {
    const script = limited()
    expect(due(script)).toBe(at(48))
    script.at = at(10)
    script.lay('A A A A')
    expect(due(script)).toBe(at(58))
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
      script.at += hours(10)
      script.play(act)
      expect(due(script)).toBe(script.at + hours(48))
    }
    expect(script.state.clock.timers).toHaveLength(1)
  })

  test('is shared in the set-up, and not prolonged by an early coaster', () => {
    const script = limited()
    script.at = at(20)
    expect(due(script.play('Bob: place A'))).toBe(at(48))
  })

  test('does not run during the host’s draw of the starter', () => {
    const script = limited({ starter: 'chance' })
    expect(due(script)).toBeNull()
    script.at = at(5)
    expect(due(script.draws('starter', 1))).toBe(at(53))
  })

  test('is shown with the pending actions', () => {
    const wants = acksAndExceptions.pendingActions(limited().lay().state, 0)
    expect(wants.map(({ action, need, deadline }) => [action, need, deadline])).toEqual([
      ['place', 'oneOf', at(48)],
      ['challenge', 'oneOf', at(48)],
    ])
  })

  test('includes its start and excludes its end', () => {
    const script = limited().lay()
    script.at = at(48 - 1 / 3_600_000)
    expect(script.play('Ann: place A').now).toBe('placing Bob')
    const late = limited().lay()
    late.at = at(48)
    expect(late.refuses('Ann: place A').code).toBe('clockBehind')
  })

  test('stops during a pause', () => {
    const script = limited().lay()
    script.at = at(40)
    script.changeRoster({ type: 'dispute', by: 'Bob' }).advance(hours(100))
    script.changeRoster({ type: 'decision', as: 'speaker' })
    expect(due(script)).toBe(at(140) + hours(8))
  })
})

describe('a player out of time', () => {
  test('in the set-up has a coaster drawn, and cannot act until then', () => {
    const script = limited().play('Bob: place E').advance(hours(48))
    expect(script.messages).toEqual(['Ann’s time is up.', 'Cyd’s time is up.', 'Dov’s time is up.'])
    expect(
      script.state.openPrompts.map(({ name, to, question, details }) => [
        name,
        to,
        question,
        details,
      ]),
    ).toEqual([0, 2, 3].map((seat) => ['draw', 'host', { kind: 'pick', of: 4 }, { seat }]))
    expect(script.refuses('Cyd: place A')).toMatchObject({
      code: 'timeIsUp',
      clause: 'ACKS/setup.3',
    })
    expect(script.moves('Cyd')).toEqual([])
    expect(script.waitsFor).toEqual([])
    script.draws('draw', 3)
    expect(script.events.map(({ to, event }) => [to, event])).toEqual([
      [0, { type: 'drawn', coaster: 'Exception', for: 'stack' }],
      ['public', { type: 'placed', seat: 0, stack: 1 }],
    ])
    expect(script.state.shared.late).toEqual([2, 3])
    script.draws('draw', 0).draws('draw', 0)
    expect(script.now).toBe('placing Ann')
    expect(script.state.secret.map(({ stack }) => stack)).toEqual([
      ['Exception'],
      ['Exception'],
      ['ACK'],
      ['ACK'],
    ])
  })

  test('in the set-up has nothing drawn after leaving', () => {
    const script = limited().play('Bob: place E').advance(hours(48)).leave('Cyd')
    expect(script.state.shared.late).toEqual([0, 3])
    expect(script.state.openPrompts.map(({ details }) => details)).toEqual([
      { seat: 0 },
      { seat: 3 },
    ])
    expect(script.draws('draw', 0).draws('draw', 0).now).toBe('placing Ann')
  })

  test('in a turn has a coaster drawn', () => {
    const script = limited().lay('E A A A').advance(hours(48))
    expect(script.state.openPrompts).toMatchObject([{ question: { of: 3 }, details: { seat: 0 } }])
    const late = { code: 'timeIsUp', clause: 'ACKS/place.a' }
    expect(script.refuses('Ann: challenge 1')).toMatchObject(late)
    expect(script.refuses('Ann: place A')).toMatchObject(late)
    expect(script.draws('draw', 1).now).toBe('placing Bob')
    expect(script.state.shared).toMatchObject({ stacks: [2, 1, 1, 1], late: [] })
    expect(due(script)).toBe(at(48 + 48))
  })

  test('in a turn is skipped after leaving', () => {
    const script = limited().lay().advance(hours(48)).leave('Ann')
    expect(script.state).toMatchObject({ openPrompts: [], shared: { late: [] } })
    expect(script.now).toBe('placing Bob')
  })

  test('with one coaster in hand places it, without a draw', () => {
    const script = limited().lay('E A A A')
    for (const _ of [1, 2]) for (const name of NAMES) script.play(`${name}: place A`)
    script.advance(hours(48))
    expect(script.state).toMatchObject({ openPrompts: [], secret: [{ hand: [] }, {}, {}, {}] })
    expect(script.now).toBe('placing Bob')
  })

  test('with an empty hand challenges with 1', () => {
    const script = limited().lay('E A A A')
    for (const _ of [1, 2]) for (const name of NAMES) script.play(`${name}: place A`)
    script.play('Ann: place A')
    for (const name of ['Bob', 'Cyd', 'Dov']) script.play(`${name}: place E`)
    script.advance(hours(48))
    expect(script.state.shared.calls).toEqual([{ seat: 0, bid: 1 }])
    expect(script.now).toBe('bidding Bob')
  })

  test('in the bidding passes', () => {
    const script = limited().lay().play('Ann: challenge 1').advance(hours(48))
    expect(script.messages).toEqual(['Bob’s time is up.', 'Bob passes.'])
    expect(script.advance(hours(96)).now).toBe('processing Ann')
  })

  test('in the processing flips their own queue, then the next ones clockwise', () => {
    const script = limited().lay('A A A A').play('Ann: place A; Bob: challenge 4; Cyd: pass')
    script.play('Dov: pass; Ann: pass').advance(hours(4 * 48))
    expect(script.state.shared.rounds[0]?.flips.map(({ of }) => of)).toEqual([1, 2, 3, 0])
    expect(script.now).toBe('set-up')
  })

  test('after a failure has the lost coaster drawn', () => {
    const script = limited()
      .lay('E A A A')
      .play('Ann: challenge 4; Ann: flip own')
      .advance(hours(48))
    expect(script.state.openPrompts).toMatchObject([{ name: 'loss', question: { of: 4 } }])
    expect(script.refuses('Ann: lose A')).toMatchObject({
      code: 'timeIsUp',
      clause: 'ACKS/bad.a',
      message:
        'Your time is up, and the host is drawing which coaster you lose; wait for the draw.',
    })
    expect(script.refuses('Ann: place A').code).toBe('placingOver')
    expect(script.moves('Ann')).toEqual([])
    script.draws('loss', 0)
    expect(script.state.shared).toMatchObject({ coasters: [3, 4, 4, 4], late: [] })
    expect(due(script)).toBe(at(96))
  })

  test('has no draw with loss: random, since no time runs for it', () => {
    const script = limited({ loss: 'random' })
      .lay('E A A A')
      .play('Ann: challenge 4; Ann: flip own')
    expect(due(script)).toBeNull()
    expect(script.advance(hours(1000)).state.openPrompts).toHaveLength(1)
  })
})
