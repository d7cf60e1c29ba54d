import { type Duration, days, hours, type Timestamp } from '@ackanomic/core'

const MINUTE = 60_000

/** Formats a time, such as `Tue 24 Nov 2026, 13:05 UTC`. */
export function formatTimestamp(at: Timestamp): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return 'an unknown time'
  const [weekday, day, month, year, time = ''] = date.toUTCString().replace(',', '').split(' ')
  return `${weekday} ${Number(day)} ${month} ${year}, ${time.slice(0, 5)} UTC`
}

const LENGTHS: Readonly<Record<string, Duration>> = { d: days(1), h: hours(1), m: MINUTE }

/** The longest wait of one command: a year. */
const MAX_WAIT = days(366)

/** Reads a duration, such as `3 days`, `12h` or `30 minutes`. */
export function readDuration(text: string): Duration | undefined {
  const read = /^(\d{1,6})\s*(d|h|m)(?:ays?|ours?|in(?:ute)?s?)?$/iu.exec(text.trim())
  const unit = LENGTHS[read?.[2]?.toLowerCase() ?? '']
  const length = unit === undefined ? 0 : Number(read?.[1]) * unit
  return length > 0 && length <= MAX_WAIT ? length : undefined
}
