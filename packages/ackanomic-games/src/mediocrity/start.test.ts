import { startMatch } from '@ackanomic/core'
import { seededReferee } from '@ackanomic/core/bots'
import { describe, expect, test } from 'vitest'
import { at } from '../game-script.test-support.js'
import { mediocrityClauses } from './clauses.js'
import { mediocrity } from './index.js'
import { by, rosterOf, Script } from './script.test-support.js'

const setup = (people: object, options: unknown = {}) =>
  mediocrity.setup({ ...rosterOf(3), ...people }, options)

describe('the start', () => {
  test('needs three players, and allows as many as the society has [1250.17/num]', () => {
    const two = setup({ players: ['Ann', 'Bob'] })
    expect(two.ok ? '' : two.error.code).toBe('tooFewPlayers')
    expect(setup({ census: { players: 3 } }).ok).toBe(true)
    const few = setup(rosterOf(5, { census: { players: 4 } }))
    expect(few.ok ? '' : few.error.code).toBe('tooManyPlayers')
    const none = setup({ census: {} })
    expect(none.ok ? '' : none.error.code).toBe('limitNotComputable')
  })

  test('has no referee [1250.17/ref]', () => {
    const refereed = setup({ referees: ['Ref'] })
    expect(refereed.ok ? '' : refereed.error).toMatchObject({
      code: 'wrongReferees',
      details: { wanted: 0 },
    })
    expect(mediocrity.description.referees).toBe('none')
  })

  test('gives everybody 0 Gamepoints [1250.17/eq]', () => {
    expect(mediocrity.scores?.(new Script({ players: 4 }).state)).toEqual([0, 0, 0, 0])
    expect(mediocrity.description.equipment).toEqual(['Gamepoints'])
  })

  test('may be announced by any player [1250.17/start.a]', () => {
    expect(setup({ announcedBy: 'Cyd' }).ok).toBe(true)
    const stranger = setup({ announcedBy: 'Zoe' })
    expect(stranger.ok ? '' : stranger.error).toMatchObject({
      code: 'wrongAnnouncer',
      clause: '1250.1/VI.a(2)',
      details: { may: ['Ann', 'Bob', 'Cyd'] },
    })
  })

  test('draws different numbers from 1 to n [1250.17/start.b]', () => {
    const script = new Script({ players: 5, drawn: true })
    expect(script.state.openPrompts).toMatchObject([
      { id: 0, name: 'numbers', to: 'host', question: { kind: 'shuffle', of: 5 }, details: null },
    ])
    expect(script.shared).toMatchObject({ stage: 'numbers', numbers: [] })
    expect(script.errorOf(by.begin(1, 'Ann'))).toMatchObject({
      code: 'numbersNotDrawn',
      clause: '1250.17/start.b',
    })
    expect(script.errorOf(by.answer(1, null, 0, [0, 0, 1, 2, 3])).code).toBe('badAnswer')
    script.apply(by.answer(2, null, 0, [3, 1, 4, 0, 2]))
    expect(script.shared.numbers).toEqual([4, 2, 5, 1, 3])
    expect(script.transcript).toEqual([
      'public: The player numbers: Ann 4, Bob 2, Cyd 5, Dov 1, Eve 3.',
      'public: Dov is the next Moderator.',
    ])
  })

  test('gives a permutation of the numbers by a seeded draw, too [1250.17/start.b]', () => {
    const started = startMatch(
      mediocrity,
      { roster: rosterOf(6) },
      { referee: seededReferee('dice') },
    )
    if (!started.ok) throw new Error(started.error.message)
    const { numbers } = started.match.state.shared
    expect([...numbers].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('accepts a full list of numbers from the announcer, and no other [1250.17/start.b]', () => {
    const start = setup({}, { numbers: [3, 1, 2] })
    expect(start.ok ? start.value.state.shared : null).toMatchObject({
      stage: 'break',
      moderator: 1,
      numbers: [3, 1, 2],
    })
    for (const numbers of [
      [1, 2],
      [1, 2, 2],
      [1, 2, 4],
      [1, 2, 3, 4],
    ]) {
      const wrong = setup({}, { numbers })
      expect(wrong.ok ? '' : wrong.error).toEqual({
        code: 'badNumbers',
        clause: '1250.17/start.b',
        details: { players: 3 },
        message: 'Give each of the numbers 1 to 3 to one seat.',
      })
    }
    for (const numbers of [[0, 1, 2], [1.5, 2, 3], 'mine', [-0, 1, 2]]) {
      const wrong = setup({}, { numbers })
      expect(wrong.ok ? '' : wrong.error.code).toBe('badOptions')
    }
  })

  test('passes over a player who leaves during the draw', () => {
    const script = new Script({ players: 4, drawn: true }).apply(by.leave(1, 'Bob'))
    script.apply(by.answer(2, null, 0, [1, 2, 0, 3]))
    expect(script.shared).toMatchObject({ numbers: [3, 1, 2, 4], moderator: 2 })
  })

  test('starts the clock of the first round during the draw [1250.17/mod.e]', () => {
    const script = new Script({ drawn: true }).apply(by.time(80))
    expect(script.shared).toMatchObject({ free: true })
    expect(script.errorOf(by.begin(80, 'Bob')).code).toBe('numbersNotDrawn')
    script.apply(by.answer(81, null, 0, [0, 1, 2]), by.begin(82, 'Bob'))
    expect(script.shared).toMatchObject({ stage: 'round', moderator: 1 })
    expect(script.state.clock.timers.map(({ due }) => due)).toEqual([at(82 + 72), at(82 + 144)])
  })
})

describe('the options', () => {
  test('have the rule’s values by default', () => {
    const start = setup({})
    expect(start.ok ? start.value.state.options : null).toEqual({
      numbers: 'drawn',
      rangeBasis: 'round-start',
      revisions: 'last',
      onModeratorLoss: 'void-round',
      soleSurvivor: 'no-winner',
    })
  })

  test.each([
    { revisions: 'never' },
    { rangeBasis: 1 },
    { onModeratorLoss: '' },
    { soleSurvivor: null },
    { more: 1 },
  ])('are refused: %j', (options) => {
    const start = setup({}, options)
    expect(start.ok ? '' : start.error.code).toBe('badOptions')
  })
})

test('the clause on good form is marked as one that no program can check', () => {
  expect(mediocrityClauses.untestable).toEqual(['whine'])
})
