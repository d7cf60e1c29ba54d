import type { Award } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { createBooks } from './books.js'
import type { LedgerLine } from './ledger-entry.js'
import type { BooksOptions } from './options.js'
import { recordResult } from './record-result.js'
import {
  amounts,
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

type Change = Parameters<typeof sampleRecord>[0]

/** Books the awards of one instance into empty books; returns who got what. */
function bookedFrom(
  awards: readonly Award[],
  change: Change = {},
  options: Partial<BooksOptions> = {},
): readonly LedgerLine[] {
  const record = sampleRecord({ ...change, outcome: { ...change?.outcome, awards } })
  return value(recordResult(createBooks(options), record)).lines
}

describe('an award within the caps', () => {
  test('is booked as the Game gives it, line by line [1250.1/IV.b, 1250.1/IV.c(1), 1250.1/IV.d(1)]', () => {
    const lines = bookedFrom([
      points(8, 'Ann'),
      points(-3, 'Bob', 'Cyd'),
      pay(20, 'Ann'),
      fee(8, 'Ref'),
      { award: 'treasury', to: [null], each: 5, as: 'game', clause: 'house/prize' },
      transfer(70, 'Bob', 'Ann'),
      trophy('Ann'),
    ])
    expect(lines).toEqual([
      { kind: 'points', award: 0, to: 'Ann', from: null, asked: 8, booked: 8, deductions: [] },
      { kind: 'points', award: 1, to: 'Bob', from: null, asked: -3, booked: -3, deductions: [] },
      { kind: 'points', award: 1, to: 'Cyd', from: null, asked: -3, booked: -3, deductions: [] },
      { kind: 'treasury', award: 2, to: 'Ann', from: null, asked: 20, booked: 20, deductions: [] },
      { kind: 'treasury', award: 3, to: 'Ref', from: null, asked: 8, booked: 8, deductions: [] },
      { kind: 'treasury', award: 4, to: null, from: null, asked: 5, booked: 5, deductions: [] },
      { kind: 'transfer', award: 5, to: 'Ann', from: 'Bob', asked: 70, booked: 70, deductions: [] },
      {
        kind: 'trophy',
        award: 6,
        to: 'Ann',
        trophy: 'Jade Grapefruit',
        given: true,
        barredBy: null,
      },
    ])
  })
})

describe('the points of one instance', () => {
  test.each([
    ['are 8 at most for one player', [points(12, 'Ann')], [8]],
    [
      'are for a second award what the first one leaves',
      [points(5, 'Ann'), points(5, 'Bob')],
      [5, 3],
    ],
    [
      'are none for a second award if the first one leaves none',
      [points(8, 'Ann'), points(1, 'Bob')],
      [8, 0],
    ],
    ['are shared equally in one award, rounded down', [points(4, 'Ann', 'Bob', 'Cyd')], [2, 2, 2]],
    [
      'are lost if rounding leaves them',
      [points(3, 'Ann', 'Bob', 'Cyd'), points(9, 'Ann')],
      [2, 2, 2, 2],
    ],
    ['are not shared with a bot', [points(8, 'Ann', null)], [8, 0]],
    ['are counted apart if they are subtracted', [points(-9, 'Bob'), points(8, 'Ann')], [-8, 8]],
    [
      'are shared equally if they are subtracted',
      [points(-5, 'Bob', 'Cyd'), points(-1, 'Ann')],
      [-4, -4, 0],
    ],
  ])('%s [1250.1/IV.d(2), 1250.1/IV.d(4), 1250.1/IV.e(2)]', (_, awards, booked) => {
    expect(amounts(bookedFrom(awards))).toEqual(booked)
  })

  test('are cut with a note of the amount and the reason [1250.1/IV.d(2)]', () => {
    expect(deductionsOf(bookedFrom([points(12, 'Ann')])[0])).toEqual([
      { amount: 4, clause: '1250.1/IV.d(2)' },
    ])
  })

  test('are capped for each player if the option says so', () => {
    const awards = [points(9, 'Ann', 'Bob'), points(1, 'Ann'), points(-9, 'Ann', 'Cyd')]
    expect(amounts(bookedFrom(awards, {}, { pointCap: 'player' }))).toEqual([8, 8, 0, -8, -8])
  })

  test('go only to participants [1250.1/IV.d(1)]', () => {
    const lines = bookedFrom([points(8, 'Zoe', 'Ann'), points(-8, 'Zoe')])
    expect(amounts(lines)).toEqual([0, 8, 0])
    expect(deductionsOf(lines[0])).toEqual([{ amount: 8, clause: '1250.1/IV.d(1)' }])
  })
})

describe('the Treasury’s money in one instance', () => {
  test.each([
    [
      'goes to the winner first if the winner is listed first',
      [pay(42, 'Ann'), fee(10, 'Ref')],
      [42, 8],
    ],
    [
      'goes to the referee first if the referee is listed first',
      [fee(10, 'Ref'), pay(42, 'Ann')],
      [10, 40],
    ],
    ['is 50 at most', [pay(51, 'Ann')], [50]],
    [
      'is cut to 10 each for five winners of 12',
      [pay(12, 'Ann', 'Bob', 'Cyd', 'Dee', 'Eve')],
      [10, 10, 10, 10, 10],
    ],
    [
      'is cut to 8 each for six winners of 12',
      [pay(12, 'Ann', 'Bob', 'Cyd', 'Dee', 'Eve', 'Fay')],
      [8, 8, 8, 8, 8, 8],
    ],
    [
      'is not shared with a bot among five winners',
      [pay(12, 'Ann', 'Bob', 'Cyd', 'Dee', null)],
      [12, 12, 12, 12, 0],
    ],
  ])('%s [1250.1/IV.c(2), 1250.1/IV.c(5), 1250.1/IV.e(2)]', (_, awards, booked) => {
    const players = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve', 'Fay']
    expect(amounts(bookedFrom(awards, { players }))).toEqual(booked)
  })

  test('includes what the Game itself takes, and goes to no outsiders [1250.1/IV.c(1), 1250.1/IV.c(2)]', () => {
    const toGame: Award = { award: 'treasury', to: [null], each: 45, as: 'game', clause: 'h/1' }
    const lines = bookedFrom([toGame, pay(10, 'Zoe'), fee(10, 'Zoe'), fee(8, null), pay(10, 'Ann')])
    expect(amounts(lines)).toEqual([45, 0, 0, 0, 5])
    expect(deductionsOf(lines[1])).toEqual([{ amount: 10, clause: '1250.1/IV.c(1)' }])
    expect(deductionsOf(lines[3])).toEqual([{ amount: 8, clause: '1250.1/IV.c(1)' }])
  })

  test('does not include payments between participants [1250.1/IV.b, 1250.1/IV.c(2)]', () => {
    const lines = bookedFrom([transfer(500, 'Bob', 'Ann'), pay(50, 'Ann')])
    expect(amounts(lines)).toEqual([500, 50])
  })
})

describe('referees', () => {
  test('earn A$10 at most [1250.1/III.e(7)]', () => {
    const lines = bookedFrom([fee(8, 'Ref'), fee(8, 'Ref'), pay(5, 'Ref')])
    expect(amounts(lines)).toEqual([8, 2, 0])
    expect(deductionsOf(lines[1])).toEqual([{ amount: 6, clause: '1250.1/III.e(7)' }])
    expect(amounts(bookedFrom([transfer(7, 'Ann', 'Ref'), fee(8, 'Ref')]))).toEqual([7, 3])
    expect(amounts(bookedFrom([fee(8, 'Ref'), transfer(7, 'Ann', 'Ref')]))).toEqual([8, 2])
  })

  test('share A$10 if there are several [1250.1/III.e(7)]', () => {
    expect(amounts(bookedFrom([fee(8, 'Ref', 'Rex')], { referees: ['Ref', 'Rex'] }))).toEqual([
      5, 5,
    ])
  })

  test('do not share with a referee who is paid as a player [1250.1/III.e(7)]', () => {
    expect(amounts(bookedFrom([pay(9, 'Ann', 'Ref')]))).toEqual([9, 9])
    expect(amounts(bookedFrom([pay(20, 'Ann', 'Ref', 'Bob')]))).toEqual([16, 10, 16])
  })

  test('earn and lose nothing else [1250.1/III.e(5), 1250.1/III.e(6)]', () => {
    const lines = bookedFrom([
      points(8, 'Ref'),
      points(-8, 'Ref'),
      trophy('Ref'),
      transfer(5, 'Ref', 'Ann'),
    ])
    expect(amounts(lines)).toEqual([0, 0, 0, 0])
    expect(deductionsOf(lines[0])).toEqual([{ amount: 8, clause: '1250.1/III.e(6)' }])
    expect(deductionsOf(lines[1])).toEqual([{ amount: 8, clause: '1250.1/III.e(5)' }])
    expect(lines[2]).toMatchObject({ barredBy: '1250.1/III.e(6)' })
    expect(deductionsOf(lines[3])).toEqual([{ amount: 5, clause: '1250.1/III.e(5)' }])
  })

  test('who played before they took office earn only as referees [1250.1/III.e(6)]', () => {
    const change = { players: ['Ann', 'Bob', 'Cyd', 'Ref'] }
    expect(amounts(bookedFrom([points(8, 'Ref'), pay(20, 'Ref')], change))).toEqual([0, 10])
  })

  test('who may play are paid as players [1250.1/III.e(4), 1250.1/III.e(5), 1250.1/III.e(6)]', () => {
    const change = {
      players: ['Ann', 'Bob', 'Ref'],
      refereesMayPlay: true,
      outcome: { winners: ['Ref'] },
    }
    const awards = [
      points(-2, 'Ref'),
      points(8, 'Ref'),
      pay(20, 'Ref'),
      fee(12, 'Ref'),
      trophy('Ref'),
    ]
    expect(amounts(bookedFrom(awards, change))).toEqual([-2, 8, 20, 10, 1])
  })

  test('cannot win unless the Game lets them play [1250.1/III.e(4)]', () => {
    const change = { players: ['Ann', 'Bob', 'Ref'], outcome: { winners: ['Ref'] } }
    expect(recordResult(createBooks(), sampleRecord(change))).toMatchObject({
      error: { code: 'refereeWon', clause: '1250.1/III.e(4)', details: { referee: 'Ref' } },
    })
    expect(recordResult(createBooks(), sampleRecord({ ...change, refereesMayPlay: true })).ok).toBe(
      true,
    )
  })
})

describe('transfers', () => {
  test('are made only between participants [1250.1/IV.b, 1250.1/IV.a]', () => {
    const lines = bookedFrom([
      transfer(5, 'Bob', 'Zoe'),
      transfer(5, 'Zoe', 'Bob'),
      transfer(5, 'Bob', null),
      transfer(5, 'Bob', 'Cyd'),
    ])
    expect(amounts(lines)).toEqual([0, 0, 0, 5])
    expect(deductionsOf(lines[0])).toEqual([{ amount: 5, clause: '1250.1/IV.b' }])
  })
})

describe('an exhibition', () => {
  const awards = [
    points(8, 'Ann'),
    pay(20, 'Ann'),
    fee(8, 'Ref'),
    transfer(5, 'Bob', 'Ann', november(5)),
    transfer(6, 'Bob', 'Ann', november(11)),
    transfer(7, 'Bob', 'Ann'),
    trophy('Ann'),
  ]

  test('gives only Trophies: no points and no A$, not even to the referee [1250.1/VII.a(3), 1250.1/VII.a(4), 1250.1/VII.a(5)]', () => {
    const lines = bookedFrom(awards, { exhibition: november(1) })
    expect(amounts(lines)).toEqual([0, 0, 0, 0, 0, 0, 1])
    expect(deductionsOf(lines[0])).toEqual([{ amount: 8, clause: '1250.1/VII.a(3)' }])
    expect(deductionsOf(lines[2])).toEqual([{ amount: 8, clause: '1250.1/VII.a(4)' }])
    expect(deductionsOf(lines[5])).toEqual([{ amount: 7, clause: '1250.1/VII.a(4)' }])
  })

  test('keeps the transfers from before its declaration [1250.1/VII.a(2), 1250.1/VII.a(4)]', () => {
    const lines = bookedFrom(awards, { exhibition: november(10) })
    expect(amounts(lines)).toEqual([0, 0, 0, 5, 0, 0, 1])
  })
})
