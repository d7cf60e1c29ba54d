import type { MatchStatus, RandomInt } from '../game/view.js'
import { nextDeadlineOf } from '../table/clock.js'
import { days, hours, type Timestamp } from '../time.js'

/** A moment from now on at which nothing has fallen due yet; `now` where the next one is due. */
export function soon({ clock }: MatchStatus, pick: RandomInt): Timestamp {
  const due = nextDeadlineOf(clock)
  const most = due === null ? hours(6) : Math.min(hours(6), due - clock.now)
  return most < 1 || pick(4) === 0 ? clock.now : clock.now + pick(most)
}

/** A moment of any kind: in time, at the last moment, late by a little or by days, or too early. */
export function anyMoment(state: MatchStatus, pick: RandomInt): Timestamp {
  const { now } = state.clock
  const due = nextDeadlineOf(state.clock) ?? now + hours(1)
  switch (pick(8)) {
    case 0:
      return now
    case 1:
      return now + 1
    case 2:
      return Math.max(now, due - 1)
    case 3:
      return due
    case 4:
      return due + 1
    case 5:
      return due + pick(days(10))
    case 6:
      return now + days(8)
    default:
      return now - 1 - pick(hours(1))
  }
}
