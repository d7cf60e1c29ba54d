import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { seatedAfter } from './bards.js'
import { rustyLantern } from './game.js'
import { Script } from './script.test-support.js'
import { nextClockwise } from './turns.js'

const join = { after: null, ante: [] }
const pass = { type: 'pass', discard: null } as const

describe('the circle', () => {
  test.each([
    [[0, 1, 2], 0, [], 1],
    [[0, 1, 2], 2, [], 0],
    [[0, 3, 1, 2], 0, [], 3],
    [[0, 1, 2], 0, [0, 1], 2],
    [[0, 1], 0, [0, 1], null],
    [[4], 4, [], 4],
  ])('of %j continues after %i, without %j, with %j', (circle, seat, going, next) => {
    expect(nextClockwise(circle, seat, going)).toBe(next)
  })

  test('seats a newcomer after a given Bard, or last', () => {
    expect(seatedAfter([0, 1, 2], 3, 0)).toEqual([0, 3, 1, 2])
    expect(seatedAfter([0, 1, 2], 3, null)).toEqual([0, 1, 2, 3])
    expect(seatedAfter([0, 1, 2, 3], 3, 1)).toEqual([0, 1, 3, 2])
  })
})

describe('a newcomer', () => {
  test('may come at any time, even during a play, or again [1250.18/join.a]', () => {
    const tale = new Script().tries('Ann', 'c1').joins('Dov')
    expect(tale.shared.circle).toEqual([0, 1, 2, 3])
    expect(tale.verifies().turn).toBe('Ann')
    tale.leave('Dov').joins('Dov')
    expect(tale.shared.circle).toEqual([0, 1, 2, 4])
    expect(tale.rosterError({ type: 'join', person: 'Ann', join }).code).toBe('playedBefore')
  })

  test('needs a bench [1250.18/join.b]', () => {
    const tale = new Script({ options: { benches: 3 } })
    const event = { type: 'join', person: 'Dov', join } as const
    expect(tale.rosterError(event)).toMatchObject({ code: 'noBench', details: { benches: 3 } })
    expect(tale.leave('Bob').changeRoster(event).shared.circle).toEqual([0, 2, 3])
  })

  test('gets a place from the Barkeep, or the last one [1250.18/join.c]', () => {
    const tale = new Script().joins('Dov', { after: 0 })
    expect(tale.ownEvents).toContainEqual({ type: 'placed', seat: 3, after: 0 })
    expect(tale.shared.circle).toEqual([0, 3, 1, 2])
    tale.joins('Eve')
    expect(tale.shared).toMatchObject({ circle: [0, 3, 1, 2, 4], unplaced: [4] })
    expect(tale.refuses('Ann', { type: 'place', bard: 4, after: 0 }).code).toBe('notAllowed')
    expect(tale.refuses('Moe', { type: 'place', bard: 3, after: 0 }).code).toBe('placedAlready')
    expect(tale.refuses('Moe', { type: 'place', bard: 4, after: 9 }).code).toBe('notABard')
    expect(tale.refuses('Moe', { type: 'place', bard: 4, after: 4 }).code).toBe('notABard')
    tale.plays('Moe', { type: 'place', bard: 4, after: 1 })
    expect(tale.shared).toMatchObject({ circle: [0, 3, 1, 4, 2], unplaced: [] })
    expect(tale.refuses('Moe', { type: 'place', bard: 4, after: 0 }).code).toBe('placedAlready')
    const event = { type: 'join', person: 'Fay', join: { after: 17, ante: [] } } as const
    expect(tale.rosterError(event)).toMatchObject({
      code: 'notABard',
      clause: '1250.18/join.c',
      message: 'No other Bard sits there; name one of Ann, Dov, Bob, Eve, Cyd.',
    })
  })

  test('gets seven random cards [1250.18/join.d]', () => {
    const tale = new Script()
    tale.deals = false
    tale.joins('Dov')
    const { openPrompts } = tale.state
    expect(openPrompts).toMatchObject([
      { name: 'deal', question: { kind: 'shuffle', of: 39 }, details: { seat: 3, cards: 7 } },
    ])
    tale.rules('deal', [...Array(39).keys()].reverse())
    expect(tale.hand('Dov')).toEqual(['c60', 'c59', 'c58', 'c57', 'c56', 'c55', 'c54'])
  })

  test('cannot join a Duel, except as one of its players', () => {
    const roster = { duel: { challenged: 'Bob' } }
    const tale = new Script({ players: ['Ann', 'Bob'], roster })
    expect(tale.rosterError({ type: 'join', person: 'Cyd', join }).code).toBe('duelJoin')
    expect(tale.leave('Bob').joins('Bob').shared.circle).toEqual([0, 2])
  })
})

describe('a leaver', () => {
  test('may go at any time [1250.18/leave.a]', () => {
    const tale = new Script().tries('Ann', 'c1').leave('Cyd')
    expect(tale.shared.circle).toEqual([0, 1])
    expect(tale.turn).toBe('Ann')
    expect(tale.verifies().passesOn('Ann').turn).toBe('Bob')
  })

  test('passes without a card if it is their turn [1250.18/leave.b]', () => {
    const tale = new Script().leave('Ann')
    expect(tale.turn).toBe('Bob')
    expect(tale.ownEvents).toContainEqual({ type: 'passed', seat: 0, how: 'left', discard: null })
    expect(tale.shared.owed).toEqual([])
    expect(new Script().leave('Ann', 'Bob').turn).toBe('Cyd')
    expect(new Script().leave('Ann', 'Bob', 'Cyd').turn).toBeNull()
  })

  test('returns their cards to the deck, and loses owed ones [1250.18/leave.c]', () => {
    const tale = new Script().leave('Bob')
    expect(tale.state.hidden.deck).toEqual(expect.arrayContaining(['c8', 'c14']))
    expect(tale.state.hidden.deck).toHaveLength(46)
    expect(tale.hand('Bob')).toEqual([])
    const owed = new Script().tells('Ann', 'c1')
    owed.deals = false
    owed.passesOn('Ann').leave('Ann')
    expect(owed.shared.owed).toEqual([])
    expect(owed.asked).toEqual([])
  })

  test('may free enough cards for a waiting Bard', () => {
    const tale = new Script({ cards: 21 }).passesOn('Ann')
    expect(tale.shared.short).toBe(true)
    tale.leave('Cyd')
    expect(tale.shared).toMatchObject({ short: false, owed: [], turn: 1 })
    expect(tale.cards('Ann')).toBe(8)
  })

  test('drops the open play, with its card back in the deck', () => {
    const tale = new Script().tries('Ann', 'c1').leave('Ann')
    expect(tale.shared.plays[0]?.answered).toEqual({ is: 'void' })
    expect(tale.state.hidden.deck).toContain('c1')
    expect(tale.asked).toEqual([])
    const claim = { type: 'interrupt', play: 1, card: 'c8' } as const
    expect(tale.refuses('Bob', claim)).toMatchObject({
      code: 'voidPlay',
      clause: '1250.18/int.a',
      message: 'Play 1 was dropped when its Bard left; interrupt another play.',
    })
  })

  test('drops interruptions of their open play, even bluffs', () => {
    const tale = new Script().tells('Ann', 'c1').interrupts('Bob', 1, 'c8').tries('Ann', 'c2')
    tale.interrupts('Bob', 2, 'c9').interrupts('Cyd', 2, 'c40').leave('Ann')
    expect(tale.shared.interruptions.map(({ answered }) => answered)).toEqual([
      null,
      'lapsed',
      'lapsed',
    ])
    expect(tale.shared).toMatchObject({ turn: 1, owed: [] })
    expect(tale.cards('Cyd')).toBe(7)
    expect(tale.asked).toEqual(['mention'])
    expect(tale.passesOn('Bob', 'c9').rulesMention('sufficient').turn).toBe('Bob')
  })

  test('has their open play answered with leaverOpenPlay: still-answered', () => {
    const laid = { options: { leaverOpenPlay: 'still-answered' } }
    const tale = new Script(laid).tries('Ann', 'c1').leave('Ann')
    expect(tale.turn).toBe('Bob')
    expect(tale.refuses('Bob', pass).code).toBe('playOpen')
    expect(tale.state.hidden.deck).not.toContain('c1')
    expect(tale.allCards).toHaveLength(60)
    tale.advance(days(4)).verifies({ looseEnd: true })
    expect(tale.shared).toMatchObject({ looseEnds: ['c1'], turn: 1, threeDays: 'run' })
    const denied = new Script(laid).tries('Ann', 'c1').leave('Ann').denies('incomprehensible')
    expect(denied.shared).toMatchObject({ turn: 1, owed: [] })
    expect(denied.state.hidden.burned).toEqual(['c1'])
  })

  test('loses their Ale, and has none on return', () => {
    const tale = new Script().tells('Ann', 'c1', { looseEnd: true })
    tale
      .tells('Ann', 'c2', { tied: ['c1'] })
      .leave('Ann')
      .joins('Ann')
    expect(tale.shared.bards.map(({ cards, ale }) => [cards, ale])).toEqual([
      [0, 0],
      [7, 0],
      [7, 0],
      [7, 0],
    ])
  })
})

describe('a tale is suspended', () => {
  test('with one Bard or none [1250.18/susp.a]', () => {
    expect(new Script({ players: [] }).pauses).toEqual(['too few Bards'])
    expect(new Script({ players: ['Ann'] }).pauses).toEqual(['too few Bards'])
    expect(new Script({ players: ['Ann', 'Bob'] }).pauses).toEqual([])
    const tale = new Script().leave('Ann', 'Bob')
    expect(tale.pauses).toEqual(['too few Bards'])
    expect(tale.turn).toBe('Cyd')
  })

  test('with more Bards than benches [1250.18/susp.b]', () => {
    const tale = new Script({ options: { benches: 2 }, first: null })
    expect(tale.pauses).toEqual(['too many Bards'])
    expect(tale.objects('first', 0).code).toBe('paused')
    expect(tale.leave('Bob').pauses).toEqual([])
    tale.rules('first', 0)
  })

  test('while the Barkeep is on vacation [1250.18/bk.b]', () => {
    const tale = new Script().tries('Ann', 'c1').changeRoster({ type: 'vacation', person: 'Moe' })
    expect(tale.pauses).toEqual(['Barkeep away'])
    expect(tale.objects('play', 'verify').code).toBe('paused')
    expect(tale.rosterError({ type: 'vacation', person: 'Moe' }).code).toBe('notHere')
    tale.changeRoster({ type: 'return', person: 'Moe' })
    expect(tale.pauses).toEqual([])
    expect(tale.rosterError({ type: 'return', person: 'Moe' }).code).toBe('notAway')
    tale.verifies()
  })

  test('and then allows no plays, passes and interruptions [1250.18/susp.c]', () => {
    const tale = new Script().tells('Ann', 'c1').advance(days(3)).leave('Bob', 'Cyd')
    const moves = [
      { type: 'play', subject: 'Lantern', text: 'x', card: 'c2' },
      pass,
      { type: 'interrupt', play: 1, card: 'c2' },
    ] as const
    for (const move of moves) expect(tale.refuses('Ann', move).code).toBe('paused')
    const claim = new Script({ players: ['Ann', 'Bob'] }).tries('Ann', 'c1')
    claim.interrupts('Bob', 1, 'zzz').changeRoster({ type: 'vacation', person: 'Moe' })
    expect(claim.shared.interruptions[0]?.answered).toBeNull()
  })

  test('and then people may still come and go, and get seats and cards [1250.18/susp.d]', () => {
    const tale = new Script({ players: ['Ann'], options: { benches: 3 } })
    tale.changeRoster({ type: 'vacation', person: 'Moe' }).joins('Bob').joins('Cyd')
    expect(tale.cards('Cyd')).toBe(7)
    tale.plays('Moe', { type: 'place', bard: 2, after: 0 }).leave('Ann')
    expect(tale.shared.circle).toEqual([2, 1])
    expect(tale.pauses).toEqual(['Barkeep away'])
    const short = new Script({ players: ['Ann'], cards: 10 }).joins('Bob')
    expect(short.asked).toEqual(['restock'])
    expect(short.rules('restock', 'a; b; c; d').cards('Bob')).toBe(7)
  })

  test('until there are two Bards with benches [1250.18/susp.e]', () => {
    const tale = new Script().leave('Ann', 'Bob').joins('Dov')
    expect(tale.pauses).toEqual([])
    expect(tale.turn).toBe('Cyd')
    const empty = new Script().leave('Ann', 'Bob', 'Cyd').joins('Dov').joins('Eve')
    expect([empty.pauses, empty.turn, empty.asked]).toEqual([[], null, ['first']])
  })

  test.each([
    [true, 'verified', []],
    [false, 'too late', ['asleep']],
  ])(
    'and the three days stop or continue by suspensionStopsClocks: %s',
    (suspensionStopsClocks, end, asked) => {
      const tale = new Script({ options: { suspensionStopsClocks } }).tells('Ann', 'c1')
      tale.advance(days(1)).changeRoster({ type: 'vacation', person: 'Moe' }).advance(days(9))
      tale.changeRoster({ type: 'return', person: 'Moe' }).advance(days(2) - 1)
      expect(tale.asked).toEqual(asked)
      tale.advance(1).interrupts('Bob', 1, 'c8').rulesMention('sufficient')
      expect(tale.shared.interruptions[0]?.answered).toBe(end)
    },
  )

  test('by a dispute, and the three days always stop', () => {
    const tale = new Script({ options: { suspensionStopsClocks: false } }).tells('Ann', 'c1')
    tale.changeRoster({ type: 'dispute', by: 'Bob' }).advance(days(9))
    tale
      .changeRoster({ type: 'decision', as: 'speaker' })
      .interrupts('Bob', 1, 'c8')
      .rulesMention('sufficient')
    expect(tale.turn).toBe('Bob')
  })
})

describe('the resignation of the Barkeep', () => {
  test('ends the tale without a winner [1250.18/bk.c]', () => {
    const ends = [
      (tale: Script) => tale.changeRoster({ type: 'refereeResigns', person: 'Moe' }),
      (tale: Script) => tale.changeRoster({ type: 'leave', persons: ['Moe'], from: 'community' }),
      (tale: Script) => tale.plays('Moe', { type: 'end' }),
      (tale: Script) => tale.leave('Bob', 'Cyd').plays('Moe', { type: 'end' }),
    ]
    for (const end of ends) {
      const tale = end(new Script())
      expect(tale.winners).toEqual([])
      expect(rustyLantern.outcome(tale.state)?.awards).toEqual([])
      expect(tale.ownEvents).toContainEqual({ type: 'over', why: 'Barkeep gone' })
    }
  })

  test('may also follow a week and three days of silence [1250.18/bk.c]', () => {
    const tale = new Script().tries('Ann', 'c1').advance(days(7) + 1)
    tale
      .changeRoster({ type: 'silence', by: 'Ann' })
      .changeRoster({ type: 'inquire', as: 'speaker' })
    tale.advance(days(3))
    expect(tale.winners).toEqual([])
    expect(rustyLantern.outcome(tale.state)?.at).toBe(START + days(10) + 1)
  })
})
