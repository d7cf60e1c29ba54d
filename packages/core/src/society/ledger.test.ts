import { describe, expect, test } from 'vitest'
import type { Award, InstanceRecord } from './awards.js'
import { type Booking, book, type Ledger, openLedger } from './ledger.js'
import {
  amounts,
  codeOf,
  cutsOf,
  fee,
  november,
  pay,
  points,
  sampleRecord,
  transfer,
  value,
} from './samples.js'
import { accountOf, monthTotals } from './totals.js'

type Change = Parameters<typeof sampleRecord>[0]

/** Books many instances, one after another. */
function bookAll(records: readonly InstanceRecord[], ledger: Ledger = openLedger()): Ledger {
  return records.reduce((books, record) => value(book(books, record)).ledger, ledger)
}

const win = (instance: string, award: Award, change: Change = {}): InstanceRecord =>
  sampleRecord({ instance, ...change, outcome: { awards: [award], ...change?.outcome } })

describe('the books', () => {
  test('open with options that there are, and no others', () => {
    expect(openLedger({ pointCap: 'player' }).options).toEqual({
      pointCap: 'player',
      trophyGate: 'rule-1250.2',
    })
    for (const options of [{ pointCap: 'seat' }, { trophyGate: null }] as never[]) {
      expect(() => openLedger(options)).toThrow(
        /^(pointCap is seat|trophyGate is null); give one of/,
      )
    }
  })

  test('adds up to accounts and to totals of the month', () => {
    const awards = [points(8, 'Ann'), points(-2, 'Bob'), fee(8, 'Ref'), transfer(3, 'Bob', 'Ann')]
    const { ledger } = value(book(openLedger(), sampleRecord({ outcome: { awards } })))
    expect(accountOf(ledger, 'Ann')).toEqual({ points: 8, treasury: 0, transfers: 3 })
    expect(accountOf(ledger, 'Bob')).toEqual({ points: -2, treasury: 0, transfers: -3 })
    expect(accountOf(ledger, 'Ref')).toEqual({ points: 0, treasury: 8, transfers: 0 })
    const month = { game: '1250.99', month: '2026-11' }
    expect(monthTotals(ledger, { person: 'Ann', ...month })).toEqual({
      added: 8,
      subtracted: 0,
      treasury: 0,
      pointsRoom: 12,
      treasuryRoom: 100,
    })
    expect(monthTotals(ledger, { person: 'Bob', ...month })).toMatchObject({ subtracted: 2 })
    expect(monthTotals(ledger, { person: 'Ref', ...month })).toMatchObject({ treasuryRoom: 92 })
    expect(monthTotals(ledger, { person: 'Ann', ...month, month: '2026-12' }).added).toBe(0)
    expect(monthTotals(ledger, { person: 'Ann', ...month, game: '1250.7' }).added).toBe(0)
  })
})

describe('a month', () => {
  const wins = (each: number, days: readonly number[], change: Change = {}) =>
    days.map((day) =>
      win(`day ${day}`, points(each, 'Ann'), { ...change, outcome: { at: november(day) } }),
    )

  test('gives a player 20 points of a class at the most [1250.1/IV.d(3), 1250.1/IV.d(4)]', () => {
    const ledger = bookAll(wins(8, [2, 9, 16, 23]))
    expect(ledger.instances.map(({ lines }) => amounts(lines))).toEqual([[8], [8], [4], [0]])
    expect(cutsOf(ledger.instances[2]?.lines[0])).toEqual([{ amount: 4, clause: '1250.1/IV.d(3)' }])
  })

  test('begins with nothing carried over [1250.1/IV.d(3), 1250.1/IV.d(4)]', () => {
    const last = Date.UTC(2026, 10, 30, 23, 59, 59, 999)
    const ledger = bookAll([
      ...wins(8, [2, 9, 16]),
      win('last moment', points(8, 'Ann'), { outcome: { at: last } }),
      win('first moment', points(8, 'Ann'), { outcome: { at: last + 1 } }),
    ])
    expect(ledger.instances.flatMap(({ lines }) => amounts(lines))).toEqual([8, 8, 4, 0, 8])
  })

  test('has room for each class and for each player [1250.1/IV.c(4), 1250.1/IV.d(3)]', () => {
    const ledger = bookAll([
      ...wins(8, [2, 9, 16]),
      win('other class', points(8, 'Ann'), { game: '1250.98', outcome: { at: november(17) } }),
      win('other player', points(8, 'Bob'), { outcome: { at: november(18) } }),
    ])
    expect(ledger.instances.flatMap(({ lines }) => amounts(lines))).toEqual([8, 8, 4, 8, 8])
  })

  test('gets no room from losses [1250.1/IV.d(3)]', () => {
    const ledger = bookAll([
      ...wins(8, [2, 9]),
      win('loss', points(-8, 'Ann'), { outcome: { at: november(10), winners: [] } }),
      win('after the loss', points(8, 'Ann'), { outcome: { at: november(11) } }),
    ])
    expect(ledger.instances.flatMap(({ lines }) => amounts(lines))).toEqual([8, 8, -8, 4])
  })

  test('pays A$100 of a class at the most, as referee too [1250.1/IV.c(3), 1250.1/IV.c(5)]', () => {
    const ledger = bookAll([
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
    expect(ledger.instances.flatMap(({ lines }) => amounts(lines))).toEqual([47, 48, 5, 0, 10, 30])
    expect(cutsOf(ledger.instances[2]?.lines[0])).toEqual([{ amount: 3, clause: '1250.1/IV.c(3)' }])
  })

  test('counts what the same instance gave before [1250.1/IV.c(3), 1250.1/IV.d(3)]', () => {
    const earlier = [45, 20].map((each, i) =>
      win(`paid ${each}`, pay(each, 'Ann'), { outcome: { at: november(3 + i) } }),
    )
    const ledger = bookAll([...wins(8, [2, 9]), ...earlier])
    const awards = [points(3, 'Ann'), points(3, 'Ann'), pay(30, 'Ann'), pay(30, 'Ann')]
    const { lines } = value(book(ledger, sampleRecord({ outcome: { awards } })))
    expect(amounts(lines)).toEqual([3, 1, 30, 5])
    expect(cutsOf(lines[3])).toEqual([
      { amount: 10, clause: '1250.1/IV.c(2)' },
      { amount: 15, clause: '1250.1/IV.c(3)' },
    ])
  })

  test('leaves the others of a group their shares when one has no room [1250.1/IV.d(4)]', () => {
    const ledger = bookAll(wins(8, [2, 9, 16]))
    const { lines } = value(
      book(ledger, sampleRecord({ outcome: { winners: [], awards: [points(4, 'Ann', 'Bob')] } })),
    )
    expect(amounts(lines)).toEqual([0, 4])
  })

  test('belongs to who ended first, whatever was booked first', () => {
    const records = wins(8, [2, 9, 16, 23])
    const late = records[1]!
    const ledger = bookAll([records[3]!, records[0]!, records[2]!])
    expect(ledger.instances.flatMap(({ lines }) => amounts(lines))).toEqual([8, 8, 4])
    const booking: Booking = value(book(ledger, late))
    expect(amounts(booking.lines)).toEqual([8])
    expect(booking.changed.map(({ record }) => record.instance)).toEqual(['day 16', 'day 23'])
    expect(booking.changed.flatMap(({ lines }) => amounts(lines))).toEqual([4, 0])
    expect(booking.ledger).toEqual(bookAll(records))
  })
})

describe('an exhibition', () => {
  test('uses up no room of the month [1250.1/VII.a(3)]', () => {
    const ledger = bookAll([
      win('shown', points(8, 'Ann'), { exhibition: november(1), outcome: { at: november(2) } }),
      win('real', points(8, 'Ann'), { outcome: { at: november(3) } }),
    ])
    expect(monthTotals(ledger, { person: 'Ann', game: '1250.99', month: '2026-11' }).added).toBe(8)
  })

  test('cannot be declared after the end [1250.1/VII.a(2)]', () => {
    expect(book(openLedger(), sampleRecord({ exhibition: november(20) })).ok).toBe(true)
    expect(book(openLedger(), sampleRecord({ exhibition: november(20) + 1 }))).toMatchObject({
      error: { code: 'exhibitionTooLate', clause: '1250.1/VII.a(2)' },
    })
  })
})

describe('what is refused', () => {
  test('an instance that is booked [1250.1/IV.c(2)]', () => {
    const { ledger } = value(book(openLedger(), sampleRecord()))
    expect(book(ledger, sampleRecord({ outcome: { at: november(25) } }))).toMatchObject({
      error: {
        code: 'alreadyBooked',
        facts: { instance: 'first' },
        says: 'The instance "first" is booked already; each is booked once, under a name of its own.',
      },
    })
  })

  test('a winner who took no part [1250.1/IV.d(1)]', () => {
    const refused = book(openLedger(), sampleRecord({ outcome: { winners: ['Zoe'] } }))
    expect(codeOf(refused)).toBe('winnerNotPlaying')
  })

  test('anything else than points, A$ and Trophies: equipment stays in its instance [1250.1/IV.a, 1250.1/II.a(2)]', () => {
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
      expect(book(openLedger(), sampleRecord({ outcome: { awards } }))).toMatchObject({
        error: { code: 'malformed', clause: '1250.1/IV.a' },
      })
    }
  })

  test.each<[string, Change]>([
    ['half a point', { outcome: { awards: [points(0.5, 'Ann')] } }],
    ['a negative payment', { outcome: { awards: [pay(-1, 'Ann')] } }],
    ['a name twice in a group', { outcome: { awards: [pay(1, 'Ann', 'Ann')] } }],
    ['a payment to oneself', { outcome: { awards: [transfer(1, 'Ann', 'Ann')] } }],
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
    ['a winner twice', { outcome: { winners: ['Ann', 'Ann'] } }],
    ['more starters than players', { starters: 4 }],
    ['an end before the start', { startedAt: november(21) }],
    ['no name', { instance: ' ' }],
  ])('%s', (_, change) => {
    expect(codeOf(book(openLedger(), sampleRecord(change)))).toBe('malformed')
  })
})

test('booking leaves the old ledger alone, and freezes the new one', () => {
  const empty = openLedger()
  const record = sampleRecord({ outcome: { awards: [points(8, 'Ann')] } })
  const { ledger, lines } = value(book(empty, record))
  expect(empty.instances).toEqual([])
  expect(Object.isFrozen(record)).toBe(false)
  expect([ledger, ledger.instances, lines, lines[0]].every(Object.isFrozen)).toBe(true)
})
