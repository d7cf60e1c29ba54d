import { hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { type Books, createBooks } from './books.js'
import { loadBooks, saveBooks } from './books-save.js'
import { recordResult } from './record-result.js'
import {
  november,
  points,
  sampleDescription,
  sampleRecord,
  trophy,
  value,
} from './samples.test-support.js'
import { advanceSubmission } from './submission/advance.js'
import { postSubmission } from './submission/post.js'
import { loadSubmission, saveSubmission } from './submission/save.js'
import type { Posting, Submission } from './submission/submission.js'
import { addRule, enactSubmission } from './suite.js'
import { hauntTrophy, moveTrophy } from './trophy-collection.js'

type Fields = Record<string, unknown>

/** Returns a save as parsed JSON, with changes. */
function changed(save: string, change: Readonly<Fields> = {}): unknown {
  return { ...(JSON.parse(save) as Fields), ...change }
}

const first = sampleRecord({ outcome: { awards: [points(8, 'Ann'), trophy('Ann')] } })
const second = sampleRecord({ match: 'second', outcome: { at: november(25) } })

const posting: Posting = {
  at: november(1),
  by: 'Ann',
  public: true,
  label: 'Game Submission',
  title: 'Snap',
  text: 'The whole text.',
  describes: [sampleDescription()],
}

const endorse = (submission: Submission, by: string): Submission =>
  value(
    advanceSubmission(submission, {
      what: 'endorse',
      at: november(2),
      by,
      public: true,
      active: true,
      activePlayers: 9,
    }),
  )

const approved = ['Bob', 'Cyd', 'Dee', 'Eve'].reduce(endorse, value(postSubmission(posting)))
const accepted = value(advanceSubmission(approved, { what: 'time', at: november(1) + hours(80) }))
const failed = value(postSubmission({ ...posting, describes: [{}] }))
const vetoed = value(
  advanceSubmission(approved, {
    what: 'veto',
    at: november(2),
    by: 'Zoe',
    as: 'senate',
    public: true,
    explanation: null,
  }),
)

const drowned = value(moveTrophy(createBooks(), 0, { at: 'elsewhere', where: 'a lake' }))
const haunted = value(hauntTrophy(drowned, 0, 'Vlad'))
const enacted = value(
  addRule(value(enactSubmission(haunted, accepted, '1250.19', ['snapper'])), {
    rule: '1250.3',
    title: 'Equipment',
    text: 'Various.',
    since: 0,
    games: [],
    equipment: [{ name: 'Chits', definition: 'They keep score.' }],
  }),
)
const settleBoth = (from: Books): Books =>
  [first, second].reduce((each, record) => value(recordResult(each, record)).books, from)
const books = settleBoth(enacted)
const snapper = sampleRecord({
  game: 'snapper',
  match: 'third',
  outcome: { awards: [points(3, 'Ann')] },
})

describe('a loaded save equals the original', () => {
  test.each<[string, Books]>([
    ['of empty books', createBooks({ pointCap: 'player' })],
    ['of a haunted Trophy', haunted],
    ['of a suite', enacted],
    ['of matches', books],
    ['of an instance under another name of its class', value(recordResult(books, snapper)).books],
  ])('%s', (_, state) => {
    const save = saveBooks(state)
    const loaded = loadBooks(save)
    expect(loaded).toStrictEqual({ ok: true, value: state })
    expect(loaded.ok && Object.isFrozen(loaded.value)).toBe(true)
    expect(loadBooks(JSON.parse(save))).toStrictEqual(loaded)
    expect(loadBooks(`\uFEFF${save}\n`)).toStrictEqual(loaded)
  })

  test.each([
    ['of a posted Submission', value(postSubmission(posting))],
    ['of an approved Submission', approved],
    ['of an accepted Submission', accepted],
    ['of a vetoed Submission', vetoed],
    ['of a void Submission [1250.1/V.b(3)]', failed],
  ])('%s', (_, state) => {
    const save = saveSubmission(state)
    expect(loadSubmission(save)).toStrictEqual({ ok: true, value: state })
    expect(loadSubmission(JSON.parse(save))).toStrictEqual({ ok: true, value: state })
  })

  test('and continues in the same way', () => {
    const loaded = value(loadSubmission(saveSubmission(approved)))
    const next = advanceSubmission(loaded, { what: 'time', at: november(1) + hours(80) })
    expect(next).toEqual({ ok: true, value: accepted })
    const third = { ...first, match: 'third' }
    expect(recordResult(value(loadBooks(saveBooks(books))), third)).toEqual(
      recordResult(books, third),
    )
  })
})

describe('a text that is not a save is refused, with what would be right,', () => {
  test.each([
    [loadBooks, saveBooks(books)],
    [loadSubmission, saveSubmission(approved)],
  ])('by %o', (load, save) => {
    const errorOf = (given: unknown): readonly string[] => {
      const loaded = load(given)
      return loaded.ok ? [] : [loaded.error.code, loaded.error.clause, loaded.error.message]
    }
    expect(errorOf(undefined)[2]).toMatch(
      /^This is a save of another kind\. There is nothing; pass the text/,
    )
    for (const nothing of [7, '7', [], '[]', {}, '{}']) {
      expect(errorOf(nothing)[2]).toMatch(
        /^This is a save of another kind\. Its "format" is not "ackanomic \w+"\.$/,
      )
    }
    const [code, clause, says] = errorOf(save.slice(0, 20))
    expect([code, clause]).toEqual(['notJson', 'contract/form'])
    expect(says).toMatch(/^The save is not JSON: .+ Pass the whole text .+\.$/)
    expect(errorOf(JSON.stringify('x'.repeat(10_000)))[2]?.length).toBeLessThan(400)
    expect(errorOf(changed(save, { version: 2 }))).toEqual([
      'newerFormat',
      'contract/form',
      'The save has format 2. This library knows formats up to 1; use a newer one.',
    ])
    for (const version of [0, null, '1']) {
      expect(errorOf(changed(save, { version }))[0]).toBe('notASave')
    }
    expect(errorOf(changed(save, { more: 1 }))[2]).toContain('"more" is unknown')
    expect(errorOf(changed(save, { format: 'another' }))[0]).toBe('notASave')
    expect(errorOf(save.replace('{', '{"__proto__":{},'))[0]).toBe('notASave')
  })
})

const saved = changed(saveBooks(books)) as Fields & {
  readonly suite: readonly Fields[]
  readonly trophies: { readonly kinds: readonly Fields[]; readonly trophies: readonly Fields[] }
  readonly matches: readonly (Fields & { readonly lines: readonly Fields[] })[]
}

describe('damaged books', () => {
  const [one] = saved.matches
  const { kinds, trophies } = saved.trophies
  const [knife, fruit] = trophies
  const [snap, equipment] = saved.suite
  const game = snap?.game as Fields
  // Ann may gain 20 points a month: 4 from the third match to end, or 8 if it is booked before that.
  const gain = (match: string, day: number) =>
    sampleRecord({ match, outcome: { at: november(day), awards: [points(8, 'Ann')] } })
  const lines = [
    { kind: 'points', award: 0, to: 'Ann', from: null, asked: 8, booked: 8, deductions: [] },
  ]
  const [a, c, b] = [gain('a', 2), gain('c', 4), gain('b', 3)]
  const cut = { ...lines[0], booked: 4, deductions: [{ amount: 4, clause: '1250.1/IV.d(3)' }] }
  const outOfOrder = [
    { record: a, lines },
    { record: c, lines },
    { record: b, lines },
  ]
  test('are accepted in the order of the matches’ ends', () => {
    const inOrder = [
      { record: a, lines },
      { record: b, lines },
      { record: c, lines: [cut] },
    ]
    expect(loadBooks({ ...saved, matches: inOrder })).toMatchObject({ ok: true })
  })
  const cabinet = (change: Fields) => ({ trophies: { ...saved.trophies, ...change } })

  test.each<[string, Fields, RegExp]>([
    ['they have no list of matches', { matches: 7 }, /matches/],
    [
      'they have an unknown option',
      { options: { pointCap: 'all', trophyGate: 'none' } },
      /pointCap/,
    ],
    ['they have half a rule', { suite: [{ ...snap, text: '' }] }, /suite\.0\.text/],
    ['they have broken equipment', { suite: [{ ...equipment, equipment: [7] }] }, /equipment\.0/],
    ['they have no kinds of Trophies', cabinet({ kinds: null }), /kinds/],
    [
      'they have a Trophy in an unknown place',
      cabinet({ trophies: [{ ...knife, place: { at: 'moon' } }] }),
      /at/,
    ],
  ])('are no save if %s', (_, change, says) => {
    const loaded = loadBooks({ ...saved, ...change })
    expect(loaded.ok ? '' : loaded.error.code).toBe('notASave')
    expect(loaded.ok ? '' : loaded.error.message).toMatch(says)
  })

  test.each<[string, Fields, RegExp]>([
    ['they have a broken record', { matches: [{ ...one, record: {} }] }, /not a record of a match/],
    ['they have an instance twice', { matches: [one, one] }, /"first" is booked twice/],
    ['a line is missing', { matches: [{ ...one, lines: [] }] }, /"first" is booked above/],
    [
      'an award is booked above its cap [1250.1/IV.d(2)]',
      { matches: [{ ...one, lines: [{ ...one?.lines[0], booked: 9 }, one?.lines[1]] }] },
      /"first" is booked above the caps/,
    ],
    [
      'their matches are in the wrong order, so the wrong one is cut [1250.1/IV.d(3)]',
      { matches: outOfOrder },
      /is booked above the caps/,
    ],
    ['they have a kind of Trophies twice', cabinet({ kinds: [...kinds, kinds[0]] }), /same name/],
    [
      'there may be many Golden Knives [1250.2/B(1)]',
      cabinet({ kinds: kinds.map((kind) => ({ ...kind, unique: false })) }),
      /Golden Knife is not defined/,
    ],
    [
      'a Jade Grapefruit has a name [1250.2/A]',
      cabinet({ kinds: kinds.map((kind) => ({ ...kind, nameless: false })) }),
      /Jade Grapefruit is not defined/,
    ],
    [
      'a kind of Trophies is missing [1250.2/A, 1250.2/B(1)]',
      cabinet({ kinds: [], trophies: [] }),
      /not defined/,
    ],
    [
      'a kind of Trophies is called "none" [1250.1/III.h(1)]',
      cabinet({ kinds: [...kinds, { name: 'none', unique: false, nameless: false }] }),
      /can be called "none"/,
    ],
    [
      'a Trophy has a wrong id',
      cabinet({ trophies: [knife, { ...fruit, id: 2 }] }),
      /has the id 2/,
    ],
    [
      'a Trophy is of no kind',
      cabinet({ trophies: [knife, { ...fruit, kind: 'Bean' }] }),
      /no kind of Trophy called "Bean"/,
    ],
    [
      'they have two Golden Knives',
      cabinet({ trophies: [knife, { ...knife, id: 1 }] }),
      /are 2 of/,
    ],
    ['they have no Golden Knife', cabinet({ trophies: [] }), /are 0 of the unique Golden Knife/],
    ['two rules have one number', { suite: [snap, { ...equipment, rule: '1250.19' }] }, /twice/],
    ['they have half a Game', { suite: [{ ...snap, game: { ...game, winning: '' } }] }, /winning/],
    [
      'a rule has the Game of another',
      { suite: [{ ...snap, rule: '1250.20' }] },
      /does not agree with rule/,
    ],
    [
      'a Game has the name of another rule [1250.1/III.a(1)]',
      { suite: [{ ...snap, title: 'Snip' }] },
      /does not agree with rule/,
    ],
    [
      'a Game has an extra field',
      { suite: [{ ...snap, game: { ...game, more: 1 } }] },
      /no field "more"/,
    ],
    [
      'a Submission was accepted too soon [1250.1/V.e(1)]',
      { suite: [{ ...snap, since: november(1) + hours(72) - 1 }] },
      /cannot have been accepted/,
    ],
    [
      'a Submission was accepted after its week [1250.1/V.d(4)]',
      { suite: [{ ...snap, since: november(1) + hours(168) }] },
      /cannot have been accepted/,
    ],
    [
      'a Submission has neither a Game nor equipment [1250.1/V.b(2)]',
      { suite: [{ ...snap, game: null }] },
      /either a Game or equipment/,
    ],
  ])('are refused if %s', (_, change, says) => {
    const loaded = loadBooks({ ...saved, ...change })
    expect(loaded.ok ? '' : loaded.error.code).toBe('damaged')
    expect(loaded.ok ? '' : loaded.error.message).toMatch(says)
  })
})

describe('a saved Submission', () => {
  const save = changed(saveSubmission(approved)) as Fields & { readonly log: readonly Fields[] }
  const posted = save.posting as Fields
  test.each<[string, Fields, string]>([
    ['it has no posting', { posting: null }, 'damaged'],
    ['it has no poster', { posting: { ...posted, by: '' } }, 'damaged'],
    ['its log is nonsense', { log: [{ what: 'bribe' }] }, 'notASave'],
    ['it has another label', { posting: { ...posted, label: 'Proposal' } }, 'damaged'],
    ['its poster endorsed it', { log: [{ ...save.log[0], by: 'Ann' }] }, 'damaged'],
    ['it ended before its last entry', { now: november(1) }, 'damaged'],
    ['it claims a stage', { stage: accepted.stage }, 'notASave'],
  ])('is refused if %s', (_, change, code) => {
    const loaded = loadSubmission({ ...save, ...change })
    expect(loaded.ok ? '' : loaded.error.code).toBe(code)
  })

  test('has the stage that follows from its log', () => {
    const three = value(loadSubmission({ ...save, log: save.log.slice(1) }))
    expect(three.stage).toEqual({ stage: 'posted' })
  })
})

test('a loaded save is saved as the same text, even after a Submission became a rule', () => {
  const enacted = value(enactSubmission(createBooks(), accepted, '1250.19', ['snap']))
  const save = saveBooks(value(recordResult(enacted, first)).books)
  expect(saveBooks(value(loadBooks(save)))).toBe(save)
})
