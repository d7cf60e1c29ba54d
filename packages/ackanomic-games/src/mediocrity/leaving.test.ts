import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { mediocrity } from './index.js'
import { by, Script } from './script.test-support.js'

const away = (h: number, person: string, substitute?: string) =>
  by.roster(h, {
    type: 'vacation',
    person,
    ...(substitute === undefined ? {} : { substitute: { person: substitute, agrees: true } }),
  })

describe('a player who leaves', () => {
  test('is removed from the list, whether they leave the match or the society [1250.17/leave.a, 1250.17/leave.b]', () => {
    for (const from of ['match', 'community'] as const) {
      const script = new Script({ players: 4 }).apply(
        by.roster(1, { type: 'leave', persons: ['Bob'], from }),
        by.begin(2, 'Ann'),
      )
      expect(script.state.roster.seats[1]).toMatchObject({ presence: 'left', holder: null })
      expect(script.shared).toMatchObject({ most: 4 })
      expect(script.errorOf(by.send(3, 'Bob', 1)).code).toBe('notAllowed')
      script.apply(by.send(3, 'Cyd', 1), by.send(3, 'Dov', 2), by.result(74, 'Ann'))
      expect(script.events[1]?.event).toMatchObject({ scores: [0, null, 1, 0] })
      expect(script.shared).toMatchObject({ moderator: 2 })
    }
  })

  test('in a round takes their number along, and the range stays (M2, M9) [1250.17/leave.a]', () => {
    const script = new Script({ players: 4 }).apply(
      by.begin(0, 'Ann'),
      by.send(1, 'Bob', 3),
      by.leave(2, 'Bob'),
      by.send(3, 'Cyd', 6),
      by.send(3, 'Dov', 5),
    )
    expect(script.shared).toMatchObject({ most: 6 })
    expect(script.state.secret[1]).toEqual({ number: null, drawn: false })
    script.apply(by.result(72, 'Ann'))
    expect(script.shared.last).toMatchObject({ numbers: [null, null, 6, 5], scorer: 3 })
  })

  test('in a round shrinks the range with rangeBasis: current, and keeps earlier numbers', () => {
    const options = { rangeBasis: 'current' } as const
    const script = new Script({ players: 4, options }).apply(
      by.begin(0, 'Ann'),
      by.send(1, 'Cyd', 6),
      by.leave(2, 'Bob'),
    )
    expect(script.shared).toMatchObject({ most: 4 })
    expect(script.errorOf(by.send(3, 'Dov', 5)).code).toBe('outOfRange')
    script.apply(by.result(72, 'Ann'))
    expect(script.state.openPrompts).toMatchObject([
      { question: { sides: 4 }, details: { seat: 3 } },
    ])
    script.apply(by.answer(72, 'Ann', 0, [4]))
    expect(script.shared.last?.numbers).toEqual([null, null, 6, 4])
  })

  test('during the draw of numbers gets none', () => {
    const script = new Script({ players: 4 }).apply(
      by.begin(0, 'Ann'),
      by.send(1, 'Cyd', 6),
      by.result(72, 'Ann'),
      by.leave(73, 'Bob'),
    )
    expect(script.state.openPrompts).toMatchObject([{ id: 1, details: { seat: 3 } }])
    script.apply(by.leave(74, 'Dov'))
    expect(script.shared.last).toMatchObject({ ended: 'result', scorer: 2, drawn: [] })
  })

  test('as the next Moderator is followed by the next number, and the three days continue (M8b) [1250.17/mod.b]', () => {
    const script = new Script({ players: 4 }).round([null, 1, 1, 1]).apply(by.leave(100, 'Bob'))
    expect(script.shared).toMatchObject({ moderator: 2 })
    expect(script.state.clock.timers).toMatchObject([{ name: 'announcement', due: at(144) }])
    script.apply(by.leave(101, 'Cyd', 'Dov'))
    expect(script.state.outcome?.winners).toEqual([])
  })

  test('as player 1 before the first round is followed by the lowest number left [1250.17/mod.a]', () => {
    expect(new Script().apply(by.leave(1, 'Ann')).shared).toMatchObject({ moderator: 1 })
  })

  test('between rounds causes no winning test (M10)', () => {
    const script = new Script({ players: 4 }).scores(1, 2, 3, 0).apply(by.leave(1, 'Dov'))
    expect(script.state.outcome).toBeNull()
  })
})

describe('a Moderator who leaves in a round', () => {
  const left = (options = {}) =>
    new Script({ players: 4, options }).apply(
      by.begin(0, 'Ann'),
      by.send(1, 'Bob', 3),
      by.leave(5, 'Ann'),
    )

  test('ends it without points, and the next number has three days (M8a) [1250.17/leave.a, 1250.17/mod.b]', () => {
    const script = left()
    expect(script.transcript).toEqual([
      'public: Ann left the game.',
      'public: Round 1 is void because Ann has left; nobody scores.',
      'public: Bob is the next Moderator.',
    ])
    expect(script.shared).toMatchObject({
      stage: 'break',
      moderator: 1,
      rounds: 1,
      last: { ended: 'void' },
    })
    expect(script.state.clock.timers).toMatchObject([{ name: 'announcement', due: at(77) }])
    expect(script.state.secret[1]?.number).toBeNull()
  })

  test('ends it even while drawing missing numbers', () => {
    const script = new Script().apply(by.begin(0, 'Ann'), by.result(72, 'Ann'), by.leave(73, 'Ann'))
    expect(script.shared.last).toMatchObject({ ended: 'void' })
    expect(script.state.openPrompts).toEqual([])
  })

  test('causes the winning test at the end of the round [1250.17/win.d, 1250.17/win.a]', () => {
    const script = new Script({ players: 4 }).scores(0, 1, 2, 3)
    script.apply(by.begin(0, 'Ann'), by.leave(1, 'Ann'))
    expect(script.state.outcome).toMatchObject({ at: at(1), winners: ['Cyd'] })
  })

  test('lets it run its six days with onModeratorLoss: wait', () => {
    const script = left({ onModeratorLoss: 'wait' })
    expect(script.transcript[1]).toBe(
      'public: The Moderator has left; round 1 stays open until its time is over.',
    )
    expect(script.shared.stage).toBe('idle')
    expect(script.errorOf(by.send(6, 'Cyd', 1))).toMatchObject({
      code: 'noModerator',
      clause: '1250.17/leave.a',
    })
    expect(script.errorOf(by.result(80, 'Cyd')).code).toBe('noModerator')
    expect(script.errorOf(by.begin(80, 'Bob')).code).toBe('roundRunning')
    script.apply(by.leave(81, 'Dov'), by.time(144))
    expect(script.shared).toMatchObject({
      stage: 'break',
      moderator: 1,
      rounds: 1,
      last: { ended: 'expired' },
    })
    expect(script.state.roster.seats[0]?.presence).toBe('left')
  })

  test('lets it run its six days even while drawing missing numbers', () => {
    const script = new Script({ options: { onModeratorLoss: 'wait' } }).apply(
      by.begin(0, 'Ann'),
      by.result(72, 'Ann'),
      by.leave(73, 'Ann'),
    )
    expect(script.state).toMatchObject({ openPrompts: [], shared: { stage: 'idle' } })
    expect(script.apply(by.time(144)).shared).toMatchObject({ moderator: 1 })
  })
})

describe('a single remaining player (M12)', () => {
  test('between rounds ends the game without a winner', () => {
    const script = new Script().scores(3, 0, 0).apply(by.leave(1, 'Bob', 'Cyd'))
    expect(script.state.outcome).toEqual({ at: at(1), winners: [], ranking: [], awards: [] })
  })

  test('wins with soleSurvivor: wins', () => {
    const script = new Script({ options: { soleSurvivor: 'wins' } }).apply(
      by.leave(1, 'Bob', 'Cyd'),
    )
    expect(script.state.outcome).toMatchObject({ winners: ['Ann'], awards: [{ to: 'Ann' }] })
  })

  test('wins with a score of 2 at the end of a round [1250.17/win.a, 1250.17/win.d]', () => {
    for (const [score, winners] of [
      [2, ['Bob']],
      [1, []],
    ] as const) {
      const script = new Script().scores(0, score, 0).apply(by.leave(1, 'Cyd'), by.begin(2, 'Ann'))
      const left = new Script().scores(0, score, 0).apply(by.begin(2, 'Ann'))
      script.apply(by.time(146))
      left.apply(by.leave(3, 'Ann', 'Cyd'))
      expect([script, left].map(({ state }) => state.outcome?.winners)).toEqual([winners, winners])
    }
  })

  test('as Moderator ends the round, and then takes the winning test', () => {
    for (const [score, winners] of [
      [2, ['Ann']],
      [1, []],
    ] as const) {
      const script = new Script().scores(score, 0, 0).apply(by.begin(0, 'Ann'))
      script.apply(by.leave(1, 'Bob', 'Cyd'))
      expect(script.state.outcome).toBeNull()
      script.apply(by.result(72, 'Ann'))
      expect(script.state.outcome?.winners).toEqual(winners)
    }
    const idle = new Script().scores(2, 0, 0).apply(by.begin(0, 'Ann'), by.leave(1, 'Bob', 'Cyd'))
    expect(idle.apply(by.time(144)).state.outcome?.winners).toEqual([])
  })

  test('ends the game by leaving, whatever its stage', () => {
    const all = by.leave(3, 'Ann', 'Bob', 'Cyd')
    const wait = { options: { onModeratorLoss: 'wait', soleSurvivor: 'wins' } } as const
    for (const script of [
      new Script({ drawn: true }),
      new Script(),
      new Script().apply(by.begin(0, 'Ann')),
      new Script(wait).apply(by.begin(0, 'Ann')),
    ]) {
      expect(script.apply(all).state.outcome?.winners).toEqual([])
    }
    const idle = new Script(wait).apply(by.begin(0, 'Ann'), by.leave(1, 'Ann'))
    expect(idle.apply(by.leave(2, 'Bob', 'Cyd')).state.outcome?.winners).toEqual([])
  })
})

describe('a player on vacation', () => {
  test('may have a Substitute, who sends, moderates and wins for them [1250.17/gen.sub, 1250.17/trophy]', () => {
    const script = new Script().scores(1, 1, 3).apply(away(0, 'Ann', 'Sue'), away(0, 'Bob', 'Sid'))
    script.apply(by.begin(1, 'Sue'), by.send(2, 'Sid', 3), by.send(2, 'Cyd', 4))
    expect(script.errorOf(by.send(2, 'Bob', 1)).code).toBe('notAllowed')
    expect(mediocrity.view(script.state, 0)).toMatchObject({
      known: [{ number: null }, { number: 3 }, { number: 4 }],
    })
    script.apply(by.result(80, 'Sue'))
    expect(script.state.outcome).toMatchObject({ winners: ['Sid'], awards: [{ to: 'Sid' }] })
  })

  test('without a Substitute gets drawn numbers, lets others announce, and is expelled as Moderator [1250.17/gen.sub, 1250.17/exp.a]', () => {
    const script = new Script({ players: 4 }).apply(away(0, 'Bob'), by.begin(1, 'Ann'))
    script.apply(by.send(2, 'Cyd', 1), by.send(2, 'Dov', 2), by.result(73, 'Ann'))
    expect(script.state.openPrompts).toMatchObject([{ details: { seat: 1 } }])
    script.apply(by.answer(73, 'Ann', 0, [2]))
    expect(script.shared).toMatchObject({ moderator: 1 })
    script.apply(by.begin(145, 'Cyd'), away(146, 'Cyd'), by.time(145 + 144))
    expect(script.state.roster.seats[2]?.presence).toBe('out')
  })

  test('cannot be replaced by a former player [1250.17/gen.sub]', () => {
    const script = new Script({ players: 4 }).apply(by.leave(1, 'Dov'))
    expect(script.errorOf(away(2, 'Ann', 'Dov')).code).toBe('substitutePlayed')
  })
})
