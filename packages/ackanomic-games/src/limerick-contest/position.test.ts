import { automaticReferee, startMatch, tick } from '@ackanomic/core'
import type { Mutable, State } from '@ackanomic/core/engine'
import { stateProblem } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { at, START } from '../game-script.test-support.js'
import { type LimerickContest, limerickContest } from './index.js'
import { by, ROSTER, Script } from './script.test-support.js'

const one = { text: 'A limerick', at: START }

const POSITION = {
  shared: {
    stage: 'voting',
    writingOpen: false,
    limericks: [one, { ...one, at: START + 1 }],
    praises: [],
    count: null,
  },
  secret: [{ vote: { by: 'Ann', for: 0 } }, { vote: null }],
  hidden: { votes: [{ by: 'Zoe', for: 1 }] },
}

/** The dice are due: the limericks have equal votes and were posted at the same moment. */
const TIED = {
  stage: 'dice',
  limericks: [one, one],
  count: { totals: [1, 1], votes: null, laureate: 'Lau' },
}

describe('a position', () => {
  test('may be a tie that awaits the dice, with one praise [1250.8/4.4(3)]', () => {
    const praises = [{ by: 'Lau', of: 0, text: 'Ha!' }]
    const shared = { ...POSITION.shared, ...TIED, praises }
    const started = limerickContest.setup(ROSTER, {}, { ...POSITION, shared })
    expect(started.ok && started.value.state.openPrompts).toMatchObject([{ name: 'winner' }])
  })

  test('stores each vote with its voter [1250.8/4.2(3)]', () => {
    const vote = { by: 'Zoe', for: 1 }
    const votes = [{ by: 'Bob', for: 1 }]
    const position = { ...POSITION, secret: [{ vote }, { vote: null }], hidden: { votes } }
    const started = limerickContest.setup(ROSTER, {}, position)
    expect(started.ok && started.value.state.secret).toEqual([{ vote: null }, { vote: votes[0] }])
    expect(started.ok && started.value.state.hidden).toEqual({ votes: [vote] })
  })

  test('may be in the middle of the vote, which a program counts [1250.8/4.3(1), 1250.8/4.4(2)]', () => {
    const made = automaticReferee('a secret of sixteen')
    if (!made.ok) throw new Error(made.error.message)
    const referee = made.value
    const started = startMatch(limerickContest, { roster: ROSTER, position: POSITION }, { referee })
    if (!started.ok) throw new Error(started.error.message)
    const { match } = started
    expect(match.state.clock.timers).toMatchObject([{ name: 'voting', due: at(72) }])
    const end = tick(limerickContest, match, at(72), { referee }).match
    expect(end.state.shared.count?.totals).toEqual([1, 1])
    expect(end.state.outcome).toMatchObject({ winners: ['Ann'], ranking: [['Ann'], ['Bob']] })
  })

  test.each<[where: string, shared: object, more?: object]>([
    ['shared.limericks', { limericks: [one, null] }],
    ['shared.limericks', { limericks: [one] }],
    ['shared.limericks', { limericks: [one, { ...one, text: ' x' }] }],
    ['shared.stage', { stage: 'writing', writingOpen: true }],
    ['shared.writingOpen', { writingOpen: true }],
    ['hidden.votes', { stage: 'dice' }],
    ['shared.count', { count: { totals: [1, 1], votes: null } }],
    ['shared.count.totals', { stage: 'dice', count: { totals: [1, 0], votes: null } }],
    ['praises', { praises: [0, 1].map((of) => ({ by: 'Lau', of, text: 'Ha!' })) }],
    ['praises', { ...TIED, praises: [0, 1].map((of) => ({ by: 'Lau', of, text: 'Ha!' })) }],
    ['shared.count', { ...TIED, limericks: [one, null] }],
    ['secret', {}, { secret: [{ vote: null }] }],
    ['hidden.votes', {}, { hidden: { votes: [0, 1].map((seat) => ({ by: 'Zoe', for: seat })) } }],
    ['seats', {}, { seats: ['left', 'here'] }],
  ])('is refused as contradictory: %s', (where, shared, more: object = {}) => {
    const position = { ...POSITION, ...more, shared: { ...POSITION.shared, ...shared } }
    const started = limerickContest.setup(ROSTER, {}, position)
    expect(started.ok ? 'it starts' : started.error.message).toContain(where)
  })
})

test('a forged state is refused', () => {
  const { state } = Script.voting({ offences: true }).apply(by.vote(3, 'Ann', 1))
  const forge = (
    change: (state: Mutable<State<LimerickContest>>) => unknown,
  ): string | undefined => {
    const forged = structuredClone(state) as Mutable<State<LimerickContest>>
    change(forged)
    return stateProblem(limerickContest, forged)
  }
  expect(forge(() => undefined)).toBeUndefined()
  expect(forge(({ secret }) => secret.pop())).toContain('secret')
  expect(forge(({ clock }) => clock.timers.pop())).toContain('deadlines')
  expect(forge(({ shared }) => Object.assign(shared, { writingOpen: false }))).toContain(
    'deadlines',
  )
  expect(forge(({ shared }) => Object.assign(shared, { stage: 'count' }))).toContain('writingOpen')
  expect(forge(({ hidden }) => hidden.votes.push({ by: 'Ann', for: 0 }))).toContain('twice')
})
