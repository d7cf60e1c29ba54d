import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Award, InstanceRecord } from './awards.js'
import { type BookedLine, CAPS, type LedgerOptions } from './booking.js'
import { book, type Ledger, openLedger } from './ledger.js'
import { loadLedger } from './ledger-load.js'
import { november, value } from './samples.js'
import { accountOf, monthTotals } from './totals.js'

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

/** Records of two classes over three months, no two ending at the same moment. */
const records: fc.Arbitrary<readonly InstanceRecord[]> = fc
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
        instance: `day ${day}`,
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

const options: fc.Arbitrary<LedgerOptions> = fc.record({
  pointCap: fc.constantFrom('instance' as const, 'player' as const),
  trophyGate: fc.constantFrom('rule-1250.2' as const, 'none' as const),
})

const bookAll = (all: readonly InstanceRecord[], readings: LedgerOptions): Ledger =>
  all.reduce((books, record) => value(book(books, record)).ledger, openLedger(readings))

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const booked = (lines: readonly BookedLine[], kind: string, sign: 1 | -1 = 1): readonly number[] =>
  lines.flatMap((line) =>
    line.kind === kind && line.kind !== 'trophy' && line.booked * sign > 0
      ? [line.booked * sign]
      : [],
  )

const runs = { seed: 1250, numRuns: 1000 }

describe('laws of the ledger', () => {
  test('no instance books more than its caps [1250.1/IV.c(2), 1250.1/IV.d(2), 1250.1/III.e(7)]', () => {
    fc.assert(
      fc.property(records, options, (all, readings) =>
        bookAll(all, readings).instances.every(({ record, lines }) => {
          const shared = readings.pointCap === 'instance'
          const capped = (shared ? [null] : people).every((who) => {
            const own = lines.filter(({ to }) => who === null || to === who)
            const added = sum(booked(own, 'points', 1))
            const subtracted = sum(booked(own, 'points', -1))
            return added <= CAPS.instancePoints && subtracted <= CAPS.instancePoints
          })
          const mere = record.referees.filter(
            (who) => !(record.refereesMayPlay && record.players.includes(who)),
          )
          const theirs = lines.filter(({ to }) => to !== null && mere.includes(to))
          const fees = [...booked(theirs, 'treasury'), ...booked(theirs, 'transfer')]
          const score = [...booked(theirs, 'points', 1), ...booked(theirs, 'points', -1)]
          const treasury = sum(booked(lines, 'treasury'))
          return (
            capped &&
            treasury <= CAPS.instanceTreasury &&
            sum(fees) <= CAPS.referee &&
            score.length === 0
          )
        }),
      ),
      runs,
    )
  })

  test('no month of a class gives anybody more than its caps [1250.1/IV.c(3), 1250.1/IV.d(3)]', () => {
    fc.assert(
      fc.property(records, options, (all, readings) => {
        const ledger = bookAll(all, readings)
        return ['1250.7', '1250.9'].every((game) =>
          ['2026-11', '2026-12', '2027-01'].every((month) =>
            people.every((person) => {
              const totals = monthTotals(ledger, { person, game, month })
              return (
                totals.added <= CAPS.monthPoints &&
                totals.treasury <= CAPS.monthTreasury &&
                totals.pointsRoom === CAPS.monthPoints - totals.added &&
                totals.treasuryRoom === CAPS.monthTreasury - totals.treasury
              )
            }),
          ),
        )
      }),
      runs,
    )
  })

  test('each line accounts for all that was asked, and never gives more', () => {
    fc.assert(
      fc.property(records, options, (all, readings) =>
        bookAll(all, readings).instances.every(({ record, lines }) => {
          const wanted = record.outcome.awards.map((one) => ('each' in one ? one.to.length : 1))
          const accounted = lines.every((line) => {
            if (line.kind === 'trophy') return line.given === (line.barredBy === null)
            const cut = line.cuts.map(({ amount }) => amount)
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

  test('the order of booking makes no difference to the books', () => {
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
          expect(bookAll(shuffled, readings)).toEqual(bookAll(all, readings))
        },
      ),
      runs,
    )
  })

  test('what is booked early in a month does not change with what ends later', () => {
    fc.assert(
      fc.property(records, options, (all, readings) => {
        const inOrder = all.toSorted((a, b) => a.outcome.at - b.outcome.at)
        let ledger = openLedger(readings)
        for (const record of inOrder) {
          const booking = value(book(ledger, record))
          expect(booking.changed).toEqual([])
          expect(booking.ledger.instances.slice(0, -1)).toEqual(ledger.instances)
          ledger = booking.ledger
        }
      }),
      runs,
    )
  })

  test('transfers neither make money nor lose it [1250.1/IV.b]', () => {
    fc.assert(
      fc.property(records, options, (all, readings) => {
        const ledger = bookAll(all, readings)
        const everybody = [...people, 'Zoe']
        expect(sum(everybody.map((who) => accountOf(ledger, who).transfers))).toBe(0)
      }),
      runs,
    )
  })

  test('a ledger survives JSON, and loads as it was', () => {
    fc.assert(
      fc.property(records, options, (all, readings) => {
        const ledger = bookAll(all, readings)
        const copy: unknown = JSON.parse(JSON.stringify(ledger))
        expect(copy).toStrictEqual(ledger)
        expect(loadLedger(copy)).toStrictEqual({ ok: true, value: ledger })
      }),
      runs,
    )
  })
})
