import { describe, expect, test } from 'vitest'
import { hours } from '../time.js'
import { reachesOutside } from './equipment.js'
import { codeOf, november, sampleDescription, value } from './samples.js'
import { advanceSubmission } from './submission/advance.js'
import { postSubmission } from './submission/post.js'
import type { Submission, SubmissionEntry } from './submission/submission.js'
import {
  addRule,
  enactedGame,
  enactSubmission,
  equipmentOf,
  type NewRule,
  openSuite,
} from './suite.js'

const T = november(1)

const endorsements: readonly SubmissionEntry[] = ['Bob', 'Cyd', 'Dee', 'Eve'].map((by, i) => ({
  what: 'endorse',
  at: T + hours(i),
  by,
  public: true,
  active: true,
  activePlayers: 12,
}))

const snap = (entries: readonly SubmissionEntry[], label = 'Game Submission'): Submission =>
  entries.reduce(
    (submission, entry) => value(advanceSubmission(submission, entry)),
    value(
      postSubmission({
        at: T,
        by: 'Ann',
        public: true,
        label,
        title: 'Snap',
        text: 'The whole text.',
        describes: [
          label === 'Game Submission'
            ? sampleDescription()
            : { name: 'Cards', definition: 'Fifty-two of them.' },
        ],
      }),
    ),
  )

const accepted: readonly SubmissionEntry[] = [...endorsements, { what: 'time', at: T + hours(72) }]

const rule = (change: Partial<NewRule> = {}): NewRule => ({
  rule: '1250.19',
  title: 'Snip',
  text: 'Snip is like Snap.',
  since: T,
  games: [sampleDescription({ title: 'Snip' })],
  equipment: [],
  ...change,
})

describe('a Submission', () => {
  test('becomes a rule of the suite when it is accepted [1250.1/V.e(2), 1250.1/V.a(1)]', () => {
    const suite = value(enactSubmission(openSuite(), snap(accepted), '1250.19'))
    expect(suite.rules).toEqual([
      {
        rule: '1250.19',
        title: 'Snap',
        text: 'The whole text.',
        since: T + hours(72),
        posted: { by: 'Ann', at: T },
        game: sampleDescription({ rule: '1250.19' }),
        equipment: [],
      },
    ])
    expect(value(enactedGame(suite, 'Snap')).rule).toBe('1250.19')
    expect(value(enactedGame(suite, '1250.19')).title).toBe('Snap')
  })

  test.each<[string, readonly SubmissionEntry[]]>([
    ['posted', []],
    ['approved', endorsements],
    ['rejected', [{ what: 'time', at: T + hours(168) }]],
  ])(
    'that is %s can do nothing, and nothing can start from it [1250.1/V.a(2), 1250.1/V.d(5)]',
    (stage, entries) => {
      expect(enactSubmission(openSuite(), snap(entries), '1250.19')).toMatchObject({
        error: { code: 'notAccepted', clause: '1250.1/V.a(2)', facts: { title: 'Snap', stage } },
      })
      expect(enactedGame(openSuite(), 'Snap')).toMatchObject({
        error: { code: 'noSuchGame', clause: '1250.1/V.a(2)' },
      })
    },
  )

  test('becomes one rule, under a number of its own [1250.1/V.e(2)]', () => {
    const suite = value(enactSubmission(openSuite(), snap(accepted), '1250.19'))
    expect(enactSubmission(suite, snap(accepted), '1250.20')).toMatchObject({
      error: { code: 'enactedBefore', facts: { rule: '1250.19' } },
    })
    expect(codeOf(addRule(suite, rule()))).toBe('badNumber')
    expect(codeOf(addRule(suite, rule({ rule: '' })))).toBe('badNumber')
  })

  test('is another one, though posted at the same moment under the same title, when it says something else [1250.1/V.e(2)]', () => {
    const other = { ...snap(accepted), text: 'Another text.' }
    const suite = value(enactSubmission(openSuite(), snap(accepted), '1250.19'))
    const both = value(enactSubmission(suite, other, '1250.20'))
    const cards = snap(accepted, 'General Equipment Submission')
    expect(value(enactSubmission(both, cards, '1250.21')).rules).toHaveLength(3)
    expect(codeOf(enactSubmission(both, other, '1250.22'))).toBe('enactedBefore')
  })

  test('of equipment defines it for Games [1250.1/II.a(1), 1250.1/III.b, 1250.1/V.e(2)]', () => {
    const cards = snap(accepted, 'General Equipment Submission')
    const suite = value(enactSubmission(openSuite(), cards, '1250.4'))
    expect(equipmentOf(suite, { equipment: ['Cards', 'Dice'] })).toEqual({
      defined: [{ name: 'Cards', definition: 'Fifty-two of them.', influence: 'none' }],
      missing: ['Dice'],
    })
    expect(equipmentOf(suite, { equipment: 'none' })).toEqual({ defined: [], missing: [] })
    expect(codeOf(enactedGame(suite, 'Snap'))).toBe('noSuchGame')
  })
})

describe('another procedure', () => {
  test('can add rules as well [1250.1/V.a(1)]', () => {
    const suite = value(addRule(openSuite(), rule()))
    expect(suite.rules[0]).toMatchObject({ rule: '1250.19', posted: null, since: T })
    expect(value(enactedGame(suite, 'Snip')).rule).toBe('1250.19')
  })

  test('leaves what the rule is silent about at "none" [1250.1/III.a(3)]', () => {
    const games = [{ players: { lower: 2, upper: 2 } }]
    const suite = value(addRule(openSuite(), rule({ games })))
    expect(value(enactedGame(suite, 'Snip'))).toMatchObject({ referees: 'none', trophy: 'none' })
  })

  test('makes no Game of a rule without limits, or without a Game [1250.1/III.a(3)]', () => {
    for (const games of [[], [{ play: 'Shout.' }]]) {
      const suite = value(addRule(openSuite(), rule({ games })))
      expect(suite.rules).toHaveLength(1)
      expect(codeOf(enactedGame(suite, 'Snip'))).toBe('noSuchGame')
    }
  })

  test('adds no rule with two Games in it: that is void [1250.1/III.a(2)]', () => {
    const games = [sampleDescription(), sampleDescription()]
    expect(addRule(openSuite(), rule({ games }))).toMatchObject({
      error: { code: 'voidRule', clause: '1250.1/III.a(2)', facts: { games: 2 } },
    })
  })

  test.each<[string, Partial<NewRule>]>([
    ['a name', { title: '' }],
    ['a text', { text: '' }],
    ['a date', { since: 0.5 }],
    ['a list of Games', { games: null as unknown as [] }],
    ['a list of equipment', { equipment: null as unknown as [] }],
    ['equipment that is defined', { equipment: [{ name: 'Die' }] }],
  ])('wants %s', (_, change) => {
    expect(codeOf(addRule(openSuite(), rule(change)))).toBe('badRule')
  })
})

test('a Game is found by the name that its rule states [1250.1/III.a(1)]', () => {
  const games = [sampleDescription({ name: 'Shouting' })]
  const suite = value(addRule(openSuite(), rule({ games })))
  expect(enactedGame(suite, 'Shouting').ok).toBe(true)
  expect(codeOf(enactedGame(suite, 'Snip'))).toBe('noSuchGame')
})

test('a Game bears the name of its rule, whatever title its description has [1250.1/III.a(1)]', () => {
  const suite = value(addRule(openSuite(), rule({ games: [sampleDescription({ title: 'Snap' })] })))
  expect(value(enactedGame(suite, 'Snip')).title).toBe('Snip')
  expect(codeOf(enactedGame(suite, 'Snap'))).toBe('noSuchGame')
})

test('equipment reaches outside its instance only where its definition says so [1250.1/II.a(2)]', () => {
  const equipment = [
    { name: 'Chits', definition: 'They keep score.' },
    { name: 'Crown', definition: 'Its holder is King.', influence: 'makes its holder King' },
  ]
  const [chits, crown] = value(addRule(openSuite(), rule({ equipment }))).rules[0]!.equipment
  expect(reachesOutside(chits!)).toBe(false)
  expect(reachesOutside(crown!)).toBe(true)
})

test('a suite is never changed in place', () => {
  const empty = openSuite()
  const suite = value(addRule(empty, rule()))
  expect(empty.rules).toEqual([])
  expect(Object.isFrozen(suite) && Object.isFrozen(suite.rules[0]?.game)).toBe(true)
})
