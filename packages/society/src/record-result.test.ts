import type { Award, ResultRecord } from '@ackanomic/core'
import { MAX_TIMESTAMP } from '@ackanomic/core/untrusted'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Books, createBooks } from './books.js'
import { monthOf } from './ledger.js'
import type { LedgerMatch } from './ledger-entry.js'
import { type RecordedResult, recordResult } from './record-result.js'
import {
  amounts,
  codeOf,
  deductionsOf,
  fee,
  november,
  pay,
  points,
  sampleRecord,
  transfer,
  trophy,
  value,
} from './samples.test-support.js'
import { statementOf } from './statement.js'
import { addRule } from './suite.js'

type Change = Parameters<typeof sampleRecord>[0]

/** Settles many matches, one after another. */
function settleAll(records: readonly ResultRecord[], books: Books = createBooks()): Books {
  return records.reduce((each, record) => value(recordResult(each, record)).books, books)
}

/** Returns the matches of all classes, in the order in which they ended. */
function matchesOf({ ledger }: Books): readonly LedgerMatch[] {
  return ledger.months
    .flatMap(({ matches }) => matches)
    .toSorted((one, other) => one.record.outcome.at - other.record.outcome.at)
}

const win = (match: string, award: Award, change: Change = {}): ResultRecord =>
  sampleRecord({ match, ...change, outcome: { awards: [award], ...change?.outcome } })

describe('the books', () => {
  test('open only with known options', () => {
    expect(createBooks({ pointCap: 'player' }).options).toEqual({
      pointCap: 'player',
      trophyGate: 'rule-1250.2',
    })
    for (const [options, says] of [
      [{ pointCap: 'seat' }, 'pointCap: must be one of match,player.'],
      [{ trophyGate: 'rule 1250.2' }, 'trophyGate: must be one of rule-1250.2,none.'],
      [{ trophyGate: null }, 'trophyGate: must be one of rule-1250.2,none.'],
      [
        { trophyGat: 'none' },
        'The field "trophyGat" is unknown; there are pointCap and trophyGate.',
      ],
    ] as const) {
      expect(() => createBooks(options as never)).toThrow(new RangeError(says))
    }
  })
})

describe('a month', () => {
  const wins = (each: number, days: readonly number[], change: Change = {}) =>
    days.map((day) =>
      win(`day ${day}`, points(each, 'Ann'), { ...change, outcome: { at: november(day) } }),
    )

  test('gives a player at most 20 points of a class [1250.1/IV.d(3), 1250.1/IV.d(4)]', () => {
    const books = settleAll(wins(8, [2, 9, 16, 23]))
    expect(matchesOf(books).map(({ lines }) => amounts(lines))).toEqual([[8], [8], [4], [0]])
    expect(deductionsOf(matchesOf(books)[2]?.lines[0])).toEqual([
      { amount: 4, clause: '1250.1/IV.d(3)' },
    ])
  })

  test('carries nothing over [1250.1/IV.d(3), 1250.1/IV.d(4)]', () => {
    const last = Date.UTC(2026, 10, 30, 23, 59, 59, 999)
    const books = settleAll([
      ...wins(8, [2, 9, 16]),
      win('last moment', points(8, 'Ann'), { outcome: { at: last } }),
      win('first moment', points(8, 'Ann'), { outcome: { at: last + 1 } }),
    ])
    expect(matchesOf(books).flatMap(({ lines }) => amounts(lines))).toEqual([8, 8, 4, 0, 8])
  })

  test('has separate caps for each class and player [1250.1/IV.c(4), 1250.1/IV.d(3)]', () => {
    const books = settleAll([
      ...wins(8, [2, 9, 16]),
      win('other class', points(8, 'Ann'), { game: '1250.98', outcome: { at: november(17) } }),
      win('other player', points(8, 'Bob'), { outcome: { at: november(18) } }),
    ])
    expect(matchesOf(books).flatMap(({ lines }) => amounts(lines))).toEqual([8, 8, 4, 8, 8])
  })

  test('gains no room from losses [1250.1/IV.d(3)]', () => {
    const books = settleAll([
      ...wins(8, [2, 9]),
      win('loss', points(-8, 'Ann'), { outcome: { at: november(10), winners: [] } }),
      win('after the loss', points(8, 'Ann'), { outcome: { at: november(11) } }),
    ])
    expect(matchesOf(books).flatMap(({ lines }) => amounts(lines))).toEqual([8, 8, -8, 4])
  })

  test('pays a person at most A$100 of a class, including fees [1250.1/IV.c(3), 1250.1/IV.c(5)]', () => {
    const books = settleAll([
      win('a', pay(47, 'Ann'), { outcome: { at: november(2) } }),
      win('b', pay(48, 'Ann'), { outcome: { at: november(3) } }),
      win('c', fee(8, 'Ann'), {
        players: ['Bob', 'Cyd', 'Dee'],
        referees: ['Ann'],
        outcome: { at: november(4), winners: ['Bob'] },
      }),
      win('d', pay(10, 'Ann'), { outcome: { at: november(5) } }),
      win('e', pay(10, 'Ann'), { game: '1250.98', outcome: { at: november(6) } }),
      win('f', transfer(30, 'Bob', 'Ann'), { outcome: { at: november(7) } }),
    ])
    expect(matchesOf(books).flatMap(({ lines }) => amounts(lines))).toEqual([47, 48, 5, 0, 10, 30])
    expect(deductionsOf(matchesOf(books)[2]?.lines[0])).toEqual([
      { amount: 3, clause: '1250.1/IV.c(3)' },
    ])
  })

  test('counts earlier awards of the same instance [1250.1/IV.c(3), 1250.1/IV.d(3)]', () => {
    const earlier = [45, 20].map((each, i) =>
      win(`paid ${each}`, pay(each, 'Ann'), { outcome: { at: november(3 + i) } }),
    )
    const books = settleAll([...wins(8, [2, 9]), ...earlier])
    const awards = [points(3, 'Ann'), points(3, 'Ann'), pay(30, 'Ann'), pay(30, 'Ann')]
    const { lines } = value(recordResult(books, sampleRecord({ outcome: { awards } })))
    expect(amounts(lines)).toEqual([3, 1, 30, 5])
    expect(deductionsOf(lines[3])).toEqual([
      { amount: 10, clause: '1250.1/IV.c(2)' },
      { amount: 15, clause: '1250.1/IV.c(3)' },
    ])
  })

  test('leaves other winners their shares if one has reached a cap [1250.1/IV.d(4)]', () => {
    const books = settleAll(wins(8, [2, 9, 16]))
    const { lines } = value(
      recordResult(
        books,
        sampleRecord({ outcome: { winners: [], awards: [points(4, 'Ann', 'Bob')] } }),
      ),
    )
    expect(amounts(lines)).toEqual([0, 4])
  })

  test('favours the match that ended earlier, whichever was booked first', () => {
    const records = wins(8, [2, 9, 16, 23])
    const late = records[1]!
    const books = settleAll([records[3]!, records[0]!, records[2]!])
    expect(matchesOf(books).flatMap(({ lines }) => amounts(lines))).toEqual([8, 8, 4])
    const booking: RecordedResult = value(recordResult(books, late))
    expect(amounts(booking.lines)).toEqual([8])
    expect(booking.changed.map(({ record }) => record.match)).toEqual(['day 16', 'day 23'])
    expect(booking.changed.flatMap(({ lines }) => amounts(lines))).toEqual([4, 0])
    expect(booking.books.ledger.months).toEqual(settleAll(records).ledger.months)
  })

  test('favours the match that was booked first if both ended at the same time', () => {
    const books = settleAll([...wins(8, [2, 9]), win('one', points(4, 'Ann'))])
    const { lines, changed } = value(recordResult(books, win('other', points(4, 'Ann'))))
    expect(amounts(lines)).toEqual([0])
    expect(changed).toEqual([])
  })
})

describe('an exhibition', () => {
  test('does not count towards the caps of the month [1250.1/VII.a(3)]', () => {
    const books = settleAll([
      win('shown', points(8, 'Ann'), { exhibition: november(1), outcome: { at: november(2) } }),
      win('real', points(8, 'Ann'), { outcome: { at: november(3) } }),
    ])
    expect(statementOf(books, 'Ann').months[0]).toMatchObject({ added: 8, pointsRoom: 12 })
  })

  test('cannot be declared after the end [1250.1/VII.a(2)]', () => {
    expect(recordResult(createBooks(), sampleRecord({ exhibition: november(20) })).ok).toBe(true)
    expect(
      recordResult(createBooks(), sampleRecord({ exhibition: november(20) + 1 })),
    ).toMatchObject({
      error: { code: 'exhibitionTooLate', clause: '1250.1/VII.a(2)' },
    })
  })
})

describe('the books refuse', () => {
  test('an instance that is already booked [1250.1/IV.c(2)]', () => {
    const { books } = value(recordResult(createBooks(), sampleRecord()))
    expect(recordResult(books, sampleRecord({ outcome: { at: november(25) } }))).toMatchObject({
      error: {
        code: 'alreadyRecorded',
        details: { match: 'first' },
        message:
          'The match "first" is already in the books; record each match once, under a name of its own.',
      },
    })
  })

  test('a winner who did not take part [1250.1/IV.d(1)]', () => {
    const refused = recordResult(createBooks(), sampleRecord({ outcome: { winners: ['Zoe'] } }))
    expect(codeOf(refused)).toBe('winnerNotPlaying')
  })

  test('awards other than points, A$ and Trophies [1250.1/IV.a, 1250.1/II.a(2)]', () => {
    const gamepoints = { award: 'gamepoints', to: ['Ann'], each: 7, clause: '1250.3/II' }
    const land = {
      award: 'transfer',
      from: 'Bob',
      to: 'Ann',
      amount: 'a house',
      at: null,
      clause: 'h',
    }
    for (const award of [gamepoints, land]) {
      const awards = [award as unknown as Award]
      expect(recordResult(createBooks(), sampleRecord({ outcome: { awards } }))).toMatchObject({
        error: { code: 'malformed', clause: '1250.1/IV.a' },
      })
    }
  })

  test.each<[string, Change]>([
    ['half a point', { outcome: { awards: [points(0.5, 'Ann')] } }],
    ['a negative payment', { outcome: { awards: [pay(-1, 'Ann')] } }],
    ['a name twice in a group', { outcome: { awards: [pay(1, 'Ann', 'Ann')] } }],
    [
      'a transfer from a player to themselves',
      { outcome: { awards: [transfer(1, 'Ann', 'Ann')] } },
    ],
    [
      'money that moves after the end',
      { outcome: { awards: [transfer(1, 'Ann', 'Bob', november(21))] } },
    ],
    [
      'money that moves before the start',
      { outcome: { awards: [transfer(1, 'Ann', 'Bob', november(1) - 1)] } },
    ],
    [
      'the Game’s money paid to a person',
      {
        outcome: { awards: [{ award: 'treasury', to: ['Ann'], each: 1, as: 'game', clause: 'h' }] },
      },
    ],
    ['minus zero', { outcome: { awards: [points(-0, 'Ann')] } }],
    ['the same winner twice', { outcome: { winners: ['Ann', 'Ann'] } }],
    ['more starters than players', { starters: 4 }],
    ['an end before the start', { startedAt: november(21) }],
    ['a match without a name', { match: ' ' }],
  ])('%s', (_, change) => {
    expect(codeOf(recordResult(createBooks(), sampleRecord(change)))).toBe('malformed')
  })
})

describe('a Game that got its number later', () => {
  const shouting = {
    title: 'Snap',
    text: 'Shout first.',
    since: november(10),
    equipment: [],
    games: [{ players: { lower: 2, upper: 'none' } }],
  }
  const early = (game: string, day: number) =>
    win(`${game} ${day}`, points(8, 'Ann'), { game, outcome: { at: november(day) } })
  const numbered = win('numbered', points(8, 'Ann'), {
    game: '1250.19',
    outcome: { at: november(21) },
  })

  test.each([
    ['its name', 'snap', []],
    ['another name of it', 'shouters', ['shouters']],
  ])(
    'is one class with one cap, whether booked under %s or its rule [1250.1/IV.c(4), 1250.1/IV.d(3)]',
    (_, game, also) => {
      const rule = { ...shouting, rule: '1250.19', also }
      const played = [early(game, 2), early(game, 3)]
      const enacted = value(addRule(settleAll(played), rule))
      const books = value(recordResult(enacted, numbered)).books
      expect(books.ledger.months.map((month) => month.game)).toEqual(['1250.19'])
      expect(matchesOf(books).flatMap(({ lines }) => amounts(lines))).toEqual([8, 8, 4])
      expect(deductionsOf(matchesOf(books)[2]?.lines[0])).toEqual([
        { amount: 4, clause: '1250.1/IV.d(3)' },
      ])
      const late = settleAll([numbered, ...played], value(addRule(createBooks(), rule)))
      expect(late.ledger.months).toEqual(books.ledger.months)
      const first = value(addRule(settleAll([numbered, ...played]), rule))
      expect(first.ledger.months).toEqual(books.ledger.months)
    },
  )

  test('does not count what other Games gave [1250.1/IV.c(4)]', () => {
    const rule = { ...shouting, rule: '1250.19' }
    const books = settleAll([early('snip', 2), early('snip', 3), early('snip', 4), numbered])
    const enacted = value(addRule(books, rule))
    expect(enacted.ledger).toBe(books.ledger)
  })
})

test('a booking with an unknown Trophy leaves the books unchanged [1250.1/III.h(1)]', () => {
  const awards = [points(8, 'Ann'), trophy('Ann', 'Silver Spoon')]
  const books = createBooks()
  const refused = recordResult(books, sampleRecord({ outcome: { awards } }))
  expect(refused).toMatchObject({ error: { code: 'unknownTrophy', clause: '1250.1/III.h(1)' } })
  const known = sampleRecord({ outcome: { awards: awards.slice(0, 1) } })
  expect(recordResult(books, known).ok).toBe(true)
})

test('a booking does not change the old books, and freezes the new ones', () => {
  const empty = createBooks()
  const record = sampleRecord({ outcome: { awards: [points(8, 'Ann'), trophy('Ann')] } })
  const { books, lines, trophyEvents } = value(recordResult(empty, record))
  expect(empty).toEqual(createBooks())
  expect(Object.isFrozen(record)).toBe(false)
  const parts = [
    books,
    books.ledger.months,
    books.trophies.trophies[1],
    lines,
    lines[0],
    trophyEvents,
  ]
  expect(parts.every(Object.isFrozen)).toBe(true)
})

test('a booking changes few objects, however many matches the books have', () => {
  const record = (i: number): ResultRecord =>
    win(`instance ${i}`, points(1, 'Ann'), { outcome: { at: november(1, 13) + i * 3_600_000 } })
  let books = createBooks()
  const batch = (from: number, count: number): void => {
    for (let i = from; i < from + count; i++) books = value(recordResult(books, record(i))).books
  }
  batch(0, 3000)
  expect(books.ledger.months.length).toBeGreaterThan(4)
  const untouched = books.ledger.months[0]
  const { books: next } = value(recordResult(books, record(3001)))
  expect(next.ledger.months[0]).toBe(untouched)
  const drawers = next.ledger.booked.filter((drawer, i) => drawer !== books.ledger.booked[i])
  expect(drawers).toHaveLength(1)
  expect(Math.max(...next.ledger.booked.map((drawer) => drawer.length))).toBeLessThan(60)
})

test.each([
  [0, '1970-01'],
  [-1, '1969-12'],
  [Date.UTC(2024, 1, 29, 23, 59, 59, 999), '2024-02'],
  [Date.UTC(2024, 2, 1), '2024-03'],
  [Date.UTC(2026, 11, 31, 23, 59, 59, 999), '2026-12'],
  [Date.UTC(2027, 0, 1), '2027-01'],
  [MAX_TIMESTAMP, '9999-12'],
])('the month of %i is %s', (at, month) => {
  expect(monthOf(at)).toBe(month)
})

test('the month is always that of the ISO calendar in UTC (law)', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date(253402300799999), noInvalidDate: true }),
      (date) => {
        expect(monthOf(date.getTime())).toBe(date.toISOString().slice(0, 7))
      },
    ),
    { seed: 1250, numRuns: 500 },
  )
})
