import { automaticReferee, days, startMatch, tick } from '@ackanomic/core'
import type { Mutable, State } from '@ackanomic/core/engine'
import { stateProblem } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { fictionary } from './game.js'
import type { Fictionary } from './model.js'
import { DEFAULT_DEFINITION } from './words.js'

const startedAt = Date.UTC(2026, 10, 21)
const roster = {
  players: ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve'],
  referees: [],
  startedAt,
  census: { activePlayers: 8 },
}

const sent = (definition: string): object => ({ definition, how: 'sent', order: null })

const POSITION = {
  shared: {
    stage: 'votes',
    sought: null,
    numbers: [1, 2, 3, 4, 5],
    round: 1,
    brainiac: 4,
    word: 'quoin',
    defaults: [{ step: 4, seat: 2, bot: false }],
    correct: 3,
    list: ['A small coin', 'A corner', 'A ship', ''],
    votes: [2, null, 'sheep', null, null],
    scores: [24, 7, 0, -5, 3],
    turns: [0, 0, 0, 0, 0],
    idle: 0,
    last: null,
  },
  secret: [
    sent('A ship'),
    sent('A small coin'),
    { definition: '', how: 'time', order: null },
    sent('The corner'),
    { ...sent('A corner'), order: [1, 4, 0, 2] },
  ],
  hidden: { idleAsked: null },
}

const LAST = {
  round: 1,
  spots: [0, 1, 2, 3, 4],
  brainiac: 0,
  word: 'zarf',
  definition: 'A holder',
  case: '3d',
  similar: [],
  list: [],
  votes: [null, null, null, null, null],
  defaults: [{ step: 3, seat: 0, bot: false }],
  gains: [-5, 0, 0, 0, 0],
}

describe('a position', () => {
  test('may be in the middle of the vote [1250.10/4c, 1250.10/5a(1)]', () => {
    const started = fictionary.setup(roster, {}, POSITION)
    if (!started.ok) throw new Error(started.error.message)
    const { state } = started.value
    expect(state.clock.timers).toMatchObject([{ name: 'step', due: startedAt + days(3) }])
    expect(fictionary.legalMoves(fictionary.view(state, 1)).moves.length).toBe(4)
    const vote = { type: 'vote', number: 2 } as const
    const voted = fictionary.apply(state, { kind: 'move', at: startedAt, by: 'Bob', move: vote })
    if (!voted.ok) throw new Error(voted.error.message)
    expect(voted.value.state.shared.stage).toBe('scoring')
    const move = { type: 'score' } as const
    const end = fictionary.apply(voted.value.state, {
      kind: 'move',
      at: startedAt,
      by: 'Eve',
      move,
    })
    if (!end.ok) throw new Error(end.error.message)
    expect(end.value.state.shared.scores).toEqual([26, 9, -2, -1, 3])
  })

  test.each<[where: string, shared: object, more?: object]>([
    ['numbers', { numbers: [1, 2, 3, 4, 4] }],
    ['shared', { scores: [1, 2, 3] }],
    ['shared.round', { round: 2 }],
    ['shared.last', { round: 2, turns: [1, 0, 0, 0, 0] }],
    [
      'shared.last',
      { round: 2, turns: [1, 0, 0, 0, 0], last: { ...LAST, gains: [5, 0, 0, 0, 0] } },
    ],
    ['shared.brainiac', { brainiac: 7 }],
    ['shared.word', { word: null }],
    ['shared.correct', { correct: 4 }],
    ['shared.list', { list: ['A corner', 'A small coin', 'A ship', ''] }],
    ['shared.votes', { votes: [5, null, 'sheep', null, null] }],
    ['shared.votes', { votes: [2, null, 'sheep', 1, null] }],
    ['shared.defaults', { defaults: [] }],
    ['shared.correct', { stage: 'definitions' }],
    ['secret', {}, { secret: POSITION.secret.map(() => sent('')) }],
    ['shared.idle', { idle: 3 }],
    ['hidden.idleAsked', {}, { hidden: { idleAsked: 5 } }],
    ['seats', {}, { seats: ['out', 'out', 'out', 'out', 'here'] }],
    ['seats', {}, { seats: ['left', 'left', 'left', 'left', 'left'] }],
    ['shared.brainiac', {}, { seats: ['here', 'here', 'here', 'here', 'out'] }],
    [
      'shared.last: it tells of those who have a seat',
      {
        round: 2,
        turns: [1, 0, 0, 0, 0],
        last: { ...LAST, list: [{ definition: 'A holder', author: 9 }] },
      },
    ],
    [
      'secret',
      {},
      {
        secret: POSITION.secret.with(4, {
          definition: DEFAULT_DEFINITION,
          how: 'time',
          order: [1, 4, 0, 2],
        }),
      },
    ],
  ])('is refused as contradictory: %s', (where, shared, more: object = {}) => {
    const position = { ...POSITION, ...more, shared: { ...POSITION.shared, ...shared } }
    const started = fictionary.setup(roster, {}, position)
    expect(started.ok ? 'it starts' : started.error.message).toContain(where)
  })

  test('may have a single player who has not left', () => {
    const seats = ['here', 'left', 'left', 'left', 'left']
    expect(fictionary.setup(roster, {}, { ...POSITION, seats }).ok).toBe(true)
  })

  test('after an idle round asks again whether the table is idle [1250.10/III(2)]', () => {
    const shared = { ...POSITION.shared, round: 2, turns: [1, 0, 0, 0, 0], idle: 1, last: LAST }
    const started = fictionary.setup(roster, {}, { ...POSITION, shared, hidden: { idleAsked: 1 } })
    expect(started.ok && started.value.state.openPrompts).toMatchObject([
      { name: 'idle', details: { rounds: 1 } },
    ])
  })

  test('keeps the votes that scored the last round', () => {
    const shared = { ...POSITION.shared, round: 2, turns: [1, 0, 0, 0, 0], last: LAST }
    expect(fictionary.setup(roster, {}, { ...POSITION, shared }).ok).toBe(true)
  })
})

test('a program as host ends a table at which nobody plays [1250.10/III(2)]', () => {
  const made = automaticReferee('a secret of sixteen')
  if (!made.ok) throw new Error(made.error.message)
  const referee = made.value
  const options = { lookup: 'both' } as const
  const started = startMatch(fictionary, { roster, options }, { referee })
  if (!started.ok) throw new Error(started.error.message)
  let { match } = started
  for (let passed = 0; match.state.outcome === null && passed < 20; passed++) {
    match = tick(fictionary, match, match.state.clock.now + days(9), { referee }).match
  }
  expect(match.state.outcome).toMatchObject({ winners: [], awards: [] })
  expect(match.state.shared.idle).toBe(5)
})

test('a forged state is refused', () => {
  const started = fictionary.setup(roster, {}, POSITION)
  if (!started.ok) throw new Error(started.error.message)
  const { state } = started.value
  const forge = (change: (state: Mutable<State<Fictionary>>) => unknown): string | undefined => {
    const forged = structuredClone(state) as Mutable<State<Fictionary>>
    change(forged)
    return stateProblem(fictionary, forged)
  }
  expect(forge(() => undefined)).toBeUndefined()
  expect(forge(({ secret }) => secret.pop())).toContain('secret')
  expect(forge(({ clock }) => clock.timers.pop())).toContain('deadlines')
  expect(forge(({ shared }) => Object.assign(shared, { stage: 'scoring' }))).toContain('votes')
  expect(forge(({ hidden }) => Object.assign(hidden, { idleAsked: 1 }))).toContain('idleAsked')
  expect(forge(({ shared }) => shared.votes.reverse())).toContain('votes')
})
