import { days } from '@ackanomic/core'
import { stateProblem } from '@ackanomic/core/engine'
import { matches } from '@ackanomic/core/testing'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { spades } from './game.js'
import { spadesLaws } from './laws.test-support.js'
import { NAMES, Script } from './script.test-support.js'

const roster = { players: NAMES, referees: ['Rex'], startedAt: START }

const HANDS = ['2H AS', 'KH AD', 'QH KD', 'JH QD']
const CALLS = { misplay: 'referee-call' } as const
const dealt = (options = {}) => new Script({ hands: HANDS, options }).bids(5, 2, 2, 2)
const called = () => dealt(CALLS).lays('2H AD QH JH').plays('Rex', 'call 1.2')

const REACHED: readonly (readonly [string, Script])[] = [
  ['before the order', new Script({ order: null })],
  ['before the deal', new Script({ hands: null })],
  ['while bids are made', new Script().bids(4, 'nil')],
  ['in a trick', dealt().lays('2H KH')],
  ['after a misplay', dealt().lays('2H').plays('Bob', 'play AD')],
  ['while a misplay awaits its call', dealt(CALLS).lays('2H AD QH')],
  ['after a call', called()],
  ['while a card is drawn', dealt().lays('2H').advance(days(3))],
  ['while the round is to be scored', dealt(CALLS).laysAnything()],
  ['in the second round', dealt().laysAnything().deals().bids(3)],
  [
    'after a concession',
    dealt().plays('Ann', 'concede').plays('Bob', 'concede').plays('Bob', 'withdraw'),
  ],
]

describe('a position', () => {
  test.each(REACHED)('may be %s, and starts a match', (_, script) => {
    const { state } = script
    expect(stateProblem(spades, state)).toBeUndefined()
    const started = spades.setup(roster, state.options, script.position)
    if (!started.ok) throw new Error(started.error.message)
    const begun = started.value.state
    expect(begun.shared).toEqual(state.shared)
    expect(begun.secret).toEqual(state.secret)
    const asked = (of: typeof state) =>
      of.openPrompts.map(({ name, details }) => ({ name, about: details }))
    expect(asked(begun)).toEqual(asked(state))
    expect(begun.clock.timers.map(({ name, due }) => ({ name, due }))).toEqual(
      state.clock.timers.map(({ name }) => ({ name, due: START + days(3) })),
    )
  })

  test('can be any state that play reaches', () => {
    const property = fc.property(matches(spades, spadesLaws.setups, spadesLaws), (match) => {
      const states = match.trials.flatMap(({ result }) => (result.ok ? [result.value.state] : []))
      for (const state of [match.start.state, ...states]) {
        expect(stateProblem(spades, state)).toBeUndefined()
      }
    })
    fc.assert(property, { seed: 1250, numRuns: 8 })
  })

  test('may list its hands in any order', () => {
    const position = dealt().position as { secret: { dealt: string[] }[] }
    position.secret[0]?.dealt.reverse()
    const started = spades.setup(roster, {}, position)
    expect(started.ok && started.value.state.secret).toEqual(dealt().state.secret)
  })

  test.each([[null], [{}], [{ dealt: 7 }], [{ dealt: ['1H'] }]])(
    'is refused if a hand is %j',
    (hand) => {
      const position = dealt().position as { secret: unknown[] }
      position.secret[0] = hand
      const started = spades.setup(roster, {}, position)
      expect(started.ok ? '' : started.error.code).toBe('badPosition')
      expect(started.ok ? '' : started.error.message).toContain('secret.0')
    },
  )
})

const inTrick = () => dealt().lays('2H KH')

const FORGED: readonly (readonly [string, () => Script, object, string])[] = [
  [
    'an order before it is drawn',
    () => new Script({ order: null }),
    { order: [0, 1, 2, 3] },
    'order: it must be null',
  ],
  ['half an order', inTrick, { order: [0, 1] }, 'order'],
  ['an order with a seat twice', inTrick, { order: [0, 1, 2, 2] }, 'order: name each'],
  [
    'a round of twelve tricks',
    inTrick,
    { rounds: [round({ taken: [3, 3, 3, 3] })] },
    'rounds: in round 1',
  ],
  [
    'too many misplays',
    inTrick,
    { rounds: Array.from({ length: 3 }, () => round({ misplays: [1, 0] })) },
    'rounds: a team has forfeited',
  ],
  [
    'a game that was won',
    inTrick,
    {
      rounds: [
        round({ bids: [13, 0, 12, 0], taken: [13, 0, 0, 0] }),
        round({ bids: [0, 0, 0, 0], taken: [13, 0, 0, 0] }),
        round({ bids: [13, 0, 0, 0], taken: [13, 0, 0, 0] }),
        round({}),
        round({}),
      ],
    },
    'rounds: the game is won after round 3',
  ],
  ['one bid too few', inTrick, { bids: [2, 2, 2] }, 'bids: at the stage play there are 4'],
  [
    'all bids during bidding',
    () => new Script().bids(3),
    { bids: [2, 2, 2, 2] },
    'bids: at the stage bids there are up to 3',
  ],
  [
    'plays before the bids',
    () => new Script().bids(3),
    { plays: ['2H'] },
    'plays, misplays, voided',
  ],
  ['a misplay among the plays', inTrick, { plays: ['2H', 'AD'] }, 'plays: AD was a misplay'],
  ['a play of another’s card', inTrick, { plays: ['2H', '2H'] }, 'plays: 2H was a misplay'],
  [
    'a misplay that was lawful',
    inTrick,
    { misplays: [{ place: 1, card: 'KH', at: 1 }] },
    'misplays: KH was lawful',
  ],
  [
    'a misplay by a player who did not play',
    inTrick,
    { misplays: [{ place: 2, card: 'AD', at: 1 }] },
    'misplays: place 2 did not play',
  ],
  [
    'a misplay in the future',
    inTrick,
    { misplays: [{ place: 1, card: 'AD', at: 3 }] },
    'misplays: list them',
  ],
  [
    'void cards without a later play',
    inTrick,
    { voided: [{ place: 1, card: 'KH' }] },
    'voided: no play follows',
  ],
  ['void cards without a misplay', called, { misplays: [] }, 'voided: without a misplay'],
  [
    'a void card twice',
    called,
    {
      voided: [
        { place: 1, card: 'KH' },
        { place: 1, card: 'KH' },
      ],
    },
    'voided: name each',
  ],
  ['a round that is not over', inTrick, { stage: 'score' }, 'plays: there are 52'],
  ['two concessions by one player', inTrick, { conceded: [0, 0] }, 'conceded: name each'],
  ['a team that has conceded', inTrick, { conceded: [2, 0] }, 'The game would be over'],
  [
    'a withdrawal where none is possible',
    () => dealt({ concessionRevocable: false }),
    { withdrawals: [0] },
    'withdrawals: a seat has 0',
  ],
  [
    'too many withdrawals',
    inTrick,
    { withdrawals: Array.from({ length: 11 }, () => 2) },
    'withdrawals: a seat has 10',
  ],
]

function round(of: object): object {
  return { bids: [2, 2, 2, 2], taken: [4, 3, 3, 3], misplays: [0, 0], ...of }
}

describe('an invalid position', () => {
  test.each<readonly [string, object, string]>([
    ['without a referee and without a pause', { referees: [] }, 'Play is paused while there is no'],
    ['that wants two referees', { refereesWanted: 2 }, 'needs 1 referees, not 2'],
    ['with room for five players', { most: 5 }, 'Spades has four players and one'],
  ])('is refused for a table %s', (_, forged, problem) => {
    const { state } = inTrick()
    expect(stateProblem(spades, { ...state, roster: { ...state.roster, ...forged } })).toContain(
      problem,
    )
  })

  test.each(FORGED)('is refused for %s', (_, script, forged, problem) => {
    const state = script().state
    const wrong = { ...state, shared: { ...state.shared, ...forged } }
    expect(stateProblem(spades, wrong)).toContain(problem)
    const { shared, secret, hidden } = wrong
    const started = spades.setup(roster, state.options, { shared, secret, hidden })
    expect(started.ok ? '' : started.error.code).toBe('badPosition')
  })

  test('is refused for hands that are not thirteen different cards each', () => {
    const { state } = inTrick()
    const [first, ...others] = state.secret
    const wrong = (dealt: readonly unknown[]) => ({ ...state, secret: [{ dealt }, ...others] })
    const problem = 'secret: deal 13 cards to each, each of the 52 once.'
    expect(stateProblem(spades, wrong(first?.dealt.slice(1) ?? []))).toBe(problem)
    expect(stateProblem(spades, wrong(others[0]?.dealt ?? []))).toBe(problem)
    expect(
      stateProblem(spades, { ...new Script({ hands: null }).state, secret: state.secret }),
    ).toBe('secret: the cards are not dealt yet.')
  })

  test('is refused for partners side by side, or an abandoned table', () => {
    const teams = [
      ['Ann', 'Bob'],
      ['Cyd', 'Dov'],
    ] as const
    const settled = new Script({ options: { teams }, order: null }).answers(0).state
    const problem = stateProblem(spades, {
      ...settled,
      shared: { ...settled.shared, order: [0, 1, 2, 3] },
    })
    expect(problem).toBe('order: partners must be opposite.')
    const withLeaver = { ...dealt().position, seats: ['left', 'here', 'here', 'here'] }
    const started = spades.setup(roster, { leavers: 'abandon' }, withLeaver)
    expect(started.ok ? '' : started.error.message).toContain('the game is abandoned')
    expect(spades.setup(roster, {}, withLeaver).ok).toBe(true)
  })

  test('is refused for an unlawful draw', () => {
    const { state } = dealt().lays('2H').advance(days(3))
    const [asked] = state.openPrompts
    if (asked?.name !== 'card') throw new Error('A card is to be drawn.')
    const details = { ...asked.details, cards: ['AS'] }
    expect(stateProblem(spades, { ...state, openPrompts: [{ ...asked, details }] })).toBe(
      'Its open prompts are not those of such a position.',
    )
  })
})
