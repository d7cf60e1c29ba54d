import { type GameDescription, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { createBooks } from './books.js'
import { codeOf, november, sampleDescription, value } from './samples.test-support.js'
import { advanceSubmission } from './submission/advance.js'
import { postSubmission } from './submission/post.js'
import type { Submission, SubmissionEntry } from './submission/submission.js'
import {
  addRule,
  checkEnactedGame,
  enactedGame,
  enactSubmission,
  equipmentOf,
  type NewRule,
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
  test('becomes a rule of the suite on acceptance [1250.1/V.e(2), 1250.1/V.a(1)]', () => {
    const books = value(enactSubmission(createBooks(), snap(accepted), '1250.19'))
    expect(books.suite).toEqual([
      {
        rule: '1250.19',
        title: 'Snap',
        also: [],
        text: 'The whole text.',
        since: T + hours(72),
        posted: { by: 'Ann', at: T },
        game: sampleDescription({ rule: '1250.19' }),
        equipment: [],
      },
    ])
    expect(value(enactedGame(books, 'Snap')).rule).toBe('1250.19')
    expect(value(enactedGame(books, '1250.19')).title).toBe('Snap')
  })

  test.each<[string, readonly SubmissionEntry[]]>([
    ['posted', []],
    ['approved', endorsements],
    ['rejected', [{ what: 'time', at: T + hours(168) }]],
  ])(
    'that is %s is not a rule, and its Game cannot start [1250.1/V.a(2), 1250.1/V.d(5)]',
    (stage, entries) => {
      expect(enactSubmission(createBooks(), snap(entries), '1250.19')).toMatchObject({
        error: { code: 'notAccepted', clause: '1250.1/V.a(2)', details: { title: 'Snap', stage } },
      })
      expect(enactedGame(createBooks(), 'Snap')).toMatchObject({
        error: { code: 'noSuchGame', clause: '1250.1/V.a(2)' },
      })
    },
  )

  test('becomes only one rule, with its own number [1250.1/V.e(2)]', () => {
    const books = value(enactSubmission(createBooks(), snap(accepted), '1250.19'))
    expect(enactSubmission(books, snap(accepted), '1250.20')).toMatchObject({
      error: { code: 'enactedBefore', details: { rule: '1250.19' } },
    })
    expect(codeOf(addRule(books, rule()))).toBe('badNumber')
    expect(codeOf(addRule(books, rule({ rule: '' })))).toBe('badRule')
    expect(codeOf(enactSubmission(books, { ...snap(accepted), text: '!' }, ' '))).toBe('badNumber')
  })

  test.each([null, 7, [''], [7], 'snap'])('cannot have the other names %j', (also) => {
    const refused = enactSubmission(createBooks(), snap(accepted), '1250.19', also as never)
    expect(codeOf(refused)).toBe('badRule')
  })

  test('differs from another of the same time and title if its text differs [1250.1/V.e(2)]', () => {
    const other = { ...snap(accepted), text: 'Another text.' }
    const books = value(enactSubmission(createBooks(), snap(accepted), '1250.19'))
    const both = value(enactSubmission(books, other, '1250.20'))
    const cards = snap(accepted, 'General Equipment Submission')
    expect(value(enactSubmission(both, cards, '1250.21')).suite).toHaveLength(3)
    expect(codeOf(enactSubmission(both, other, '1250.22'))).toBe('enactedBefore')
  })

  test('of equipment defines that for Games [1250.1/II.a(1), 1250.1/III.b, 1250.1/V.e(2)]', () => {
    const cards = snap(accepted, 'General Equipment Submission')
    const books = value(enactSubmission(createBooks(), cards, '1250.4'))
    expect(equipmentOf(books, { equipment: ['the cards', 'Benches'] })).toEqual({
      defined: [{ name: 'Cards', also: [], definition: 'Fifty-two of them.', influence: 'none' }],
      missing: ['Benches'],
    })
    expect(equipmentOf(books, { equipment: 'none' })).toEqual({ defined: [], missing: [] })
    expect(codeOf(enactedGame(books, 'Snap'))).toBe('noSuchGame')
  })
})

describe('another procedure', () => {
  test('can add rules, too [1250.1/V.a(1)]', () => {
    const books = value(addRule(createBooks(), rule()))
    expect(books.suite[0]).toMatchObject({ rule: '1250.19', posted: null, since: T })
    expect(value(enactedGame(books, 'Snip')).rule).toBe('1250.19')
  })

  test('sets the omitted items of a rule to "none" [1250.1/III.a(3)]', () => {
    const games = [{ players: { lower: 2, upper: 2 } }]
    const books = value(addRule(createBooks(), rule({ games })))
    expect(value(enactedGame(books, 'Snip'))).toMatchObject({ referees: 'none', trophy: 'none' })
  })

  test('adds no Game with a rule that describes none [1250.1/III.a(3)]', () => {
    const books = value(addRule(createBooks(), rule({ games: [] })))
    expect(books.suite).toHaveLength(1)
    expect(codeOf(enactedGame(books, 'Snip'))).toBe('noSuchGame')
  })

  test('refuses a Game without limits, or with misspelt fields [1250.1/III.a(3)]', () => {
    const refused = (game: unknown) => addRule(createBooks(), rule({ games: [game] }))
    expect(refused({ play: 'Shout.' })).toMatchObject({
      error: {
        code: 'badRule',
        message: expect.stringContaining('limits on the number of players'),
      },
    })
    expect(refused({ ...sampleDescription(), refrees: 'none' })).toMatchObject({
      error: {
        code: 'badRule',
        message: 'The rule cannot be added. A description has no field "refrees"; leave it out.',
      },
    })
    const misspelt = addRule(createBooks(), { ...rule(), titel: 'Snip' } as NewRule)
    expect(misspelt).toMatchObject({ error: { code: 'badRule' } })
    expect(misspelt.ok ? '' : misspelt.error.message).toContain('"titel"')
  })

  test('adds no rule with two Games [1250.1/III.a(2)]', () => {
    const games = [sampleDescription(), sampleDescription()]
    expect(addRule(createBooks(), rule({ games }))).toMatchObject({
      error: { code: 'badRule', clause: '1250.1/III.a(2)' },
    })
  })

  test.each<[string, Partial<NewRule>]>([
    ['a name', { title: '' }],
    ['a text', { text: '' }],
    ['a date', { since: 0.5 }],
    ['a list of Games', { games: null as unknown as [] }],
    ['a list of equipment', { equipment: null as unknown as [] }],
    ['definitions of the equipment', { equipment: [{ name: 'Die' }] }],
  ])('requires %s', (_, change) => {
    expect(codeOf(addRule(createBooks(), rule(change)))).toBe('badRule')
  })
})

test('a Game is found by the name in its rule [1250.1/III.a(1)]', () => {
  const games = [sampleDescription({ name: 'Shouting' })]
  const books = value(addRule(createBooks(), rule({ games })))
  expect(enactedGame(books, 'Shouting').ok).toBe(true)
  expect(codeOf(enactedGame(books, 'Snip'))).toBe('noSuchGame')
})

test('a Game has the name of its rule, whatever the title of its description [1250.1/III.a(1)]', () => {
  const books = value(
    addRule(createBooks(), rule({ games: [sampleDescription({ title: 'Snap' })] })),
  )
  expect(value(enactedGame(books, 'Snip')).title).toBe('Snip')
  expect(codeOf(enactedGame(books, 'Snap'))).toBe('noSuchGame')
})

test('equipment works outside its instance only if its definition says so [1250.1/II.a(2)]', () => {
  const equipment = [
    { name: 'Chits', definition: 'They keep score.' },
    { name: 'Crown', definition: 'Its holder is King.', influence: 'makes its holder King' },
  ]
  const books = value(addRule(createBooks(), rule({ equipment })))
  const { defined } = equipmentOf(books, { equipment: ['Chits', 'Crown'] })
  expect(defined.map(({ influence }) => influence)).toEqual(['none', 'makes its holder King'])
})

test('a name with “&” equals the same with “and”, but not the same without [1250.1/III.a(1)]', () => {
  const games = [sampleDescription({ name: 'Hide and Seek' })]
  const books = value(addRule(createBooks(), rule({ games })))
  expect(enactedGame(books, 'hide & seek').ok).toBe(true)
  expect(codeOf(enactedGame(books, 'Hide Seek'))).toBe('noSuchGame')
})

describe('the name of equipment', () => {
  test.each([
    ['Official Dictionary', 'The Official Dictionary of Acka'],
    ['The Official Dictionary of Acka', 'The Official Dictionary of Acka'],
    ['the OFFICIAL dictionary', 'The Official Dictionary of Acka'],
    ['OSPD', "The Official Scrabble Player's Dictionary (OSPD)"],
    ['Gamepoints', 'Gamepoints'],
    ['Definition Lookup Dictionary B', 'Definition Lookup Dictionary b'],
  ])('%s means %s [1250.1/II.a(1), 1250.1/III.b, 1250.3/0]', (name, meant) => {
    const { defined, missing } = equipmentOf(createBooks(), { equipment: [name] })
    expect(defined.map((each) => each.name)).toEqual([meant])
    expect(missing).toEqual([])
  })

  test('means the equipment of the society’s own rule before that of rule 1250.3', () => {
    const equipment = [{ name: 'Tokens', also: ['Gamepoints'], definition: 'Wooden ones.' }]
    const books = value(addRule(createBooks(), rule({ equipment })))
    const { defined } = equipmentOf(books, { equipment: ['Gamepoints'] })
    expect(defined.map((each) => each.name)).toEqual(['Tokens'])
  })
})

describe('the description in an engine', () => {
  const dictionary = { equipment: ['Official Dictionary'] } as const
  const books = value(addRule(createBooks(), rule({ games: [sampleDescription(dictionary)] })))
  const engine = (change: Partial<GameDescription> = {}): GameDescription =>
    sampleDescription({ ...dictionary, title: 'Snip', rule: '1250.19', ...change })

  test.each<[string, Partial<GameDescription>]>([
    ['in the same words', {}],
    ['in other words', { play: 'See rule 1250.19.', winning: 'Hold all.', further: 'Nothing.' }],
    ['without a number', { rule: null }],
    ['with another name of the equipment', { equipment: ['The Official Dictionary of Acka'] }],
    ['with the name of the standard Trophy', { trophy: 'Jade Grapefruit' }],
  ])('agrees with that of its rule %s [1250.1/VI.a(1)]', (_, change) => {
    expect(value(checkEnactedGame(books, engine(change))).rule).toBe('1250.19')
  })

  test.each<[Partial<GameDescription>, string]>([
    [{ players: { lower: 2, upper: 4 } }, 'players is {'],
    [{ equipment: 'none' }, 'equipment is ["official dictionary of acka"], not []'],
    [{ referees: 'none' }, 'referees is 1, not 0'],
    [{ referees: { count: 1, chosen: 'by lot', mayPlay: true } }, 'mayPlay is false, not true'],
    [{ trophy: 'Golden Knife' }, 'trophy is "Jade Grapefruit", not "Golden Knife"'],
    [{ title: 'Snap' }, 'name is "snip", not "snap"'],
    [{ rule: '1250.20' }, 'rule is "1250.19", not "1250.20"'],
  ])('is refused if it differs: %o [1250.1/VI.a(1)]', (change, says) => {
    const checked = checkEnactedGame(books, engine(change))
    expect(codeOf(checked)).toBe('otherGame')
    expect(checked.ok ? '' : checked.error.message).toContain(says)
  })

  test('must be in the suite [1250.1/V.a(2)]', () => {
    expect(codeOf(checkEnactedGame(createBooks(), engine()))).toBe('noSuchGame')
  })
})

test('a suite is never changed in place', () => {
  const empty = createBooks()
  const books = value(addRule(empty, rule()))
  expect(empty.suite).toEqual([])
  expect(Object.isFrozen(books) && Object.isFrozen(books.suite[0]?.game)).toBe(true)
})
