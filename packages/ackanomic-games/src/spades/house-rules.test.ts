import { days } from '@ackanomic/core'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SpadesCard } from './cards.js'
import { type SpadesScoring, scoresOf, teamRound } from './scoring.js'
import { cards, drawnBy, playedToTheEnd, Script } from './script.test-support.js'
import type { ByTeam } from './seating.js'
import { trickWinner } from './tricks.js'

describe('the scoring option', () => {
  type Case = readonly [
    options: Partial<SpadesScoring>,
    bids: ByTeam<number>,
    taken: ByTeam<number>,
    sandbags: number,
    total: number,
  ]
  test.each<Case>([
    [{ sandbagLimit: 5 }, [3, 3], [4, 3], 3, 61],
    [{ sandbagLimit: 5 }, [3, 3], [4, 3], 4, -39],
    [{ sandbagLimit: 5 }, [3, 3], [8, 5], 4, -133],
    [{ sandbagPenalty: 50 }, [3, 3], [4, 3], 9, 11],
    [{ sandbagPenalty: 0 }, [3, 3], [4, 3], 9, 61],
    [{ boston: 200 }, [4, 4], [7, 6], 0, 285],
    [{ boston: 200 }, [4, 4], [7, 5], 0, 84],
    [{ boston: 'win' }, [4, 4], [7, 6], 0, 85],
    [{ boston: 200, nilTricksCount: false }, [0, 4], [0, 13], 0, 349],
  ])(
    '%j scores bids %j, tricks %j and %i earlier sandbags as %i',
    (options, bids, taken, before, total) => {
      expect(teamRound(bids, taken, before, options).total).toBe(total)
    },
  )

  test.each<readonly [blind: readonly [boolean, boolean], taken: ByTeam<number>, nils: number]>([
    [[true, false], [0, 4], 200],
    [[true, false], [1, 4], -200],
    [[false, false], [0, 4], 100],
    [[false, true], [0, 4], 100],
  ])('for blind nil %j with tricks %j gives %i', (blind, taken, nils) => {
    expect(teamRound([0, 4], taken, 0, {}, blind).nils).toBe(nils)
  })
})

describe('a changed target', () => {
  test('wins the game when it is reached', () => {
    const script = new Script({ options: { target: 50 } }).bids(6, 2, 2, 2).laysAnything()
    expect(script.winners).toEqual(['Ann', 'Cyd'])
  })

  test('does not win the game one point below', () => {
    const script = new Script({ options: { target: 86 } }).bids(6, 2, 2, 2).laysAnything()
    expect(script.scores[0]).toBe(85)
    expect(script.winners).toBeUndefined()
  })
})

describe('a boston', () => {
  const options = { boston: 'win' } as const

  test('wins at once', () => {
    const script = new Script({ options }).bids(2, 2, 2, 2).laysAnything()
    expect(script.winners).toEqual(['Ann', 'Cyd'])
    expect(script.messages.at(-2)).toContain('Ann and Cyd win by taking all 13 tricks of a round.')
  })

  test('needs all thirteen tricks', () => {
    const hands = ['2S', 'AS']
    const script = new Script({ options, hands }).bids(2, 2, 2, 2).laysAnything()
    expect(script.shared.rounds).toMatchObject([{ taken: [12, 1, 0, 0] }])
    expect(script.winners).toBeUndefined()
  })
})

describe('blind nil', () => {
  const blind = (blindNil = 0) => new Script({ hands: null, options: { blindNil } })

  test('is offered in bidding order before the deal', () => {
    const script = blind()
    expect(script.shared.stage).toBe('blind')
    expect(script.turn).toBe('Ann')
    script.plays('Ann', 'no blind nil').plays('Bob', 'blind nil')
    expect(script.messages).toEqual(['Bob bids nil blind.'])
    expect(script.state.secret.flatMap(({ dealt }) => dealt)).toEqual([])
    expect(script.state.openPrompts).toEqual([])
    script.plays('Cyd', 'no blind nil').plays('Dov', 'no blind nil')
    expect(script.state.openPrompts).toMatchObject([{ name: 'deal' }])
  })

  test('counts as a bid of 0, and its player does not bid again', () => {
    const script = blind().plays('Ann', 'no blind nil').plays('Bob', 'blind nil')
    script.plays('Cyd', 'no blind nil').plays('Dov', 'no blind nil').deals()
    script.bids(13)
    expect(script.shared.bids).toEqual([13, 0])
    expect(script.turn).toBe('Cyd')
    script.bids(2, 2).laysAnything()
    expect(script.shared.rounds).toMatchObject([{ bids: [13, 0, 2, 2], blind: [1] }])
    expect(script.scores).toEqual([-300, 180])
  })

  test('is open to all four players', () => {
    const script = blind()
    for (const name of ['Ann', 'Bob', 'Cyd', 'Dov']) script.plays(name, 'blind nil')
    script.deals()
    expect(script.shared.bids).toEqual([0, 0, 0, 0])
    expect(script.turn).toBe('Ann')
  })

  test('is offered only to a team far enough behind', () => {
    const script = blind(100).deals().bids(6, 2, 2, 2).laysAnything()
    expect(script.scores).toEqual([85, -40])
    expect(script.shared.blind).toEqual([
      { place: 1, nil: null },
      { place: 3, nil: null },
    ])
    const even = blind(126).deals().bids(6, 2, 2, 2).laysAnything()
    expect(even.shared.stage).toBe('deal')
  })

  test('is not bid for a player who is silent for three days', () => {
    const script = blind().advance(days(3))
    expect(script.messages).toEqual(['Time is up: Ann does not bid nil blind.'])
    expect(script.turn).toBe('Bob')
  })

  test.each([
    [new Script(), 'In this match nobody bids nil blind; bid once you see your cards.'],
    [
      blind(100).deals(),
      'Nil is bid blind before the deal, by a team that is 100 points behind; wait until you are asked.',
    ],
  ])('is refused where the match or the moment does not allow it', (script, message) => {
    expect(script.refuses('Ann', 'blind nil')).toMatchObject({ code: 'notBlind', message })
  })

  test('is refused out of turn', () => {
    expect(blind().refuses('Bob', 'blind nil').code).toBe('notYourTurn')
  })
})

describe('Jokers', () => {
  const hands = ['?1 2S', '?2 2H', 'AS 3H', 'KS AH']
  const joker = () => new Script({ hands, options: { jokers: true } }).bids(5, 2, 2, 2)

  test.each<readonly [string, number]>([
    ['AS ?2 ?1 KS', 2],
    ['AS ?2 KS QS', 1],
    ['AH KH ?2 2H', 2],
  ])('take the trick %s by card %i', (trick, winner) => {
    expect(trickWinner(cards(trick))).toBe(winner)
  })

  test('replace two small cards', () => {
    const dealt = joker().state.secret.flatMap((secret): readonly SpadesCard[] => secret.dealt)
    expect(new Set(dealt).size).toBe(52)
    expect(dealt).toEqual(expect.arrayContaining(['?1', '?2']))
    expect(dealt).not.toContain('2C')
    expect(dealt).not.toContain('2D')
  })

  test('follow suit as Spades', () => {
    const script = joker().lays('2S')
    script.plays('Bob', 'play 2H')
    expect(script.shared.misplays).toMatchObject([{ place: 1, card: '2H' }])
    script.plays('Bob', 'little joker')
    expect(script.shared.plays).toEqual(['2S', '?2'])
    expect(script.messages).toEqual(['Bob plays little Joker.'])
  })

  test.each([
    [false, '?1', 'The deck of this match has no big Joker; play a card of your hand.'],
    [true, '2C', 'The deck of this match has no 2C; play a card of your hand.'],
  ] as const)(
    'depend on the option: with jokers %s, %s is refused and costs nothing',
    (jokers, card, message) => {
      const script = new Script({ options: { jokers } }).bids(5, 2, 2, 2)
      const refused = script.refuses('Ann', { type: 'play', card })
      expect(refused).toMatchObject({ code: 'notInDeck', message })
      expect(script.scores).toEqual([0, 0])
    },
  )
})

test('random play ends under any house rules', () => {
  const options = fc.record({
    target: fc.integer({ min: 50, max: 600 }),
    blindNil: fc.constantFrom(null, 0, 50),
    sandbagLimit: fc.integer({ min: 10, max: 20 }),
    sandbagPenalty: fc.constantFrom(0, 50, 100),
    boston: fc.constantFrom<(number | 'win')[]>(0, 200, 'win'),
    jokers: fc.boolean(),
  })
  const property = fc.property(options, fc.nat(), (chosen, seed) => {
    const end = playedToTheEnd(drawnBy(seed), chosen)
    if (end === null) throw new Error('The match did not end.')
    const [one = 0, other = 0] = [
      ...new Set(scoresOf(end.shared, end.options).map(({ score }) => score)),
    ].sort((a, b) => b - a)
    const [first = 0, , third = 0] = end.shared.rounds.at(-1)?.taken ?? []
    const isBoston = chosen.boston === 'win' && [0, 13].includes(first + third)
    expect(one > other && (one >= chosen.target || isBoston)).toBe(true)
  })
  fc.assert(property, { seed: 1250, numRuns: 10 })
})
