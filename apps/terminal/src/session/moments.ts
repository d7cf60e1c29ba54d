import { type Duration, days, hours, type Moment } from '@ackanomic/core'

const MINUTE = 60_000

/** A moment as people write it, such as `Tue 24 Nov 2026, 13:05 UTC`. */
export function momentText(at: Moment): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return 'an unknown time'
  const [weekday, day, month, year, time = ''] = date.toUTCString().replace(',', '').split(' ')
  return `${weekday} ${Number(day)} ${month} ${year}, ${time.slice(0, 5)} UTC`
}

/** A length of time in its two largest units, such as `2 days 5 hours`. */
export function durationText(length: Duration): string {
  const whole = Math.max(0, Math.round(length / MINUTE))
  const parts = [
    counted(Math.floor(whole / 1440), 'day'),
    counted(Math.floor(whole / 60) % 24, 'hour'),
    counted(whole % 60, 'minute'),
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'less than a minute' : parts.slice(0, 2).join(' ')
}

function counted(count: number, unit: string): string {
  return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`
}

const LENGTHS: Readonly<Record<string, Duration>> = { d: days(1), h: hours(1), m: MINUTE }

/** The longest wait that can be asked for at once: a year. */
const LONGEST = days(366)

/** Reads a length of time, such as `3 days`, `12h` or `30 minutes`; `undefined` for anything else. */
export function readDuration(text: string): Duration | undefined {
  const read = /^(\d{1,6})\s*(d|h|m)(?:ays?|ours?|in(?:ute)?s?)?$/iu.exec(text.trim())
  const unit = LENGTHS[read?.[2]?.toLowerCase() ?? '']
  const length = unit === undefined ? 0 : Number(read?.[1]) * unit
  return length > 0 && length <= LONGEST ? length : undefined
}
