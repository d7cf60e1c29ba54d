import { stateProblem } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { pureSkill } from './game.js'

const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
const WITHOUT = (suit: string, ...gone: readonly string[]): readonly string[] =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
    .map((rank) => rank + suit)
    .filter((card) => !gone.includes(card))

const LAID = {
  shared: {
    stage: 'bids',
    prize: '6S',
    spades: WITHOUT('S', '10S', '6S'),
    packs: [WITHOUT('H', '4H'), WITHOUT('D', '5D'), WITHOUT('C', '3C')],
    rounds: [{ prize: '10S', bids: ['4H', '5D', '3C'], drawn: [1], taker: 1 }],
    bidders: [],
  },
  secret: [
    { bid: 'KH', drawn: false },
    { bid: null, drawn: false },
    { bid: null, drawn: false },
  ],
  hidden: {},
}

describe('a position', () => {
  test('may start in mid-game, with the three days of its round [1250.7/4c(2)]', () => {
    const started = pureSkill.setup(roster, {}, LAID)
    if (!started.ok) throw new Error(started.error.message)
    const { state } = started.value
    expect(pureSkill.view(state, 'public')).toMatchObject({
      shared: { prize: '6S', spades: LAID.shared.spades },
      deadlines: [{ name: 'round' }],
    })
    expect(pureSkill.view(state, 0)).toMatchObject({ mine: { bid: 'KH' } })
    expect(stateProblem(pureSkill, state)).toBeUndefined()
  })

  test.each([
    ['rounds', { rounds: [{ prize: '10S', bids: ['4H', '5D', '3C'], drawn: [], taker: 2 }] }],
    ['rounds', { rounds: [{ prize: '10S', bids: ['4D', '5D', '3C'], drawn: [], taker: 1 }] }],
    ['rounds', { rounds: [...LAID.shared.rounds, ...LAID.shared.rounds] }],
    ['prize', { prize: '10S' }],
    ['prize', { prize: null, spades: WITHOUT('S', '10S') }],
    ['spades', { spades: WITHOUT('S', '10S') }],
    ['packs', { packs: [WITHOUT('H'), WITHOUT('D', '5D'), WITHOUT('C', '3C')] }],
    ['bidders', { bidders: [0] }],
  ])('is refused as contradictory: %s', (where, shared) => {
    const started = pureSkill.setup(roster, {}, { ...LAID, shared: { ...LAID.shared, ...shared } })
    expect(started.ok ? started.value.state : started.error.message).toContain(`there. ${where}:`)
  })

  test.each([
    [{ bid: '4H', drawn: false }],
    [{ bid: 'KD', drawn: false }],
    [{ bid: 'KH', drawn: true }],
  ])('is refused with an impossible secret: %j', (first) => {
    const secret = [first, ...LAID.secret.slice(1)]
    const started = pureSkill.setup(roster, {}, { ...LAID, secret })
    expect(started.ok ? started.value.state : started.error.message).toContain('secret: ')
  })

  test('is accepted after the end of the game, even if the last prize was not taken [1250.1/IX.a(3)]', () => {
    const started = pureSkill.setup(roster, {}, LAID)
    if (!started.ok) throw new Error(started.error.message)
    const event = { type: 'leave', persons: roster.players, from: 'match' } as const
    const left = pureSkill.apply(started.value.state, { kind: 'roster', at: 0, event })
    if (!left.ok) throw new Error(left.error.message)
    const { state } = left.value
    expect(state.outcome?.winners).toEqual([])
    expect(stateProblem(pureSkill, state)).toBeUndefined()
    const forged = { ...state, shared: { ...state.shared, prize: '10S' } }
    expect(stateProblem(pureSkill, forged)).toContain('spades: ')
  })
})
