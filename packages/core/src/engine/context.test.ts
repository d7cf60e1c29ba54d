import { describe, expect, test } from 'vitest'
import { deadlineOf } from '../roster/clock.js'
import { hours } from '../time.js'
import { EngineContext } from './context.js'
import { errandDefinition, errands, joining } from './errands.test-support.js'
import { at, by, Sitting } from './match-script.test-support.js'

describe('announcements', () => {
  test('have an audience, a time and a clause', () => {
    const sitting = new Sitting().apply(
      by.run(
        1,
        'Ann',
        { call: 'tell', to: 'public', text: 'a' },
        { call: 'tell', to: 'referee', text: 'b' },
        { call: 'tell', to: 2, text: 'c' },
        { call: 'tell', to: { person: 'Zoe' }, text: 'd' },
      ),
    )
    expect(sitting.events).toEqual([
      { to: 'public', at: at(1), clause: 'errands/1', event: { type: 'said', text: 'a' } },
      { to: 'referee', at: at(1), clause: 'errands/1', event: { type: 'said', text: 'b' } },
      { to: 2, at: at(1), clause: 'errands/1', event: { type: 'said', text: 'c' } },
      { to: { person: 'Zoe' }, at: at(1), clause: 'errands/1', event: { type: 'said', text: 'd' } },
    ])
  })

  test('copy their contents, so later changes do not reach them', () => {
    const sitting = new Sitting().apply(
      by.run(1, 'Ann', { call: 'tell log', to: 'public' }, { call: 'log', text: 'later' }),
    )
    expect(sitting.events[0]?.event).toEqual({ type: 'log', log: ['red', 'blue'] })
    expect(sitting.log).toEqual(['later'])
  })

  test('are not made if nobody reads them', () => {
    let emitted = 0
    const game = errands({
      onStart: (_, ctx) =>
        ctx.emit('public', 'errands/1', () => {
          emitted += 1
          return { type: 'said', text: 'Go!' }
        }),
      deadlines: {
        ...errandDefinition.deadlines,
        turn: (_, ctx) =>
          ctx.emit('public', 'errands/1', () => {
            emitted += 1
            return { type: 'said', text: 'Due!' }
          }),
      },
    })
    const { state } = new Sitting({ game })
    expect(emitted).toBe(1)
    const log = [by.run(0, 'Ann', { call: 'start', deadline: 'turn', length: 1 }), by.time(1)]
    expect(game.applyAll(state, log).ok).toBe(true)
    const simulation = game.simulate(state)
    for (const entry of log) simulation.apply(entry)
    expect(emitted).toBe(1)
  })

  test('cannot be made after the call has returned', () => {
    expect(() => new EngineContext().pause('lunch', 'errands/1')).toThrow(
      'A context was used after its call had returned.',
    )
  })
})

describe('prompts', () => {
  test('are withdrawn by name or all at once', () => {
    const sitting = new Sitting().apply(
      by.run(
        1,
        'Ann',
        { call: 'ask', name: 'coin' },
        { call: 'ask', name: 'dice' },
        { call: 'ask', name: 'coin' },
        { call: 'ask', name: 'word' },
      ),
    )
    const names = () => sitting.state.openPrompts.map(({ id, name }) => `${id} ${name}`)
    sitting.apply(by.run(2, 'Ann', { call: 'withdraw', name: 'coin' }))
    expect(names()).toEqual(['1 dice', '3 word'])
    sitting.apply(by.run(2, 'Ann', { call: 'withdraw', name: 'essay' }))
    expect(names()).toEqual(['1 dice', '3 word'])
    sitting.apply(by.run(3, 'Ann', { call: 'withdraw' }))
    expect(sitting.state).toMatchObject({ openPrompts: [], promptCount: 4 })
  })

  test('are closed before their answers are processed', () => {
    const sitting = new Sitting().apply(
      by.run(1, 'Ann', { call: 'ask', name: 'coin', next: [{ call: 'ask', name: 'coin' }] }),
      by.answer(2, 'Ref', 0, 1),
    )
    expect(sitting.state.openPrompts.map(({ id }) => id)).toEqual([1])
  })
})

describe('pauses', () => {
  test('keep the remaining time of each deadline, unless it runs on', () => {
    const sitting = new Sitting().apply(
      by.run(
        0,
        'Ann',
        { call: 'start', deadline: 'turn', length: hours(10) },
        { call: 'start', deadline: 'own', length: hours(10), seat: 0, through: ['lunch'] },
        { call: 'start', deadline: 'vigil', length: hours(10), through: ['*'] },
      ),
      by.run(4, 'Bob', { call: 'halt', reason: 'lunch' }),
    )
    expect(sitting.told).toEqual(['public: paused'])
    expect(sitting.state.roster.pauses).toEqual([
      { reason: 'lunch', since: at(4), clause: 'errands/1' },
    ])
    const dues = () =>
      sitting.state.clock.timers.map(({ due, left }) =>
        due === null ? `${(left ?? 0) / hours(1)} left` : `due at ${(due - at(0)) / hours(1)}`,
      )
    expect(dues()).toEqual(['6 left', 'due at 10', 'due at 10'])
    const lunch = (call: 'halt' | 'resume') =>
      by.move(5, 'Lou', { type: 'edict', errands: [{ call, reason: 'lunch' }] }, 'speaker')
    sitting.apply(lunch('halt'))
    expect(sitting.told).toEqual([])
    expect(sitting.state.roster.pauses).toHaveLength(1)
    sitting.apply(by.society(6, { type: 'dispute', by: 'Ann' }))
    expect(dues()).toEqual(['6 left', '4 left', 'due at 10'])
    sitting.apply({ ...lunch('resume'), at: at(8) })
    expect(sitting.told).toEqual(['public: resumed'])
    expect(dues()).toEqual(['6 left', '4 left', 'due at 10'])
    sitting.apply(by.society(20, { type: 'decision', as: 'appointee' }))
    expect(sitting.log).toEqual(['as speaker', 'as speaker', 'vigil'])
    expect(dues()).toEqual(['due at 26', 'due at 24'])
  })

  test('leave a deadline that starts during them its full time', () => {
    const sitting = new Sitting().apply(
      by.run(
        1,
        'Ann',
        { call: 'halt', reason: 'lunch' },
        { call: 'start', deadline: 'turn', length: hours(3) },
      ),
    )
    expect(deadlineOf(sitting.state.clock, 'turn')).toBeNull()
    const resume = { type: 'edict', errands: [{ call: 'resume', reason: 'lunch' }] } as const
    sitting.apply(by.move(9, 'Lou', resume, 'speaker'))
    expect(deadlineOf(sitting.state.clock, 'turn')).toBe(at(12))
    sitting.apply(by.move(9, 'Lou', resume, 'speaker'))
    expect(sitting.told).toEqual([])
  })
})

describe('the roster', () => {
  test('hands over seats and removes them', () => {
    const sitting = new Sitting().apply(
      by.run(1, 'Ann', { call: 'hold', seat: 1, person: 'Zoe' }, { call: 'remove', seat: 2 }),
    )
    expect(sitting.state.roster.seats).toMatchObject([
      { player: 'Ann', holder: 'Ann', presence: 'here' },
      { player: 'Bob', holder: 'Zoe', presence: 'here' },
      { player: 'Cyd', holder: null, presence: 'out' },
    ])
    sitting.apply(by.run(2, 'Zoe', { call: 'hold', seat: 9, person: 'Zoe' }))
    expect(sitting.state.roster.seats).toHaveLength(3)
  })

  test('keeps the referees whom a move has appointed', () => {
    const sitting = new Sitting().apply(
      by.run(1, 'Ann', { call: 'appoint', referees: ['Rex'] }),
      by.run(2, 'Ann', { call: 'appoint', referees: ['Ref', 'Rex'] }),
    )
    expect(sitting.state.roster).toMatchObject({
      referees: ['Ref', 'Rex'],
      everRefereed: ['Ref', 'Rex'],
    })
  })

  test('copies a secret for each new seat', () => {
    const secret = { note: 'shared?', kept: [] }
    const game = errands({
      ...joining,
      roster: {
        apply(_, change, ctx) {
          if (change.type === 'join') ctx.addSeat(change.person, secret)
        },
      },
    })
    const join = (h: number, person: string) =>
      by.society(h, { type: 'join', person, join: { word: 'friend' } })
    const sitting = new Sitting({ game }).apply(
      join(1, 'Dan'),
      join(2, 'Eve'),
      by.move(3, 'Dan', { type: 'hide', note: 'mine' }),
    )
    expect(sitting.state.secret.slice(3)).toMatchObject([{ note: 'mine' }, { note: 'shared?' }])
    expect(secret).toEqual({ note: 'shared?', kept: [] })
    expect(Object.isFrozen(secret)).toBe(false)
  })
})

describe('the end', () => {
  test('stops clocks, withdraws prompts, is announced, and closes the log [contract/over]', () => {
    const sitting = new Sitting().apply(
      by.run(
        1,
        'Ann',
        { call: 'start', deadline: 'turn', length: hours(9) },
        { call: 'ask', name: 'coin' },
        { call: 'owe', times: 3 },
        { call: 'end', winners: [1] },
      ),
    )
    const { game, state } = sitting
    expect(state).toMatchObject({
      openPrompts: [],
      clock: { timers: [] },
      outcome: { at: at(1), winners: ['Bob'], ranking: [['Bob']], awards: [] },
    })
    expect(sitting.log).toEqual([])
    expect(sitting.events.map(({ to, clause, event }) => [to, clause, event])).toEqual([
      ['public', '1250.1/III.f', { type: 'ended', winners: ['Bob'] }],
    ])
    expect(game.outcome(state)).toEqual(state.outcome)
    expect(game.outcome(new Sitting().state)).toBeUndefined()
    const entries = [
      by.time(2),
      by.run(2, 'Ann'),
      by.run(0, 'Ann'),
      by.answer(2, 'Ref', 0, 0),
      by.society(2, { type: 'leave', persons: ['Ann'], from: 'match' }),
    ]
    for (const entry of entries) {
      expect(sitting.refuses(entry)).toEqual({
        code: 'gameOver',
        clause: 'contract/over',
        details: { endedAt: at(1) },
        message: 'The game ended at 2026-11-21T19:00:00Z and takes no more entries.',
      })
    }
    expect(game.pendingActions(state, 0)).toEqual([])
    expect(game.legalMoves(game.view(state, 0))).toMatchObject({ complete: true, moves: [] })
    expect(game.simulate(state).isOver).toBe(true)
    expect(game.simulate(state).advanceToNextDeadline()).toBe(false)
  })
})

describe('due effects', () => {
  test('run after each entry and deadline until nothing is due', () => {
    const sitting = new Sitting().apply(by.run(1, 'Ann', { call: 'owe', times: 2 }))
    expect(sitting.log).toEqual(['settled, 1 to go', 'settled, 0 to go'])
    const owe = [{ call: 'owe', times: 1 }] as const
    sitting.apply(
      by.run(
        2,
        'Ann',
        { call: 'start', deadline: 'turn', length: hours(1), next: owe },
        { call: 'start', deadline: 'vigil', length: hours(2), next: owe },
        { call: 'ask', name: 'coin', next: owe },
      ),
      by.time(5),
      by.answer(5, 'Ref', 0, 0),
    )
    expect(sitting.log.slice(2)).toEqual([
      'turn',
      'settled, 0 to go',
      'vigil',
      'settled, 0 to go',
      'coin = 0',
      'settled, 0 to go',
    ])
  })

  test('that never end are reported as a fault of the game', () => {
    let times = 0
    const { afterEach } = errandDefinition
    const restless = errands({
      afterEach: (state) =>
        afterEach(state) &&
        (() => {
          times += 1
          if (times > 100_000) throw new Error('It goes on and on.')
        }),
    })
    const { state } = new Sitting({ game: restless })
    const owing = by.run(1, 'Ann', { call: 'owe', times: 1 })
    expect(() => restless.apply(state, owing)).toThrow(
      'errands: afterEach never ends; it always returns something that is due.',
    )
    expect(() => restless.simulate(state).apply(owing)).toThrow(
      'errands: afterEach never ends; it always returns something that is due.',
    )
  })
})

test.each([
  [0, 'host'],
  [1, 'referee'],
])(
  'with %i referees wanted, a prompt without an addressee goes to the %s',
  (refereesWanted, to) => {
    const context = new EngineContext()
    const draft = { roster: { refereesWanted }, openPrompts: [], promptCount: 0 }
    context.attach(draft as never, 0)
    context.prompt('coin' as never, { kind: 'pick', of: 2 } as never, null as never)
    expect(draft.openPrompts).toMatchObject([{ to }])
  },
)
