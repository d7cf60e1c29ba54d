import { days, type Timestamp } from '@ackanomic/core'
import { isPaused, type State } from '@ackanomic/core/engine'
import type { RustyLantern, RustyLanternShared } from './model.js'
import type { RustyLanternPlay } from './tale.js'

/** Why play is halted with fewer than two Bards. */
export const TOO_FEW = 'too few Bards'

/** Why play is halted with more Bards than benches. */
export const TOO_MANY = 'too many Bards'

/** Why play is halted while the Barkeep is on vacation. */
export const BARKEEP_AWAY = 'Barkeep away'

const SUSPENSIONS: readonly string[] = [TOO_FEW, TOO_MANY, BARKEEP_AWAY]

/** The halts through which the three days run on. */
export function runsThrough({ suspensionStopsClocks }: RustyLantern['Options']): readonly string[] {
  return suspensionStopsClocks ? [] : SUSPENSIONS
}

/** Whether time counts for no three days now: play is halted, or the deck is short. */
export function standsStill({
  shared,
  options,
  table,
}: Pick<State<RustyLantern>, 'shared' | 'options' | 'table'>): boolean {
  return shared.short || isPaused(table, runsThrough(options))
}

/**
 * Whether a play is too old to be interrupted, the time in which the tale stood still left out:
 * exactly three days are in time.
 */
export function isTooOld(
  play: RustyLanternPlay,
  { stopped }: RustyLanternShared,
  at: Timestamp,
): boolean {
  const still = stopped.before + (stopped.since === null ? 0 : at - stopped.since)
  return at - play.at - (still - play.stoppedBefore) > days(3)
}
