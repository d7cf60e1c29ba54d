import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { CARDS } from './cards.js'
import { spades } from './game.js'
import { cards, NAMES, Script, shuffleFor } from './script.test-support.js'
import { seatingsOf } from './seating.js'
import { trickWinner } from './tricks.js'

const roster = { players: NAMES, referees: ['Rex'], startedAt: START }
const teams = [
  ['Ann', 'Dov'],
  ['Cyd', 'Bob'],
] as const

describe('the table', () => {
  test.each([
    [['Ann', 'Bob', 'Cyd'], 'tooFewPlayers'],
    [['Ann', 'Bob', 'Cyd', 'Dov', 'Eve'], 'tooManyPlayers'],
  ])('refuses %j, since it takes four [1250.15/num.a]', (players, code) => {
    const start = spades.setup({ ...roster, players })
    expect(start.ok ? '' : start.error.code).toBe(code)
  })

  test.each([
    [[], 'wrongReferees'],
    [['Rex', 'Sue'], 'wrongReferees'],
    [['Ann'], 'refereePlays'],
  ])(
    'refuses the referees %j, since it takes one who does not play [1250.15/num.b]',
    (referees, code) => {
      const start = spades.setup({ ...roster, referees })
      expect(start.ok ? '' : start.error.code).toBe(code)
    },
  )

  test('fills in the default options', () => {
    expect(new Script({ order: null }).state.options).toEqual({
      teams: null,
      misplay: 'immediate',
      nilTricksCount: true,
      target: 500,
      blindNil: null,
      sandbagLimit: 10,
      sandbagPenalty: 100,
      boston: 0,
      jokers: false,
      concessionRevocable: true,
      leavers: 'rule7',
      onRefereeLoss: 'hold',
    })
  })

  test.each([
    { misplays: 'immediate' },
    { misplay: 'never' },
    { target: 49 },
    { target: 500.5 },
    { blindNil: -1 },
    { sandbagLimit: 1 },
    { sandbagPenalty: -1 },
    { boston: 'lose' },
    { jokers: 1 },
    { leavers: null },
    { teams: [['Ann', 'Bob']] },
    { teams: 'Ann and Bob' },
    { concessionRevocable: 1 },
  ])('refuses the options %j', (options: unknown) => {
    const start = spades.setup(roster, options)
    expect(start.ok ? '' : start.error.code).toBe('badOptions')
  })

  test.each([
    {
      teams: [
        ['Ann', 'Bob'],
        ['Cyd', 'Eve'],
      ],
    },
    {
      teams: [
        ['Ann', 'Bob'],
        ['Bob', 'Cyd'],
      ],
    },
  ])('refuses teams that do not fit the players: %j', (options: unknown) => {
    const start = spades.setup(roster, options)
    expect(start.ok ? null : start.error).toMatchObject({
      code: 'badTeams',
      message: 'The teams must be two pairs of the four players: Ann, Bob, Cyd, Dov.',
    })
  })

  test('takes no newcomers', () => {
    const joins = { type: 'join', person: 'Eve', join: null } as const
    expect(new Script().errorOf({ kind: 'roster', at: START, event: joins }).code).toBe('noJoining')
  })
})

describe('the deck', () => {
  test('has 52 cards and no Joker [1250.15/eq]', () => {
    expect(CARDS.length).toBe(52)
    expect(CARDS.filter((card) => card.startsWith('?'))).toEqual([])
    const joker = {
      kind: 'move',
      at: START,
      by: 'Ann',
      move: { type: 'play', card: '?1' },
    } as const
    const script = new Script().bids(2, 2, 2, 2)
    expect(spades.check(script.state, joker)?.code).toBe('notInDeck')
  })

  test('ranks the Ace high and 2 low in every suit [1250.15/eq.rank]', () => {
    for (const suit of ['S', 'H', 'D', 'C']) {
      const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2']
      const ofSuit = ranks.flatMap((rank) => cards(`${rank}${suit}`))
      ofSuit.forEach((high, i) => {
        for (const low of ofSuit.slice(i + 1)) {
          expect(trickWinner([low, high]), `${low} ${high}`).toBe(1)
          expect(trickWinner([high, low]), `${high} ${low}`).toBe(0)
        }
      })
    }
  })
})

describe('the playing order', () => {
  test('is drawn by the referee among four [1250.15/beg.a]', () => {
    const script = new Script({ order: null })
    expect(script.state.openPrompts).toMatchObject([
      { name: 'order', to: 'referee', question: { kind: 'shuffle', of: 4 } },
    ])
    expect(script.answers([2, 0, 3, 1]).shared.order).toEqual([2, 0, 3, 1])
    expect(script.shared.order?.map((seat) => script.nameOf(seat))).toEqual([
      'Cyd',
      'Ann',
      'Dov',
      'Bob',
    ])
  })

  test('is one of eight with settled teams, with partners opposite [1250.15/beg.b]', () => {
    const orders = seatingsOf(teams, NAMES)
    expect(new Set(orders.map(String)).size).toBe(8)
    for (const [first, second, third, fourth] of orders) {
      const pairs = [
        [first, third],
        [second, fourth],
      ].map((pair) => pair.map((seat) => NAMES[seat ?? -1] ?? '').sort())
      expect(pairs.map(String).sort()).toEqual(['Ann,Dov', 'Bob,Cyd'])
    }
    const script = new Script({ order: null, options: { teams } })
    expect(script.state.openPrompts).toMatchObject([
      { name: 'seating', question: { kind: 'pick', of: 8 } },
    ])
    orders.forEach((order, picked) => {
      const drawn = new Script({ order: null, options: { teams } }).answers(picked)
      expect(drawn.shared.order).toEqual(order)
    })
  })

  test('is announced with the start and the teams [1250.15/beg.c, 1250.15/beg.d]', () => {
    const script = new Script({ order: null }).answers([2, 0, 3, 1])
    expect(script.events[0]).toMatchObject({
      to: 'public',
      clause: '1250.15/beg.c',
      event: { type: 'order', order: [2, 0, 3, 1] },
    })
    expect(script.messages[0]).toBe(
      'The game of Spades begins. The playing order: 1 Cyd, 2 Ann, 3 Dov, 4 Bob. The teams: Cyd and Dov against Ann and Bob.',
    )
  })

  test('passes from the fourth player to the first [1250.15/beg.e]', () => {
    const script = new Script({ order: [2, 0, 3, 1] })
    const turns: string[] = []
    for (let i = 0; i < 4; i++) {
      turns.push(script.turn)
      script.bids(i === 2 ? 4 : 2)
    }
    expect(turns).toEqual(['Cyd', 'Ann', 'Dov', 'Bob'])
    for (let i = 0; i < 3; i++) {
      turns.push(script.turn)
      script.laysAnything(1)
    }
    expect(turns.slice(4)).toEqual(['Dov', 'Bob', 'Cyd'])
    expect(script.turn).toBe('Ann')
  })
})

describe('the deal', () => {
  test('shuffles all 52 cards for each round [1250.15/1.a]', () => {
    const script = new Script({ hands: null })
    const asked = { name: 'deal', to: 'referee', question: { kind: 'shuffle', of: 52 } }
    expect(script.state.openPrompts).toMatchObject([{ ...asked, details: { round: 1 } }])
    script.deals().bids(13, 0, 0, 0).laysAnything()
    expect(script.state.openPrompts).toMatchObject([{ ...asked, details: { round: 2 } }])
    script.deals('2H 3H 4H')
    expect(script.hand('Ann').slice(-3)).toEqual(['4H', '3H', '2H'])
  })

  test('gives each player 13 cards, one by one in playing order [1250.15/1.b]', () => {
    const script = new Script({ order: [3, 2, 1, 0], hands: null })
    script.answers(Array.from({ length: 52 }, (_, i) => i))
    const hands = NAMES.map((name) => script.hand(name))
    expect(hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13])
    expect([...hands.flat()].sort()).toEqual([...CARDS].sort())
    expect(script.hand('Dov').slice(0, 4)).toEqual(['AS', '10S', '6S', '2S'])
    expect(script.hand('Cyd').slice(0, 3)).toEqual(['KS', '9S', '5S'])
  })

  test('shows each player only their own hand, sorted [1250.15/1.c]', () => {
    const script = new Script({ hands: null })
    script.deals('2H AS 10D KC 3S', 'AH', 'AD', 'AC')
    const hands = script.events.filter(({ event }) => event.type === 'hand')
    expect(hands.map(({ to }) => to)).toEqual([0, 1, 2, 3])
    const [mine] = script.ownEvents.filter((post) => post.type === 'hand')
    expect(mine?.cards.slice(0, 2)).toEqual(['AS', 'KS'])
    expect(mine?.cards.slice(-3)).toEqual(['2H', '10D', 'KC'])
    const others = script.events.filter(({ to }) => to === 'public' || to === 'referee')
    expect(others.map(({ event }) => event)).toEqual([{ type: 'round', round: 1, first: 0 }])
  })

  test('is refused without a proper shuffle', () => {
    const script = new Script({ hands: null })
    const ruling = { kind: 'answer', at: START, by: 'Rex', prompt: 1 } as const
    const twice = shuffleFor().with(0, 1)
    expect(script.errorOf({ ...ruling, answer: twice }).code).toBe('badAnswer')
    expect(script.errorOf({ ...ruling, by: 'Ann', answer: shuffleFor() }).code).toBe('noSuchPrompt')
  })

  test('comes before bids and plays', () => {
    for (const script of [new Script({ order: null }), new Script({ hands: null })]) {
      expect(script.refuses('Ann', 'bid 3').code).toBe('notBidding')
      expect(script.refuses('Ann', 'play AS').code).toBe('notPlaying')
      expect(script.due()).toBeNull()
      expect(script.advance(days(30)).shared.stage).not.toBe('bids')
    }
  })
})
