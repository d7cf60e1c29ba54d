import type { Timer } from '../roster/clock.js'
import { timeAfter, timeBetween } from '../roster/match-clock.js'
import { type SeatNumber, seatOf } from '../roster/roster.js'
import type { GameTypes, State } from './bundle.js'
import type { EntryOf } from './contract.js'
import type { DraftBuffer } from './draft-buffer.js'
import type { GameParts } from './move-kinds.js'
import { pendingIn } from './pending.js'

export interface Obligation {
  readonly seat: SeatNumber
  readonly timer: Timer
}

const NONE: readonly Obligation[] = []

/** The seats for which public deadlines run; a bank must not show who has acted in secret. */
export function obligationsIn<T extends GameTypes>(
  engine: GameParts<T>,
  state: State<T>,
): readonly Obligation[] {
  const { roster, clock, outcome } = state
  if (roster.clock?.bank === undefined || outcome !== null) return NONE
  const found = new Map<SeatNumber, Obligation>()
  for (const { actor: seat, need, deadline, visibleTo } of pendingIn(engine, state)) {
    if (typeof seat !== 'number' || need === 'optional' || visibleTo === 'actor') continue
    const named = clock.timers.filter(({ name }) => name === deadline)
    const timer = named.find((one) => one.seat === seat) ?? named.find((one) => one.seat === null)
    if (timer !== undefined) found.set(seat, { seat, timer })
  }
  return [...found.values()]
}

/**
 * Extends a deadline that falls due by the fullest bank of the seats it waits for, and empties
 * their banks when that time is up. Returns whether it did.
 */
export function drawOnBanks<T extends GameTypes>(
  engine: GameParts<T>,
  buffer: DraftBuffer<T>,
  index: number,
): boolean {
  const timer = buffer.state.clock.timers[index]
  const isSame = ({ timer: other }: Obligation) => other === timer
  const late = obligationsIn(engine, buffer.state).filter(isSame)
  if (timer === undefined || timer.due === null || late.length === 0) return false
  const { due, overtime } = timer
  const { seats, clock } = buffer.state.roster
  const fullest = Math.max(...late.map(({ seat }) => seats[seat]?.bank ?? 0))
  if (overtime !== undefined) {
    for (const { seat } of late) change(buffer, seat, -overtime)
    return false
  }
  if (fullest === 0) return false
  buffer.change((draft) => {
    draft.clock.now = due
    draft.clock.timers[index] = {
      ...(timer as (typeof draft.clock.timers)[number]),
      due: timeAfter(clock, due, fullest),
      overtime: fullest,
    }
  })
  return true
}

/** Charges overtime to seats whose obligation an entry met, and gives the mover the increment. */
export function bookTime<T extends GameTypes>(
  engine: GameParts<T>,
  buffer: DraftBuffer<T>,
  before: readonly Obligation[],
  mover: SeatNumber,
): void {
  if (before.length === 0) return
  const { now } = buffer.state.clock
  const { bank, ...clock } = buffer.state.roster.clock ?? { timeZone: '', offsets: [] }
  const after = obligationsIn(engine, buffer.state)
  for (const { seat, timer } of before) {
    const { name, started, overtime = 0, left, due } = timer
    const waits = after.some(
      (one) => one.seat === seat && one.timer.name === name && one.timer.started === started,
    )
    if (waits) continue
    const unused = left ?? timeBetween(clock, now, due ?? now)
    const earned = seat === mover ? (bank?.increment ?? 0) : 0
    change(buffer, seat, -Math.max(overtime - unused, 0))
    change(buffer, seat, earned)
  }
}

export const moverOf = <T extends GameTypes>(state: State<T>, entry: EntryOf<T>): SeatNumber =>
  entry.kind === 'move' ? seatOf(state.roster, entry.by) : -1

function change<T extends GameTypes>(buffer: DraftBuffer<T>, seat: SeatNumber, by: number): void {
  const { seats, clock } = buffer.state.roster
  const bank = seats[seat]?.bank
  if (by === 0 || bank === undefined) return
  const changed = Math.max(0, Math.min(bank + by, clock?.bank?.most ?? 0))
  if (changed === bank) return
  buffer.change((draft) => {
    const place = draft.roster.seats[seat]
    if (place !== undefined) place.bank = changed
  })
}
