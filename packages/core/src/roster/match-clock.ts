import { type Duration, days, hours, isTimestamp, type Timestamp } from '../time.js'

/** The days of the week, as ISO 8601 orders them. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number]

/** A time of the week that does not count, by the clocks of the match's time zone. */
export interface QuietTime {
  /** The days on which it begins. Default: every day. */
  readonly days?: readonly Weekday[] | undefined
  /** The time of day at which it begins, such as `'22:00'`. Default: `'00:00'`. */
  readonly from?: string | undefined
  /** The time of day at which it ends, on the next day if before `from`. Default: `'24:00'`. */
  readonly to?: string | undefined
}

/** Spare time of each player besides the deadlines, in milliseconds. */
export interface TimeBank {
  /** The time in a new bank. */
  readonly start: Duration
  /** The time that each action before its deadline adds. */
  readonly increment: Duration
  readonly most: Duration
}

/** The hours of a match's deadlines, as people write them. */
export interface ClockRules {
  /** The IANA time zone of the match, such as `'Europe/Berlin'`. */
  readonly timeZone: string
  /** The quiet times of the week, up to 20. Default: none. */
  readonly quiet?: readonly QuietTime[] | undefined
  /** Days that do not count, such as `'2026-12-25'`, up to 400. Default: none. */
  readonly holidays?: readonly string[] | undefined
  readonly bank?: TimeBank | undefined
}

/**
 * The hours of a match's deadlines. Quiet time does not count: if weekends are quiet, 24 hours from
 * Friday 18:00 end on Monday 18:00.
 */
export interface MatchClock extends ClockRules {
  /** The time zone's changes, each with the minutes ahead of UTC, from `createMatchClock`. */
  readonly offsets: readonly (readonly [from: Timestamp, minutes: number])[]
}

const DAY = days(1)

/** The time of a week that must count, so that deadlines do pass. */
const MIN_WEEKLY_TIME = hours(7)

function timeOf(text: string): Duration {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return (hour * 60 + minute) * 60_000
}

/** Whether a local time is quiet, and a time until which that does not change. */
function stretchAt(
  { quiet = [], holidays = [] }: Pick<ClockRules, 'quiet' | 'holidays'>,
  local: number,
): { readonly isQuiet: boolean; readonly until: number } {
  const day = Math.floor(local / DAY)
  const time = local - day * DAY
  // The epoch was a Thursday.
  const weekday = (number: number) => WEEKDAYS[(((number + 3) % 7) + 7) % 7] as Weekday
  let isQuiet =
    holidays.length > 0 && holidays.includes(new Date(day * DAY).toISOString().slice(0, 10))
  let end = DAY
  for (const { days: on = WEEKDAYS, from = '00:00', to = '24:00' } of quiet) {
    const [start, stop] = [timeOf(from), timeOf(to)]
    const begins = on.includes(weekday(day)) && time >= start
    if (start < stop) isQuiet ||= begins && time < stop
    else isQuiet ||= begins || (on.includes(weekday(day - 1)) && time < stop)
    for (const cut of [start, stop]) if (cut > time && cut < end) end = cut
  }
  return { isQuiet, until: day * DAY + end }
}

/** Walks to `until`, or until that much time has counted and it is not quiet. */
function walk(
  clock: MatchClock,
  at: Timestamp,
  until: Timestamp,
  length: Duration,
): { readonly at: Timestamp; readonly counted: Duration } {
  const { offsets } = clock
  let now = at
  let counted = 0
  while (now < until) {
    const next = offsets.findIndex(([from], index) => index > 0 && from > now)
    const [, minutes] = offsets[next < 0 ? offsets.length - 1 : next - 1] ?? [0, 0]
    const change = next < 0 ? Number.POSITIVE_INFINITY : (offsets[next]?.[0] as number)
    const ahead = minutes * 60_000
    const { isQuiet, until: end } = stretchAt(clock, now + ahead)
    const then = Math.min(end - ahead, change, until)
    if (!isQuiet) {
      if (now + length - counted < then) return { at: now + length - counted, counted: length }
      counted += then - now
    }
    now = then
  }
  return { at: now, counted }
}

/**
 * Returns the first time that is not quiet after `length` has counted. Without a clock, all time
 * counts.
 *
 * @example
 * ```ts
 * import { days } from '@ackanomic/core'
 * import { timeAfter } from '@ackanomic/core/engine'
 *
 * const weekends = { timeZone: 'UTC', offsets: [[0, 0]], quiet: [{ days: ['sat', 'sun'] }] } as const
 * const friday = Date.UTC(2026, 10, 27, 18)
 * timeAfter(weekends, friday, days(1)) === Date.UTC(2026, 10, 30, 18) // => true
 * timeAfter(undefined, friday, days(1)) === Date.UTC(2026, 10, 28, 18) // => true
 * ```
 */
export function timeAfter(
  clock: MatchClock | undefined,
  at: Timestamp,
  length: Duration,
): Timestamp {
  return clock === undefined ? at + length : walk(clock, at, Number.POSITIVE_INFINITY, length).at
}

/**
 * Returns how much time counts between two times, in milliseconds.
 *
 * @example
 * ```ts
 * import { timeBetween } from '@ackanomic/core/engine'
 *
 * const weekends = { timeZone: 'UTC', offsets: [[0, 0]], quiet: [{ days: ['sat', 'sun'] }] } as const
 * timeBetween(weekends, Date.UTC(2026, 10, 27, 18), Date.UTC(2026, 10, 30, 18)) // => 86_400_000
 * ```
 */
export function timeBetween(
  clock: MatchClock | undefined,
  from: Timestamp,
  to: Timestamp,
): Duration {
  return clock === undefined ? to - from : walk(clock, from, to, Number.POSITIVE_INFINITY).counted
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown, ...names: readonly string[]): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([key, field]) => names.includes(key) || field === undefined)

const isListOf = (value: unknown, most: number, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && value.every(is)

const isTime = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(value)

const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value)

function isQuietTime(value: unknown): boolean {
  if (!isFields(value, 'days', 'from', 'to')) return false
  const { days: on = WEEKDAYS, from = '00:00', to = '24:00' } = value
  const isDays = isListOf(on, 7, (day) => (WEEKDAYS as readonly unknown[]).includes(day))
  return isDays && isTime(from) && isTime(to) && from !== to
}

function isBank(value: unknown): boolean {
  if (!isFields(value, 'start', 'increment', 'most')) return false
  const { start, increment, most } = value as Readonly<Record<string, number>>
  const isLength = (length: unknown) =>
    Number.isSafeInteger(length) && (length as number) >= 0 && (length as number) <= days(1000)
  return [start, increment, most].every(isLength) && Number(start) <= Number(most)
}

function areOffsets(value: unknown): boolean {
  const isOffset = (item: unknown): boolean =>
    Array.isArray(item) &&
    item.length === 2 &&
    isTimestamp(item[0]) &&
    Number.isInteger(item[1]) &&
    Math.abs(item[1]) <= 1440
  if (!isListOf(value, 200, isOffset)) return false
  const list = value as MatchClock['offsets']
  return list.length > 0 && list.every(([from], i) => i === 0 || from > (list[i - 1]?.[0] ?? 0))
}

/** Describes an invalid clock from outside, after the word "clock"; `undefined` if it is valid. */
export function clockProblem(value: unknown): string | undefined {
  if (!isFields(value, 'timeZone', 'quiet', 'holidays', 'bank', 'offsets'))
    return 'must have timeZone and offsets, and perhaps quiet, holidays and bank'
  const { timeZone, quiet = [], holidays = [], bank, offsets } = value
  if (typeof timeZone !== 'string' || !/^[\w+/-]{1,64}$/.test(timeZone))
    return 'must name a timeZone, such as "Europe/Berlin"'
  if (!areOffsets(offsets)) return 'must have offsets, as createMatchClock gives them'
  if (!isListOf(quiet, 20, isQuietTime))
    return 'must list up to 20 quiet times, such as { "days": ["sat"], "from": "22:00", "to": "07:00" }'
  if (!isListOf(holidays, 400, isDate)) return 'must list up to 400 holidays, such as "2026-12-25"'
  if (bank !== undefined && !isBank(bank))
    return 'must have a bank of { start, increment, most } in milliseconds, at most 1000 days, with start up to most'
  // A week in 1970, from a Thursday to a Wednesday.
  const week = { timeZone, quiet: quiet as readonly QuietTime[], offsets: [[0, 0]] as const }
  return timeBetween(week, 0, days(7)) < MIN_WEEKLY_TIME
    ? 'must leave at least seven hours of a week that are not quiet'
    : undefined
}
