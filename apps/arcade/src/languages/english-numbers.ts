import { days, hours } from '@ackanomic/core'

const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** A time, as people say it where they are. */
export const time = (at: number): string => DAY_AND_TIME.format(at)

/** A long time, such as `3 days` or `36 hours`. */
export function duration(milliseconds: number): string {
  const unit = milliseconds % days(1) === 0 ? 'day' : 'hour'
  const count = milliseconds / (unit === 'day' ? days(1) : hours(1))
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat('en-GB', format).format(count)
}

/** The points of players, such as `1½`. */
export const points = (count: number): string =>
  count % 1 === 0 ? String(count) : `${count < 1 ? '' : Math.floor(count)}½`

/** How many seats are free, as a sentence. */
export const seatsFree = (free: number, seats: number): string =>
  free === 1 ? `1 of ${seats} seats is free.` : `${free} of ${seats} seats are free.`
