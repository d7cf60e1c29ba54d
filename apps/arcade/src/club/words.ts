import type { OpenTable } from '@ackanomic/club'
import { days, hours, type TableClock } from '@ackanomic/core'

const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
})

/** A time, as people say it where they are. */
export const localTime = (at: number): string => DAY_AND_TIME.format(at)

/** A long time, such as `3 days` or `36 hours`. */
export function longTime(milliseconds: number): string {
  const unit = milliseconds % days(1) === 0 ? 'day' : 'hour'
  const count = milliseconds / (unit === 'day' ? days(1) : hours(1))
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat('en-GB', format).format(count)
}

const DAYS = {
  ...{ mon: 'Mondays', tue: 'Tuesdays', wed: 'Wednesdays', thu: 'Thursdays', fri: 'Fridays' },
  ...{ sat: 'Saturdays', sun: 'Sundays' },
}

/** When deadlines of a table stand still, and the spare time of its players. */
export function clockText({ timeZone, quiet = [], holidays = [], bank }: TableClock): string {
  const times = quiet.map(({ days: on, from = '00:00', to = '24:00' }) => {
    const days = on?.map((day) => DAYS[day]).join(', ') ?? 'all days'
    return from === '00:00' && to === '24:00' ? `on ${days}` : `on ${days} from ${from} to ${to}`
  })
  const still = holidays.length === 0 ? times : [...times, `on ${holidays.join(', ')}`]
  return [
    ...(still.length === 0 ? [] : [`Deadlines stand still ${still.join('; ')} (${timeZone}).`]),
    ...(bank === undefined ? [] : [`Each player has ${longTime(bank.start)} of spare time.`]),
  ].join(' ')
}

/** How many seats of a table are free, such as `1 of 3 seats is free.` */
export function seatsText({ freeSeats, seats }: OpenTable): string {
  return freeSeats === 1
    ? `1 of ${seats} seats is free.`
    : `${freeSeats} of ${seats} seats are free.`
}
