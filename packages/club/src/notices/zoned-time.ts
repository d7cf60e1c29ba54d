import { days, hours, localTimeIn, type Timestamp } from '@ackanomic/core'

/**
 * The moments at which a zone's clocks show a local time: one, or two in autumn. A time that is
 * skipped in spring counts an hour later.
 */
function instantsOf(timeZone: string, local: number): readonly Timestamp[] {
  const offsetAt = (at: number): number => localTimeIn(timeZone, at) - at
  // No zone changes its clocks twice in two days.
  const [first = local, second = local] = [local - days(1), local + days(1)].map(
    (near) => local - offsetAt(near),
  )
  const shown = [...new Set([first, second])].filter((at) => localTimeIn(timeZone, at) === local)
  return shown.length === 0 ? [first] : shown
}

/** The minutes since midnight of a time such as `'22:30'`. */
function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** The first chosen moment after another at which clocks show a time of day. */
function nextShown(
  timeZone: string,
  time: string,
  after: Timestamp,
  choose: (shown: readonly Timestamp[]) => readonly Timestamp[],
): Timestamp {
  const local = localTimeIn(timeZone, after)
  const midnight = local - (((local % days(1)) + days(1)) % days(1))
  for (let day = 0; ; day++) {
    const shown = instantsOf(timeZone, midnight + days(day) + minutesOf(time) * 60_000)
    const next = choose(shown).find((at) => at > after)
    if (next !== undefined) return next
  }
}

/**
 * The next moment at which clocks show a time of day, such as `'08:00'`. If the time comes twice in
 * a day, only the first counts.
 */
export const nextTimeOfDay = (timeZone: string, time: string, after: Timestamp): Timestamp =>
  nextShown(timeZone, time, after, (shown) => shown.slice(0, 1))

export function nextFullHour(timeZone: string, after: Timestamp): Timestamp {
  const local = localTimeIn(timeZone, after)
  const gone = ((local % hours(1)) + hours(1)) % hours(1)
  // Clocks show whole seconds.
  return after - (after % 1000) - gone + hours(1)
}

/** The end of the quiet hours around a moment, if there are any. */
export function endOfQuiet(
  timeZone: string,
  { from, to }: { readonly from: string; readonly to: string },
  at: Timestamp,
): Timestamp | undefined {
  const now = (localTimeIn(timeZone, at) % days(1)) / 60_000
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const isQuiet = start < end ? now >= start && now < end : now >= start || now < end
  return isQuiet ? nextShown(timeZone, to, at, (shown) => shown) : undefined
}
