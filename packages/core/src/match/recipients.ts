import type { AnyEvent, GameEvent, MatchEvent } from '../game/game-event.js'
import type { PendingAction } from '../game/view.js'
import type { Viewer } from '../game/viewer.js'
import type { Table } from '../table/table.js'

export function addressed<Event extends AnyEvent>(
  events: readonly GameEvent<Event>[],
  after: Table,
  before: Table,
): readonly MatchEvent<Event>[] {
  return events.map((event) =>
    Object.freeze({ ...event, recipients: recipientsOf(event.to, after, before) }),
  )
}

/** The audience after the entry, or else before it, so that leavers get their last events. */
function recipientsOf(to: Viewer, after: Table, before: Table): 'everyone' | readonly string[] {
  if (to === 'public') return 'everyone'
  if (typeof to === 'object') return Object.freeze([to.person])
  const now = personsOf(after, to)
  return Object.freeze(now.length > 0 ? now : personsOf(before, to))
}

/** The people who act in a seat (its player, if away) or as referees; nobody for other actors. */
export function personsOf(table: Table, of: PendingAction['actor']): string[] {
  if (of === 'referee') return [...table.referees]
  const seat = typeof of === 'number' ? table.seats[of] : undefined
  if (seat === undefined) return []
  if (seat.holder !== null) return [seat.holder]
  return seat.presence === 'away' ? [seat.player] : []
}
