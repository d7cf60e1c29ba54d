import type { Mutable } from '../plain.js'
import type { Duration, Timestamp } from '../time.js'
import { timeAfter, timeBetween } from './match-clock.js'
import type { Pause, Roster, SeatNumber } from './roster.js'

/** A deadline that runs or is paused. */
export interface Timer<Name extends string = string> {
  readonly name: Name
  readonly seat: SeatNumber | null
  readonly started: Timestamp
  /** `null` while it is paused. */
  readonly due: Timestamp | null
  /** The remaining milliseconds while it is paused; `null` while it runs. */
  readonly left: Duration | null
  /** The pauses during which it keeps running. `['*']` means all. */
  readonly runsDuring: readonly string[]
  /** The milliseconds that time banks added. */
  readonly overtime?: Duration
}

/** The clock of a match: the time of the last entry, and the deadlines. */
export interface Clock<Name extends string = string> {
  /** The time of the last entry. */
  readonly now: Timestamp
  /** The deadlines, in the order in which they were started. */
  readonly timers: readonly Timer<Name>[]
}

/** The limit of deadlines that fall due by one entry: sixteen years of turns of three days. */
export const MAX_DUE = 2000

export type WritableClock = Mutable<Clock>

/** The index of the first deadline due by `until` (of equal ones, the older), or -1. */
export function firstDue(clock: Clock, until: Timestamp): number {
  const timers = clock.timers
  let first = -1
  let earliest = Number.POSITIVE_INFINITY
  for (let i = 0; i < timers.length; i++) {
    const due = timers[i]?.due
    if (due !== undefined && due !== null && due <= until && due < earliest) {
      first = i
      earliest = due
    }
  }
  return first
}

/**
 * Returns the time at which the next deadline falls due, or `null` if none runs.
 *
 * @example
 * ```ts
 * import { nextDeadlineOf } from '@ackanomic/core'
 *
 * const bids = { name: 'bids', seat: null, started: 0, due: 9, left: null, runsDuring: [] }
 * nextDeadlineOf({ now: 0, timers: [bids] }) // => 9
 * ```
 */
export function nextDeadlineOf(clock: Clock): Timestamp | null {
  let next: Timestamp | null = null
  for (const { due } of clock.timers) if (due !== null && (next === null || due < next)) next = due
  return next
}

/**
 * Returns the time at which a deadline falls due, or `null` if it is absent or paused.
 *
 * @example
 * ```ts
 * import { deadlineOf } from '@ackanomic/core/engine'
 *
 * const bids = { name: 'bids', seat: null, started: 0, due: 9, left: null, runsDuring: [] }
 * deadlineOf({ timers: [bids] }, 'bids') // => 9
 * ```
 */
export function deadlineOf(
  clock: { readonly timers: readonly Pick<Timer, 'name' | 'seat' | 'due'>[] },
  name: string,
  seat: SeatNumber | null = null,
): Timestamp | null {
  for (const timer of clock.timers) {
    if (timer.name === name && timer.seat === seat) return timer.due
  }
  return null
}

function timerIndex(clock: Clock, name: string, seat: SeatNumber | null): number {
  const timers = clock.timers
  for (let i = 0; i < timers.length; i++) {
    const timer = timers[i]
    if (timer !== undefined && timer.name === name && timer.seat === seat) return i
  }
  return -1
}

type Halts = Pick<Roster, 'pauses' | 'clock'>

/** Starts a deadline, or restarts it. During a pause it keeps all its time. */
export function startTimer(
  clock: WritableClock,
  roster: Halts,
  timer: Pick<Timer, 'name' | 'seat' | 'runsDuring'>,
  at: Timestamp,
  length: Duration,
): void {
  stopTimer(clock, timer.name, timer.seat)
  const halted = isStopped(timer, roster.pauses)
  clock.timers.push({
    name: timer.name,
    seat: timer.seat,
    started: at,
    due: halted ? null : timeAfter(roster.clock, at, length),
    left: halted ? length : null,
    runsDuring: timer.runsDuring as string[],
  })
}

export function stopTimer(clock: WritableClock, name: string, seat: SeatNumber | null): void {
  const { timers } = clock
  const index = timerIndex(clock, name, seat)
  if (index === -1) return
  // Most matches have one deadline, and `pop` is much faster than `splice`.
  if (index === timers.length - 1) timers.pop()
  else timers.splice(index, 1)
}

/** Stops and resumes deadlines after the pauses have changed. */
export function adjustTimers(clock: WritableClock, roster: Halts, at: Timestamp): void {
  for (const timer of clock.timers) {
    const stop = isStopped(timer, roster.pauses)
    if (stop && timer.due !== null) {
      timer.left = timeBetween(roster.clock, at, timer.due)
      timer.due = null
    } else if (!stop && timer.left !== null) {
      timer.due = timeAfter(roster.clock, at, timer.left)
      timer.left = null
    }
  }
}

function isStopped(timer: Pick<Timer, 'runsDuring'>, halts: readonly Pause[]): boolean {
  if (halts.length === 0 || timer.runsDuring[0] === '*') return false
  return halts.some(({ reason }) => !timer.runsDuring.includes(reason))
}
