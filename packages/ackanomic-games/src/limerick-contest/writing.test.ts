import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { limerickClauses } from './clauses.js'
import { limerickContest } from './index.js'
import { by, ROSTER, Script } from './script.test-support.js'

const setup = (people: object, options: unknown = {}) =>
  limerickContest.setup({ ...ROSTER, ...people }, options)
const code = (result: ReturnType<typeof setup>) => (result.ok ? '' : result.error.code)

describe('the start', () => {
  test('uses the Ackanomic Magic Dice [1250.8/1]', () => {
    expect(limerickContest.description.equipment).toEqual(['Ackanomic Magic Dice'])
  })

  test('needs exactly two contestants [1250.8/2(1)]', () => {
    expect(code(setup({ players: ['Ann'] }))).toBe('tooFewPlayers')
    expect(code(setup({ players: ['Ann', 'Bob', 'Cyd'] }))).toBe('tooManyPlayers')
  })

  test('has Count Tabula as its one referee and announcer [1250.8/2(2), 1250.8/3]', () => {
    expect(limerickContest.description.referees).toMatchObject({ count: 1, chosen: 'Count Tabula' })
    expect(code(setup({ referees: [] }))).toBe('wrongReferees')
    expect(code(setup({ referees: ['Tab', 'Tib'] }))).toBe('wrongReferees')
    expect(code(setup({ announcedBy: 'Tab' }))).toBe('')
    expect(code(setup({ announcedBy: 'Ann' }))).toBe('wrongAnnouncer')
  })

  test('lets Count Tabula be a contestant and win [1250.8/2(3)]', () => {
    const script = Script.voting({}, { referees: ['Bob'] })
    script.apply(by.vote(3, 'Bob', 1), by.time(74), by.rule(75, 0, null, 'Bob'))
    expect(script.state.outcome?.winners).toEqual(['Bob'])
  })

  test('follows the rule as written by default, and refuses invalid options', () => {
    const start = setup({})
    expect(start.ok ? start.value.state.options : null).toEqual({
      revisions: 'first',
      electorate: null,
      publishVotes: false,
      offences: false,
      form: 'free',
    })
    for (const options of [
      { revisions: 'none' },
      { electorate: 'all' },
      { electorate: [''] },
      { electorate: [' Ann'] },
      { electorate: ['a\ud800'] },
      { electorate: ['x'.repeat(101)] },
      { publishVotes: 1 },
      { more: true },
    ]) {
      expect(code(setup({}, options))).toBe('badOptions')
    }
  })
})

describe('a limerick', () => {
  test('is posted once by each contestant, in public [1250.8/4.1(1), 1250.8/4.1(6)]', () => {
    const script = new Script().apply(by.post(1, 'Ann', 'There was a young poet named Bob'))
    expect(script.transcript).toEqual([
      'public: Ann posts a limerick about Bob:\n  There was a young poet named Bob',
    ])
    expect(script.state.shared.limericks).toEqual([
      { text: 'There was a young poet named Bob', at: at(1) },
      null,
    ])
    expect(limerickContest.view(script.state, 'public').shared.limericks[0]?.at).toBe(at(1))
    expect(script.errorOf(by.post(2, 'Ann'))).toEqual({
      code: 'alreadyPosted',
      clause: '1250.8/4.1(1)',
      details: {},
      message: 'You have already posted your limerick, and the first one stands.',
    })
    expect(script.errorOf(by.post(2, 'Zoe')).code).toBe('notAllowed')
    expect(script.errorOf(by.post(2, 'Tab')).code).toBe('notAllowed')
  })

  test('replaces an earlier one with the option revisions: last, at its new time', () => {
    const script = new Script({ revisions: 'last' }).apply(
      by.post(1, 'Ann', 'one'),
      by.post(2, 'Ann', 'two'),
    )
    expect(script.state.shared.limericks[0]).toEqual({ text: 'two', at: at(2) })
    script.apply(by.post(3, 'Bob'))
    expect(script.errorOf(by.post(4, 'Ann', 'three'))).toMatchObject({
      code: 'notWriting',
      clause: '1250.8/4.1(3)',
      details: { stage: 'voting' },
    })
  })

  test.each([
    'One line',
    'five\nlines\nare\nquite\nenough',
    '🎭👩‍👩‍👧‍👦 “…” <b>&amp;</b>\u0000\u202e$&',
    'x'.repeat(5000),
    '  deep  inside',
    'post\nvote Ann',
    '__proto__',
  ])('may be any text: %j', (text) => {
    const script = new Script().apply(by.post(1, 'Ann', text))
    expect(script.state.shared.limericks[0]?.text).toBe(text.trim())
    const copy = JSON.parse(JSON.stringify(script.state))
    expect(copy).toEqual(script.state)
  })

  test('is stored without outer blanks and with uniform line ends', () => {
    const script = new Script().apply(by.post(1, 'Ann', '\n one\r\ntwo\rthree \n'))
    expect(script.state.shared.limericks[0]?.text).toBe('one\ntwo\nthree')
  })

  test.each([
    '',
    ' \n\t',
    'x'.repeat(5001),
    'x'.repeat(1_000_000),
    'half \ud83d',
    '\udfff',
    5,
    null,
    {},
  ])('needs words, a limited length and whole letters', (limerick) => {
    const entry = { ...by.post(1, 'Ann'), move: { type: 'post', limerick } }
    const error = new Script().errorOf(entry)
    expect(error.code).toBe('invalidEntry')
    expect(error.message).not.toMatch(/\p{Cs}/u)
  })
})

describe('the three days of writing', () => {
  test('include their start and exclude their end [1250.8/4.1(3)]', () => {
    const script = new Script()
    expect(script.state.clock.timers).toMatchObject([{ name: 'writing', due: at(72) }])
    const last = { ...by.post(72, 'Bob'), at: at(72) - 1 }
    script.apply(by.post(1, 'Ann'), last)
    expect(script.state.shared.stage).toBe('voting')
    const late = new Script().apply(by.post(1, 'Ann'))
    expect(late.errorOf(by.post(72, 'Bob')).code).toBe('tooLate')
    expect(new Script().errorOf(by.post(72, 'Bob')).code).toBe('clockBehind')
    const thrown = new Script().apply(by.time(73))
    expect(thrown.errorOf(by.post(74, 'Bob'))).toMatchObject({
      code: 'notWriting',
      details: { stage: 'dice' },
    })
    expect(thrown.errorOf(by.vote(74, 'Zoe', 0)).message).toBe(
      'There is no more voting; the dice choose the winner.',
    )
  })

  test('give the contest to the only author, without a vote [1250.8/4.1(4)]', () => {
    const script = new Script().apply(by.post(1, 'Bob'))
    expect(script.errorOf(by.vote(2, 'Zoe', 1)).code).toBe('notVoting')
    script.apply(by.time(500))
    expect(script.transcript).toEqual([
      'public: Bob wins the contest, by default.',
      'public: The game is over. Bob won.',
    ])
    expect(script.state.outcome).toEqual({
      at: at(72),
      winners: ['Bob'],
      ranking: [['Bob'], ['Ann']],
      awards: [],
    })
  })

  test('leave a contest without limericks to the dice [1250.8/4.1(5), 1250.8/1]', () => {
    for (const [thrown, winner] of [
      [1, 'Ann'],
      [2, 'Bob'],
    ] as const) {
      const script = new Script().apply(by.time(80))
      expect(script.transcript).toEqual([
        'public: Nobody has posted a limerick that counts: the dice choose the winner.',
      ])
      expect(script.state.openPrompts).toEqual([
        {
          id: 0,
          name: 'winner',
          to: 'referee',
          at: at(72),
          question: { kind: 'roll', dice: 1, sides: 2 },
          details: null,
        },
      ])
      expect(script.errorOf(by.rule(80, 0, [thrown], 'Ann')).code).toBe('noSuchPrompt')
      expect(script.errorOf(by.rule(80, 0, [3])).code).toBe('badAnswer')
      script.apply(by.rule(81, 0, [thrown]))
      expect(script.transcript[0]).toBe(`public: ${winner} wins the contest, by the dice.`)
      expect(script.state.outcome).toMatchObject({ at: at(81), winners: [winner] })
    }
  })

  test('may make an inactive player the winner by dice [1250.8/4.4(4)]', () => {
    const idle = (person: string) => by.roster(1, { type: 'activity', person, active: false })
    for (const [thrown, winner] of [
      [1, 'Ann'],
      [2, 'Bob'],
    ] as const) {
      const script = new Script().apply(idle('Ann'), idle('Bob'), by.time(72))
      script.apply(by.rule(72, 0, [thrown]))
      expect(script.events[0]?.clause).toBe('1250.8/4.4(4)')
      expect(script.state.outcome?.winners).toEqual([winner])
    }
  })

  test('are the deadline of the pending actions', () => {
    const script = new Script().apply(by.post(1, 'Ann'))
    for (const viewer of [0, 1, 'public', 'referee'] as const) {
      expect(limerickContest.pendingActions(script.state, viewer, 'all')).toEqual([
        { action: 'post', actor: 1, need: 'required', deadline: at(72), prompt: null },
      ])
    }
    const again = new Script({ revisions: 'last' }).apply(by.post(1, 'Ann'))
    expect(limerickContest.pendingActions(again.state, 0, 'all')).toMatchObject([
      { action: 'post', actor: 0, need: 'optional' },
      { action: 'post', actor: 1, need: 'required' },
    ])
    const legal = limerickContest.legalMoves(limerickContest.view(script.state, 1))
    expect(legal.complete ? null : legal.sample(() => 0)).toMatchObject({ type: 'post' })
    expect(limerickContest.legalMoves(limerickContest.view(script.state, 0))).toMatchObject({
      complete: true,
      moves: [],
    })
  })
})

test('the clause on good humour is listed as untestable', () => {
  expect(limerickClauses.untestable).toEqual(['4.1(2)'])
})
