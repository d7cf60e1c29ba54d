import { describe, expect, test } from 'vitest'
import { mediocrity } from './index.js'
import { at, by, Sitting } from './sitting.test-support.js'

const away = (h: number, person: string, substitute?: string) =>
  by.society(h, {
    type: 'vacation',
    person,
    ...(substitute === undefined ? {} : { substitute: { person: substitute, agrees: true } }),
  })

describe('who leaves', () => {
  test('is off the list of players, whether they resign from the game or from Ackanomic, or is removed from it [1250.17/leave.a, 1250.17/leave.b]', () => {
    for (const from of ['match', 'community'] as const) {
      const sitting = new Sitting({ players: 4 }).apply(
        by.society(1, { type: 'leave', persons: ['Bob'], from }),
        by.begin(2, 'Ann'),
      )
      expect(sitting.state.table.seats[1]).toMatchObject({ presence: 'left', holder: null })
      expect(sitting.shared).toMatchObject({ most: 4 })
      expect(sitting.errorOf(by.send(3, 'Bob', 1)).code).toBe('notAllowed')
      sitting.apply(by.send(3, 'Cyd', 1), by.send(3, 'Dov', 2), by.result(74, 'Ann'))
      expect(sitting.events[1]?.event).toMatchObject({ scores: [0, null, 1, 0] })
      expect(sitting.shared).toMatchObject({ moderator: 2 })
    }
  })

  test('in a round takes their number along; the range stays (M2, M9) [1250.17/leave.a]', () => {
    const sitting = new Sitting({ players: 4 }).apply(
      by.begin(0, 'Ann'),
      by.send(1, 'Bob', 3),
      by.leave(2, 'Bob'),
      by.send(3, 'Cyd', 6),
      by.send(3, 'Dov', 5),
    )
    expect(sitting.shared).toMatchObject({ most: 6 })
    expect(sitting.state.secret[1]).toEqual({ number: null, drawn: false })
    sitting.apply(by.result(72, 'Ann'))
    expect(sitting.shared.last).toMatchObject({ numbers: [null, null, 6, 5], scorer: 3 })
  })

  test('in a round makes the range smaller with rangeBasis: current; what was sent before stands', () => {
    const options = { rangeBasis: 'current' } as const
    const sitting = new Sitting({ players: 4, options }).apply(
      by.begin(0, 'Ann'),
      by.send(1, 'Cyd', 6),
      by.leave(2, 'Bob'),
    )
    expect(sitting.shared).toMatchObject({ most: 4 })
    expect(sitting.errorOf(by.send(3, 'Dov', 5)).code).toBe('outOfRange')
    sitting.apply(by.result(72, 'Ann'))
    expect(sitting.state.openPrompts).toMatchObject([
      { question: { sides: 4 }, details: { seat: 3 } },
    ])
    sitting.apply(by.draw(72, 'Ann', 0, [4]))
    expect(sitting.shared.last?.numbers).toEqual([null, null, 6, 4])
  })

  test('while numbers are drawn needs none; the rest goes on', () => {
    const sitting = new Sitting({ players: 4 }).apply(
      by.begin(0, 'Ann'),
      by.send(1, 'Cyd', 6),
      by.result(72, 'Ann'),
      by.leave(73, 'Bob'),
    )
    expect(sitting.state.openPrompts).toMatchObject([{ id: 1, details: { seat: 3 } }])
    sitting.apply(by.leave(74, 'Dov'))
    expect(sitting.shared.last).toMatchObject({ ended: 'result', scorer: 2, drawn: [] })
  })

  test('between rounds as the next Moderator is followed by the next number, and the three days run on (M8b) [1250.17/mod.b]', () => {
    const sitting = new Sitting({ players: 4 }).round([null, 1, 1, 1]).apply(by.leave(100, 'Bob'))
    expect(sitting.shared).toMatchObject({ moderator: 2 })
    expect(sitting.state.clock.timers).toMatchObject([{ name: 'announcement', due: at(144) }])
    sitting.apply(by.leave(101, 'Cyd', 'Dov'))
    expect(sitting.state.outcome?.winners).toEqual([])
  })

  test('before the first round as player 1 is followed by the lowest number left [1250.17/mod.a]', () => {
    expect(new Sitting().apply(by.leave(1, 'Ann')).shared).toMatchObject({ moderator: 1 })
  })

  test('between rounds is no occasion for the winning test (M10)', () => {
    const sitting = new Sitting({ players: 4 }).scores(1, 2, 3, 0).apply(by.leave(1, 'Dov'))
    expect(sitting.state.outcome).toBeNull()
  })
})

describe('a Moderator who leaves in a round', () => {
  const left = (options = {}) =>
    new Sitting({ players: 4, options }).apply(
      by.begin(0, 'Ann'),
      by.send(1, 'Bob', 3),
      by.leave(5, 'Ann'),
    )

  test('ends it at once without points; the next number has three days (M8a) [1250.17/leave.a, 1250.17/mod.b]', () => {
    const sitting = left()
    expect(sitting.transcript).toEqual([
      'public: Ann left the game.',
      'public: Round 1: void, for Ann has left; nobody scores.',
      'public: Bob is the next Moderator.',
    ])
    expect(sitting.shared).toMatchObject({
      stage: 'break',
      moderator: 1,
      rounds: 1,
      last: { ended: 'void' },
    })
    expect(sitting.state.clock.timers).toMatchObject([{ name: 'announcement', due: at(77) }])
    expect(sitting.state.secret[1]?.number).toBeNull()
  })

  test('also while they draw', () => {
    const sitting = new Sitting().apply(
      by.begin(0, 'Ann'),
      by.result(72, 'Ann'),
      by.leave(73, 'Ann'),
    )
    expect(sitting.shared.last).toMatchObject({ ended: 'void' })
    expect(sitting.state.openPrompts).toEqual([])
  })

  test('makes an end of a round, with its winning test [1250.17/win.d, 1250.17/win.a]', () => {
    const sitting = new Sitting({ players: 4 }).scores(0, 1, 2, 3)
    sitting.apply(by.begin(0, 'Ann'), by.leave(1, 'Ann'))
    expect(sitting.state.outcome).toMatchObject({ at: at(1), winners: ['Cyd'] })
  })

  test('leaves it waiting for its six days with onModeratorLoss: wait', () => {
    const sitting = left({ onModeratorLoss: 'wait' })
    expect(sitting.transcript[1]).toBe(
      'public: The Moderator has left; round 1 waits for the end of its six days.',
    )
    expect(sitting.shared.stage).toBe('idle')
    expect(sitting.errorOf(by.send(6, 'Cyd', 1))).toMatchObject({
      code: 'noModerator',
      clause: '1250.17/leave.a',
    })
    expect(sitting.errorOf(by.result(80, 'Cyd')).code).toBe('noModerator')
    expect(sitting.errorOf(by.begin(80, 'Bob')).code).toBe('roundRunning')
    sitting.apply(by.leave(81, 'Dov'), by.time(144))
    expect(sitting.shared).toMatchObject({
      stage: 'break',
      moderator: 1,
      rounds: 1,
      last: { ended: 'expired' },
    })
    expect(sitting.state.table.seats[0]?.presence).toBe('left')
  })

  test('and waits also when they leave while they draw', () => {
    const sitting = new Sitting({ options: { onModeratorLoss: 'wait' } }).apply(
      by.begin(0, 'Ann'),
      by.result(72, 'Ann'),
      by.leave(73, 'Ann'),
    )
    expect(sitting.state).toMatchObject({ openPrompts: [], shared: { stage: 'idle' } })
    expect(sitting.apply(by.time(144)).shared).toMatchObject({ moderator: 1 })
  })
})

describe('down to one player (M12)', () => {
  test('between rounds the game ends without a winner', () => {
    const sitting = new Sitting().scores(3, 0, 0).apply(by.leave(1, 'Bob', 'Cyd'))
    expect(sitting.state.outcome).toEqual({ at: at(1), winners: [], ranking: [], awards: [] })
  })

  test('and with soleSurvivor: wins the one who is left wins', () => {
    const sitting = new Sitting({ options: { soleSurvivor: 'wins' } }).apply(
      by.leave(1, 'Bob', 'Cyd'),
    )
    expect(sitting.state.outcome).toMatchObject({ winners: ['Ann'], awards: [{ to: 'Ann' }] })
  })

  test('at the end of a round a score of 2 still wins [1250.17/win.a, 1250.17/win.d]', () => {
    for (const [score, winners] of [
      [2, ['Bob']],
      [1, []],
    ] as const) {
      const sitting = new Sitting()
        .scores(0, score, 0)
        .apply(by.leave(1, 'Cyd'), by.begin(2, 'Ann'))
      const left = new Sitting().scores(0, score, 0).apply(by.begin(2, 'Ann'))
      sitting.apply(by.time(146))
      left.apply(by.leave(3, 'Ann', 'Cyd'))
      expect([sitting, left].map(({ state }) => state.outcome?.winners)).toEqual([winners, winners])
    }
  })

  test('a Moderator who is alone ends their round, and is then looked at', () => {
    for (const [score, winners] of [
      [2, ['Ann']],
      [1, []],
    ] as const) {
      const sitting = new Sitting().scores(score, 0, 0).apply(by.begin(0, 'Ann'))
      sitting.apply(by.leave(1, 'Bob', 'Cyd'))
      expect(sitting.state.outcome).toBeNull()
      sitting.apply(by.result(72, 'Ann'))
      expect(sitting.state.outcome?.winners).toEqual(winners)
    }
    const idle = new Sitting().scores(2, 0, 0).apply(by.begin(0, 'Ann'), by.leave(1, 'Bob', 'Cyd'))
    expect(idle.apply(by.time(144)).state.outcome?.winners).toEqual([])
  })

  test('down to nobody the game ends, wherever it stands', () => {
    const all = by.leave(3, 'Ann', 'Bob', 'Cyd')
    const wait = { options: { onModeratorLoss: 'wait', soleSurvivor: 'wins' } } as const
    for (const sitting of [
      new Sitting({ drawn: true }),
      new Sitting(),
      new Sitting().apply(by.begin(0, 'Ann')),
      new Sitting(wait).apply(by.begin(0, 'Ann')),
    ]) {
      expect(sitting.apply(all).state.outcome?.winners).toEqual([])
    }
    const idle = new Sitting(wait).apply(by.begin(0, 'Ann'), by.leave(1, 'Ann'))
    expect(idle.apply(by.leave(2, 'Bob', 'Cyd')).state.outcome?.winners).toEqual([])
  })
})

describe('a vacation', () => {
  test('may have a Substitute, who sends and moderates, and gets what they win [1250.17/gen.sub, 1250.17/trophy]', () => {
    const sitting = new Sitting()
      .scores(1, 1, 3)
      .apply(away(0, 'Ann', 'Sue'), away(0, 'Bob', 'Sid'))
    sitting.apply(by.begin(1, 'Sue'), by.send(2, 'Sid', 3), by.send(2, 'Cyd', 4))
    expect(sitting.errorOf(by.send(2, 'Bob', 1)).code).toBe('notAllowed')
    expect(mediocrity.view(sitting.state, 0)).toMatchObject({
      known: [{ number: null }, { number: 3 }, { number: 4 }],
    })
    sitting.apply(by.result(80, 'Sue'))
    expect(sitting.state.outcome).toMatchObject({ winners: ['Sid'], awards: [{ to: 'Sid' }] })
  })

  test('need have none: a number is drawn, a round announced by another, a Moderator expelled [1250.17/gen.sub, 1250.17/exp.a]', () => {
    const sitting = new Sitting({ players: 4 }).apply(away(0, 'Bob'), by.begin(1, 'Ann'))
    sitting.apply(by.send(2, 'Cyd', 1), by.send(2, 'Dov', 2), by.result(73, 'Ann'))
    expect(sitting.state.openPrompts).toMatchObject([{ details: { seat: 1 } }])
    sitting.apply(by.draw(73, 'Ann', 0, [2]))
    expect(sitting.shared).toMatchObject({ moderator: 1 })
    sitting.apply(by.begin(145, 'Cyd'), away(146, 'Cyd'), by.time(145 + 144))
    expect(sitting.state.table.seats[2]?.presence).toBe('out')
  })

  test('a player who has left cannot be a Substitute [1250.17/gen.sub]', () => {
    const sitting = new Sitting({ players: 4 }).apply(by.leave(1, 'Dov'))
    expect(sitting.errorOf(away(2, 'Ann', 'Dov')).code).toBe('substitutePlayed')
  })
})
