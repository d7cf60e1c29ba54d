import { startMatch } from '@ackanomic/core'
import { seededReferee } from '@ackanomic/core/bots'
import { describe, expect, test } from 'vitest'
import { RUNTIME_ERROR_CARDS } from './cards.js'
import { runtimeError } from './game.js'
import { AT, NAMES, Script } from './script.test-support.js'

const roster = (players: number) => ({
  players: NAMES.slice(0, players),
  referees: [],
  startedAt: AT,
})

const IN_ORDER = RUNTIME_ERROR_CARDS.map((_, place) => place)

function begin(players: number, options: object = {}): Script {
  const start = runtimeError.setup(roster(players), options)
  if (!start.ok) throw new Error(start.error.message)
  return new Script(start.value.state)
}

describe('the set-up', () => {
  test('seats two to four players [RTE/setup.num]', () => {
    const five = { ...roster(4), players: [...NAMES, 'Eve'] }
    expect(runtimeError.setup(roster(1))).toMatchObject({
      ok: false,
      error: { code: 'tooFewPlayers' },
    })
    expect(runtimeError.setup(five)).toMatchObject({ ok: false, error: { code: 'tooManyPlayers' } })
    for (const players of [2, 3, 4]) expect(runtimeError.setup(roster(players)).ok).toBe(true)
  })

  test('asks the host to shuffle 52 cards [RTE/setup.deck, RTE/setup.deal]', () => {
    const script = begin(2)
    expect(script.state.openPrompts).toMatchObject([
      { name: 'deck', to: 'host', question: { kind: 'shuffle', of: 52 } },
    ])
    expect(script.refuses('Ann', 'end')).toBe('notBegun RTE/turn')
  })

  test.each([2, 3, 4])('deals five cards to each of %i players [RTE/setup.deal]', (players) => {
    const script = begin(players, { first: 0 })
    script.answers(IN_ORDER)
    const { secret, hidden, shared } = script.state
    expect(secret.map(({ hand }) => hand)).toEqual(
      roster(players).players.map((_, seat) => RUNTIME_ERROR_CARDS.slice(5 * seat, 5 * seat + 5)),
    )
    expect([...hidden.deck].reverse()).toEqual(RUNTIME_ERROR_CARDS.slice(5 * players))
    expect(shared.hands).toEqual(secret.map(() => 5))
    expect(shared.deck).toBe(52 - 5 * players)
    expect(script.ownEvents(1)).toContainEqual({
      type: 'hand',
      cards: RUNTIME_ERROR_CARDS.slice(5, 10),
    })
    expect(script.eventTypes()).toEqual(['dealt', 'turn'])
  })

  test('keeps all 52 cards [RTE/setup.deck]', () => {
    const started = startMatch(runtimeError, { roster: roster(3) }, { referee: seededReferee(3) })
    if (!started.ok) throw new Error(started.error.message)
    const { secret, hidden } = started.match.state
    const all = [...secret.flatMap(({ hand }) => hand), ...hidden.deck]
    expect([...all].sort()).toEqual([...RUNTIME_ERROR_CARDS].sort())
  })

  test('draws the first player, and play goes clockwise [RTE/setup.first, RTE/end.c]', () => {
    const script = begin(3)
    script.answers(IN_ORDER)
    expect(script.state.openPrompts).toMatchObject([
      {
        name: 'first',
        to: 'host',
        question: { kind: 'pick', of: 3 },
        details: { seats: [0, 1, 2] },
      },
    ])
    expect(script.refuses('Ann', 'end')).toBe('notBegun RTE/turn')
    script.answers(1)
    const turns = [script.state.shared.turn]
    for (const by of ['Bob', 'Cyd', 'Ann']) {
      expect(script.does(by, 'end')).toBe('')
      turns.push(script.state.shared.turn)
    }
    expect(turns).toEqual([1, 2, 0, 1])
  })

  test('lets the announcement name the first player [RTE/setup.first]', () => {
    const script = begin(4, { first: 2 })
    script.answers(IN_ORDER)
    expect(script.state.shared.turn).toBe(2)
    expect(script.state.openPrompts).toEqual([])
    expect(runtimeError.setup(roster(2), { first: 2 })).toMatchObject({
      ok: false,
      error: { code: 'noSuchSeat', clause: 'RTE/setup.first' },
    })
  })

  test.each([
    { claim: 'luck' },
    { reshuffle: 'never' },
    { budget: -1 },
    { budget: 1.5 },
    { budget: 1e9 },
    { first: 4 },
    { speed: 3 },
  ])('refuses the options %j', (options: unknown) => {
    expect(runtimeError.setup(roster(2), options)).toMatchObject({
      ok: false,
      error: { code: 'badOptions' },
    })
  })

  test('fills in missing options', () => {
    expect(begin(2).state.options).toEqual({
      claim: 'either',
      failedClaim: 'ignored',
      knowledge: 'player',
      reshuffle: 'on-draw',
      lastPlayer: 'wins',
      first: 'chance',
      budget: 20_000,
    })
  })
})

describe('players who leave during the deal', () => {
  test('get no cards, and cannot be drawn first [RTE/setup.deal, RTE/setup.first]', () => {
    const script = begin(3)
    expect(script.leaves('Ann')).toBe('')
    script.answers(IN_ORDER)
    expect(script.state.shared.hands).toEqual([0, 5, 5])
    expect(script.state.openPrompts).toMatchObject([{ name: 'first', details: { seats: [1, 2] } }])
    script.answers(0)
    expect(script.state.shared.turn).toBe(1)
  })

  test('are skipped in the draw, or clockwise if named [RTE/setup.first]', () => {
    const script = begin(4)
    script.answers(IN_ORDER)
    script.leaves('Bob')
    expect(script.state.openPrompts).toMatchObject([
      { name: 'first', question: { of: 3 }, details: { seats: [0, 2, 3] } },
    ])
    expect(script.state.shared.discard).toEqual(RUNTIME_ERROR_CARDS.slice(5, 10))
    const named = begin(3, { first: 1 })
    named.leaves('Bob')
    named.answers(IN_ORDER)
    expect(named.state.shared.turn).toBe(2)
  })
})
