import { automaticReferee, startMatch } from '@ackanomic/core'
import { wordDictionary } from '@ackanomic/core/dictionary'
import type { Mutable, State } from '@ackanomic/core/engine'
import { stateProblem } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { ghost } from './game.js'
import type { Ghost } from './model.js'
import { historyOf } from './render.js'
import { Script } from './script.test-support.js'

const roster = {
  players: ['Ann', 'Bob', 'Cyd'],
  referees: ['Rex'],
  startedAt: START,
  census: { activePlayers: 9 },
}

const POSITION = {
  shared: {
    stage: 'turn',
    seat: 2,
    protest: null,
    sought: null,
    word: { letters: 'UPERS', author: 0 },
    numbers: [2, 1, 3],
    reached: 3,
    newcomers: [],
    absentReferees: [],
    history: [],
  },
  secret: [{}, {}, {}],
  hidden: {},
}

const ANSWER = { stage: 'answer', seat: null }

describe('a position', () => {
  test('can be in mid-game, and its turn has the full three days', () => {
    const started = ghost.setup(roster, {}, POSITION)
    if (!started.ok) throw new Error(started.error.message)
    const { state } = started.value
    expect(ghost.pendingActions(state, 2)).toMatchObject([
      { action: 'continue' },
      { action: 'protest' },
      { action: 'resign' },
    ])
    expect(state.clock.timers).toMatchObject([{ name: 'turn', due: START + 3 * 86_400_000 }])
    expect(state.openPrompts).toEqual([])
    expect(stateProblem(ghost, state)).toBeUndefined()
  })

  test('asks again for a report that is due [1250.9/4(3)d]', () => {
    const protest = { by: 2, against: 0, ground: 'nowhere' }
    const awaitingReport = { stage: 'report', seat: null, protest, sought: 'SUPERSONIC' }
    const made = automaticReferee('a secret of sixteen', {
      dictionaries: { official: wordDictionary(['supersonic']) },
    })
    if (!made.ok) throw new Error(made.error.message)
    const referee = made.value
    const position = { ...POSITION, shared: { ...POSITION.shared, ...awaitingReport } }
    const started = startMatch(ghost, { roster, position }, { referee })
    if (!started.ok) throw new Error(started.error.message)
    const { shared, roster: seats } = started.match.state
    expect(shared).toMatchObject({
      stage: 'turn',
      seat: 1,
      protest: null,
      sought: null,
      word: null,
    })
    expect(seats.seats[2]?.presence).toBe('out')
  })

  test.each<readonly [string, object]>([
    ['numbers', { numbers: [1, 1, 3] }],
    ['numbers', { numbers: [2, 1] }],
    ['numbers', { stage: 'numbers', seat: null }],
    ['stage', { stage: 'numbers' }],
    ['stage', { seat: null }],
    ['stage', { stage: 'answer', seat: null }],
    ['stage', { sought: 'UPERS' }],
    ['reached', { reached: 0 }],
    ['reached', { reached: 4 }],
    ['word', { word: { letters: 'G', author: 1 }, reached: 2, numbers: [1, 3, 2] }],
    ['shared.word.letters', { word: { letters: 'upers', author: 1 } }],
    ['seat', { seat: 0 }],
    ['seat', { seat: 7 }],
    ['protest', { ...ANSWER, protest: { by: 2, against: 1, ground: 'nowhere' } }],
    ['sought', { ...ANSWER, protest: { by: 2, against: 0, ground: 'word' } }],
    ['newcomers', { newcomers: [{ seat: 1, protestedBy: null }] }],
    ['absentReferees', { absentReferees: ['Sue', 'Sue'] }],
    ['history', { history: [{ type: 'removed', seat: 9, why: 'left', at: 0 }] }],
    ['history', { history: [{ type: 'removed', seat: 1, why: 'left', at: 0 }] }],
    ['history', { history: [{ type: 'numbers', numbers: [1, 2, 3], at: 0 }] }],
    ['history', { history: [{ type: 'begun', seat: 0, word: 'U', at: 0 }] }],
    ['history', { history: [{ type: 'destroyed', word: 'UPERS', at: 0 }] }],
    [
      'history',
      {
        history: [
          { type: 'continued', seat: 1, word: 'PUPE', at: 1 },
          { type: 'continued', seat: 0, word: 'UPERS', at: 2 },
        ],
      },
    ],
  ])('is refused as contradictory: %s', (where, shared) => {
    const started = ghost.setup(
      roster,
      {},
      { ...POSITION, shared: { ...POSITION.shared, ...shared } },
    )
    expect(started.ok ? started.value.state : started.error.message).toMatch(
      new RegExp(`(from there\\. |but at )?.*${where}`),
    )
    expect(started.ok).toBe(false)
  })

  test('may have a history that begins at any point', () => {
    const history = [
      { type: 'numbers', numbers: [2, 1, 3], at: 0 },
      { type: 'begun', seat: 1, word: 'UPER', at: 1 },
      { type: 'continued', seat: 0, word: 'UPERS', at: 1 },
    ]
    for (let from = 0; from < 3; from++) {
      const shared = { ...POSITION.shared, history: history.slice(from) }
      expect(ghost.setup(roster, {}, { ...POSITION, shared })).toMatchObject({ ok: true })
    }
  })

  describe('with a removed player', () => {
    const setup = (line: object) => {
      const history = [{ type: 'removed', seat: 2, at: 0, ...line }]
      const shared = { ...POSITION.shared, seat: 1, history }
      return ghost.setup(roster, {}, { ...POSITION, shared, seats: ['here', 'here', 'out'] })
    }

    test('need not have the verdict', () => {
      const started = setup({ why: 'time ran out' })
      if (!started.ok) throw new Error(started.error.message)
      expect(historyOf(ghost.view(started.value.state, 'public'))).toEqual([
        'Cyd did nothing in time, and is out of the game.',
      ])
    })

    test.each([
      [0, true],
      [9, false],
    ])('has a protester with a seat: %i', (by, isRight) => {
      const claim = { by, against: 2, ground: 'word' }
      const verdict = { ...claim, word: 'HIPS', before: 'HIP', how: 'report', sought: 'HIPS' }
      expect(setup({ why: 'valid protest', verdict }).ok).toBe(isRight)
    })
  })

  test('needs two players in the game [1250.9/5(1)]', () => {
    const seats = ['left', 'out', 'here']
    const started = ghost.setup(roster, {}, { ...POSITION, seats })
    expect(started.ok ? '' : started.error.message).toContain('it is over')
  })
})

test('a forged state is refused', () => {
  const script = new Script().adds('Vera').play(['Ann', 'G'], ['Bob', 'GH'])
  const forge = (change: (state: Mutable<State<Ghost>>) => void): string | undefined => {
    const forged = structuredClone(script.state) as Mutable<State<Ghost>>
    change(forged)
    return stateProblem(ghost, forged)
  }
  expect(forge(() => undefined)).toBeUndefined()
  expect(forge(({ clock }) => clock.timers.pop())).toContain('deadlines')
  expect(forge(({ clock }) => Object.assign(clock.timers[0] ?? {}, { name: 'never' }))).toContain(
    'deadlines',
  )
  expect(forge(({ shared }) => shared.newcomers.pop())).toContain('deadlines')
  expect(forge(({ shared }) => Object.assign(shared.numbers, { 3: 9 }))).toContain('newcomers')
  expect(forge((state) => Object.assign(state, { secret: [] }))).toContain('secret')
  expect(forge(({ shared }) => Object.assign(shared, { stage: 'numbers', seat: null }))).toContain(
    'numbers',
  )
})
