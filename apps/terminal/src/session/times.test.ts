import { formatDuration } from '@ackanomic/core/commands'
import { describe, expect, test } from 'vitest'
import { formatTimestamp, readDuration } from './times.js'

const HOUR = 3_600_000

describe('a time', () => {
  test('is written with its weekday, in UTC', () => {
    expect(formatTimestamp(Date.UTC(2026, 10, 24, 13, 5))).toBe('Tue 24 Nov 2026, 13:05 UTC')
    expect(formatTimestamp(Number.NaN)).toBe('an unknown time')
  })

  test.each([
    [72 * HOUR, '3 days'],
    [24 * HOUR, '1 day'],
    [25 * HOUR + 60_000, '1 day 1 hour'],
    [HOUR / 2, '30 minutes'],
    [72 * HOUR - 1, '3 days'],
    [10, 'less than a minute'],
    [-5 * HOUR, 'less than a minute'],
  ])('of %d ms is written as %s', (length, text) => {
    expect(formatDuration(length)).toBe(text)
  })

  test.each([
    ['3 days', 72 * HOUR],
    ['3d', 72 * HOUR],
    ['1 Day', 24 * HOUR],
    ['12h', 12 * HOUR],
    ['12 hours', 12 * HOUR],
    ['30 minutes', HOUR / 2],
    ['30m', HOUR / 2],
    ['30 min', HOUR / 2],
    ['0 days', undefined],
    ['-1 day', undefined],
    ['1.5 days', undefined],
    ['367 days', undefined],
    ['999999999 days', undefined],
    ['long', undefined],
    ['', undefined],
  ])('written as %j is read as %d ms', (text, length) => {
    expect(readDuration(text)).toBe(length)
  })
})
