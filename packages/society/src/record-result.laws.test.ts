import type { Award, ResultRecord } from '@ackanomic/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AWARD_CAPS } from './award-lines.js'
import { type Books, createBooks } from './books.js'
import { loadBooks, saveBooks } from './books-save.js'
import type { LedgerLine, LedgerMatch } from './ledger-entry.js'
import type { BooksOptions } from './options.js'
import { recordResult } from './record-result.js'
import { november, value } from './samples.test-support.js'
import { statementOf } from './statement.js'

const people = ['Ann', 'Bob', 'Cyd', 'Dee', 'Ref', 'Rex']
const person = fc.constantFrom(...people)
const receivers = fc.uniqueArray(fc.option(person), { maxLength: 4 })
const clause = fc.constant('house/1')

const award: fc.Arbitrary<Award> = fc.oneof(
  fc.record({
    award: fc.constant('points' as const),
    to: receivers,
    each: fc.integer({ min: -12, max: 12 }),
    clause,
  }),
  fc.record({
    award: fc.constant('treasury' as const),
    to: receivers,
    each: fc.integer({ min: 0, max: 60 }),
    as: fc.constantFrom('player' as const, 'referee' as const),
    clause,
  }),
  fc.record({
    award: fc.constant('transfer' as const),
    from: fc.constantFrom('Ann', 'Ref', 'Zoe'),
    to: fc.constantFrom('Bob', 'Rex', null),
    amount: fc.integer({ min: 0, max: 60 }),
    at: fc.option(fc.integer({ min: november(1), max: november(3) })),
    clause,
  }),
  fc.record({
    award: fc.constant('trophy' as const),
    trophy: fc.constantFrom('standard', 'Golden Knife'),
    to: fc.option(person),
    clause,
  }),
)

/** Records of two classes over three months, whose matches end at different times. */
const records: fc.Arbitrary<readonly ResultRecord[]> = fc
  .uniqueArray(
    fc.record({
      game: fc.constantFrom('1250.7', '1250.9'),
      day: fc.integer({ min: 4, max: 70 }),
      players: fc.shuffledSubarray(people, { minLength: 2 }),
      referees: fc.shuffledSubarray(['Ref', 'Rex']),
      refereesMayPlay: fc.boolean(),
      exhibition: fc.boolean(),
      awards: fc.array(award, { maxLength: 6 }),
    }),
    { selector: ({ day }) => day, maxLength: 12 },
  )
  .map((drafts) =>
    drafts.map(({ day, exhibition, awards, players, ...draft }) => {
      const winner = players.find(
        (player) => draft.refereesMayPlay || !draft.referees.includes(player),
      )
      return {
        ...draft,
        players,
        match: `day ${day}`,
        startedAt: november(1),
        starters: 2,
        duel: false,
        exhibition: exhibition ? november(2) : null,
        outcome: {
          at: november(day),
          winners: winner === undefined ? [] : [winner],
          ranking: [],
          awards,
        },
      }
    }),
  )

const options: fc.Arbitrary<BooksOptions> = fc.record({
  pointCap: fc.constantFrom('match' as const, 'player' as const),
  trophyGate: fc.constantFrom('rule-1250.2' as const, 'none' as const),
})

const settleAll = (all: readonly ResultRecord[], readings: BooksOptions): Books =>
  all.reduce((books, record) => value(recordResult(books, record)).books, createBooks(readings))

const matchesOf = ({ ledger }: Books): readonly LedgerMatch[] =>
  ledger.months.flatMap(({ matches }) => matches)

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const booked = (lines: readonly LedgerLine[], kind: string, sign: 1 | -1 = 1): readonly number[] =>
  lines.flatMap((line) =>
    line.kind === kind && line.kind !== 'trophy' && line.booked * sign > 0
      ? [line.booked * sign]
      : [],
  )

const runs = { seed: 1250, numRuns: 200 }

describe('the books', () => {
  test('keep each instance within its caps [1250.1/IV.c(2), 1250.1/IV.d(2), 1250.1/III.e(7)]', () => {
    fc.assert(
      fc.property(records, options, (all, readings) =>
        matchesOf(settleAll(all, readings)).every(({ record, lines }) => {
          const shared = readings.pointCap === 'match'
          const capped = (shared ? [null] : people).every((who) => {
            const shared = lines.filter(({ to }) => who === null || to === who)
            const added = sum(booked(shared, 'points', 1))
            const subtracted = sum(booked(shared, 'points', -1))
            return added <= AWARD_CAPS.matchPoints && subtracted <= AWARD_CAPS.matchPoints
          })
          const onlyReferees = record.referees.filter(
            (who) => !(record.refereesMayPlay && record.players.includes(who)),
          )
          const theirs = lines.filter(({ to }) => to !== null && onlyReferees.includes(to))
          const fees = [...booked(theirs, 'treasury'), ...booked(theirs, 'transfer')]
          const score = [...booked(theirs, 'points', 1), ...booked(theirs, 'points', -1)]
          const treasury = sum(booked(lines, 'treasury'))
          return (
            capped &&
            treasury <= AWARD_CAPS.matchTreasury &&
            sum(fees) <= AWARD_CAPS.referee &&
            score.length === 0
          )
        }),
      ),
      runs,
    )
  })

  test('keep each month of a class within its caps for everybody [1250.1/IV.c(3), 1250.1/IV.d(3)]', () => {
    fc.assert(
      fc.property(records, options, (all, readings) => {
        const books = settleAll(all, readings)
        return people.every((person) =>
          statementOf(books, person).months.every(
            (month) =>
              month.added <= AWARD_CAPS.monthPoints &&
              month.treasury <= AWARD_CAPS.monthTreasury &&
              month.pointsRoom === AWARD_CAPS.monthPoints - month.added &&
              month.treasuryRoom === AWARD_CAPS.monthTreasury - month.treasury,
          ),
        )
      }),
      runs,
    )
  })

  test('account for each award, and never give more', () => {
    fc.assert(
      fc.property(records, options, (all, readings) =>
        matchesOf(settleAll(all, readings)).every(({ record, lines }) => {
          const wanted = record.outcome.awards.map((one) => ('each' in one ? one.to.length : 1))
          const accounted = lines.every((line) => {
            if (line.kind === 'trophy') return line.given === (line.barredBy === null)
            const cut = line.deductions.map(({ amount }) => amount)
            return (
              Math.abs(line.booked) + sum(cut) === Math.abs(line.asked) &&
              line.booked * line.asked >= 0 &&
              cut.every((amount) => amount > 0) &&
              !Object.is(line.booked, -0)
            )
          })
          return accounted && lines.length === sum(wanted)
        }),
      ),
      runs,
    )
  })

  test('do not depend on the order of booking', () => {
    fc.assert(
      fc.property(
        records.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length }),
          ),
        ),
        options,
        ([all, shuffled], readings) => {
          const { ledger } = settleAll(shuffled, readings)
          expect(ledger.months).toEqual(settleAll(all, readings).ledger.months)
        },
      ),
      runs,
    )
  })

  test('keep early bookings of a month when later ones arrive', () => {
    fc.assert(
      fc.property(records, options, (all, readings) => {
        const inOrder = all.toSorted((a, b) => a.outcome.at - b.outcome.at)
        let books = createBooks(readings)
        for (const record of inOrder) {
          const recorded = value(recordResult(books, record))
          expect(recorded.changed).toEqual([])
          const before = new Set(matchesOf(books))
          expect(matchesOf(recorded.books).filter((each) => !before.has(each))).toHaveLength(1)
          books = recorded.books
        }
      }),
      runs,
    )
  })

  test('keep money constant through transfers [1250.1/IV.b]', () => {
    fc.assert(
      fc.property(records, options, (all, readings) => {
        const books = settleAll(all, readings)
        const everybody = [...people, 'Zoe']
        expect(sum(everybody.map((who) => statementOf(books, who).transfers))).toBe(0)
      }),
      runs,
    )
  })

  test('have a statement that accounts for each booking once', () => {
    fc.assert(
      fc.property(records, options, (all, readings) => {
        const books = settleAll(all, readings)
        const lines = matchesOf(books).flatMap((each) => each.lines)
        const statements = [...people, 'Zoe'].map((who) => statementOf(books, who))
        const points = [...booked(lines, 'points'), ...booked(lines, 'points', -1).map((n) => -n)]
        expect(sum(statements.map((each) => each.points))).toBe(sum(points))
        expect(sum(statements.map((each) => each.treasury))).toBe(sum(booked(lines, 'treasury')))
        const held = books.trophies.trophies.filter(({ place }) => place.at === 'player')
        expect(sum(statements.map((each) => each.trophies.length))).toBe(held.length)
      }),
      runs,
    )
  })

  test('survive their save', () => {
    fc.assert(
      fc.property(records, options, (all, readings) => {
        const books = settleAll(all, readings)
        const loaded = value(loadBooks(saveBooks(books)))
        expect(loaded.ledger.months).toStrictEqual(books.ledger.months)
        expect(saveBooks(loaded)).toBe(saveBooks(books))
      }),
      runs,
    )
  })
})
