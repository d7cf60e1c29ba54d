import type { OpenTable } from '@ackanomic/host'

const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
})

/** A time, as people say it where they are. */
export const localTime = (at: number): string => DAY_AND_TIME.format(at)

/** How many seats of a table are free, such as `1 of 3 seats is free.` */
export function seatsText({ freeSeats, seats }: OpenTable): string {
  return freeSeats === 1
    ? `1 of ${seats} seats is free.`
    : `${freeSeats} of ${seats} seats are free.`
}
