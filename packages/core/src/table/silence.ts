import type { DraftOf, GameTypes, State } from '../engine/bundle.js'
import type { MatchStatus } from '../game/view.js'
import type { Timestamp } from '../time.js'
import { stopTimer } from './clock.js'
import type { Pause } from './table.js'

/** Core's own deadline: the referee's three days to say whether they go on (1250.1 VI.d). */
export const INQUIRY_DEADLINE = 'core: referee answers'

/**
 * Since when the referee has been silent: the moment at which the oldest thing that still awaits them
 * was asked, or the last sign of them if that is later; `null` when nothing awaits them.
 */
export function silentSince({
  openPrompts,
  table,
}: Pick<MatchStatus, 'openPrompts' | 'table'>): Timestamp | null {
  let since: Timestamp | null = null
  for (const { to, at } of openPrompts) {
    if (to === 'referee' && (since === null || at < since)) since = at
  }
  return since === null ? null : Math.max(since, table.silence.heard)
}

/**
 * The time up to which silence counts. While play is paused nobody can answer, so it is the
 * beginning of the first pause that still stands.
 */
export function countsUntil(halts: readonly Pause[], at: Timestamp): Timestamp {
  return halts.reduce((until, { since }) => Math.min(until, since), at)
}

/** After a pause: the time in which nobody could answer does not count against them. */
export function excuseHalt<T extends GameTypes>(
  draft: DraftOf<T>,
  halt: Pause,
  at: Timestamp,
): void {
  const { table } = draft
  const since = silentSince(draft as State<T>)
  if (since === null) return
  const halted = countsUntil(table.pauses, at) - Math.max(halt.since, since)
  if (halted > 0) table.silence.heard = since + halted
}

/** The referee gave a sign of life: the matter of their silence is closed. */
export function heard<T extends GameTypes>(draft: DraftOf<T>): void {
  const { silence } = draft.table
  silence.heard = draft.clock.now
  silence.noticed = null
  silence.inquired = null
  stopTimer(draft.clock, INQUIRY_DEADLINE, null)
}

/** Whether what the referee does at a moment is a sign of life that must be written down. */
export function isNews({ table }: Pick<MatchStatus, 'table'>, at: Timestamp): boolean {
  const { heard: last, noticed } = table.silence
  return last < at || noticed !== null
}
