import { err, ok, type Result } from './result.js'
import type { ClockRules, MatchClock } from './roster/match-clock.js'
import { days, type Timestamp } from './time.js'

/** Cached, because creating a format takes longer than using it. */
const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>()

/** Above the 600 or so time zones that exist. */
const MAX_FORMATS = 1000

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(timeZone, format)
  return format
}

/**
 * Checks whether a text names an IANA time zone that this platform knows.
 *
 * @example
 * ```ts
 * import { isTimeZone } from '@ackanomic/core'
 *
 * isTimeZone('Europe/Berlin') // => true
 * isTimeZone('+01:00') // => false
 * ```
 */
export function isTimeZone(text: string): boolean {
  // Offsets such as "+01:00", which some platforms accept, know no summer time.
  if (typeof text !== 'string' || !/^[A-Za-z][\w+/-]{0,63}$/u.test(text)) return false
  try {
    formatOf(text)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the time on a zone's clocks, in milliseconds, as if it were UTC.
 *
 * @example
 * ```ts
 * import { localTimeIn } from '@ackanomic/core'
 *
 * localTimeIn('Europe/Berlin', Date.UTC(2026, 6, 1, 10)) === Date.UTC(2026, 6, 1, 12) // => true
 * ```
 */
export function localTimeIn(timeZone: string, at: Timestamp): number {
  const parts = formatOf(timeZone).formatToParts(at)
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value))
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const AHEAD = /* @__PURE__ */ days(3653)

/**
 * Creates a match's clock with the zone's offsets for the next ten years, so that rules need no
 * time zone data. It fails for an unknown zone.
 *
 * @example
 * ```ts
 * import { createMatchClock } from '@ackanomic/core'
 *
 * const clock = createMatchClock({ timeZone: 'Europe/Berlin' }, Date.UTC(2026, 0, 1))
 * clock.ok && clock.value.offsets[1] // => [1774746000000, 120]
 * ```
 */
export function createMatchClock(rules: ClockRules, from: Timestamp): Result<MatchClock, string> {
  const { timeZone } = rules
  if (!isTimeZone(timeZone)) return err(`The time zone "${timeZone}" is unknown here.`)
  const minutesAt = (at: Timestamp): number =>
    Math.round((localTimeIn(timeZone, at) - (at - (at % 1000))) / 60_000)
  const offsets: [Timestamp, number][] = [[from, minutesAt(from)]]
  // No zone changes its clocks twice in a week.
  for (let week = from; week < from + AHEAD; week += days(7)) {
    const minutes = minutesAt(week + days(7))
    if (minutes === minutesAt(week)) continue
    let [before, after] = [week, week + days(7)]
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (minutesAt(middle) === minutes) after = middle
      else before = middle
    }
    offsets.push([after, minutes])
  }
  return ok({ ...rules, offsets })
}
