import { days, hours, type Timestamp } from '@ackanomic/core'

/** The formats of time zones: to create one takes longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** How many formats are kept. There are some 600 zones. */
const MAX_FORMATS = 1000

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(timeZone, format)
  return format
}

/** Whether a text names an IANA time zone that this platform knows. */
export function isTimeZone(text: string): boolean {
  // Offsets such as "+01:00", which some platforms take, know no summer time.
  if (!/^[A-Za-z][\w+/-]{0,63}$/u.test(text)) return false
  try {
    formatOf(text)
    return true
  } catch {
    return false
  }
}

/** The time that clocks of a zone show, as if it were UTC. */
function localTime(timeZone: string, at: Timestamp): number {
  const parts = formatOf(timeZone).formatToParts(at)
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value))
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/**
 * When the clocks of a zone show a local time: once, or twice in autumn. A time that is skipped in
 * spring is taken an hour later.
 */
function instantsOf(timeZone: string, local: number): readonly Timestamp[] {
  const offsetAt = (at: number): number => localTime(timeZone, at) - at
  // No zone changes its clocks twice in two days.
  const [first = local, second = local] = [local - days(1), local + days(1)].map(
    (near) => local - offsetAt(near),
  )
  const shown = [...new Set([first, second])].filter((at) => localTime(timeZone, at) === local)
  return shown.length === 0 ? [first] : shown
}

/** The minutes since midnight of a time of day, such as `'22:30'`. */
function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** The first moment after another of those that are chosen from when clocks show a time each day. */
function nextShown(
  timeZone: string,
  time: string,
  after: Timestamp,
  choose: (shown: readonly Timestamp[]) => readonly Timestamp[],
): Timestamp {
  const local = localTime(timeZone, after)
  const midnight = local - (((local % days(1)) + days(1)) % days(1))
  for (let day = 0; ; day++) {
    const shown = instantsOf(timeZone, midnight + days(day) + minutesOf(time) * 60_000)
    const next = choose(shown).find((at) => at > after)
    if (next !== undefined) return next
  }
}

/**
 * When clocks of a zone next show a time of day, such as `'08:00'`, after a moment. Of a time that
 * comes twice in a day, only the first counts.
 */
export const nextTimeOfDay = (timeZone: string, time: string, after: Timestamp): Timestamp =>
  nextShown(timeZone, time, after, (shown) => shown.slice(0, 1))

/** When the next full hour begins in a zone. */
export function nextFullHour(timeZone: string, after: Timestamp): Timestamp {
  const local = localTime(timeZone, after)
  const gone = ((local % hours(1)) + hours(1)) % hours(1)
  // Clocks show whole seconds.
  return after - (after % 1000) - gone + hours(1)
}

/** When the quiet hours end in which a moment lies; `undefined` if it lies in none. */
export function endOfQuiet(
  timeZone: string,
  { from, to }: { readonly from: string; readonly to: string },
  at: Timestamp,
): Timestamp | undefined {
  const now = (localTime(timeZone, at) % days(1)) / 60_000
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const isQuiet = start < end ? now >= start && now < end : now >= start || now < end
  return isQuiet ? nextShown(timeZone, to, at, (shown) => shown) : undefined
}
