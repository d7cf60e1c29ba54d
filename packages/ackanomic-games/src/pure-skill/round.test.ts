import { describe, expect, test } from 'vitest'
import { at, START } from '../game-script.test-support.js'
import { WHOLE_PACKS } from './cards.js'
import { pureSkill, totalsOf } from './index.js'
import { by, ROSTER, Script } from './script.test-support.js'
import { prizesOf } from './totals.js'

describe('the start', () => {
  test('needs exactly three players and a referee [1250.7/2(1), 1250.7/2(2), 1250.7/3]', () => {
    const code = (change: object): string | undefined => {
      const start = pureSkill.setup({ ...ROSTER, ...change })
      return start.ok ? undefined : `${start.error.code} ${start.error.clause}`
    }
    expect(code({})).toBeUndefined()
    expect(code({ players: ['Ann', 'Bob'] })).toBe('tooFewPlayers 1250.1/VI.a(5)')
    expect(code({ players: ['Ann', 'Bob', 'Cyd', 'Eve'] })).toBe('tooManyPlayers 1250.1/III.c(1)')
    expect(code({ referees: [] })).toBe('wrongReferees 1250.1/VI.a(6)')
    expect(code({ referees: ['Dee', 'Eve'] })).toBe('wrongReferees 1250.1/VI.a(6)')
    expect(code({ referees: ['Ann'] })).toBe('refereePlays 1250.1/III.e(3)')
    expect(code({ announcedBy: 'Ann' })).toBe('wrongAnnouncer 1250.1/VI.a(2)')
    expect(code({ announcedBy: 'Dee' })).toBeUndefined()
  })

  test('shows that the game uses a Standard Deck without Jokers [1250.7/1]', () => {
    expect(pureSkill.description).toMatchObject({
      rule: '1250.7',
      title: 'Game of Pure Skill',
      equipment: ['Standard Deck'],
      players: { lower: 3, upper: 3 },
      referees: { count: 1, mayPlay: false },
      trophy: 'standard',
    })
    const { state } = new Script()
    const deck = [...state.shared.spades, ...state.shared.packs.flat()]
    expect(deck).toHaveLength(52)
    expect(new Set(deck).size).toBe(52)
  })

  test('gives the referee spades and each player a suit, hearts first by default (GPS-1) [1250.7/4a(1), 1250.7/4a(2)]', () => {
    const script = new Script()
    expect(script.state.shared.spades).toHaveLength(13)
    expect([0, 1, 2].map((seat) => script.pack(seat)[0])).toEqual(['AH', 'AD', 'AC'])
    const other = new Script({ options: { suits: ['C', 'H', 'D'] } })
    expect([0, 1, 2].map((seat) => other.pack(seat)[0])).toEqual(['AC', 'AH', 'AD'])
    other
      .prize(0, 'KS')
      .apply(by.bid(1, 'Ann', 'KC'), by.bid(1, 'Bob', '2H'), by.bid(1, 'Cyd', '3D'))
    expect(other.state.shared.rounds[0]?.taker).toBe(0)
  })

  test.each<readonly [string, unknown]>([
    ['the spades for a player', { suits: ['H', 'S', 'D'] }],
    ['a single suit', { suits: ['H'] }],
    ['an unknown kind of revisions', { revisions: 'best' }],
    ['an unknown value of showWhoHasBid', { showWhoHasBid: 'some' }],
    ['an unknown option', { jokers: 2 }],
    ['options that are null', null],
  ])('refuses %s', (_, options) => {
    const start = pureSkill.setup(ROSTER, options)
    expect(start.ok ? '' : start.error.code).toBe('badOptions')
  })

  test('names the wrong suits in its refusal', () => {
    const options: unknown = { suits: ['H', 'S', 'D'] }
    const start = pureSkill.setup(ROSTER, options)
    expect(start.ok ? '' : start.error.message).toBe(
      'The options do not fit. suits.1: Give each seat a suit of H, D and C.',
    )
  })

  test('draws the first prize, with default options [1250.7/4d(1)]', () => {
    const { state, events } = new Script()
    expect(state.options).toEqual({
      suits: ['H', 'D', 'C'],
      packSize: 13,
      revisions: 'first',
      showWhoHasBid: false,
    })
    expect(state.openPrompts).toEqual([
      {
        id: 0,
        name: 'prize',
        to: 'referee',
        at: START,
        question: { kind: 'pick', of: 13 },
        details: { round: 1 },
      },
    ])
    expect(events).toEqual([])
    expect(state.clock).toEqual({ now: START, timers: [] })
  })
})

describe('the prize', () => {
  test.each([
    [0, 'AS'],
    [9, '10S'],
    [12, 'KS'],
  ] as const)(
    'is announced to all: pick %i of thirteen turns up %s [1250.7/4d(1), 1250.7/4d(2)]',
    (pick, prize) => {
      const script = new Script().apply({
        kind: 'answer',
        at: at(2),
        by: 'Dee',
        prompt: 0,
        answer: pick,
      })
      expect(script.state.shared).toMatchObject({ stage: 'bids', prize })
      expect(script.state.shared.spades).not.toContain(prize)
      expect(script.events).toEqual([
        {
          to: 'public',
          at: at(2),
          clause: '1250.7/4d(2)',
          event: { type: 'prize', round: 1, prize },
        },
      ])
    },
  )

  test('is drawn only by the referee, from the remaining spades [1250.7/4d(1)]', () => {
    const script = new Script()
    const ruling = (by: string | null, answer: number) =>
      ({ kind: 'answer', at: at(1), by, prompt: 0, answer }) as const
    expect(script.errorOf(ruling('Ann', 0)).code).toBe('noSuchPrompt')
    expect(script.errorOf(ruling(null, 0)).code).toBe('notAsked')
    expect(script.errorOf(ruling('Dee', 13)).code).toBe('badAnswer')
    script.round('KS KH QD JC')
    expect(script.state.openPrompts[0]?.question).toEqual({ kind: 'pick', of: 12 })
    expect(() => script.prizeEntry(3, 'KS')).toThrow()
  })
})

describe('a bid', () => {
  test('is one card from the player’s own pack [1250.7/4e(1)]', () => {
    const script = new Script().prize(0, 'KS').apply(by.bid(1, 'Ann', '10H'))
    expect(script.state.secret).toEqual([
      { bid: '10H', drawn: false },
      { bid: null, drawn: false },
      { bid: null, drawn: false },
    ])
  })

  test('is refused with a used or another player’s card, and may then be made again (GPS-3) [1250.7/4e(1)]', () => {
    const script = new Script().round('KS 10H QD JC').prize(2, 'QS')
    for (const card of ['10H', 'KD', '2S'] as const) {
      expect(script.errorOf(by.bid(3, 'Ann', card))).toEqual({
        code: 'notInPack',
        clause: '1250.7/4e(1)',
        details: { card, pack: script.pack(0) },
        message: `${card} is not in your pack; bid one of AH 2H 3H 4H 5H 6H 7H 8H 9H JH QH KH.`,
      })
    }
    script.apply(by.bid(3, 'Ann', '9H'))
  })

  test.each<readonly [string, unknown]>([
    ['a Joker', { type: 'bid', card: '?1' }],
    ['a bid without a card', { type: 'bid' }],
    ['an unknown card', { type: 'bid', card: '1H' }],
    ['a card in small letters', { type: 'bid', card: 'kh' }],
    ['two cards', { type: 'bid', card: ['KH', 'QH'] }],
    ['a bid with an unknown field', { type: 'bid', card: 'KH', aside: 'ha' }],
    ['another type of move', { type: 'pass' }],
    ['nothing', null],
  ])('is unreadable as %s [1250.7/4e(1), 1250.7/1]', (_, move) => {
    const script = new Script().prize(0, 'KS')
    expect(script.errorOf({ kind: 'move', at: at(1), by: 'Ann', move }).code).toBe('invalidEntry')
  })

  test('has to wait for the prize', () => {
    const script = new Script()
    expect(script.errorOf(by.bid(1, 'Ann', 'KH'))).toEqual({
      code: 'notBidding',
      clause: '1250.7/4c(2)',
      details: { stage: 'prize' },
      message: 'The referee is drawing the prize; bid once it is announced.',
    })
    expect(script.errorOf(by.bid(1, 'Dee', 'KS')).code).toBe('notAllowed')
  })

  test('is final: a second one is refused (GPS-4) [1250.7/4e(1)]', () => {
    const script = new Script().prize(0, 'KS').apply(by.bid(1, 'Ann', 'KH'))
    for (const card of ['QH', 'KH', '2S'] as const) {
      expect(script.errorOf(by.bid(2, 'Ann', card))).toEqual({
        code: 'alreadyBid',
        clause: '1250.7/4e(1)',
        details: { card: 'KH' },
        message: 'You have already bid KH this round, and the first bid stands.',
      })
    }
  })

  test('may be replaced before the result with revisions (GPS-4)', () => {
    const script = new Script({ options: { revisions: 'last' } })
      .prize(0, 'KS')
      .apply(by.bid(1, 'Ann', 'KH'), by.bid(2, 'Bob', 'QD'))
    expect(script.errorOf(by.bid(3, 'Ann', '2S')).code).toBe('notInPack')
    expect(pureSkill.pendingActions(script.state, 0)).toEqual([
      { action: 'bid', actor: 0, need: 'optional', deadline: at(72), prompt: null },
    ])
    script.apply(by.bid(3, 'Ann', '2H'), by.bid(4, 'Ann', 'AH'), by.bid(5, 'Cyd', 'JC'))
    expect(script.state.shared.rounds).toEqual([
      { prize: 'KS', bids: ['AH', 'QD', 'JC'], drawn: [], taker: 1 },
    ])
    expect(script.pack(0)).toContain('KH')
    expect(script.errorOf(by.bid(5, 'Ann', '2H')).code).toBe('notBidding')
  })
})

describe('the result', () => {
  test('comes with the last bid, gives the prize to the highest, and shows all cards [1250.7/4c(3), 1250.7/4f(1), 1250.7/4g(1), 1250.7/4e(5)]', () => {
    const script = new Script()
      .prize(0, 'KS')
      .apply(by.bid(1, 'Cyd', '3C'), by.bid(2, 'Ann', '10H'))
    expect(script.state.shared.stage).toBe('bids')
    script.apply(by.bid(3, 'Bob', '9D'))
    expect(script.events.slice(2)).toEqual([
      {
        to: 'public',
        at: at(3),
        clause: '1250.7/4g(1)',
        event: {
          type: 'result',
          round: 1,
          prize: 'KS',
          bids: ['10H', '9D', '3C'],
          drawn: [],
          taker: 0,
        },
      },
    ])
    expect(prizesOf(script.state.shared.rounds, 0)).toEqual(['KS'])
    expect(totalsOf(script.state.shared.rounds, 3)).toEqual([13, 0, 0])
  })

  test('ends the round, removes the bids, and lets the next prize be drawn [1250.7/4f(3), 1250.7/4g(2)]', () => {
    const script = new Script().round('KS 10H 9D 3C')
    expect([0, 1, 2].map((seat) => script.pack(seat).length)).toEqual([12, 12, 12])
    expect(script.pack(0)).not.toContain('10H')
    expect(script.pack(1)).not.toContain('9D')
    expect(script.pack(2)).not.toContain('3C')
    expect(script.state.secret).toEqual([0, 1, 2].map(() => ({ bid: null, drawn: false })))
    expect(script.state.shared).toMatchObject({ stage: 'prize', prize: null })
    expect(script.state.openPrompts).toMatchObject([{ name: 'prize', details: { round: 2 } }])
    expect(script.state.clock.timers).toEqual([])
  })

  test('with a tie at the top discards the prize and the bids [1250.7/4f(2), 1250.7/4f(3)]', () => {
    const script = new Script().round('KS 10H 10D 3C')
    expect(script.state.shared.rounds).toEqual([
      { prize: 'KS', bids: ['10H', '10D', '3C'], drawn: [], taker: null },
    ])
    expect([0, 1, 2].map((seat) => prizesOf(script.state.shared.rounds, seat))).toEqual([
      [],
      [],
      [],
    ])
    expect(script.state.shared.spades).not.toContain('KS')
    expect([0, 1, 2].map((seat) => script.pack(seat).length)).toEqual([12, 12, 12])
    script.round('AS 2H 3D 2C')
    expect(totalsOf(script.state.shared.rounds, 3)).toEqual([0, 1, 0])
  })

  test('reveals the rest of each pack [1250.7/4a(3)]', () => {
    const script = new Script().rounds('KS 10H 10D 3C', '2S KH 2D 4C')
    const view = pureSkill.view(script.state, 'public')
    const bids = view.shared.rounds.map((round) => round.bids)
    view.shared.packs.forEach((pack, seat) => {
      const suit = view.options.suits[seat] ?? 'H'
      const used = bids.flatMap((cards) => cards[seat] ?? [])
      const left = WHOLE_PACKS[suit].filter((card) => !used.includes(card))
      expect(pack).toEqual(left)
    })
  })
})
