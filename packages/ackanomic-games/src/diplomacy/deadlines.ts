import { type Duration, days, type Moment } from '@ackanomic/core'
import type { State } from '@ackanomic/core/engine'
import type { DiplomacyOptions } from './announcement.js'
import type { Variant } from './map.js'
import type { Ctx, Diplomacy, Draft, MoveOf, Refused } from './model.js'
import type { Phase } from './position.js'

/** The longest that a turn or an enrolment may still last, in days. */
const MOST_DAYS = 1000

/** When a turn that begins now ends (III.B4). */
export function endOfTurn(
  { firstYear }: Variant,
  limits: DiplomacyOptions['limits'],
  { year, season, step }: Phase,
  at: Moment,
): Moment {
  const isFirst = step === 'moves' && season === 0 && year === firstYear
  return sparing(limits, at + ((isFirst ? limits.first : null) ?? limits[step]))
}

/** A moment, or where weekends are spared and it is on one, the same time of the Monday after. */
function sparing({ weekends }: DiplomacyOptions['limits'], due: Moment): Moment {
  return weekends === 'spared' ? due + daysOff(due) : due
}

/** How long it is from a Saturday or Sunday, UTC, to the same time of the Monday after. */
function daysOff(due: Moment): Duration {
  const day = new Date(due).getUTCDay()
  return day === 6 ? days(2) : day === 0 ? days(1) : 0
}

/** What is left of the turn, or of the enrolment. */
function running({ clock }: Pick<State<Diplomacy>, 'clock'>) {
  return clock.timers.find(({ name }) => name === 'turn' || name === 'enrolment')
}

/** Whether the turn would end on a weekend that is spared: a pause has put it there. */
export function endsOnWeekend({ options, clock }: State<Diplomacy>): boolean {
  const turn = clock.timers.find(({ name }) => name === 'turn')
  return options.limits.weekends === 'spared' && turn?.due != null && daysOff(turn.due) > 0
}

export function checkExtension(state: State<Diplomacy>, { length }: MoveOf<'extend'>): Refused {
  const timer = running(state)
  if (timer === undefined) return { code: 'noDeadline', facts: {} }
  const left = timer.left ?? (timer.due ?? 0) - state.clock.now
  return left + length > days(MOST_DAYS)
    ? { code: 'tooLong', facts: { days: MOST_DAYS } }
    : undefined
}

/** The turn, or the enrolment, lasts so much longer; no weekend that is spared ends it. */
export function extend(draft: Draft, ctx: Ctx, length: Duration): void {
  const { clock, options } = draft
  const timer = running({ clock })
  if (timer === undefined) return
  const { due, left } = timer
  const what = timer.name === 'turn' ? 'turn' : 'enrolment'
  const until =
    due === null ? null : what === 'turn' ? sparing(options.limits, due + length) : due + length
  ctx.startTimer(what, until === null ? (left ?? 0) + length : until - ctx.at)
  ctx.emit('public', '1250.14/IV.ref.b', () => ({ type: 'extended', what, until }))
}
