import { type Duration, days, type Moment } from '@ackanomic/core'
import { isHalted, type State } from '@ackanomic/core/engine'
import type { Options, Play, Shared } from './tale.js'
import type { RustyLantern } from './types.js'

/** Why play is halted with fewer than two Bards. */
export const TOO_FEW = 'too few Bards'

/** Why play is halted with more Bards than benches. */
export const TOO_MANY = 'too many Bards'

/** Why play is halted while the Barkeep is on vacation. */
export const BARKEEP_AWAY = 'Barkeep away'

const SUSPENSIONS: readonly string[] = [TOO_FEW, TOO_MANY, BARKEEP_AWAY]

/** The halts through which the three days run on. */
export function runsThrough({ suspensionStopsClocks }: Options): readonly string[] {
  return suspensionStopsClocks ? [] : SUSPENSIONS
}

/** Whether time counts for no three days now: play is halted, or the deck is short. */
export function standsStill({
  shared,
  options,
  table,
}: Pick<State<RustyLantern>, 'shared' | 'options' | 'table'>): boolean {
  return shared.short || isHalted(table, runsThrough(options))
}

/** How long ago a play was tried, the time in which the tale stood still left out. */
function ageOf(play: Play, { stopped }: Pick<Shared, 'stopped'>, at: Moment): Duration {
  const still = stopped.before + (stopped.since === null ? 0 : at - stopped.since)
  return at - play.at - (still - play.stoppedBefore)
}

/** Whether a play is too old to be interrupted: exactly three days are in time. */
export function isTooOld(play: Play, shared: Pick<Shared, 'stopped'>, at: Moment): boolean {
  return ageOf(play, shared, at) > days(3)
}
