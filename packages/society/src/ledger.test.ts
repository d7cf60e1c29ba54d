import { MAX_TIMESTAMP } from '@ackanomic/core/untrusted'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthOf } from './ledger.js'

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

test('law: it agrees with the calendar of ISO 8601 in UTC', () => {
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
