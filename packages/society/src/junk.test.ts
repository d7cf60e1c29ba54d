import type { ResultRecord } from '@ackanomic/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBooks } from './books.js'
import { loadBooks, saveBooks } from './books-save.js'
import { checkDescription, checkRule } from './description-check.js'
import { recordResult } from './record-result.js'
import {
  november,
  pay,
  points,
  sampleDescription,
  sampleRecord,
  transfer,
  trophy,
  value,
} from './samples.test-support.js'
import { advanceSubmission } from './submission/advance.js'
import { postSubmission } from './submission/post.js'
import { loadSubmission, saveSubmission } from './submission/save.js'
import type { Posting, SubmissionEntry } from './submission/submission.js'
import { addRule, enactedGame, type NewRule } from './suite.js'
import type { TrophyKind, TrophyPlace } from './trophies.js'
import { defineTrophy, hauntTrophy, moveTrophy } from './trophy-collection.js'

const hostile = fc.constantFrom<unknown>(
  null,
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  2 ** 53,
  1e308,
  8_640_000_000_000_001,
  '',
  '\ud800',
  '__proto__',
  'constructor',
  [],
  {},
  [[[[]]]],
  JSON.parse('{"__proto__": {"format": 1}}'),
  { toString: null },
)

const junk = fc.oneof(hostile, fc.jsonValue(), fc.anything({ withBigInt: true }))

/** Puts junk in one or two places of a valid value, however deep. */
function damaged(valid: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(valid)
  const harm = fc.tuple(fc.constantFrom(...paths), junk, fc.boolean())
  return fc
    .array(harm, { minLength: 1, maxLength: 2 })
    .map((harms) =>
      harms.reduce((harmed, [path, bad, drop]) => replaced(harmed, path, bad, drop), valid),
    )
}

function pathsOf(within: unknown): readonly (readonly string[])[] {
  if (typeof within !== 'object' || within === null) return [[]]
  const deeper = Object.entries(within).flatMap(([key, item]) =>
    pathsOf(item).map((path) => [key, ...path]),
  )
  return [[], ['__proto__'], ...deeper]
}

function replaced(within: unknown, path: readonly string[], bad: unknown, drop: boolean): unknown {
  const [key, ...rest] = path
  if (key === undefined || typeof within !== 'object' || within === null) return bad
  if (Array.isArray(within)) {
    return within.map((item, i) => (String(i) === key ? replaced(item, rest, bad, drop) : item))
  }
  const fields = Object.entries(within).filter((field) => !drop || field[0] !== key)
  const item = (within as Readonly<Record<string, unknown>>)[key]
  return Object.fromEntries([...fields, [key, replaced(item, rest, bad, drop)]])
}

const record = sampleRecord({
  outcome: { awards: [points(8, 'Ann'), pay(9, 'Ann'), transfer(1, 'Ann', 'Bob'), trophy('Ann')] },
})
const posting: Posting = {
  at: november(1),
  by: 'Ann',
  public: true,
  label: 'Game Submission',
  title: 'Snap',
  text: 'The whole text.',
  describes: [sampleDescription()],
}
const entry: SubmissionEntry = {
  what: 'endorse',
  at: november(2),
  by: 'Bob',
  public: true,
  active: true,
  activePlayers: 9,
}
const posted = value(postSubmission(posting))
const submission = value(advanceSubmission(posted, entry))
const rule: NewRule = {
  rule: '1250.19',
  title: 'Snap',
  text: 'The whole text.',
  since: 0,
  games: [sampleDescription()],
  equipment: [{ name: 'Die', definition: 'A cube.' }],
}
const suite = value(addRule(createBooks(), rule))
const { books } = value(recordResult(suite, { ...record, match: 'another' }))

const runs = { seed: 1250, numRuns: 1000 }

/** Checks that a function answers junk and damaged values with plain results. */
function expectPlainAnswers(valid: unknown, state: unknown, feed: (input: never) => object): void {
  const before = JSON.stringify(state)
  const original = JSON.stringify(valid)
  fc.assert(
    fc.property(fc.oneof(junk, damaged(valid), damaged(valid)), (input) => {
      const answer = feed(input as never)
      if (!('ok' in answer) || typeof answer.ok !== 'boolean') return false
      if (!answer.ok) return true
      const good = 'value' in answer ? answer.value : undefined
      return plainlySame(JSON.parse(JSON.stringify(good)), good)
    }),
    runs,
  )
  expect(JSON.stringify(state)).toBe(before)
  expect(JSON.stringify(valid)).toBe(original)
}

function plainlySame(copy: unknown, original: unknown): boolean {
  if (typeof original !== 'object' || original === null) return Object.is(copy, original)
  if (typeof copy !== 'object' || copy === null) return false
  const keys = Object.keys(original)
  return (
    keys.length === Object.keys(copy).length &&
    keys.every((key) =>
      plainlySame(
        (copy as Readonly<Record<string, unknown>>)[key],
        (original as Readonly<Record<string, unknown>>)[key],
      ),
    )
  )
}

describe('an input of', () => {
  const cases: readonly [string, unknown, unknown, (input: never) => object][] = [
    ['settle', record, books, (input: ResultRecord) => recordResult(books, input)],
    [
      'defineTrophy',
      { name: 'Bean', unique: true, nameless: false },
      books,
      (input: TrophyKind) => defineTrophy(books, input),
    ],
    [
      'moveTrophy',
      { at: 'player', player: 'Ann' },
      books,
      (input: TrophyPlace) => moveTrophy(books, 0, input),
    ],
    ['moveTrophy by id', 0, books, (input: number) => moveTrophy(books, input, { at: 'treasury' })],
    ['hauntTrophy', 'Vlad', books, (input: string) => hauntTrophy(books, 0, input)],
    ['postSubmission', posting, null, (input: Posting) => postSubmission(input)],
    [
      'advanceSubmission',
      entry,
      posted,
      (input: SubmissionEntry) => advanceSubmission(posted, input),
    ],
    ['checkDescription', sampleDescription(), null, (input: unknown) => checkDescription(input)],
    [
      'checkDescription of a silent rule',
      sampleDescription(),
      null,
      (input: unknown) => checkDescription(input, 'none'),
    ],
    ['checkRule', sampleDescription(), null, (input: unknown) => checkRule([input])],
    ['addRule', rule, books, (input: NewRule) => addRule(createBooks(), input)],
    ['enactedGame', 'Snap', suite, (input: string) => enactedGame(suite, input)],
    ['loadBooks', JSON.parse(saveBooks(books)), null, loadBooks],
    ['loadSubmission', JSON.parse(saveSubmission(submission)), null, loadSubmission],
  ]
  test.each(cases)(
    '%s that is junk causes no exception, and is plain if it is accepted',
    (_, valid, state, feed) => expectPlainAnswers(valid, state, feed),
  )

  test.each(cases)(
    '%s that throws when it is read causes no exception',
    (_, valid, state, feed) => {
      const before = JSON.stringify(state)
      for (const path of pathsOf(valid)) {
        const answer = feed(trapped(valid, path) as never)
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
      }
      expect(JSON.stringify(state)).toBe(before)
    },
  )
})

/** Makes a part of a valid value throw when it is read. */
function trapped(within: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path
  if (typeof within !== 'object' || within === null || key === undefined) return within
  const copy: object = Array.isArray(within) ? [...within] : { ...within }
  const get = (): unknown => {
    if (rest.length === 0) throw new Error('Do not look.')
    return trapped((within as Readonly<Record<string, unknown>>)[key], rest)
  }
  return Object.defineProperty(copy, key, { get, enumerable: true })
}
