import { describe, expect, test } from 'vitest'
import { changed, START } from '../game-script.test-support.js'
import { doubleCrash } from './game.js'
import type { DoubleCrash } from './model.js'
import { Script } from './script.test-support.js'

type Options = DoubleCrash['Options']

const roster = { players: ['Ann', 'Bob'], referees: [], startedAt: START }

const startOf = (position: unknown, options: Partial<Options> = {}) =>
  doubleCrash.setup(roster, options, position)

describe('a start from a position', () => {
  test('continues its round with pending look-ups [1250.12/IV.time(1)]', () => {
    const options = { salvoWords: 'dictionary', targets: 'check' } as const
    const script = new Script(options).chosen().salvos().answers(true)
    const start = startOf(script.position, options)
    if (!start.ok) throw new Error(start.error.message)
    const { state } = start.value
    expect(state.clock.timers).toMatchObject([{ name: 'round' }])
    const wordsAskedIn = ({ state: before }: Script): readonly string[] =>
      before.openPrompts.map(({ question }) => question.word).sort()
    expect(state.openPrompts.map(({ question }) => question.word).sort()).toEqual(
      wordsAskedIn(script),
    )
    const continued = new Script(options).setState(state)
    while (continued.state.openPrompts.length > 0) continued.answers(true)
    expect(continued.round).toBe(2)
  })

  test('continues the examination with pending claims [1250.12/IV.rev(3)]', () => {
    const script = new Script().annHits().plays('Bob', 'claim: improper target')
    const start = startOf(script.position)
    if (!start.ok) throw new Error(start.error.message)
    expect(start.value.state.openPrompts).toMatchObject([
      { name: 'claimed', question: { word: 'HEART' }, details: { by: 1, seat: 0, claim: 0 } },
    ])
    expect(new Script().setState(start.value.state).answers(false).winners).toEqual(['Bob'])
  })

  test('continues with ten pending admissions [1250.12/IV.err(2)]', () => {
    const script = new Script({ revisions: 'last' })
    for (const letter of 'ABCDEFGHIJ')
      script.plays('Ann', `target QXZJ${letter}`).plays('Ann', 'admit: improper target')
    const start = startOf(script.position, { revisions: 'last' })
    expect(start.ok && start.value.state.openPrompts.length).toBe(10)
  })

  const replied = () => new Script().reach(4).replies('Bob')
  const hit = () => new Script().annHits()
  test.each<[string, Script, string, unknown]>([
    ['exchanges: there is one for each', replied(), 'shared.round', 6],
    ['order: name the seats', replied(), 'shared.exchanges.0.order', [0, 0]],
    [
      'exchanges: Salvos and Replies of round 1 have 6',
      replied(),
      'shared.exchanges.0.replies.0',
      [1],
    ],
    [
      'exchanges: both Salvos of round 3',
      replied(),
      'shared.exchanges.1',
      { salvos: [null, null], order: [], replies: [null, null] },
    ],
    [
      'exchanges: after the Replies of round 2',
      replied(),
      'shared.exchanges.0.replies.0',
      [5, 0, 0, 0, 0, 0],
    ],
    ['lookups: only words', replied(), 'shared.lookups', [{ seat: 0, word: 'QQQQQ' }]],
    ['secret: seat 1 has chosen', replied(), 'secret.1.target', null],
    ['secret: no Target Word of seat 1', replied(), 'secret.1.lookedUp', true],
    ['secret: admitted has', replied(), 'secret.1.admitted', [{ claim: 0, word: 'SWORD' }]],
    ['secret.0.target', replied(), 'secret.0.target', 'heart'],
    ['targets: both', replied(), 'shared.targets', ['HEART', 'SWORD']],
    ['targets: both', hit(), 'shared.targets', ['HEART', 'WORDY']],
    ['tentative: it does not follow', hit(), 'shared.tentative.winner', 1],
    ['tentative: it does not follow', hit(), 'shared.exchanges.0.replies.0', null],
    ['stage: a round, or', replied(), 'shared.stage', 'dictionary'],
    ['stage: a round, or', replied(), 'shared.stage', 'salvos'],
    ['stage: a round, or', hit(), 'shared.stage', 'replies'],
    ['stage: with nothing to be looked up', hit(), 'shared.stage', 'dictionary'],
    [
      'claims: they name numbers',
      hit(),
      'shared.claims',
      [{ by: 0, against: 1, error: { what: 'report', round: 4, place: 1 }, found: false }],
    ],
    [
      'claims: only words',
      hit(),
      'shared.claims',
      [{ by: 0, against: 1, error: { what: 'report', round: 2, place: 1 }, found: null }],
    ],
    [
      'claims: Target Words are claimed',
      replied(),
      'shared.claims',
      [{ by: 0, against: 1, error: { what: 'target' }, found: false }],
    ],
    [
      'claims: each error is claimed once',
      hit(),
      'shared.claims',
      Array(2).fill({ by: 0, against: 1, error: { what: 'target' }, found: false }),
    ],
    [
      'claims: 10 admissions',
      hit(),
      'shared.claims',
      Array(11).fill({ by: 0, against: 0, error: { what: 'target' }, found: false }),
    ],
    [
      'claims: that error would',
      replied(),
      'shared.claims',
      [{ by: 0, against: 1, error: { what: 'report', round: 2, place: 1 }, found: false }],
    ],
    [
      'discovered: an error',
      hit(),
      'shared.discovered',
      { against: 0, error: { what: 'target' }, how: 'claim' },
    ],
  ])('is refused with “%s …”', (problem, script, path, value) => {
    expect(startOf(script.position).ok).toBe(true)
    const start = startOf(changed(script.position, path, value))
    expect(start.ok ? '' : start.error.code).toBe('badPosition')
    expect(start.ok ? '' : start.error.message).toContain(problem)
  })
})
