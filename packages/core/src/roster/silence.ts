import type { DraftOf, GameTypes, State } from '../engine/bundle.js'
import type { MatchStatus } from '../game/view.js'
import type { Timestamp } from '../time.js'
import { stopTimer } from './clock.js'
import type { Pause } from './roster.js'

/** The deadline of a referee who was asked to continue: three days (1250.1 VI.d). */
export const INQUIRY_DEADLINE = 'core: referee answers'

/**
 * The time since which the referee has been silent: the oldest open prompt to them, or their last
 * sign of life if that is later; `null` if nothing awaits them.
 */
export function silentSince({
  openPrompts,
  roster,
}: Pick<MatchStatus, 'openPrompts' | 'roster'>): Timestamp | null {
  let since: Timestamp | null = null
  for (const { to, at } of openPrompts) {
    if (to === 'referee' && (since === null || at < since)) since = at
  }
  return since === null ? null : Math.max(since, roster.silence.heard)
}

/** The time up to which silence counts: nobody can answer from the beginning of the first pause. */
export function countsUntil(halts: readonly Pause[], at: Timestamp): Timestamp {
  return halts.reduce((until, { since }) => Math.min(until, since), at)
}

/** Time during a pause does not count as silence. */
export function excuseHalt<T extends GameTypes>(
  draft: DraftOf<T>,
  halt: Pause,
  at: Timestamp,
): void {
  const { roster } = draft
  const since = silentSince(draft as State<T>)
  if (since === null) return
  const halted = countsUntil(roster.pauses, at) - Math.max(halt.since, since)
  if (halted > 0) roster.silence.heard = since + halted
}

export function heard<T extends GameTypes>(draft: DraftOf<T>): void {
  const { silence } = draft.roster
  silence.heard = draft.clock.now
  silence.noticed = null
  silence.inquired = null
  stopTimer(draft.clock, INQUIRY_DEADLINE, null)
}

/** Whether a sign of life at a time must be recorded. */
export function isNews({ roster }: Pick<MatchStatus, 'roster'>, at: Timestamp): boolean {
  const { heard: last, noticed } = roster.silence
  return last < at || noticed !== null
}
