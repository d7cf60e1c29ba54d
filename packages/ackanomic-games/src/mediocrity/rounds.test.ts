import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { mediocrity } from './index.js'
import { by, Script } from './script.test-support.js'

const roundOf = (players: number, options = {}) =>
  new Script({ players, options }).apply(by.begin(0, 'Ann'))

describe('a round', () => {
  test('starts with the Moderator’s announcement, before any number [1250.17/round.a, 1250.17/mod.a]', () => {
    const script = new Script()
    expect(script.errorOf(by.send(1, 'Bob', 1))).toMatchObject({
      code: 'noRound',
      clause: '1250.17/round.a',
    })
    expect(script.errorOf(by.result(1, 'Ann')).code).toBe('noRound')
    script.apply(by.begin(5, 'Ann'))
    expect(script.shared).toMatchObject({
      stage: 'round',
      moderator: 0,
      most: 4,
      mayEnd: false,
    })
    expect(script.transcript).toEqual([
      'public: Round 1 begins, with Ann as Moderator: send a number from 1 to 4.',
    ])
    expect(script.state.clock.timers).toMatchObject([
      { name: 'minimum', due: at(77) },
      { name: 'limit', due: at(149) },
    ])
    expect(script.errorOf(by.begin(6, 'Ann'))).toMatchObject({
      code: 'roundRunning',
      details: { moderator: 'Ann' },
    })
  })

  test('ends with the numbers, the most Mediocre one and the score [1250.17/round.b, 1250.17/res.a, 1250.17/res.b, 1250.17/res.c, 1250.17/res.d]', () => {
    const script = roundOf(4).apply(
      by.send(1, 'Bob', 6),
      by.send(2, 'Cyd', 2),
      by.send(3, 'Dov', 3),
      by.result(72, 'Ann'),
    )
    expect(script.events[1]).toEqual({
      to: 'public',
      at: at(72),
      clause: '1250.17/res.a',
      event: {
        type: 'result',
        round: 1,
        moderator: 0,
        numbers: [null, 6, 2, 3],
        drawn: [],
        scorer: 3,
        ended: 'result',
        scores: [0, 0, 0, 1],
      },
    })
    expect(script.transcript).toEqual([
      'public: The round has lasted long enough; Ann may announce its result.',
      'public: Round 1: Bob 6, Cyd 2, Dov 3; 3 is the most Mediocre number, and Dov gains a Gamepoint. Scores: Ann 0, Bob 0, Cyd 0, Dov 1.',
      'public: Bob is the next Moderator.',
    ])
    expect(script.shared).toMatchObject({ stage: 'break', moderator: 1 })
    expect(mediocrity.scores?.(script.state)).toEqual([0, 0, 0, 1])
    expect(script.errorOf(by.send(73, 'Cyd', 1)).code).toBe('noRound')
  })

  test('scores nothing if no number is the most Mediocre [1250.17/res.e]', () => {
    const script = new Script().round([null, 2, 2])
    const numbers = [null, 2, 2]
    expect(script.shared.last).toEqual({
      moderator: 0,
      ended: 'result',
      numbers,
      drawn: [],
      scorer: null,
    })
    expect(script.transcript[1]).toBe(
      'public: Round 1: Bob 2, Cyd 2; there is no most Mediocre number. Scores: Ann 0, Bob 0, Cyd 0.',
    )
    expect(mediocrity.scores?.(script.state)).toEqual([0, 0, 0])
  })

  test('lasts at least three days, so a result counts from 72 hours [1250.17/round.d]', () => {
    const script = roundOf(3).apply(by.send(1, 'Bob', 1), by.send(1, 'Cyd', 2))
    const early = { ...by.result(72, 'Ann'), at: at(72) - 1 }
    expect(script.errorOf(early)).toEqual({
      code: 'tooEarly',
      clause: '1250.17/round.d',
      details: { from: at(72) },
      message:
        'The round has not lasted three days yet; announce the result at 2026-11-24T00:00:00Z or later.',
    })
    expect(script.apply(by.result(72, 'Ann')).shared.rounds).toBe(1)
  })

  test('is ended only by its Moderator [1250.17/res.f]', () => {
    const script = roundOf(3).apply(by.time(80))
    expect(script.errorOf(by.result(80, 'Bob'))).toEqual({
      code: 'notModerator',
      clause: '1250.17/res.f',
      details: { moderator: 'Ann' },
      message: 'Only Ann, the Moderator, can announce the result.',
    })
    expect(script.errorOf(by.result(80, 'Zoe')).code).toBe('notAllowed')
  })

  test('ends after six days: the Moderator is out, and nothing is scored or revealed [1250.17/round.c, 1250.17/exp.a, 1250.17/exp.b]', () => {
    const script = roundOf(4).apply(by.send(1, 'Bob', 3), by.send(1, 'Cyd', 4), by.time(72))
    script.apply({ ...by.time(144), at: at(144) - 1 })
    expect(script.shared.stage).toBe('round')
    script.apply(by.time(500))
    expect(script.transcript).toEqual([
      'public: Round 1: no result came in time; Ann is out of the game, and nobody scores.',
      'public: Bob is the next Moderator.',
      'public: Nobody announced the next round in time: the first player to announce it is its Moderator.',
    ])
    expect(script.events.map((told) => told.at)).toEqual([at(144), at(144), at(144 + 72)])
    expect(script.state.roster.seats[0]).toMatchObject({ presence: 'out', holder: null })
    expect(script.shared.last).toEqual({
      moderator: 0,
      ended: 'expired',
      numbers: [null, null, null, null],
      drawn: [],
      scorer: null,
    })
    expect(script.state.secret.every(({ number }) => number === null)).toBe(true)
    expect(script.errorOf(by.begin(501, 'Ann')).code).toBe('notAllowed')
  })

  test('accepts no result at 144 hours [1250.17/round.c]', () => {
    const script = roundOf(3)
    const late = script.errorOf(by.result(144, 'Ann'))
    expect(late.code).toBe('notAllowed')
    const last = { ...by.result(144, 'Ann'), at: at(144) - 1 }
    script.apply(last)
    expect(script.shared.stage).toBe('draws')
  })

  test('has both clocks stopped by a dispute', () => {
    const script = roundOf(3).apply(by.roster(70, { type: 'dispute', by: 'Bob' }))
    expect(script.errorOf(by.send(71, 'Bob', 1)).code).toBe('paused')
    script.apply(by.roster(170, { type: 'decision', as: 'speaker' }))
    expect(script.errorOf(by.result(171, 'Ann'))).toMatchObject({ details: { from: at(172) } })
    expect(script.apply(by.result(172, 'Ann')).shared.stage).toBe('draws')
  })
})

describe('a number', () => {
  test('is from 1 to twice the number of senders [1250.17/num.send]', () => {
    const script = roundOf(4)
    expect(script.shared).toMatchObject({ most: 6 })
    script.apply(by.send(1, 'Bob', 1), by.send(1, 'Cyd', 6))
    expect(script.state.secret.map(({ number }) => number)).toEqual([null, 1, 6, null])
    expect(script.transcript).toEqual(['seat 2: Cyd sends 6.', 'seat 0: Cyd sends 6.'])
  })

  test.each([0, 7, -1, 1.5, 1e21])(
    'such as %d, which is not from 1 to 6, does not count or replace an earlier one [1250.17/num.range]',
    (number) => {
      const script = roundOf(4).apply(by.send(1, 'Bob', 5))
      expect(script.errorOf(by.send(2, 'Bob', number))).toEqual({
        code: 'outOfRange',
        clause: '1250.17/num.range',
        details: { number, most: 6 },
        message: `${number} does not count; send a whole number from 1 to 6.`,
      })
      expect(script.state.secret[1]).toEqual({ number: 5, drawn: false })
    },
  )

  test('is refused if it is a text, a list or not finite [1250.17/num.range]', () => {
    const script = roundOf(4)
    for (const number of ['5', null, Number.NaN, Number.POSITIVE_INFINITY, [5]]) {
      const entry = { ...by.send(1, 'Bob', 1), move: { type: 'send', number } }
      expect(script.errorOf(entry).code).toBe('invalidEntry')
    }
    const zero = by.send(1, 'Bob', -0)
    const error = script.errorOf(zero)
    expect(error.details).toEqual({ number: 0, most: 6 })
  })

  test('is never sent by the Moderator [1250.17/num.mod]', () => {
    expect(roundOf(3).errorOf(by.send(1, 'Ann', 1))).toMatchObject({
      code: 'moderatorSends',
      clause: '1250.17/num.mod',
    })
  })

  test('replaces an earlier one until the result', () => {
    const script = roundOf(3).apply(
      by.send(1, 'Bob', 1),
      by.send(2, 'Bob', 4),
      by.send(3, 'Cyd', 3),
    )
    script.apply(by.result(72, 'Ann'))
    expect(script.shared.last).toMatchObject({ numbers: [null, 4, 3], scorer: 2 })
  })

  test('cannot be replaced with revisions: first', () => {
    const script = roundOf(3, { revisions: 'first' }).apply(by.send(1, 'Bob', 1))
    expect(script.errorOf(by.send(2, 'Bob', 4))).toEqual({
      code: 'alreadySent',
      clause: '1250.17/num.send',
      details: { number: 1 },
      message: 'You have already sent 1, and the first number of a round stands.',
    })
    expect(mediocrity.legalMoves(mediocrity.view(script.state, 1))).toMatchObject({
      complete: true,
      moves: [],
    })
    expect(mediocrity.pendingActions(script.state, 1)).toEqual([])
  })

  test('is drawn by the Moderator if it is missing, in player order [1250.17/num.late]', () => {
    const options = { numbers: [1, 4, 3, 2] }
    const script = roundOf(4, options).apply(by.send(1, 'Cyd', 5), by.result(100, 'Ann'))
    expect(script.shared.stage).toBe('draws')
    expect(script.transcript).toEqual([
      'public: The round has lasted long enough; Ann may announce its result.',
      'public: Ann has closed round 1 for its result, and draws the missing numbers.',
    ])
    expect(script.state.openPrompts).toEqual(
      [3, 1].map((seat, id) => ({
        id,
        name: 'draw',
        to: 0,
        at: at(100),
        question: { kind: 'roll', dice: 1, sides: 6 },
        details: { seat },
      })),
    )
    expect(script.errorOf(by.send(101, 'Bob', 1))).toMatchObject({
      code: 'resultAnnounced',
      clause: '1250.17/num.late',
    })
    expect(script.errorOf(by.result(101, 'Ann')).code).toBe('resultAnnounced')
    expect(script.errorOf(by.answer(101, 'Bob', 0, [1])).code).toBe('noSuchPrompt')
    expect(script.errorOf(by.answer(101, 'Ann', 0, [7])).code).toBe('badAnswer')
    script.apply(by.answer(102, 'Ann', 1, [6]))
    expect(script.shared.stage).toBe('draws')
    script.apply(by.answer(103, 'Ann', 0, [1]))
    expect(script.shared.last).toEqual({
      moderator: 0,
      ended: 'result',
      numbers: [null, 6, 5, 1],
      drawn: [1, 3],
      scorer: 2,
    })
    expect(script.transcript[0]).toBe(
      'public: Round 1: Bob 6 (drawn), Cyd 5, Dov 1 (drawn); 5 is the most Mediocre number, and Cyd gains a Gamepoint. Scores: Ann 0, Bob 0, Cyd 1, Dov 0.',
    )
  })

  test('is drawn for each player if nobody sends one, and can score [1250.17/num.late]', () => {
    const script = roundOf(3).apply(
      by.result(72, 'Ann'),
      by.answer(72, 'Ann', 0, [4]),
      by.answer(72, 'Ann', 1, [4]),
    )
    expect(script.shared.last).toMatchObject({ drawn: [1, 2], scorer: null })
  })

  test('that is not drawn within the six days prevents a result [1250.17/round.c, 1250.17/exp.a]', () => {
    const script = roundOf(4).apply(
      by.result(140, 'Ann'),
      by.answer(141, 'Ann', 0, [1]),
      by.time(144),
    )
    expect(script.shared.last?.ended).toBe('expired')
    expect(script.state).toMatchObject({
      openPrompts: [],
      roster: { seats: [{ presence: 'out' }, {}, {}, {}] },
    })
  })
})

describe('pending actions', () => {
  test('exclude players who have left', () => {
    const script = new Script({ players: 4 }).apply(by.leave(1, 'Cyd'), by.time(72))
    const pending = mediocrity.pendingActions(script.state, 'public', 'all')
    expect(pending.map(({ action, actor }) => [action, actor])).toEqual([
      ['begin', 0],
      ['begin', 1],
      ['begin', 3],
    ])
  })

  test('are the announcement of a round, then numbers, then a result', () => {
    const script = new Script()
    const expects = (viewer: number | 'public') =>
      mediocrity.pendingActions(script.state, viewer, viewer === 'public' ? 'all' : 'own')
    const begin = { action: 'begin', actor: 0, need: 'required', deadline: at(72), prompt: null }
    expect([expects(0), expects('public')]).toEqual([[begin], [begin]])
    script.apply(by.begin(0, 'Ann'))
    expect(expects(0)).toEqual([])
    expect(expects(1)).toEqual([
      { action: 'send', actor: 1, need: 'required', deadline: at(72), prompt: null },
    ])
    script.apply(by.send(1, 'Bob', 1), by.time(72))
    const result = { action: 'result', actor: 0, need: 'required', deadline: at(144), prompt: null }
    expect(expects(0)).toEqual([result])
    expect(expects(1)).toMatchObject([{ action: 'send', need: 'optional', deadline: at(144) }])
    expect(mediocrity.pendingActions(script.state, 1, 'all')).toMatchObject([
      result,
      { action: 'send' },
    ])
    script.apply(by.result(73, 'Ann'))
    expect(expects(0)).toMatchObject([{ action: 'draw', actor: 0, prompt: 0 }])
    expect(expects(2)).toEqual([])
    script.apply(by.answer(73, 'Ann', 0, [1]), by.time(146))
    expect(expects('public').map(({ actor }) => actor)).toEqual([0, 1, 2])
  })

  test('are the only legal ones', () => {
    const script = new Script()
    const moves = (seat: number) => mediocrity.legalMoves(mediocrity.view(script.state, seat)).moves
    expect([moves(0), moves(1)]).toEqual([[{ type: 'begin' }], []])
    script.apply(by.begin(0, 'Ann'))
    expect(moves(0)).toEqual([])
    expect(moves(1)).toEqual([1, 2, 3, 4].map((number) => ({ type: 'send', number })))
    expect(moves(9)).toEqual([])
    script.apply(by.time(72))
    expect(moves(0)).toEqual([{ type: 'result' }])
    script.apply(by.result(72, 'Ann'))
    expect([moves(0), moves(1)]).toEqual([[], []])
  })
})
