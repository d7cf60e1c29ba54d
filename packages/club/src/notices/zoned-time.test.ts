import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfQuiet, nextFullHour, nextTimeOfDay } from './zoned-time.js'

const at = (text: string): number => Date.parse(text)
const iso = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString()

test.each([
  // After, zone, time of day, next.
  ['2026-11-22T00:00:00Z', 'UTC', '08:00', '2026-11-22T08:00:00.000Z'],
  ['2026-11-22T08:00:00Z', 'UTC', '08:00', '2026-11-23T08:00:00.000Z'],
  ['2026-11-22T00:00:00Z', 'Europe/Berlin', '08:00', '2026-11-22T07:00:00.000Z'],
  ['2026-07-22T00:00:00Z', 'Europe/Berlin', '08:00', '2026-07-22T06:00:00.000Z'],
  ['2026-11-22T23:30:00Z', 'Asia/Kolkata', '05:15', '2026-11-22T23:45:00.000Z'],
  ['2026-11-22T12:00:00Z', 'Pacific/Kiritimati', '01:00', '2026-11-23T11:00:00.000Z'],
  // Clocks are set forward on 29 March at 02:00, and back on 25 October at 03:00.
  ['2026-03-28T22:00:00Z', 'Europe/Berlin', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-28T22:00:00Z', 'Europe/Berlin', '08:00', '2026-03-29T06:00:00.000Z'],
  ['2026-03-28T22:00:00Z', 'Europe/Berlin', '01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-10-24T22:00:00Z', 'Europe/Berlin', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-24T22:00:00Z', 'Europe/Berlin', '08:00', '2026-10-25T07:00:00.000Z'],
])('after %s, the clocks in %s next show %s at %s', (after, zone, time, next) => {
  expect(iso(nextTimeOfDay(zone, time, at(after)))).toBe(next)
})

test('the next full hour is on the clocks of the zone', () => {
  expect(iso(nextFullHour('UTC', at('2026-11-22T10:20:30.123Z')))).toBe('2026-11-22T11:00:00.000Z')
  expect(iso(nextFullHour('UTC', at('2026-11-22T10:00:00Z')))).toBe('2026-11-22T11:00:00.000Z')
  expect(iso(nextFullHour('Asia/Kolkata', at('2026-11-22T10:20:00Z')))).toBe(
    '2026-11-22T10:30:00.000Z',
  )
})

test('quiet hours end on time, even after midnight', () => {
  const night = { from: '22:00', to: '07:30' }
  const berlin = (text: string) => iso(endOfQuiet('Europe/Berlin', night, at(text)))
  expect(berlin('2026-11-22T20:59:59Z')).toBe(undefined)
  expect(berlin('2026-11-22T21:00:00Z')).toBe('2026-11-23T06:30:00.000Z')
  expect(berlin('2026-11-23T06:29:59Z')).toBe('2026-11-23T06:30:00.000Z')
  expect(berlin('2026-11-23T06:30:00Z')).toBe(undefined)
  const noon = { from: '12:00', to: '13:00' }
  expect(iso(endOfQuiet('UTC', noon, at('2026-11-22T12:30:00Z')))).toBe('2026-11-22T13:00:00.000Z')
  expect(endOfQuiet('UTC', noon, at('2026-11-22T13:00:00Z'))).toBe(undefined)
})

test('quiet hours that end in a skipped hour end after it', () => {
  const end = endOfQuiet(
    'Europe/Berlin',
    { from: '22:00', to: '02:30' },
    at('2026-03-29T00:15:00Z'),
  )
  expect(iso(end)).toBe('2026-03-29T01:30:00.000Z')
  expect(endOfQuiet('Europe/Berlin', { from: '22:00', to: '02:30' }, end ?? 0)).toBe(undefined)
})

test.each([
  // Clocks go back at 03:00, 02:00 and, by half an hour, 02:00, so they show some times twice.
  ['2026-10-25T00:10Z', 'Europe/Berlin', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T00:30Z', 'Europe/Berlin', '02:30', undefined],
  ['2026-10-25T01:10Z', 'Europe/Berlin', '02:30', '2026-10-25T01:30:00.000Z'],
  ['2026-10-25T01:10Z', 'Europe/Berlin', '03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-11-01T06:10Z', 'America/New_York', '01:30', '2026-11-01T06:30:00.000Z'],
  ['2026-04-04T15:10Z', 'Australia/Lord_Howe', '01:45', '2026-04-04T15:15:00.000Z'],
])('at %s, quiet hours in %s until %s end at %s', (moment, zone, to, end) => {
  expect(iso(endOfQuiet(zone, { from: '22:00', to }, at(moment)))).toBe(end)
})

test('quiet hours end within 25 hours and are over then', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC')
  const changes = [
    '2026-03-29',
    '2026-10-25',
    '2026-03-08',
    '2026-11-01',
    '2026-04-04',
    '2026-10-03',
  ]
  const times = fc.constantFrom(
    '00:00',
    '01:30',
    '01:45',
    '02:00',
    '02:30',
    '03:00',
    '07:00',
    '22:00',
  )
  const moments = fc.tuple(fc.constantFrom(...changes), fc.nat(47 * 60))
  fc.assert(
    fc.property(zones, times, times, moments, (zone, from, to, [day, minute]) => {
      const moment = at(`${day}T00:00Z`) + minute * 60_000
      // If only one hour is not quiet, it may be the one that is skipped in spring.
      const loud = (at(`1970-01-02T${from}Z`) - at(`1970-01-01T${to}Z`)) % (24 * 3_600_000)
      const end = loud > 3_600_000 ? endOfQuiet(zone, { from, to }, moment) : undefined
      if (end === undefined) return
      expect(end).toBeGreaterThan(moment)
      expect(end - moment).toBeLessThanOrEqual(25 * 3_600_000)
      expect(endOfQuiet(zone, { from, to }, end)).toBe(undefined)
    }),
    { numRuns: 300 },
  )
})
