import { hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { createBooks } from '../books.js'
import { recordResult } from '../record-result.js'
import {
  codeOf,
  november,
  pay,
  points,
  samplePosting,
  sampleRecord,
  transfer,
  trophy,
  value,
} from '../samples.test-support.js'
import { advanceSociety, createSociety, endOfMonth } from './advance-society.js'
import { auditBooks } from './audit-books.js'
import type { Society, SocietyEntry } from './society.js'

const T = november(1)
const publicly = { public: true, active: true, activePlayers: 12 }
const submission: SocietyEntry = { what: 'submission', posting: samplePosting(), engine: 'snap' }
const endorsements = ['Bob', 'Cyd', 'Dee', 'Eve'].map(
  (by, i): SocietyEntry => ({
    what: 'procedure',
    submission: 1,
    entry: { what: 'endorse', at: T + hours(i + 1), by, ...publicly },
  }),
)
const late: SocietyEntry = {
  what: 'procedure',
  submission: 1,
  entry: { what: 'time', at: T + hours(72) },
}
const enactment: SocietyEntry = { what: 'enactment', submission: 1, rule: '1250.19' }
const played = sampleRecord({
  game: 'snap',
  outcome: { awards: [points(9, 'Ann'), pay(60, 'Ann'), transfer(3, 'Bob', 'Ann')] },
})
const result: SocietyEntry = { what: 'result', record: played }
const month: SocietyEntry = {
  what: 'month',
  month: '2026-11',
  at: Date.UTC(2026, 11, 1),
  matches: 1,
}

const run = (entries: readonly SocietyEntry[], from = createSociety(createBooks())): Society =>
  entries.reduce((society, entry) => value(advanceSociety(society, entry)), from)

describe('the log of a society', () => {
  test('makes a Submission a rule, and books the matches of its Game under that [1250.1/V.e(2)]', () => {
    const log = [submission, ...endorsements, late, enactment, result, month]
    const society = run(log)
    expect(society.submissions).toMatchObject([
      { number: 1, engine: 'snap', rule: '1250.19', submission: { stage: { stage: 'accepted' } } },
    ])
    expect(society.books.suite).toMatchObject([{ rule: '1250.19', title: 'Snap', also: ['snap'] }])
    expect(society.books.ledger.months.map(({ game }) => game)).toEqual(['1250.19'])
    expect(society.closedMonths).toEqual([
      { month: '2026-11', at: Date.UTC(2026, 11, 1), matches: 1 },
    ])
    expect(run(JSON.parse(JSON.stringify(log)))).toEqual(society)
  })

  test('returns the errors of its parts unchanged', () => {
    const posted = run([submission])
    const other = { what: 'procedure', submission: 2, entry: { what: 'time', at: T + 1 } } as const
    for (const [entry, code] of [
      [enactment, 'notAccepted'],
      [other, 'noSubmission'],
      [{ ...enactment, submission: 0 }, 'noSubmission'],
      [{ ...month, at: november(30) }, 'monthGoesOn'],
      [{ ...month, month: '2026-13' }, 'monthGoesOn'],
      [{ what: 'party' }, 'malformed'],
      [{ what: 'submission', posting: 4, engine: null }, 'malformed'],
      [{ what: 'result', record: {} }, 'malformed'],
    ] as const)
      expect(codeOf(advanceSociety(posted, entry as SocietyEntry))).toBe(code)
    expect(codeOf(advanceSociety(run([result]), result))).toBe('alreadyRecorded')
  })

  test('continues from books that already have its rules', () => {
    const log = [submission, ...endorsements, late, enactment]
    const { books } = run(log)
    const again = run(log, createSociety(books))
    expect([again.books, again.submissions[0]?.rule]).toEqual([books, '1250.19'])
    expect(codeOf(advanceSociety(again, enactment))).toBe('enactedBefore')
  })

  test('books a Trophy that nobody has defined', () => {
    const spoon = sampleRecord({ outcome: { awards: [trophy('Ann', 'Tin Spoon')] } })
    const { books } = run([{ what: 'result', record: spoon }])
    expect(books.trophies.trophies.at(-1)).toMatchObject({ kind: 'Tin Spoon' })
  })
})

test('a month ends where the next one begins', () => {
  expect(endOfMonth('2026-12')).toBe(Date.UTC(2027, 0, 1))
  for (const wrong of ['2026-00', '2026-13', '2026-1', '0050-01', 'May'])
    expect(endOfMonth(wrong)).toBeUndefined()
})

describe('an audit of the books', () => {
  test('finds nothing wrong in correct ones [1250.1/IV.d(2), 1250.1/IV.c(2)]', () => {
    const { books } = value(recordResult(createBooks(), played))
    expect(auditBooks(books)).toEqual([])
  })

  test('finds nothing wrong in a month at its caps [1250.1/IV.d(3)]', () => {
    const records = ['first', 'second', 'third'].map((match) =>
      sampleRecord({ match, outcome: { awards: [points(8, 'Ann'), pay(50, 'Ann')] } }),
    )
    const books = records.reduce((kept, one) => value(recordResult(kept, one)).books, createBooks())
    expect(books.ledger.months[0]?.gained).toMatchObject([
      { person: 'Ann', points: 20, treasury: 100 },
    ])
    expect(auditBooks(books)).toEqual([])
  })

  test('finds changed amounts', () => {
    const { books } = value(recordResult(createBooks(), played))
    const wrong = JSON.parse(JSON.stringify(books))
    const [points, pays, transfers] = wrong.ledger.months[0].matches[0].lines
    points.booked = 30
    pays.booked = 120
    transfers.booked = 2
    const problems = auditBooks(wrong)
    expect(problems).toContain('Award 0 of "first" is not what is booked and cut.')
    expect(problems).toContain('"first" gives or takes 30 points.')
    expect(problems).toContain('The Treasury pays A$120 for "first".')
    expect(problems.some((each) => each.startsWith('Ann gains 30 points and A$120'))).toBe(true)
    expect(problems.some((each) => each.startsWith('The gains of Ann'))).toBe(true)
  })
})
